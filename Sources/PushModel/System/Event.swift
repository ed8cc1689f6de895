import StateMachines

/// Something that happens to the SDK. Which machines learn of it, in which order, is the first step of every
/// reaction; the values that matter about it are looked up on the way.
public enum Event: Hashable, Sendable {
  // Calls of the app.
  case initialize, setDelegate, clearDelegate, setUser, register, unregister, update
  case query(Channel)
  // Answers of the world.
  case permissionAnswered(PermissionPurpose)
  case tokenIssued(TokenPurpose), tokenRefused(TokenPurpose)
  case served(ServerPurpose)
  // Moves of the world.
  case tokenChanged(Channel), tokenInvalidated
  case message
  /// A message that was held is passed on.
  case heldMessage
  case networkReturned, networkLost
  case foreground
  /// So much time passes that nobody waits any longer.
  case longTimePassed
  case processEnded

  /// Every event that some machine may learn of.
  public static let all: [Event] =
    [.initialize, .setDelegate, .clearDelegate, .setUser, .register, .unregister, .update]
    + Channel.both.map { .query($0) } + PermissionPurpose.all.map { .permissionAnswered($0) }
    + TokenPurpose.all.map { .tokenIssued($0) } + TokenPurpose.all.map { .tokenRefused($0) }
    + ServerPurpose.all.map { .served($0) } + Channel.both.map { .tokenChanged($0) }
    + [
      .tokenInvalidated, .message, .heldMessage, .networkReturned, .networkLost, .foreground, .longTimePassed,
      .processEnded,
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
    case .permissionAnswered(let purpose): 9 + purpose.place
    case .tokenIssued(let purpose): 17 + purpose.place
    case .tokenRefused(let purpose): 20 + purpose.place
    case .served(let purpose): 23 + purpose.place
    case .tokenChanged(let channel): 37 + Int(channel.place)
    case .tokenInvalidated: 39
    case .message: 40
    case .heldMessage: 41
    case .networkReturned: 42
    case .networkLost: 43
    case .foreground: 44
    case .longTimePassed: 45
    case .processEnded: 46
    }
  }
}

extension PermissionPurpose {
  static let all: [PermissionPurpose] = [
    .registration, .systemToken, .unfinished, .record, .flag, .query(.apns), .query(.voip), .nobody,
  ]

  var place: Int {
    switch self {
    case .registration: 0
    case .systemToken: 1
    case .unfinished: 2
    case .record: 3
    case .flag: 4
    case .query(let channel): 5 + Int(channel.place)
    case .nobody: 7
    }
  }
}

extension TokenPurpose {
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
  /// Every purpose.
  public static let all: [ServerPurpose] =
    Channel.both.map { .register($0) } + Channel.both.map { .update($0) }
    + Channel.both.map { .unregister($0) }
    + Channel.both.map { .query($0) } + Channel.both.map { .updateForCall($0) }
    + Channel.both.map { .updateBeside($0) } + Channel.both.map { .removal($0) }

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
