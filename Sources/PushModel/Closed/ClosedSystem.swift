public import StateMachines

/// The SDK together with everything around it: the app, the user, the operating system, and the push
/// service. Nothing comes from outside any more, so that all that can happen can be listed.
///
/// What the machines leave out is kept as far as it decides what happens next or can be seen: two users, two
/// configurations, and of a registration whom it is for, with which agreement, and whether its token is the
/// current one. A request to the push service that nobody waits for any more is taken to be lost on its way.
public struct ClosedSystem: Sendable {
  /// What can happen besides the answers to what the SDK asks.
  public let alphabet: Alphabet
  /// The edition.
  public let edition: Edition

  private let system: PushSystem
  let world: [WorldTables]

  /// A system in which the calls and moves of an alphabet can happen.
  public init(_ interpretation: Interpretation, alphabet: Alphabet) {
    self.alphabet = alphabet
    edition = interpretation.edition
    system = PushSystem(interpretation, notesRules: false)
    world = [WorldTables(of: interpretation.edition)]
  }

  /// A device on which the app has just been installed and started, with each permission that the alphabet
  /// begins with.
  public var initial: [State] {
    alphabet.permissions.map { permission in
      var state = State()
      state.permission = permission
      return state
    }
  }

  /// Lets one thing happen.
  public func react(to move: Move, in state: State) -> Reaction {
    var run = ClosedRun(system, world, state)
    run.perform(move)
    let endless = run.hasNoEnd && !run.system.trace.hasNoEnd ? ["what a move leads to, without end"] : []
    return Reaction(
      state: run.settled, seen: run.seen, ended: run.ended, cells: run.cells,
      impossible: run.system.trace.impossible + endless)
  }

  /// What comes of a move.
  public struct Reaction: Sendable {
    /// What comes next.
    public let state: State
    /// What is seen.
    public let seen: [Seen]
    /// The calls that came to an end, those included of which nobody is told.
    public let ended: Tally<OpenCall>
    /// The cells of the machines that were passed, by number (`Interpretation.rules(inCells:)`).
    public let cells: [UInt16]
    /// The pairs that were taken for impossible.
    public let impossible: [String]
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
    public internal(set) var pending = Tally<Pending>()
    /// The calls of the app that wait for their completion.
    public internal(set) var open = Tally<OpenCall>()
    /// For each kind of token, a call that waits for another one to end.
    public internal(set) var waiting = PerChannel<SystemStimulus?>(nil)
    /// Whether messages wait for a delegate.
    public internal(set) var holdsMessages = false
    /// The user id.
    public internal(set) var user: Owner?
    /// The settings that the SDK follows.
    public internal(set) var settings: Settings?
    /// What the server holds about each kind of token.
    public internal(set) var server = PerChannel<Record?>(nil)
    /// What the device keeps of a registration.
    public internal(set) var kept = PerChannel<Record?>(nil)
    /// What the device kept before it last forgot a registration.
    public internal(set) var last = PerChannel<Record?>(nil)
    /// For whom the registration under way is made.
    public internal(set) var owners = PerChannel<Owner?>(nil)
    /// A registration that has been sent and is not answered yet.
    public internal(set) var sent = PerChannel<Record?>(nil)
    /// What an update sends.
    public internal(set) var prepared = PerChannel<Record?>(nil)
    /// The agreement that the registration under way carries.
    public internal(set) var agreements = PerChannel<Agreed?>(nil)
    /// The agreement that was set before.
    public internal(set) var agreementSetBefore: Agreed?
    /// The tokens that the process has got from the system.
    public internal(set) var tokens = PerChannel(Token.missing)
    /// Whether information names no device.
    public internal(set) var hidesDevice = false
  }

  /// What is seen of the SDK.
  public enum Seen: Hashable, Sendable {
    /// The prompt was shown.
    case prompt
    /// A call completed, with what it shows.
    case completed(Call, Channel, Effect.Outcome, Shown?)
    /// What the server holds changed.
    case record(Channel, Record?)
    /// The delegate got a message; the SDK reported a call; the system restricts from now on.
    case message, reported, restricted
    /// More and more followed, and the rest was not looked at: a mistake of the specification, or a mutant.
    case noEnd
  }
}
