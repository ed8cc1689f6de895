public import StateMachines

/// The kind of a token.
public enum PushType: String, Finite {
  case apns, voip

  /// The other kind.
  public var other: PushType {
    switch self {
    case .apns: .voip
    case .voip: .apns
    }
  }

  /// Both kinds.
  @inlinable
  public static var both: [PushType] { [.apns, .voip] }
}
