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
  /// (Q-REG-72), of each call once.
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

  /// As many as are meant of each, where no call waits of which the delegate is to be told.
  private func outcomes(_ count: (CallKind, PushType) -> Int) -> [OwnOutcome] {
    [CallKind.register, .unregister].flatMap { operation in
      PushType.allCases.flatMap { type in
        let isOwed = callsAwaiting(operation, type, areReported: true) > 0
        return Array(repeating: OwnOutcome(operation, type), count: isOwed ? 0 : count(operation, type))
      }
    }
  }

  /// How many calls await an outcome of which somebody is to be told, or nobody.
  private func callsAwaiting(_ operation: CallKind, _ type: PushType, areReported: Bool) -> Int {
    calls.count { $0.operation == operation && $0.isReported == areReported && $0.awaits(type) }
  }
}
