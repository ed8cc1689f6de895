/// An effect of a machine's output: what the SDK does with the values that it keeps, or at its edge.
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
  /// The answers to requests for a purpose are not listened to any more.
  case discardRequests(TokenPurpose)
  /// The answer to an update that a later one has overtaken is not listened to any more. Of calls, each has its own
  /// answer.
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

  /// The end of a call.
  public enum Outcome: Hashable, Sendable {
    case succeeded(Shown)
    case failed(ErrorCode)
    /// With the code of the push service's failure.
    case failedAsServed
    /// With the system token besides the error.
    case failedWithToken(ErrorCode)
  }

  /// The result of a call that has succeeded.
  public enum Shown: Hashable, Sendable {
    case nothing
    /// The token that the device keeps; its information besides.
    case keptToken, keptInformation
    /// The token that was unregistered.
    case removedToken
    /// The record that the query has found; with both agreements to advertisements where the language is not Korean.
    case foundInformation, foundInformationConsentingOutsideKorea
    /// The record that was registered last, although it is registered no more.
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
  /// The user for whom the registration under way is made, and its agreement.
  case owner(PushType), consent(PushType)
  /// The record that was sent to be registered and is not answered yet; the record that an update sends.
  case sent(PushType), prepared(PushType)
  /// The record of a registration that the device keeps.
  case kept(PushType)
  /// Whether the last unregistering has failed.
  case unregisteringFailed(PushType)
  /// Whether the next information names no user, where the token is registered for the device.
  case namesNoDevice
  /// Whether the next failure hands the token back.
  case handsBack(PushType)
  /// The code of the push service's failure.
  case failure
}

/// A value that an effect keeps.
public enum Value: Hashable, Sendable {
  // Settings and users.
  case offeredSettings, offeredUser, nobody
  /// The user of the configuration, or else the user that was set.
  case currentUser
  /// The current user, or the device identifier where there is none.
  case currentUserOrDevice
  case device
  /// The user of the record that an update call has changed.
  case userOfUpdate
  /// The user that the token was registered for before.
  case previousOwner(PushType)

  // Agreements.
  /// The agreement that the call gave; if it gave none, that of the registration under way.
  case givenConsent, givenConsentWithoutNight, givenConsentWithoutAdvertisements
  /// The given agreement, with a value in the parts that were not set.
  case givenConsentFilled(Bool)
  /// The agreement of the configuration.
  case configuredConsent
  case consentSetBefore
  case consentOfRegistration, consentWithoutNotifications
  case noConsent, consentToNotifications, consentToEverything

  // Records.
  /// The record to be registered: the token, its user, the agreement, and the settings.
  case newRecord(PushType)
  case sentRecord(PushType), preparedRecord(PushType)
  /// The record that the device keeps or kept last, with the user, the settings or the token of now.
  case recordForUser(PushType), recordForSettings(PushType), recordForToken(PushType)
  /// The record with the settings of now, and the configuration's user and agreement besides.
  case recordForConfiguration(PushType)
  /// The record that the device keeps, with the changes of the update call.
  case recordWithChanges(PushType)
  case noRecord

  case code(ErrorCode)
  case yes
}

/// The purpose of a question about the permission.
public enum PermissionPurpose: Hashable, Sendable {
  case registration, systemToken, unfinished, record
  /// A registration that has gone on without the answer.
  case flag
  case query(PushType)
  /// Nobody waits for the answer.
  case nobody
}

/// The purpose of a request for a token.
public enum TokenPurpose: Hashable, Sendable {
  case registration, voip, systemToken
}

/// The purpose of a request to the push service.
public enum ServerPurpose: Hashable, Sendable {
  case register(PushType), update(PushType), unregister(PushType), query(PushType)
  /// The update call of the app; nobody waits for the answer about the other kind of token.
  case updateForCall(PushType), updateBeside(PushType)
  /// The record is removed; nobody waits for the answer.
  case removal(PushType)
}
