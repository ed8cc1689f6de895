/// The kinds of token that a call is about.
public struct PushTypes: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt8

  /// The kinds whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The one kind.
  public init(_ type: PushType) {
    switch type {
    case .apns: self = .notifications
    case .voip: self = .voip
    }
  }

  /// The kinds of a list.
  public init(_ types: [PushType]) { self.init(types.map { PushTypes($0) }) }

  /// The token for notifications.
  public static let notifications = PushTypes(rawValue: 1)
  /// The VoIP token.
  public static let voip = PushTypes(rawValue: 2)
  /// Both kinds.
  public static let both: PushTypes = [.notifications, .voip]

  /// Whether a kind is in the set.
  public func contains(_ type: PushType) -> Bool { contains(PushTypes(type)) }

  /// The number of kinds.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Adds a kind.
  public mutating func insert(_ type: PushType) { formUnion(PushTypes(type)) }

  /// The kinds, the one for notifications first.
  public var channels: [PushType] {
    switch self {
    case .both: PushType.both
    case .notifications: [.apns]
    case .voip: [.voip]
    case _: []
    }
  }
}
