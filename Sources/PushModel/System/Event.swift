import StateMachines

/// An event of the SDK. Every reaction begins with the machines that learn of it, in their order. The values that
/// matter about it are looked up on the way.
public enum Event: Hashable, Sendable {
  // Calls of the app.
  case initialize, setDelegate, clearDelegate, setUser, register, unregister, update
  case query(PushType)
  /// The delegate for notifications, where it is another than that for VoIP messages.
  case setNotificationDelegate, clearNotificationDelegate
  // Answers of the world.
  case permissionAnswered(PermissionPurpose)
  case tokenIssued(TokenPurpose), tokenRefused(TokenPurpose)
  case served(ServerPurpose)
  // Moves of the world.
  case tokenChanged(PushType), tokenInvalidated
  case message
  /// A message that was held is passed on.
  case heldMessage
  /// A message to be shown as a notification arrives, or one that was held is passed on.
  case notification
  case networkReturned, networkLost
  case foreground
  /// So much time passes that nobody waits any longer.
  case longTimePassed
  case processEnded

  /// Every event that some machine may learn of.
  public static let all: [Event] =
    [.initialize, .setDelegate, .clearDelegate, .setUser, .register, .unregister, .update]
    + PushType.both.map { .query($0) } + PermissionPurpose.all.map { .permissionAnswered($0) }
    + TokenPurpose.all.map { .tokenIssued($0) } + TokenPurpose.all.map { .tokenRefused($0) }
    + ServerPurpose.all.map { .served($0) } + PushType.both.map { .tokenChanged($0) }
    + [
      .tokenInvalidated, .message, .heldMessage, .networkReturned, .networkLost, .foreground, .longTimePassed,
      .processEnded, .notification, .setNotificationDelegate, .clearNotificationDelegate,
    ]

  /// The place of the event among all, and of its routes in the tables.
  public var place: Int {
    switch self {
    case .initialize: 0
    case .setDelegate: 1
    case .clearDelegate: 2
    case .setUser: 3
    case .register: 4
    case .unregister: 5
    case .update: 6
    case .query(let channel): 7 + Int(channel.place)
    case .permissionAnswered(let purpose): Self.firstAnswer + purpose.place
    case .tokenIssued(let purpose): Self.firstToken + purpose.place
    case .tokenRefused(let purpose): Self.firstToken + TokenPurpose.count + purpose.place
    case .served(let purpose): Self.firstServed + purpose.place
    case .tokenChanged(let channel): Self.firstOther + Int(channel.place)
    case .tokenInvalidated: Self.firstOther + 2
    case .message: Self.firstOther + 3
    case .heldMessage: Self.firstOther + 4
    case .networkReturned: Self.firstOther + 5
    case .networkLost: Self.firstOther + 6
    case .foreground: Self.firstOther + 7
    case .longTimePassed: Self.firstOther + 8
    case .processEnded: Self.firstOther + 9
    case .notification: Self.firstOther + 10
    case .setNotificationDelegate: Self.firstOther + 11
    case .clearNotificationDelegate: Self.firstOther + 12
    }
  }
}

extension Event {
  private static var firstAnswer: Int { 9 }
  private static var firstToken: Int { firstAnswer + PermissionPurpose.count }
  private static var firstServed: Int { firstToken + 2 * TokenPurpose.count }
  private static var firstOther: Int { firstServed + ServerPurpose.count }
}

// Numbers of events are needed at every step: how many purposes there are is written out, and `all` is held against it.

extension PermissionPurpose {
  static var count: Int { 8 }

  // Registrations before the initialisation have asked first, and so are answered first.
  static let all: [PermissionPurpose] = [
    .systemToken, .registration, .unfinished, .record, .flag, .query(.apns), .query(.voip), .nobody,
  ]

  var place: Int {
    switch self {
    case .systemToken: 0
    case .registration: 1
    case .unfinished: 2
    case .record: 3
    case .flag: 4
    case .query(let channel): 5 + Int(channel.place)
    case .nobody: 7
    }
  }
}

extension TokenPurpose {
  static var count: Int { 3 }

  static let all: [TokenPurpose] = [.registration, .voip, .systemToken]

  var place: Int {
    switch self {
    case .registration: 0
    case .voip: 1
    case .systemToken: 2
    }
  }
}

extension ServerPurpose {
  static var count: Int { 14 }

  /// Every purpose.
  public static let all: [ServerPurpose] =
    PushType.both.map { .register($0) } + PushType.both.map { .update($0) }
    + PushType.both.map { .unregister($0) }
    + PushType.both.map { .query($0) } + PushType.both.map { .updateForCall($0) }
    + PushType.both.map { .updateBeside($0) } + PushType.both.map { .removal($0) }

  var place: Int {
    switch self {
    case .register(let channel): Int(channel.place)
    case .update(let channel): 2 + Int(channel.place)
    case .unregister(let channel): 4 + Int(channel.place)
    case .query(let channel): 6 + Int(channel.place)
    case .updateForCall(let channel): 8 + Int(channel.place)
    case .updateBeside(let channel): 10 + Int(channel.place)
    case .removal(let channel): 12 + Int(channel.place)
    }
  }
}
