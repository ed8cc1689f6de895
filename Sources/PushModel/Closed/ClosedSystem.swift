public import StateMachines

/// The SDK together with everything around it: the app, the user, the operating system, and the push
/// service. Nothing comes from outside any more, so that all that can happen can be listed.
///
/// What the machines leave out is kept as far as it decides what happens next: two users, two
/// configurations, and for whom tokens are registered. Tokens themselves and agreements are not
/// followed; what the SDK does with them counts as seen. A request that nobody waits for any more is
/// taken to be lost on its way.
public struct ClosedSystem: Sendable {
  /// What can happen besides the answers to what the SDK asks.
  public let alphabet: Alphabet
  /// The edition.
  public let edition: Edition

  private let system: PushSystem

  /// A system in which the calls and moves of an alphabet can happen.
  public init(_ interpretation: Interpretation, alphabet: Alphabet, notesRules: Bool = false) {
    self.alphabet = alphabet
    edition = interpretation.edition
    system = PushSystem(interpretation, notesRules: notesRules)
  }

  /// A device on which the app has just been installed and started.
  public var initial: State { State() }

  /// Lets one thing happen: what is seen, and what comes next.
  public func react(to move: Move, in state: State) -> (seen: [Seen], state: State, trace: Trace) {
    var run = ClosedRun(system, edition, state)
    run.perform(move)
    return (run.seen, run.settled, run.system.trace)
  }

  /// Who a token is registered for.
  public enum Owner: String, Finite {
    case userA, userB, device
  }

  /// What the app initialises with.
  public struct Settings: Hashable, Sendable {
    /// Which of two app keys, with a user each where the configuration names one; `nil` for none.
    public var key: Owner?
    /// `alwaysAllowTokenRegistration`.
    public var flag: Bool

    /// Settings.
    public init(key: Owner?, flag: Bool) {
      self.key = key
      self.flag = flag
    }
  }

  /// Everything that decides what can happen next.
  public struct State: Hashable, Sendable {
    /// The SDK.
    public internal(set) var sdk = PushSystem.State()
    /// The permission.
    public internal(set) var permission = Permission.initial
    /// The notification token.
    public internal(set) var deviceToken = DeviceToken.initial
    /// The VoIP token.
    public internal(set) var voipToken = VoIPToken.initial
    /// What the system makes of VoIP messages.
    public internal(set) var callReporting = CallReporting.initial
    /// Whether the app's process runs.
    public internal(set) var isRunning = true
    /// Whether there is a network.
    public internal(set) var isOnline = true
    /// The requests that wait for an answer.
    public internal(set) var pending: Set<Pending> = []
    /// How many calls of the app wait for their completion, two standing for more.
    public internal(set) var open: [OpenCall: Int] = [:]
    /// A call that waits for another one to end.
    public internal(set) var waiting: SystemStimulus?
    /// Whether messages wait for a delegate.
    public internal(set) var holdsMessages = false
    /// The user id.
    public internal(set) var user: Owner?
    /// The settings that the SDK follows.
    public internal(set) var settings: Settings?
    /// What the server holds about each kind of token: for whom.
    public internal(set) var server = PerChannel<Owner?>(nil)
    /// What the device keeps of a registration: for whom.
    public internal(set) var kept = PerChannel<Owner?>(nil)

    var last = PerChannel<Owner?>(nil)
    var owners = PerChannel<Owner?>(nil)
    var sent = PerChannel<Owner?>(nil)
    var prepared = PerChannel<Owner?>(nil)
  }

  /// A call that has begun and not completed.
  public struct OpenCall: Hashable, Sendable {
    /// The call.
    public let call: Call
    /// The kind of token.
    public let channel: Channel
  }

  /// A request of the SDK that waits for an answer.
  public enum Pending: Hashable, Sendable {
    case permission(SystemStimulus.PermissionPurpose)
    /// `nil` where nobody waits for the token any more.
    case token(SystemStimulus.TokenPurpose?, Channel)
    case server(SystemStimulus.ServerPurpose)
    /// A record is to be removed; nobody waits for the answer.
    case removal(Channel)
  }

  /// What is seen of the SDK.
  public enum Seen: Hashable, Sendable {
    /// The prompt was shown.
    case prompt
    /// A call completed; for a query also whose record it found.
    case completed(Call, Channel, Effect.Outcome, found: Owner?)
    /// A call completed that was not open.
    case completedNothing(Call, Channel)
    /// What the server holds changed.
    case record(Channel, Owner?)
    /// The delegate got a message; the SDK reported a call; the system restricts from now on.
    case message, reported, restricted
    /// What the SDK does with values that are not followed here.
    case values(Effect)
  }
}
