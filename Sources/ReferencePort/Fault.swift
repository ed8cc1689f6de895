/// A documented rule that a build breaks on purpose: one switch per rule, with the requirements that it breaks.
public enum Fault: Breach, CaseIterable, Hashable, Sendable {
  case anonymousRefused = "LOGIN-2: Without a user id registering fails"
  case completesBeforeAnswer = "PERM-4, PERM-2: A registration does not wait for the user's answer"
  case delaysVoIPMessage = "CALL-3: A VoIP message is passed on only when the app comes to the foreground"
  case deletesTokenOnLogout = "LOGIN-4: Logging out removes the registrations"
  case dropsFirstMessageAfterLaunch = "VOIP-7: A VoIP message that starts the app is lost"
  case dropsNightAgreement = "AGR-3: The agreement to advertisements at night is never registered"
  case dropsNotificationMessages = "MSG-1: Notification messages are not passed on"
  case dropsVoIPMessages = "VOIP-6: VoIP messages are not passed on"
  case failedRegistrationChangesQuery = "QUERY-5: After a failed registration a query finds nothing"
  case failsThoughPermitted = "PERM-5, INIT-5: Registering fails although the permission was acquired"
  case flagOnByDefault = "FLAG-1, FLAG-2: The flag counts as set in every configuration"
  case forgetsAgreement = "AGR-2: A registration without an agreement does not use the one set before"
  case handsBackNoToken = "REG-7: A successful registration hands back nothing"
  case handsBackTokenOnFailure = "REG-15: A failed registration hands back the token besides the error"
  case hidesTokenBeforeInitialization = "INIT-4: The system token is not handed back before initialisation"
  case hidesTokenOnServerFailure = "REG-8: The system token is not handed back when the server failed"
  case ignoresAgreement = "AGR-1: An agreement to everything is registered whatever was given"
  case ignoresConfiguredAgreement = "AGR-5: An agreement to everything is registered whatever is configured"
  case ignoresConfiguredLanguage = "REG-13: A registration carries another language than the configured one"
  case ignoresConfiguredUser = "LOGIN-10, LOGIN-11, INIT-8: The user of the configuration is not registered"
  case ignoresDelegateAtInitialization = "INIT-11, REG-4: The delegate passed at initialisation is not kept"
  case ignoresFlag = "FLAG-3, FLAG-4: The flag of the configuration has no effect"
  case ignoresLogout = "LOGIN-7: Setting the user id to nil does nothing"
  case ignoresSetDelegate = "INIT-11: The call that sets the delegate does nothing"
  case ignoresSetVoIPDelegate = "VOIP-10: The call that sets the VoIP delegate does nothing"
  case ignoresUpdate = "UPD-1: An update changes nothing"
  case ignoresUserChange = "LOGIN-3: A changed user id does not reach the server"
  case infoWithoutAgreement = "AGR-9: The information of a token carries no agreement"
  case keepsFirstAgreement = "AGR-1, AGR-10: Only the first agreement of a process is ever registered"
  case keepsOldRecord = "REG-9: Registering again sends nothing to the server"
  case neverPrompts = "PERM-1: The user is never asked"
  case noSystemTokenBeforeInitialization = "INIT-3: Registering before initialisation obtains no token"
  case promptsForVoIP = "VOIP-20: Registering for VoIP asks the user"
  case queriesBeforeInitialization = "INIT-2: A query is answered before initialisation"
  case queriesWithoutUser = "LOGIN-6: A query is answered without a user id"
  case queryCompletesTwice = "PLAT-13: A query reports twice"
  case queryIgnoresType = "QUERY-4, VOIP-4: Every query asks for the notification token"
  case queryIgnoresUser = "QUERY-2: A query finds what was registered for another user"
  case queryNeverCompletes = "QUERY-6: A query never reports"
  case queryOmitsInfo = "QUERY-3: A successful query hands back nothing"
  case queryReturnsNothing = "QUERY-1, VOIP-4: A query never finds a token"
  case refusesAfterInitialization = "INIT-5: Registering fails although the SDK is initialised"
  case refusesVoIPWithoutPermission = "VOIP-2: A refused permission makes VoIP registrations fail"
  case registerCompletesTwice = "PLAT-13, REG-16: A registration reports twice"
  case registerNeedsHandler = "REG-6, VOIP-9: Registering without a handler does nothing"
  case registerNeverCompletes = "REG-2, VOIP-9: A registration never reports"
  case registersBeforeInitialization = "INIT-1, INIT-6: A token is registered before initialisation"
  case registersBothTypes = "REG-11: Registering one kind registers the other along with it"
  case registersFirstTypeOnly = "REG-3: One call registers the first push type only"
  case registersForDevice = "LOGIN-1, LOGIN-11: A token is registered for the device despite a user id"
  case registersVoIPByDefault = "INIT-12: Both kinds are registered whatever is configured"
  case registersWhenRefused = "PERM-2, FLAG-2: A token is registered although the permission was refused"
  case registersWithoutUser = "LOGIN-5: A token is registered without a user id"
  case reportsAdvertisementsByOtherLanguage = "AGR-7: Korean and others change places in token information"
  case reportsNoRegistration = "REG-4: The delegate is not told how a registration came out"
  case requiresAgreementForVoIP = "VOIP-3: Registering for VoIP fails without an agreement"
  case revokesPermission = "PERM-3: After unregistering the permission counts as withdrawn"
  case sendsWrongToken = "REG-1, VOIP-1: Another token than the issued one is registered"
  case separateUserForVoIP = "LOGIN-12: VoIP tokens are registered for the device although a user id is set"
  case unregisterCompletesTwice = "PLAT-13, UNREG-9: Unregistering reports twice"
  case unregisterFailsWithoutToken = "UNREG-4: Unregistering fails where no token fits"
  case unregisterHandsBackNoToken = "UNREG-7: Unregistering hands back no token"
  case unregisterKeepsRecord = "UNREG-1, VOIP-5: Unregistering removes nothing at the server"
  case unregisterNeedsHandler = "UNREG-6, VOIP-15: Unregistering without a handler does nothing"
  case unregisterNeverCompletes = "UNREG-3: Unregistering never reports"
  case unregistersFirstTypeOnly = "UNREG-5: One call unregisters the first push type only"
  case updateCompletesTwice = "PLAT-13: An update reports twice"
  case updateNeverCompletes = "UPD-5: An update never reports"
  case updateResetsOthers = "UPD-4: An update resets what it does not name"
  case updatesFirstTypeOnly = "UPD-2: An update changes one registered token only"
  case updatesWithoutRegistration = "UPD-3: An update succeeds without a registered token"
  case voipBeforeInitialization = "INIT-6: A VoIP token is registered before initialisation"
  case voipHandsBackNoToken = "VOIP-16: A successful VoIP registration hands back nothing"
  case voipQueryCompletesTwice = "PLAT-13: A VoIP query reports twice"
  case voipQueryOmitsInfo = "VOIP-18: A successful VoIP query hands back nothing"
  case voipQueryReturnsNotification = "VOIP-4, VOIP-18: A VoIP query returns the notification token"
  case voipRegisterCompletesTwice = "PLAT-13, REG-16: A VoIP registration reports twice"
  case voipUnregisterHandsBackNoToken = "VOIP-17: Unregistering for VoIP hands back no token"
  case voipUnregisterKeepsRecord = "VOIP-5: Unregistering for VoIP removes nothing at the server"
  case wrongAppKey = "INIT-7, INIT-8: A registration carries another app key"
  case wrongDefaultAgreement = "AGR-6: Unset agreements of the configuration are agreed to"
  case wrongDomain = "ERR-9: Push codes are reported in the network domain, and the other way round"
  case wrongErrorForInitialization = "ERR-1: A missing initialisation has another code"
  case wrongErrorForNetwork = "ERR-5: A missing network has another code"
  case wrongErrorForParameter = "ERR-12: An invalid parameter has another code"
  case wrongErrorForPermission = "ERR-3: A missing permission has another code"
  case wrongErrorForProgress = "ERR-11: A call already in progress has another code"
  case wrongErrorForRefusal = "ERR-6: A refusal by the server has another code"
  case wrongErrorForResponse = "ERR-8: An answer that cannot be understood has another code"
  case wrongErrorForSystem = "ERR-4, REG-5: A refusal by the system has another code"
  case wrongErrorForTimeout = "ERR-7: A timeout has another code"
  case wrongErrorForToken = "ERR-10: A missing token has another code"
  case wrongErrorForUser = "ERR-2: A missing user id has another code"
  case wrongSandbox = "REG-12: A registration carries the other environment"
}

extension Fault {
  /// The name of the switch.
  public var name: String { "\(self)" }

  /// The ids of the requirements that a build with this fault breaks.
  public var requirements: [String] { rawValue.requirements }
}

/// What a fault does, behind the requirements that it breaks: `"PERM-4, PERM-2: A registration does not wait"`.
public struct Breach: Equatable, Sendable, ExpressibleByStringLiteral {
  let requirements: [String]

  /// Takes the ids before the colon.
  public init(stringLiteral text: String) {
    requirements = text.prefix { $0 != ":" }.split(separator: ",").map { $0.filter { $0 != " " } }
  }
}

/// State of broken builds alone.
struct FaultMemory {
  var firstAgreement: PushAgreement?
  var permissionIsRevoked = false
  var brokenQueries: Set<TokenType> = []
  var delayedMessages: [String] = []
}
