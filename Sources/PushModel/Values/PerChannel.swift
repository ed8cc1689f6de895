public import StateMachines

/// The kind of a token.
public enum Channel: String, Finite {
  case apns, voip

  /// The other kind.
  public var other: Channel {
    switch self {
    case .apns: .voip
    case .voip: .apns
    }
  }

  /// Both kinds.
  @inlinable
  public static var both: [Channel] { [.apns, .voip] }
}

/// A call that completes.
public enum Call: String, Finite {
  case register, query, unregister, update
}

/// A value for each kind of token.
public struct PerChannel<Value: Hashable & Sendable>: Hashable, Sendable {
  private var apns: Value
  private var voip: Value

  /// The same value for both.
  public init(_ value: Value) {
    apns = value
    voip = value
  }

  /// The value of a kind of token.
  public subscript(channel: Channel) -> Value {
    get {
      switch channel {
      case .apns: apns
      case .voip: voip
      }
    }
    set {
      switch channel {
      case .apns: apns = newValue
      case .voip: voip = newValue
      }
    }
  }
}
