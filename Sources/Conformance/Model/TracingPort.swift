package import PushModel

/// The specification as a port that records the rules that each stimulus led to.
package struct TracingPort: Adapter, Sendable {
  private(set) var port: ModelPort

  /// The branches that were followed since the last reset, a list for each stimulus.
  package private(set) var passed: [[PushSystem.PassedBranch]] = []

  /// The rules that were followed since the last reset, a list for each stimulus.
  package var rules: [[RuleTaken]] { passed.map { $0.map(port.rule) } }

  /// The events of the machines since the last reset, if they are recorded.
  package private(set) var steps: [PushStep] = []
  private let notesSteps: Bool

  package init(_ port: ModelPort, notesSteps: Bool = false) {
    self.port = port
    self.notesSteps = notesSteps
  }

  package var profile: Profile { port.profile }

  package mutating func reset(_ setting: Setting) {
    passed = []
    steps = []
    port.reset(setting)
    if notesSteps { port.noteSteps() }
  }

  package mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    let reply = port.perform(stimulus, as: name)
    passed.append(port.passed)
    steps += port.steps
    return reply
  }
}
