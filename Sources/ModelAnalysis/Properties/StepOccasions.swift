public import PushModel

/// What a transition is an occasion of: most properties speak of few transitions, and are not looked at in the others.
public struct StepOccasions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt16

  /// The occasions whose bits are set.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Whatever happens.
  public static let any = Self(rawValue: 1)
  /// A call ends; somebody is told that it has.
  package static let end = Self(rawValue: 1 << 1), completion = Self(rawValue: 1 << 2)
  /// Something is asked of the world that it does not answer at once.
  package static let request = Self(rawValue: 1 << 3)
  /// The prompt is shown.
  package static let prompt = Self(rawValue: 1 << 4)
  /// A message arrives, or reaches the delegate.
  package static let message = Self(rawValue: 1 << 5)
  /// The app registers, or sets a user id.
  package static let registering = Self(rawValue: 1 << 6), settingUser = Self(rawValue: 1 << 7)
  /// The app queries or unregisters, or the push service answers that.
  package static let querying = Self(rawValue: 1 << 8), unregistering = Self(rawValue: 1 << 9)
  /// The process ends.
  package static let processEnd = Self(rawValue: 1 << 10)

  fileprivate init(_ move: ClosedSystem.Move) {
    switch move {
    case .register: self = [.any, .registering]
    case .setUser: self = [.any, .settingUser]
    case .query, .answer(.query, _): self = [.any, .querying]
    case .unregister, .answer(.unregister, _): self = [.any, .unregistering]
    case .message: self = [.any, .message]
    case .endProcess: self = [.any, .processEnd]
    case .initialize, .setDelegate, .update, .answerPrompt, .changeSettings, .answer, .answerToken,
      .changeToken, .invalidateToken, .network, .enterForeground, .passTime, .startProcess,
      .setNotificationDelegate, .notification:
      self = .any
    }
  }
}

extension ClosedRun {
  /// What the transition is an occasion of.
  public var occasions: StepOccasions {
    var occasions = StepOccasions(move)
    if reaction.asks { occasions.insert(.request) }
    if !reaction.ended.isEmpty { occasions.insert(.end) }
    for sight in reaction.seen {
      if sight.isCompletion {
        occasions.insert(.completion)
      } else if sight == .prompt {
        occasions.insert(.prompt)
      } else if sight == .message {
        occasions.insert(.message)
      }
    }
    return occasions
  }
}
