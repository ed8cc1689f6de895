import PushModel

/// An outcome of an action that the port took by itself: no call of the app waits for it.
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
  /// The outcomes that the delegate may be told of by itself after a stimulus (Q-REG-67). While a reported call waits
  /// for an outcome, it belongs to that call; a second report of the same call is therefore still noticed. A delegate
  /// that is newly set may be told once of each outcome that was not reported (Q-REG-72).
  func outcomesOfItsOwn(after stimulus: Stimulus) -> [OwnOutcome] {
    guard edition.reportsToDelegate, hasDelegate else { return [] }
    return switch stimulus {
    case .answer: outcomes { _, _ in 1 }
    case .setDelegate, .initialize: outcomes { callsAwaiting($0, $1, areReported: false) }
    case .setUser, .register, .query, .unregister, .update, .tokenChanged, .tokenInvalidated,
      .messageArrived, .networkChanged, .terminated, .launched, .enteredForeground, .enteredBackground,
      .timePassed:
      []
    }
  }

  /// The given number of outcomes of each kind, except where a reported call waits for one.
  private func outcomes(_ count: (CallKind, PushType) -> Int) -> [OwnOutcome] {
    [CallKind.register, .unregister].flatMap { operation in
      PushType.allCases.flatMap { type in
        let isOwed = callsAwaiting(operation, type, areReported: true) > 0
        return Array(repeating: OwnOutcome(operation, type), count: isOwed ? 0 : count(operation, type))
      }
    }
  }

  /// The number of reported, or unreported, calls that await an outcome.
  private func callsAwaiting(_ operation: CallKind, _ type: PushType, areReported: Bool) -> Int {
    calls.count { $0.operation == operation && $0.isReported == areReported && $0.awaits(type) }
  }
}
