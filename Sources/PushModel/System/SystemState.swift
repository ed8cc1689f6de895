public import StateMachines

extension PushSystem {
  /// All that decides what the SDK does next.
  public struct State: Hashable, Sendable {
    /// The states of the machines.
    public var machines: MachineStates
    /// The settings in force.
    public internal(set) var settings: SDKSettings?
    /// The user id.
    public internal(set) var user = User.none
    /// The agreement that was set before.
    public internal(set) var consentSetBefore = Consent.none
    /// The tokens that the process has got from the system.
    public internal(set) var tokens = PerPushType(Token.none)
    /// The users for whom the registrations under way are made.
    public internal(set) var owners = PerPushType(User.none)
    /// The agreements of the registrations under way.
    public internal(set) var consents = PerPushType(Consent.none)
    /// The records that were sent to be registered and have not been accepted.
    public internal(set) var sent = PerPushType<Record?>(nil)
    /// The records that updates send.
    public internal(set) var prepared = PerPushType<Record?>(nil)
    /// The records of registrations that the device keeps.
    public internal(set) var kept = PerPushType<Record?>(nil)
    /// The last kept record, for kinds of token without one.
    public internal(set) var last = PerPushType<Record?>(nil)
    /// Whether information names no user for a token that is registered for the device.
    public internal(set) var namesNoDevice = false
    /// Whether the last unregistering has failed, which may be made again (Q-UNREG-56).
    var unregisteringFailed = PerPushType(false)
    /// Whether a failure hands the token back, in the reaction to one stimulus.
    var handsBack = PerPushType(false)

    /// The calls of the app that have not completed, the oldest first.
    public internal(set) var calls: [OpenCall] = []
    /// The requests whose answer is awaited, the oldest first.
    public internal(set) var requests: [OpenRequest] = []
    /// The messages that wait for a delegate, or those for VoIP for the initialisation.
    public internal(set) var heldMessages = PerPushType<[Message]>([])
    var callCount = 0
    var requestCount = 0

    init(machines: MachineStates) { self.machines = machines }

    /// Copies another state into this one, and keeps the storage of its lists.
    mutating func become(_ other: Self) {
      machines = other.machines
      settings = other.settings
      user = other.user
      consentSetBefore = other.consentSetBefore
      tokens = other.tokens
      owners = other.owners
      consents = other.consents
      sent = other.sent
      prepared = other.prepared
      kept = other.kept
      last = other.last
      namesNoDevice = other.namesNoDevice
      unregisteringFailed = other.unregisteringFailed
      handsBack = other.handsBack
      calls.become(other.calls)
      requests.become(other.requests)
      for channel in PushType.both { heldMessages[channel].become(other.heldMessages[channel]) }
      callCount = other.callCount
      requestCount = other.requestCount
      assert(self == other, "nothing is left out")
    }
  }

  /// A call of the app that has not completed.
  public struct OpenCall: Hashable, Sendable {
    /// A number that no other call of the process has.
    public internal(set) var id: Int
    /// The kind of the call.
    public let call: CallKind
    /// Whether somebody is told of the outcome where there are handlers.
    public let hasHandler: Bool
    /// The kinds of token about which it is in progress.
    public internal(set) var open: PushTypes = []
    /// The kinds of token about which it waits for another call to end.
    public internal(set) var waiting: PushTypes = []
    /// The agreement that the call gives.
    public internal(set) var consent: Consent
    /// The changes of an update.
    public let changes: Changes

    var hasEnded: Bool { open.isEmpty && waiting.isEmpty }
  }

  /// A request whose answer is awaited.
  public struct OpenRequest: Hashable, Sendable {
    /// A number that no other request since the installation has.
    public internal(set) var id: Int
    /// The purpose; `nil` if nobody listens to the answer any more.
    public internal(set) var purpose: Purpose?
    /// The call that asked for the request; `nil` if the SDK asked by itself.
    public internal(set) var asker: Int?
  }

  /// The purpose of a request.
  public enum Purpose: Hashable, Sendable {
    case permission(PermissionPurpose)
    case token(TokenPurpose, PushType)
    case server(ServerPurpose)
  }

  /// The values of the stimulus that is reacted to.
  struct Arrival: Sendable {
    /// The call of the app that arrives.
    var call: Int?
    var kind: CallKind?
    var types: PushTypes = []
    var consent = Consent.none
    var changes = Changes()
    var settings: SDKSettings?
    var delegate = DelegateChange.unmentioned
    var user = User.none
    var message = Message.none
    /// The call whose request is answered.
    var asker: Int?
    var permission = PermissionAnswer.undetermined
    var reply = ServerReply.accepted
    var found: Record?
    var failure = ErrorCode.unknown
  }
}

extension PushSystem.Purpose {
  /// The number of the purpose, from 1 on. No other purpose has the same.
  var number: UInt8 {
    switch self {
    case .permission(let purpose): 1 + UInt8(purpose.place)
    case .token(let purpose, let channel):
      1 + UInt8(PermissionPurpose.count + 2 * purpose.place) + channel.place
    case .server(let purpose): 1 + UInt8(PermissionPurpose.count + 2 * TokenPurpose.count + purpose.place)
    }
  }
}

extension PushSystem {
  /// A set of purposes: a bit for each.
  public struct Purposes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// The purposes whose bits are set.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The one purpose.
    public init(_ purpose: Purpose) { self.init(rawValue: 1 << UInt64(purpose.number)) }

    /// Whether a purpose is among them.
    public func contains(_ purpose: Purpose) -> Bool { contains(Purposes(purpose)) }

    /// The purposes of requests that bring a record to the push service, or change it there.
    static func registering(_ channel: PushType) -> Self {
      [
        Self(.server(.register(channel))), Self(.server(.update(channel))),
        Self(.server(.updateForCall(channel))), Self(.server(.updateBeside(channel))),
      ]
    }
  }
}

extension PushSystem.State {
  /// The purposes of the awaited answers.
  public var awaited: PushSystem.Purposes {
    var awaited: PushSystem.Purposes = []
    for request in requests {
      if let purpose = request.purpose { awaited.insert(PushSystem.Purposes(purpose)) }
    }
    return awaited
  }
}

extension Array {
  /// Takes the elements of another list, and keeps its own storage.
  mutating func become(_ other: Self) {
    if count > other.count { removeLast(count - other.count) }
    for place in indices { self[place] = other[place] }
    if count < other.count { append(contentsOf: other[count...]) }
  }

  /// Removes the elements, and keeps the storage.
  mutating func clear() { if !isEmpty { removeAll(keepingCapacity: true) } }
}
