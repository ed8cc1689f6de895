import StateMachines

extension ClosedSystem {
  /// Something that happened to the SDK, and what followed from it before the next.
  public struct Happening: Sendable {
    /// What happened; `nil` if it is an answer to which nobody listens any more, or nobody was told.
    public internal(set) var event: Event?
    /// The branches that were followed.
    public internal(set) var passed: [PushSystem.PassedBranch] = []
    /// What the SDK did at its edge.
    public internal(set) var edge: [Edge] = []

    /// Something at the edge of the SDK.
    public enum Edge: Hashable, Sendable {
      /// A request, which waits for its answer or has it at once.
      case asked(PushSystem.Request, waits: Bool)
      /// Something that is seen.
      case seen(Sight)
    }
  }

  /// What comes of a move, and how: one event after the other.
  public struct TracedReaction: Sendable {
    /// What comes of it.
    public let reaction: Reaction
    /// What happened to the SDK.
    public let happenings: [Happening]
  }

  /// Lets one thing happen in a state, and notes how what follows comes about.
  public func trace(_ move: Move, in state: State) -> TracedReaction {
    var run = ClosedRun(self)
    run.noteHappenings()
    run.begin(in: state)
    run.react(to: move)
    return TracedReaction(reaction: run.reaction, happenings: run.happenings)
  }

  /// A device on which the app has just been installed and started, in a world that answers by itself.
  public func beginning(permission: Permission.State = .notDetermined) -> State {
    var state = State(sdk: PushSystem.State(machines: interpretation.tables.initial))
    state.world.place(permission: permission)
    return state
  }
}

extension ClosedSystem.State {
  /// Lets the world answer otherwise from now on.
  public mutating func apply(_ changes: PolicyChanges) { world.policies.apply(changes) }
}
