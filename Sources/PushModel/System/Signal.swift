/// An input on its way to one of the SDK's machines.
public enum Signal: Hashable, Sendable {
  case initialization(Initialization.Input)
  case delegate(Delegate.Input)
  case calls(CallsInProgress.Input)
  case voipCalls(VoIPCallsInProgress.Input)
  case overlap(OverlapRefusal.Input)
  case login(Login.Input)
  case agreement(Agreement.Input)
  case flag(AlwaysAllowTokenRegistration.Input)
  case registration(TokenRegistration.Input)
  case systemToken(SystemToken.Input)
  case unfinished(UnfinishedRegistration.Input)
  case record(Channel, TokenRecord.Input)
  case query(Channel, TokenQuery.Input)
  case unregistration(Channel, Unregistration.Input)
  case update(Channel, InformationUpdate.Input)
  case voipRegistration(VoIPRegistration.Input)
}

/// Where an output goes.
public enum Destination: Hashable, Sendable {
  /// To another machine.
  case signal(Signal)
  /// To the edge.
  case effect(Effect)
  /// To what depends on the call or the settings that have just arrived.
  case arrival(ArrivalStep)

  /// The steps that depend on what has just arrived.
  public enum ArrivalStep: Hashable, Sendable {
    /// The kinds of token that the call names begin.
    case startRegistration
    /// The update of the kind of token that has a record begins.
    case startUpdate
    /// The user is looked at after the permission only.
    case putOffUserCheck
    /// The agreement that the call gave is looked at.
    case chooseAgreement
    /// The agreement is looked at once more, its open parts being filled in.
    case reconsiderAgreement(filledWith: Bool)
    /// What matters about the agreement that the call gave is kept; it is looked at by a later call.
    case noteGivenAgreement, considerAgreementSetBefore
    /// The permission is looked at, with a network or without.
    case askForPermission
    /// The registration is made with the permission or without; the flag learns which one succeeded.
    case countPermission(Bool), tellHowRegistered
    /// The registration may go on, once the user has been looked at where that was put off.
    case permit
    /// A VoIP registration of the same call that waits for the permission learns of it.
    case settlePermission(acquired: Bool)
    /// The call ends because of the one in progress about a kind of token.
    case refuseOverlap(Channel)
    /// The code with which it does.
    case reportOverlap(as: ErrorCode)
    /// The call ends with an error: for one kind of token, or for those that have begun.
    case end(ErrorCode, Channel?)
    /// The system token is known, and the server knows nothing of it.
    case oweRegistration
    /// The flag of the settings is adopted.
    case configureFlag
  }
}
