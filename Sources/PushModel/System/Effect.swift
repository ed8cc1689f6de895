/// What the SDK does at its edge, or with the values that it keeps, because of a machine's output.
public enum Effect: Hashable, Sendable {
  // Requests to the world.
  case askPermission(SystemStimulus.PermissionPurpose)
  case readPermission(SystemStimulus.PermissionPurpose)
  case requestToken(SystemStimulus.TokenPurpose)
  case sendRegister(Channel)
  case sendUpdate(Channel)
  case sendUpdateForCall(Channel)
  case sendUnregister(Channel)
  case sendQuery(Channel)
  /// The record is removed at the server; nobody waits for the answer.
  case sendRemoval(Channel)

  // What the app sees.
  case complete(Call, Channel, Outcome)
  /// A registration that obtains the system token only ends.
  case completeSystemToken(Outcome)
  case deliverMessage
  case reportCall

  // Calls.
  /// The call that has just arrived is in progress now, alone or with another one.
  case begin(Call, Channel)
  /// The call that has just arrived waits for the system token only.
  case beginSystemToken
  /// The call that has just arrived ends at once, for a kind of token.
  case refuse(Outcome, Channel)
  /// The call that has just arrived waits, as far as it is about a kind of token; the calls that waited begin.
  case wait(Channel)
  case takeUpWaiting(Channel)
  /// Open requests of a registration are not listened to any more.
  case discardRequests(SystemStimulus.TokenPurpose)

  // Values.
  case adoptSettings
  case setUser, clearUser
  /// For whom a token is registered.
  case registerFor(Owner, Channel)
  case useAgreement(AgreementSource)
  /// The parts of the given agreement that the app did not set are filled in.
  case fillAgreement(with: Bool)
  case useVoIPAgreement(AgreementSource)
  case rememberAgreement
  /// The information of a token registered for the device names no user (Q-REG-8).
  case hideDeviceInInformation
  /// What was sent, or is known of the system token, is handed back with the error.
  case handBackToken(Channel)
  /// The registration that succeeded, or the update, is what the device keeps; it keeps none.
  case keepRecord(Channel)
  case forgetRecord(Channel)
  case prepareUpdate(UpdateReason, Channel)
  /// A query looks at what the device keeps.
  case lookUp(Channel)
  case holdMessage, releaseMessages

  /// How a call ends.
  public enum Outcome: Hashable, Sendable {
    case succeeded
    /// Without a token, or without information.
    case succeededEmpty
    /// With the token that was registered last, although it is registered no more.
    case succeededWithLast
    case failed(ErrorCode)
    /// With the system token besides the error.
    case failedWithToken(ErrorCode)
  }

  /// For whom a token is registered.
  public enum Owner: String, Hashable, Sendable {
    case currentUser, device, previousUser
    /// The user who is set now, or what stands in for one.
    case currentOwner
  }

  /// Which agreement is registered.
  public enum AgreementSource: String, Hashable, Sendable {
    case given, givenWithoutNight, setBefore
    case nothing, notificationsOnly, everything, givenWithoutNotifications
  }

  /// Why the information of a token is sent again.
  public enum UpdateReason: String, Hashable, Sendable {
    case user, settings, token
  }
}
