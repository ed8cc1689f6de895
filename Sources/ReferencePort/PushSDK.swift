/// The push SDK of one process of the app. Not thread-safe: use it from one queue.
///
/// Every call reports through its completion handler, at once or when the environment has answered.
/// In `toast-ko` registering and unregistering report to the delegate.
public final class PushSDK {
  let port: ReferencePort
  let environment: any PushEnvironment
  let storage: PushStorage

  /// The settings the SDK was initialised with; `nil` before.
  var configuration: PushConfiguration?
  var userID: String?
  var delegates = ByType<any PushDelegate>()
  /// The agreement that a registration without one uses.
  var lastAgreement: PushAgreement?

  var registering = ByType<RegistrationOperation>()
  var unregistering = ByType<UnregistrationOperation>()
  var queriesAtServer = ByType<[QueryOperation]>()
  var updatesAtServer = 0
  /// Calls that wait for the end of the one in progress.
  var postponed = ByType<[() -> Void]>()

  var registeredInThisRun: Set<TokenType> = []
  /// Callbacks for the answer to the open permission request.
  var permissionWaiters: [(SystemPermission) -> Void] = []
  /// VoIP messages that wait for a delegate or for initialisation.
  var heldMessages: [String] = []
  /// Notification messages that wait for a delegate.
  var heldNotifications: [String] = []

  /// Registrations that failed for the network, to be repeated when it is back.
  var registrationsToRetry = ByType<RegistrationCall>()
  var refreshesToRetry: Set<TokenType> = []
  /// For each kind of token, the user in the request under way.
  var usersOnTheirWay = ByType<String?>()
  /// Registrations that failed for the permission.
  var refusedRegistrations = ByType<RegistrationCall>()

  /// Whether the settings are still those of an earlier run.
  var hasSettingsOfEarlierRun = false
  /// Whether initialisation has to make up for an earlier change of user.
  var refreshIsDue = false
  var changedTokens = ByType<String>()
  var voipTokenWasInvalidated = false
  var tokensWithoutServer = ByType<String>()

  /// Seconds since the process started.
  var clock = 0
  /// The largest time for an answer of APNs and PushKit, in seconds.
  static let longestWaitForToken = 600

  var faultMemory = FaultMemory()

  init(port: ReferencePort, environment: any PushEnvironment, storage: PushStorage) {
    self.port = port
    self.environment = environment
    self.storage = storage
    if choices[InitializationAfterRestart.self] == .remembered {  // Q-INIT-5
      configuration = storage.state.configuration
      hasSettingsOfEarlierRun = true
    }
    if edition.hasSetUser, choices[UserAfterRestart.self] == .remembered {  // Q-LOGIN-7
      userID = storage.state.userID
    }
    if choices[AgreementAfterRestart.self] == .kept {  // Q-AGR-3
      lastAgreement = storage.state.lastAgreement
    }
  }

  /// The product.
  public var edition: SDKEdition { port.edition }
  var choices: Choices { port.choices }
  var isInitialized: Bool { usableConfiguration != nil }
  var isFlagOn: Bool {
    guard edition == .nhncloudKo, let configuration else { return false }
    return (configuration.alwaysAllowTokenRegistration && !breaks(.ignoresFlag))
      || breaks(.flagOnByDefault)
  }

  func breaks(_ fault: Fault) -> Bool { port.fault == fault }

  func registration(_ type: TokenType) -> Registration? { storage.state.registrations[type] }

  func delegate(for type: TokenType) -> (any PushDelegate)? {
    delegates[edition.hasVoIPModule ? type : .apns]
  }

  /// Sets or removes the delegate. Products without a VoIP module have one for both kinds.
  public func setDelegate(_ delegate: (any PushDelegate)?, for type: TokenType = .apns) {
    if breaks(.ignoresSetDelegate) && (type == .apns || !edition.hasVoIPModule) { return }
    if breaks(.ignoresSetVoIPDelegate) && type == .voip { return }
    // Q-INIT-13
    if type == .voip, delegate != nil, edition.hasVoIPModule, !isInitialized,
      choices[EarlyVoIPDelegate.self] == .ignored
    {
      return
    }
    delegates[edition.hasVoIPModule ? type : .apns] = delegate
    passOnHeldMessages()
    passOnHeldNotifications()
  }
}
