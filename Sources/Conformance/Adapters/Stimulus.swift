public import PushModel

/// One thing that happens to a port: a call of the app, an answer of the world, or a move of the world.
///
/// A port sees nothing else. Its replies are `Observation`s.
public enum Stimulus: Hashable, Sendable {
  // Calls of the app.

  /// Initialises the SDK. `delegate` is `nil` for the initialiser without a delegate argument.
  case initialize(Configuration, delegate: Bool?)
  /// Sets the delegate for a kind of push, or takes it away.
  case setDelegate(PushType, Bool)
  /// Sets the user id; `nil` logs out.
  case setUser(String?)
  /// Registers a token; without an agreement it uses the one set before. `handler` says whether the
  /// call passes a completion handler.
  case register(PushType, agreement: AgreementParts?, handler: Bool)
  /// Asks for the information of the registered token.
  case query(PushType)
  /// Unregisters a token.
  case unregister(PushType, handler: Bool)
  /// Updates the information of the registered tokens (`toast-ko`).
  case update(TokenChanges)

  // Moves of the world.

  /// Answers a request that the port made.
  case answer(request: String, Answer)
  /// The system issues another token unasked.
  case tokenChanged(PushType, token: String)
  /// The system invalidates the VoIP token.
  case tokenInvalidated
  /// A message arrives for the app.
  case messageArrived(PushType, message: String)
  /// The network goes or comes back.
  case networkChanged(up: Bool)
  /// The process ends; what it stored stays.
  case terminated
  /// The process starts.
  case launched
  /// The app comes to the foreground.
  case enteredForeground
  /// The app goes to the background.
  case enteredBackground
  /// Virtual time passes.
  case timePassed(seconds: Int)
}

/// The app's settings at initialisation. `nil` means that the app does not set a member.
public struct Configuration: Hashable, Sendable {
  /// The key of the service.
  public var appKey: String
  /// Whether development certificates are used.
  public var sandbox: Bool?
  /// `alwaysAllowTokenRegistration` (`nhncloud-ko`).
  public var alwaysAllowTokenRegistration: Bool?
  /// The language code (not in `tcpush-ko`).
  public var language: String?
  /// The push types (`toast-ko`).
  public var pushTypes: [PushType]?
  /// The user id (`tcpush-ko`).
  public var user: String?
  /// The agreement (`tcpush-ko`).
  public var agreement: AgreementParts?

  /// A configuration with a key alone.
  public init(appKey: String) { self.appKey = appKey }
}

/// The user's agreement. `nil` means that the app does not set that part.
public struct AgreementParts: Hashable, Sendable {
  /// Whether notifications are agreed to.
  public var notifications: Bool?
  /// Whether advertisements are agreed to.
  public var advertisements: Bool?
  /// Whether advertisements at night are agreed to.
  public var nightAdvertisements: Bool?

  /// An agreement by parts.
  public init(notifications: Bool? = nil, advertisements: Bool? = nil, nightAdvertisements: Bool? = nil) {
    self.notifications = notifications
    self.advertisements = advertisements
    self.nightAdvertisements = nightAdvertisements
  }
}

/// The changes of an update of token information; `nil` leaves a part as it is.
public struct TokenChanges: Hashable, Sendable {
  /// The user id.
  public var user: String?
  /// The language code.
  public var language: String?
  /// The agreement.
  public var agreement: AgreementParts?

  /// No change.
  public init() {}
}

/// The world's answer to a request of the port.
public enum Answer: Hashable, Sendable {
  /// To `permission` and `permissionStatus`.
  case permission(PermissionStatus)
  /// To `token`: the system issued one.
  case token(String)
  /// To `token`: the system refused.
  case tokenRefused
  /// To `server`: accepted; a query carries the record, if there is one.
  case accepted(ServerRecord?)
  /// To `server`: a status other than 200.
  case refused
  /// To `server`: no answer in time.
  case timedOut
  /// To `server`: there is no network.
  case unreachable
  /// To `server`: an answer that cannot be understood.
  case malformed
}

/// The permission to show notifications.
public enum PermissionStatus: String, CaseIterable, Hashable, Sendable {
  case notDetermined, denied, authorized, provisional
}

extension Stimulus {
  /// The call of the app, if the stimulus is one that completes.
  var call: CallKind? { CallKind(rawValue: capability.rawValue) }

  /// The capability that the port needs for the stimulus.
  public var capability: Capability {
    switch self {
    case .initialize: .initialize
    case .setDelegate: .setDelegate
    case .setUser: .setUser
    case .register: .register
    case .query: .query
    case .unregister: .unregister
    case .update: .update
    case .answer: .answer
    case .tokenChanged: .tokenChanged
    case .tokenInvalidated: .tokenInvalidated
    case .messageArrived: .message
    case .networkChanged: .network
    case .terminated: .terminate
    case .launched: .launch
    case .enteredForeground: .foreground
    case .enteredBackground: .background
    case .timePassed: .time
    }
  }

  /// The name of the stimulus as the adapter protocol writes it.
  public var name: String { capability.rawValue }
}
