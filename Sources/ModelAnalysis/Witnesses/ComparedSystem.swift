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
  /// Whether moves are called by what they are in both editions.
  private let comparesEditions: Bool

  /// What is seen of a move.
  struct Sights: Hashable, Sendable {
    var seen: [Sight]
    /// The calls that ended, where it does not count how.
    var ended = CallCounts()
  }

  init(_ system: ClosedSystem, beside edition: Edition) {
    self.system = system
    comparesEditions = system.edition != edition
    tellsOutcomes = system.edition.reportsToDelegate == edition.reportsToDelegate
  }

  var initialStates: [PackedState] { system.initial.compactMap(PackedState.init) }

  func addSuccessors(
    of packed: PackedState, to list: inout [Successor<ClosedSystem.Move, Sights, PackedState>]
  ) {
    let state = packed.state(of: system)
    var run = ClosedRun(system)
    run.begin(in: state)
    for move in system.moves(in: state) {
      run.react(to: move)
      list.append(Successor(called(move), seen: sights(run.reaction), to: run.packed))
    }
  }

  /// What is seen of a move, and the state that follows; `nil` where the move is not possible.
  func successor(
    of state: ClosedSystem.State, on move: ClosedSystem.Move
  ) -> (sights: Sights, state: ClosedSystem.State)? {
    guard let own = own(move, in: state) else { return nil }
    let reaction = system.react(to: own, in: state)
    return (sights(reaction), reaction.state)
  }

  /// The possible move that is called so when it is compared.
  func own(_ move: ClosedSystem.Move, in state: ClosedSystem.State) -> ClosedSystem.Move? {
    system.moves(in: state).first { called($0) == move }
  }

  private func called(_ move: ClosedSystem.Move) -> ClosedSystem.Move {
    comparesEditions ? move.shared : move
  }

  private func sights(_ reaction: ClosedSystem.Reaction) -> Sights {
    if tellsOutcomes { return Sights(seen: reaction.seen) }
    let seen = reaction.seen.filter { sight in
      switch sight.kind {
      case .completed(let completed): completed.call == .query || completed.call == .update
      case .prompt, .record, .message, .notification, .reported, .restricted, .noEnd: true
      }
    }
    return Sights(seen: seen, ended: reaction.ended)
  }
}

extension ComparedSystem.Sights {
  /// What is seen, in plain words.
  var text: String {
    let ends = [CallKind.register, .unregister].flatMap { call in
      PushType.both.filter { ended[call, $0] > 0 }.map { "\(call.rawValue) of \($0.rawValue) ended" }
    }
    let parts = seen.map(\.text) + ends
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}

extension ClosedSystem.Move {
  /// The move as it is in every edition.
  var shared: Self {
    if case .initialize(let settings, let delegate) = self {
      .initialize(settings.shared, delegate: delegate)
    } else {
      self
    }
  }
}

extension SDKSettings {
  /// Of the settings what every edition has, as long as the rest is what goes without saying.
  var shared: SDKSettings {
    consent == .none || consent == .complete
      ? SDKSettings(configuration: .none, key: key, hasKey: hasKey, flag: flag) : self
  }
}
