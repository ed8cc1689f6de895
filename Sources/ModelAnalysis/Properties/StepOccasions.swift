public import PushModel

/// The occasions of a transition. Most properties apply to few transitions, and skip the others.
public struct StepOccasions: OptionSet, Sendable {
  /// The bits of the occasions.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Any transition.
  public static let any = Self(rawValue: 1)
  /// A call ends; its completion is reported.
  package static let end = Self(rawValue: 1 << 1), completion = Self(rawValue: 1 << 2)
  /// A request to the world that it does not answer at once.
  package static let request = Self(rawValue: 1 << 3)
  /// The prompt is shown.
  package static let prompt = Self(rawValue: 1 << 4)
  /// A message arrives, or reaches the delegate.
  package static let message = Self(rawValue: 1 << 5)
  /// The app registers, or sets a user id.
  package static let registering = Self(rawValue: 1 << 6), settingUser = Self(rawValue: 1 << 7)
  /// The app queries or unregisters, or the push service answers such a request.
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
  /// The occasions of the transition.
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
