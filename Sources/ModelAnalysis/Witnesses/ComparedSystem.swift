import MachineAnalysis
import PushModel
import StateMachines

/// The composed system of an edition as it is compared with that of another: by what both APIs can show.
///
/// In `toast-ko` nobody is told how a registration ended as long as no delegate is set. Compared with another
/// edition, only that it ended counts then, and what the server holds; else this one difference would hide all
/// others.
struct ComparedSystem: TransitionSystem {
  let system: ClosedSystem
  /// Whether it counts how registering and unregistering ended.
  let tellsOutcomes: Bool

  /// What is seen of a move.
  struct Sight: Hashable, Sendable {
    var seen: [ClosedSystem.Seen]
    /// The calls that ended, where it does not count how.
    var ended = Tally<ClosedSystem.OpenCall>()
  }

  init(_ system: ClosedSystem, beside edition: Edition) {
    self.system = system
    tellsOutcomes = system.edition.reportsToDelegate == edition.reportsToDelegate
  }

  var initialStates: [ClosedSystem.State] { system.initial }

  func addSuccessors(
    of state: ClosedSystem.State, to list: inout [Successor<ClosedSystem.Move, Sight, ClosedSystem.State>]
  ) {
    for move in system.moves(in: state) {
      let reaction = system.react(to: move, in: state)
      list.append(Successor(move, seen: sight(reaction), to: reaction.state))
    }
  }

  /// What is seen of a move, and the state that follows; `nil` where the move is not possible.
  func successor(
    of state: ClosedSystem.State, on move: ClosedSystem.Move
  ) -> (sight: Sight, state: ClosedSystem.State)? {
    guard system.moves(in: state).contains(move) else { return nil }
    let reaction = system.react(to: move, in: state)
    return (sight(reaction), reaction.state)
  }

  private func sight(_ reaction: ClosedSystem.Reaction) -> Sight {
    if tellsOutcomes { return Sight(seen: reaction.seen) }
    let seen = reaction.seen.filter { seen in
      switch seen {
      case .completed(let call, _, _, _): call == .query || call == .update
      case .prompt, .record, .message, .reported, .restricted, .noEnd: true
      }
    }
    return Sight(seen: seen, ended: reaction.ended)
  }
}

extension ComparedSystem.Sight {
  /// What is seen, in plain words.
  var text: String {
    let ends = ended.things.filter { $0.call == .register || $0.call == .unregister }.map {
      "\($0.call.rawValue) of \($0.channel.rawValue) ended"
    }
    let parts = seen.map(\.text) + ends
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}
