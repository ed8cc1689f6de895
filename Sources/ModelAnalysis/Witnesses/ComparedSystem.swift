import MachineAnalysis
import PushModel
import StateMachines

/// The composed system of an edition for a comparison: only views that both APIs can show count.
///
/// In `toast-ko` the end of a registration is not reported as long as no delegate is set. Compared with
/// another edition, only the end itself counts then, and the server's records; else this one difference would
/// hide all others.
struct ComparedSystem: TransitionSystem {
  let system: ClosedSystem
  /// Whether the outcomes of registering and unregistering count.
  let tellsOutcomes: Bool
  /// Whether moves have the names that both editions share.
  private let comparesEditions: Bool

  /// The views after a move.
  struct Sights: Hashable, Sendable {
    var seen: [Sight]
    /// The ended calls, where their outcomes do not count.
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

  /// The views after a move, and the next state; `nil` where the move is not possible.
  func successor(
    of state: ClosedSystem.State, on move: ClosedSystem.Move
  ) -> (sights: Sights, state: ClosedSystem.State)? {
    guard let own = own(move, in: state) else { return nil }
    let reaction = system.react(to: own, in: state)
    return (sights(reaction), reaction.state)
  }

  /// The possible move with this name in the comparison.
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
  /// The views, in plain words.
  var text: String {
    let ends = [CallKind.register, .unregister].flatMap { call in
      PushType.both.filter { ended[call, $0] > 0 }.map { "\(call.rawValue) of \($0.rawValue) ended" }
    }
    let parts = seen.map(\.text) + ends
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}

extension ClosedSystem.Move {
  /// The move in the form that all editions share.
  var shared: Self {
    if case .initialize(let settings, let delegate) = self {
      .initialize(settings.shared, delegate: delegate)
    } else {
      self
    }
  }
}

extension SDKSettings {
  /// The part of the settings that all editions share, where the rest is the usual one.
  var shared: SDKSettings {
    consent == .none || consent == .complete
      ? SDKSettings(configuration: .none, key: key, hasKey: hasKey, flag: flag) : self
  }
}
