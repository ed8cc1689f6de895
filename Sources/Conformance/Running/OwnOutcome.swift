import PushModel

/// An outcome that no call of the app waits for: of what the port has done by itself.
struct OwnOutcome: Hashable, Sendable {
  private let operation: CallKind
  private let type: PushType

  init(_ operation: CallKind, _ type: PushType) {
    self.operation = operation
    self.type = type
  }

  init(_ completion: Completion) { self.init(completion.operation, completion.type) }
}

extension CaseSession {
  /// Of which outcomes the delegate may be told when a request is answered (Q-REG-67): where no call waits of which it
  /// is to be told, they come of what the port has done by itself. That a call was told of twice is noticed all the
  /// same, since it waits when its request is answered.
  func outcomesOfItsOwn(after stimulus: Stimulus) -> Set<OwnOutcome> {
    guard edition.reportsToDelegate, hasDelegate, case .answer = stimulus else { return [] }
    var outcomes: Set<OwnOutcome> = []
    for operation in [CallKind.register, .unregister] {
      for type in PushType.allCases
      where !calls.contains(where: { $0.operation == operation && $0.isReported && $0.awaits(type) }) {
        outcomes.insert(OwnOutcome(operation, type))
      }
    }
    return outcomes
  }
}
