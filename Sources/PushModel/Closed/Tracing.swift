import StateMachines

extension ClosedSystem {
  /// An event of the SDK, and what followed from it before the next event.
  public struct Happening: Sendable {
    /// The event; `nil` for an answer to which nobody listens any more, and where nobody was told.
    public internal(set) var event: Event?
    /// The branches that were followed.
    public internal(set) var passed: [PushSystem.PassedBranch] = []
    /// The actions of the SDK at its edge.
    public internal(set) var edge: [Edge] = []

    /// A request or an observation at the edge of the SDK.
    public enum Edge: Hashable, Sendable {
      /// A request, which waits for its answer or has it at once.
      case asked(PushSystem.Request, waits: Bool)
      /// An observation.
      case seen(Sight)
    }
  }

  /// The reaction to a move, with the events that led to it.
  public struct TracedReaction: Sendable {
    /// The reaction.
    public let reaction: Reaction
    /// The events of the SDK, in order.
    public let happenings: [Happening]
  }

  /// Takes a move in a state, and notes the events that lead to the reaction.
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
  /// Changes how the world answers from now on.
  public mutating func apply(_ changes: PolicyChanges) { world.policies.apply(changes) }
}
