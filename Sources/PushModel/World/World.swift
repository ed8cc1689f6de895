public import StateMachines

/// Everything around the SDK: the user, the system, APNs, PushKit, CallKit and the push service, with values by their
/// symbols. The same world is played against ports and explored.
///
/// The machines of the specification keep the world's state. A request that it does not answer at once waits with the
/// caller, who plays the world.
public struct World: Hashable, Sendable {
  /// The states of the world's machines.
  public internal(set) var machines: MachineStates
  /// The record of each kind of token at the push service.
  public internal(set) var records = PerPushType<Record?>(nil)
  /// The token of each kind that the system would issue now.
  public internal(set) var currentTokens = PerPushType(Token(1))
  /// Whether the app is in the background, where the system need not show its prompt.
  public internal(set) var isInBackground = false
  /// Whether the app's process runs.
  public internal(set) var isRunning = true
  /// The answers that the world gives by itself.
  public var policies = Policies()

  /// A device on which nothing has happened yet.
  public init() {
    machines = MachineStates()
    machines[Member.permission] = Permission.initial.place
    machines[Member.deviceToken] = DeviceToken.initial.place
    machines[Member.voipToken] = VoIPToken.initial.place
    machines[Member.callReporting] = CallReporting.initial.place
  }

  /// Sets the token that the system would issue now.
  public mutating func setCurrentToken(_ token: Token, of channel: PushType) {
    currentTokens[channel] = token
  }

  /// Sets the record at the push service.
  public mutating func setRecord(_ record: Record?, of channel: PushType) { records[channel] = record }

  /// Sets the permission without an input.
  public mutating func place(permission: Permission.State) { machines[Member.permission] = permission.place }

  /// The permission as the operating system keeps it.
  @inlinable
  public var permission: Permission.State { .at(machines[Member.permission]) }
  /// The notification token as the system issues it.
  @inlinable
  public var deviceToken: DeviceToken.State { .at(machines[Member.deviceToken]) }
  /// The VoIP token as the system issues it.
  @inlinable
  public var voipToken: VoIPToken.State { .at(machines[Member.voipToken]) }
  /// The state of the system's dealings with VoIP messages.
  @inlinable
  public var callReporting: CallReporting.State { .at(machines[Member.callReporting]) }

  /// Whether the prompt is open.
  public var isPrompting: Bool { permission == .prompting }

  /// The permission as the system tells it.
  public var permissionAnswer: PermissionAnswer {
    switch permission {
    case .notDetermined, .prompting: .undetermined
    case .denied: .refused
    case .authorized: .granted
    case .provisional: .provisional
    }
  }

  /// The world's reaction to a request.
  public struct Reception: Hashable, Sendable {
    /// The answer, if it is given at once.
    public var answer: PushSystem.Answer?
    /// Whether the prompt was shown.
    public var showsPrompt = false
  }
}

extension MachineStates {
  @inlinable
  subscript(member: Member) -> UInt8 {
    get { self[member.rawValue] }
    set { self[member.rawValue] = newValue }
  }
}
