import PushModel

extension ModelPort {
  /// All that decides what the port does next: where its machines are, and what it remembers.
  package struct Condition: Hashable, Sendable {
    let machines: PushSystem.State
    let memory: Memory
    let stored: Stored
  }

  /// Where the port is.
  package var condition: Condition {
    Condition(machines: system.state, memory: memory, stored: stored)
  }
}

extension TracingPort {
  /// Where the port is.
  package var condition: ModelPort.Condition { port.condition }
}
