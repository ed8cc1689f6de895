extension PushSystem {
  /// A stimulus: a call of the app, or a change around the SDK, with values by their symbols.
  public enum Stimulus: Hashable, Sendable {
    case initialize(SDKSettings, delegate: DelegateChange)
    case setDelegate(Bool)
    /// The delegate for notifications, in the editions that have another for VoIP messages.
    case setNotificationDelegate(Bool)
    case setUser(User)
    /// `type` is what the call names; where one call covers what the configuration names, it does not matter.
    case register(PushType, Consent, hasHandler: Bool)
    case query(PushType)
    case unregister(PushType, hasHandler: Bool)
    case update(Changes)
    /// A call that has waited begins, about a kind of token.
    case takeUp(call: Int, PushType)
    case answer(request: Int, Answer)
    case tokenChanged(PushType, Token)
    case tokenInvalidated
    case message(Message)
    /// A message to be shown as a notification arrives, or one that was held is to be passed on.
    case notification(Message)
    case heldMessage(Message)
    case network(up: Bool)
    case foreground
    /// So much time passes that nobody waits any longer.
    case longTimePassed
    case processEnded
  }

  /// A request of the SDK to its surroundings.
  public enum Request: Hashable, Sendable {
    case permission, permissionStatus
    case token(PushType)
    case register(PushType, Record)
    case update(PushType, Changes)
    case unregister(PushType)
    case query(PushType)
  }

  /// An answer to a request.
  public enum Answer: Hashable, Sendable {
    case permission(PermissionAnswer)
    case token(Token), tokenRefused
    /// The push service has accepted; to a query, with the record.
    case accepted(Record?)
    case refused, timedOut, unreachable, malformed
  }

  /// An action of the SDK at its edge.
  public enum Observation: Hashable, Sendable {
    case requested(Int, Request)
    case completed(Completion)
    case message(PushType, Message)
    case reportedCall
  }

  /// The end of a call, about one kind of token.
  public struct Completion: Hashable, Sendable {
    /// The number of the call; `nil` where the delegate is told, which cannot tell calls apart.
    public var id: Int?
    /// The kind of the call.
    public var call: CallKind
    /// The kind of token.
    public var channel: PushType
    /// The outcome.
    public var outcome: Outcome
    /// The token that is handed back, if one is.
    public var token = Token.none
    /// The information that is handed back, if any is.
    public var information: Information?
  }

  /// The outcome of a call.
  public enum Outcome: Hashable, Sendable {
    case succeeded
    case failed(ErrorCode)
  }

  /// The information of a registration, as the app sees it.
  public struct Information: Hashable, Sendable {
    /// The registration.
    public var record: Record
    /// Whether the information names the user that it is for.
    public var namesOwner: Bool
  }
}
