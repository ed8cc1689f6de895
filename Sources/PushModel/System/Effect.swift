/// What the SDK does with the values that it keeps, or at its edge, because of a machine's output.
public enum Effect: Hashable, Sendable {
  // Values.
  /// A value is kept.
  case keep(Value, in: Register)

  // Requests to the world.
  case askPermission(PermissionPurpose)
  case readPermission(PermissionPurpose)
  case requestToken(TokenPurpose)
  /// A request to the push service, with its record if it has one.
  case send(ServerPurpose)
  /// What is on its way for a purpose is not listened to any more.
  case discardRequests(TokenPurpose)
  /// An update that a later one has overtaken is not listened to any more; of calls, each has its own answer.
  case overtakeUpdates(PushType, evenForCalls: Bool)

  // Calls of the app.
  /// The call that has arrived is in progress now, alone or with others.
  case begin(CallKind, PushType)
  /// The call that has arrived waits for the system token only.
  case beginSystemToken
  /// The call that has arrived waits, as far as it is about a kind of token; the calls that waited arrive anew.
  case queueCall(PushType), startQueuedCalls(PushType)
  /// The call that has arrived ends at once: for a kind of token, or whole.
  case refuse(ErrorCode, PushType), refuseCall(ErrorCode)
  /// The calls in progress about a kind of token end.
  case complete(CallKind, PushType, Outcome)
  /// A registration ends that obtains the system token only.
  case completeSystemToken(Outcome)

  // Messages.
  /// A message is handed to the delegate, or kept until it can be.
  case deliver(PushType), hold(PushType), release(PushType)
  case reportCall

  /// How a call ends.
  public enum Outcome: Hashable, Sendable {
    case succeeded(Shown)
    case failed(ErrorCode)
    /// With the code of the push service's failure.
    case failedAsServed
    /// With the system token besides the error.
    case failedWithToken(ErrorCode)
  }

  /// What a call hands back that has succeeded.
  public enum Shown: Hashable, Sendable {
    case nothing
    /// The token that the device keeps; its information besides.
    case keptToken, keptInformation
    /// The token that was unregistered.
    case removedToken
    /// What the query has found; with both agreements to advertisements where the language is not Korean.
    case foundInformation, foundInformationConsentingOutsideKorea
    /// What was registered last, although it is registered no more.
    case lastInformation
  }
}

/// A place where the SDK keeps a value.
public enum Register: Hashable, Sendable {
  case settings, user
  /// The agreement that the call that has arrived gives.
  case givenConsent
  /// The agreement that was set before.
  case consentSetBefore
  /// For whom the registration under way is made, and with which agreement.
  case owner(PushType), consent(PushType)
  /// What was sent to be registered and is not answered yet; what an update sends.
  case sent(PushType), prepared(PushType)
  /// What the device keeps of a registration.
  case kept(PushType)
  /// Whether information names no user for a token that is registered for the device.
  case namesNoDevice
  /// Whether the next failure hands the token back.
  case handsBack(PushType)
  /// The code of the push service's failure.
  case failure
}

/// Which value is taken.
public enum Value: Hashable, Sendable {
  // Settings and users.
  case offeredSettings, offeredUser, nobody
  /// The user of the configuration, or else the user that was set.
  case currentUser
  /// The same, and the device identifier where there is none.
  case currentUserOrDevice
  case device
  /// Whom the token was registered for before.
  case previousOwner(PushType)

  // Agreements.
  /// The one that the call gave; if it gave none, the one of the registration under way.
  case givenConsent, givenConsentWithoutNight, givenConsentWithoutAdvertisements
  /// The same, with a value in the parts that were not set.
  case givenConsentFilled(Bool)
  /// The agreement of the configuration.
  case configuredConsent
  case consentSetBefore
  case consentOfRegistration, consentWithoutNotifications
  case noConsent, consentToNotifications, consentToEverything

  // Records.
  /// What is registered now: the token, for whom, with which agreement, under which settings.
  case newRecord(PushType)
  case sentRecord(PushType), preparedRecord(PushType)
  /// What the device keeps or kept last, with the user of now, the settings of now, or the token of now.
  case recordForUser(PushType), recordForSettings(PushType), recordForToken(PushType)
  /// The same settings, with the configuration's user and agreement besides.
  case recordForConfiguration(PushType)
  /// What the device keeps, with the changes of the update call.
  case recordWithChanges(PushType)
  case noRecord

  case code(ErrorCode)
  case yes
}

/// What a question about the permission is for.
public enum PermissionPurpose: Hashable, Sendable {
  case registration, systemToken, unfinished, record
  /// A registration that has gone on without the answer.
  case flag
  case query(PushType)
  /// Nobody waits for the answer.
  case nobody
}

/// What a token is asked for.
public enum TokenPurpose: Hashable, Sendable {
  case registration, voip, systemToken
}

/// What is sent to the push service.
public enum ServerPurpose: Hashable, Sendable {
  case register(PushType), update(PushType), unregister(PushType), query(PushType)
  /// The update call of the app; of the other kind of token nobody waits for the answer.
  case updateForCall(PushType), updateBeside(PushType)
  /// The record is removed; nobody waits for the answer.
  case removal(PushType)
}
