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
  /// same, since it waits when its request is answered. A delegate that is set may so be told of what nobody was told
  /// (Q-REG-72).
  func outcomesOfItsOwn(after stimulus: Stimulus) -> Set<OwnOutcome> {
    guard edition.reportsToDelegate, hasDelegate else { return [] }
    return switch stimulus {
    case .answer: outcomes { _, _ in true }
    case .setDelegate, .initialize: outcomes { owes($0, $1, isReported: false) }
    case .setUser, .register, .query, .unregister, .update, .tokenChanged, .tokenInvalidated,
      .messageArrived, .networkChanged, .terminated, .launched, .enteredForeground, .enteredBackground,
      .timePassed:
      []
    }
  }

  private func outcomes(where isMeant: (CallKind, PushType) -> Bool) -> Set<OwnOutcome> {
    var outcomes: Set<OwnOutcome> = []
    for operation in [CallKind.register, .unregister] {
      for type in PushType.allCases
      where isMeant(operation, type) && !owes(operation, type, isReported: true) {
        outcomes.insert(OwnOutcome(operation, type))
      }
    }
    return outcomes
  }

  /// Whether the outcome of a call is due, of which somebody is to be told or nobody.
  private func owes(_ operation: CallKind, _ type: PushType, isReported: Bool) -> Bool {
    calls.contains { $0.operation == operation && $0.isReported == isReported && $0.awaits(type) }
  }
}
