public import StateMachines

/// Everything around the SDK: the user, the system, APNs, PushKit, CallKit and the push service, with values by their
/// symbols. The same world is played against ports and explored.
///
/// What it remembers is kept by the machines of the specification. Whatever is asked of it and not answered at once
/// waits with whoever plays it.
public struct World: Hashable, Sendable {
  /// Where the world's machines are.
  public internal(set) var machines: MachineStates
  /// What the push service holds about each kind of token.
  public internal(set) var records = PerPushType<Record?>(nil)
  /// The token of each kind that the system would issue now.
  public internal(set) var currentTokens = PerPushType(Token(1))
  /// Whether the app is in the background, where the system need not show its prompt.
  public internal(set) var isInBackground = false
  /// Whether the app's process runs.
  public internal(set) var isRunning = true
  /// How it answers by itself.
  public var policies = Policies()

  /// A device on which nothing has happened yet.
  public init() {
    machines = MachineStates()
    machines[Member.permission] = Permission.initial.place
    machines[Member.deviceToken] = DeviceToken.initial.place
    machines[Member.voipToken] = VoIPToken.initial.place
    machines[Member.callReporting] = CallReporting.initial.place
  }

  /// Lays down which token the system would issue now.
  public mutating func setCurrentToken(_ token: Token, of channel: PushType) {
    currentTokens[channel] = token
  }

  /// Lays down what the push service holds.
  public mutating func setRecord(_ record: Record?, of channel: PushType) { records[channel] = record }

  /// Lays the permission down without an input.
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
  /// What the system makes of VoIP messages.
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

  /// What the world does with a request.
  public struct Reception: Hashable, Sendable {
    /// The answer, if it is given at once.
    public var answer: PushSystem.Answer?
    /// Whether the prompt was shown.
    public var showsPrompt = false
  }
}

extension MachineStates {
  /// The state of a member.
  @inlinable
  subscript(member: Member) -> UInt8 {
    get { self[member.rawValue] }
    set { self[member.rawValue] = newValue }
  }
}
