extension PushSystem {
  /// Where every machine is, and what is known of the call that arrived last: all that decides what
  /// the SDK does next.
  public struct State: Hashable, Sendable {
    /// The gate.
    public internal(set) var initialization = Initialization.initial
    /// The app's delegate.
    public internal(set) var delegate = Delegate.initial
    /// Overlapping calls about the notification token.
    public internal(set) var calls = CallsInProgress.initial
    /// Overlapping calls about the VoIP token.
    public internal(set) var voipCalls = VoIPCallsInProgress.initial
    /// The code of overlapping calls that are refused.
    public internal(set) var overlapRefusal = OverlapRefusal.initial
    /// The user id.
    public internal(set) var login = Login.initial
    /// The agreement.
    public internal(set) var agreement = Agreement.initial
    /// The flag.
    public internal(set) var flag = AlwaysAllowTokenRegistration.initial
    /// The registration of the notification token.
    public internal(set) var registration = TokenRegistration.initial
    /// The system token alone.
    public internal(set) var systemToken = SystemToken.initial
    /// What is owed after a registration that failed.
    public internal(set) var unfinished = UnfinishedRegistration.initial
    /// What the device keeps.
    public internal(set) var records = PerChannel(TokenRecord.initial)
    /// Queries.
    public internal(set) var queries = PerChannel(TokenQuery.initial)
    /// Unregistering.
    public internal(set) var unregistrations = PerChannel(Unregistration.initial)
    /// Updates.
    public internal(set) var updates = PerChannel(InformationUpdate.initial)
    /// The registration of the VoIP token.
    public internal(set) var voipRegistration = VoIPRegistration.initial

    var arrival = Arrival()
    /// What matters about the agreement set before. One that has been sent has no doubts left about it.
    var agreementSetBefore = SystemStimulus.GivenAgreement(
      kind: .complete, filledOff: .complete, filledOn: .complete)
    /// The user is looked at after the permission (Q-ORDER-2).
    var putsOffUserCheck = false
    /// The registration in progress is made without the permission (`nhncloud-ko`).
    var registersUnpermitted = false
    var isOffline = false

    /// A device on which the SDK has just been installed.
    public init() {}
  }
}

/// A value for each kind of token.
public struct PerChannel<Value: Hashable & Sendable>: Hashable, Sendable {
  private var apns: Value
  private var voip: Value

  /// The same value for both.
  public init(_ value: Value) {
    apns = value
    voip = value
  }

  /// The value of a kind of token.
  public subscript(channel: Channel) -> Value {
    get {
      switch channel {
      case .apns: apns
      case .voip: voip
      }
    }
    set {
      switch channel {
      case .apns: apns = newValue
      case .voip: voip = newValue
      }
    }
  }
}
