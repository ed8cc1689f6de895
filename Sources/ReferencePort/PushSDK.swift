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
  /// Calls that wait until the one in progress has completed.
  var postponed = ByType<[() -> Void]>()

  var registeredInThisRun: Set<TokenType> = []
  /// Those who wait for the answer to the permission request that is open.
  var permissionWaiters: [(SystemPermission) -> Void] = []
  /// VoIP messages that wait for a delegate or for initialisation.
  var heldMessages: [String] = []
  /// Notification messages that wait for a delegate.
  var heldNotifications: [String] = []

  /// Registrations that failed for the network, to be made again once it is back.
  var registrationsToRetry = ByType<RegistrationCall>()
  var refreshesToRetry: Set<TokenType> = []
  /// The user whom the server is being told of, for each kind of token.
  var usersOnTheirWay = ByType<String?>()
  /// Registrations that failed for the permission.
  var refusedRegistrations = ByType<RegistrationCall>()

  /// What happened before initialisation and is made up for by it.
  var refreshIsDue = false
  var changedTokens = ByType<String>()
  var voipTokenWasInvalidated = false
  var tokensWithoutServer = ByType<String>()

  /// Seconds since the process started.
  var clock = 0
  /// How long APNs and PushKit may take to answer.
  static let longestWaitForToken = 600

  /// What only broken builds remember.
  var faultMemory = FaultMemory()

  init(port: ReferencePort, environment: any PushEnvironment, storage: PushStorage) {
    self.port = port
    self.environment = environment
    self.storage = storage
    if choices[InitializationAfterRestart.self] == .remembered {  // Q-INIT-5
      configuration = storage.state.configuration
    }
    if edition.hasSetUser, choices[UserAfterRestart.self] == .remembered {  // Q-LOGIN-7
      userID = storage.state.userID
    }
    if choices[AgreementAfterRestart.self] == .kept {  // Q-AGR-3
      lastAgreement = storage.state.lastAgreement
    }
  }

  /// Which product this is.
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

  /// Sets the delegate, or takes it away. Products without a VoIP module have one for both kinds.
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
