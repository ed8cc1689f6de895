/// A documented rule that a build breaks on purpose: one switch per rule.
public enum Fault: String, CaseIterable, Hashable, Sendable {
  /// Without a user id registering fails.
  case anonymousRefused
  /// A registration does not wait for the user's answer.
  case completesBeforeAnswer
  /// A VoIP message is passed on only when the app comes to the foreground.
  case delaysVoIPMessage
  /// Logging out removes the registrations.
  case deletesTokenOnLogout
  /// A VoIP message that starts the app is lost.
  case dropsFirstMessageAfterLaunch
  /// The agreement to advertisements at night is never registered.
  case dropsNightAgreement
  /// Notification messages are not passed on.
  case dropsNotificationMessages
  /// VoIP messages are not passed on.
  case dropsVoIPMessages
  /// After a failed registration a query finds nothing.
  case failedRegistrationChangesQuery
  /// Registering fails although the permission was acquired.
  case failsThoughPermitted
  /// The flag counts as set in every configuration.
  case flagOnByDefault
  /// A registration without an agreement does not use the one set before.
  case forgetsAgreement
  /// A successful registration hands back nothing.
  case handsBackNoToken
  /// A failed registration hands back the token besides the error.
  case handsBackTokenOnFailure
  /// The system token is not handed back before initialisation.
  case hidesTokenBeforeInitialization
  /// The system token is not handed back when the server failed.
  case hidesTokenOnServerFailure
  /// An agreement to everything is registered whatever was given.
  case ignoresAgreement
  /// An agreement to everything is registered whatever is configured.
  case ignoresConfiguredAgreement
  /// A registration carries another language than the configured one.
  case ignoresConfiguredLanguage
  /// The user of the configuration is not registered.
  case ignoresConfiguredUser
  /// The delegate passed at initialisation is not kept.
  case ignoresDelegateAtInitialization
  /// The flag of the configuration has no effect.
  case ignoresFlag
  /// Setting the user id to nil does nothing.
  case ignoresLogout
  /// The call that sets the delegate does nothing.
  case ignoresSetDelegate
  /// The call that sets the VoIP delegate does nothing.
  case ignoresSetVoIPDelegate
  /// An update changes nothing.
  case ignoresUpdate
  /// A changed user id does not reach the server.
  case ignoresUserChange
  /// The information of a token carries no agreement.
  case infoWithoutAgreement
  /// Only the first agreement of a process is ever registered.
  case keepsFirstAgreement
  /// Registering again sends nothing to the server.
  case keepsOldRecord
  /// The user is never asked.
  case neverPrompts
  /// Registering before initialisation obtains no token.
  case noSystemTokenBeforeInitialization
  /// Registering for VoIP asks the user.
  case promptsForVoIP
  /// A query is answered before initialisation.
  case queriesBeforeInitialization
  /// A query is answered without a user id.
  case queriesWithoutUser
  /// A query reports twice.
  case queryCompletesTwice
  /// Every query asks for the notification token.
  case queryIgnoresType
  /// A query finds what was registered for another user.
  case queryIgnoresUser
  /// A query never reports.
  case queryNeverCompletes
  /// A successful query hands back nothing.
  case queryOmitsInfo
  /// A query never finds a token.
  case queryReturnsNothing
  /// Registering fails although the SDK is initialised.
  case refusesAfterInitialization
  /// A refused permission makes VoIP registrations fail.
  case refusesVoIPWithoutPermission
  /// A registration reports twice.
  case registerCompletesTwice
  /// Registering without a handler does nothing.
  case registerNeedsHandler
  /// A registration never reports.
  case registerNeverCompletes
  /// A token is registered before initialisation.
  case registersBeforeInitialization
  /// Registering one kind registers the other along with it.
  case registersBothTypes
  /// One call registers the first push type only.
  case registersFirstTypeOnly
  /// A token is registered for the device although a user id is set.
  case registersForDevice
  /// Both kinds are registered whatever is configured.
  case registersVoIPByDefault
  /// A token is registered although the permission was refused.
  case registersWhenRefused
  /// A token is registered without a user id.
  case registersWithoutUser
  /// Korean and other languages change places in the token's information.
  case reportsAdvertisementsByOtherLanguage
  /// The delegate is not told how a registration came out.
  case reportsNoRegistration
  /// Registering for VoIP fails without an agreement.
  case requiresAgreementForVoIP
  /// After unregistering the permission counts as withdrawn.
  case revokesPermission
  /// Another token than the issued one is registered.
  case sendsWrongToken
  /// VoIP tokens are registered for the device although a user id is set.
  case separateUserForVoIP
  /// Unregistering reports twice.
  case unregisterCompletesTwice
  /// Unregistering fails where no token fits.
  case unregisterFailsWithoutToken
  /// Unregistering hands back no token.
  case unregisterHandsBackNoToken
  /// Unregistering removes nothing at the server.
  case unregisterKeepsRecord
  /// Unregistering without a handler does nothing.
  case unregisterNeedsHandler
  /// Unregistering never reports.
  case unregisterNeverCompletes
  /// One call unregisters the first push type only.
  case unregistersFirstTypeOnly
  /// An update reports twice.
  case updateCompletesTwice
  /// An update never reports.
  case updateNeverCompletes
  /// An update resets what it does not name.
  case updateResetsOthers
  /// An update changes one registered token only.
  case updatesFirstTypeOnly
  /// An update succeeds without a registered token.
  case updatesWithoutRegistration
  /// A VoIP token is registered before initialisation.
  case voipBeforeInitialization
  /// A successful VoIP registration hands back nothing.
  case voipHandsBackNoToken
  /// A VoIP query reports twice.
  case voipQueryCompletesTwice
  /// A successful VoIP query hands back nothing.
  case voipQueryOmitsInfo
  /// A VoIP query returns the notification token.
  case voipQueryReturnsNotification
  /// A VoIP registration reports twice.
  case voipRegisterCompletesTwice
  /// Unregistering for VoIP hands back no token.
  case voipUnregisterHandsBackNoToken
  /// Unregistering for VoIP removes nothing at the server.
  case voipUnregisterKeepsRecord
  /// A registration carries another app key.
  case wrongAppKey
  /// Unset agreements of the configuration are agreed to.
  case wrongDefaultAgreement
  /// Push codes are reported in the network domain, and the other way round.
  case wrongDomain
  /// A missing initialisation has another code.
  case wrongErrorForInitialization
  /// A missing network has another code.
  case wrongErrorForNetwork
  /// An invalid parameter has another code.
  case wrongErrorForParameter
  /// A missing permission has another code.
  case wrongErrorForPermission
  /// A call already in progress has another code.
  case wrongErrorForProgress
  /// A refusal by the server has another code.
  case wrongErrorForRefusal
  /// An answer that cannot be understood has another code.
  case wrongErrorForResponse
  /// A refusal by the system has another code.
  case wrongErrorForSystem
  /// A timeout has another code.
  case wrongErrorForTimeout
  /// A missing token has another code.
  case wrongErrorForToken
  /// A missing user id has another code.
  case wrongErrorForUser
  /// A registration carries the other environment.
  case wrongSandbox
}
