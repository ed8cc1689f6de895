import Conformance
import ModelAnalysis
import PushModel

/// Looks for shortest continuations of a site that tell mutants from the specification.
///
/// The specification's side is played once and kept for all the mutants of a branch.
struct WitnessSearch {
  private let site: WitnessSite
  private let moves: [WitnessMove]
  private let root: Node
  private let rootSights: [WitnessSight]

  /// Where the specification is after some moves.
  private final class Node {
    let play: WitnessPlay<ModelPort>
    let condition: ModelPort.Condition
    /// What each move led to; `nil` in place of a node where the move cannot be played.
    var children: [Int: Child?] = [:]

    init(_ play: WitnessPlay<ModelPort>) {
      self.play = play
      condition = play.port.condition
    }
  }

  private struct Child {
    let node: Node
    let sights: [WitnessSight]
  }

  /// What continues a site: numbers of moves; none where what the case plays is enough.
  typealias Suffix = [Int]

  init?(_ site: WitnessSite, moves: [WitnessMove]) {
    guard let reached = site.reach(site.interpretation), let sights = reached.sights else { return nil }
    self.site = site
    self.moves = moves
    root = Node(reached.play)
    rootSights = sights
  }

  /// Every suffix of the smallest length that a mutant does not survive; `nil` if there is none up to a
  /// depth. At the greatest depths only the first is named.
  func witnesses(of mutant: RuleMutant, depth: Int, all: Int = 2) -> [Suffix]? {
    guard let reached = site.reach(mutant.inserted(site.interpretation)) else { return nil }
    guard let sights = reached.sights, sights == rootSights else { return [[]] }
    var frontier: [(node: Node, play: WitnessPlay<ModelPort>, suffix: Suffix)] = []
    if reached.play.port.condition != root.condition { frontier = [(root, reached.play, [])] }
    for level in stride(from: 1, through: depth, by: 1) {
      var found: [Suffix] = []
      var next = frontier
      next.removeAll(keepingCapacity: true)
      for (node, play, suffix) in frontier {
        for index in moves.indices {
          guard let child = child(of: node, index) else { continue }
          var faulty = play
          let sights = faulty.play(moves[index])
          guard sights == child.sights else {
            found.append(suffix + [index])
            if level > all { return found }
            continue
          }
          guard found.isEmpty, level < depth, faulty.port.condition != child.node.condition else { continue }
          next.append((child.node, faulty, suffix + [index]))
        }
      }
      if !found.isEmpty { return found }
      frontier = next
    }
    return nil
  }

  private func child(of node: Node, _ index: Int) -> Child? {
    if let known = node.children[index] { return known }
    var play = node.play
    let child = play.play(moves[index]).flatMap { sights in
      sights.contains { $0.hasExchanges || Self.isPolicy(moves[index]) } && sights.allSatisfy(\.isPossible)
        ? Child(node: Node(play), sights: sights) : nil
    }
    node.children[index] = .some(child)
    return child
  }

  private static func isPolicy(_ move: WitnessMove) -> Bool {
    move.actions.allSatisfy {
      switch $0 {
      case .world, .settings: true
      case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .promptAnswered,
        .tokenAnswered, .tokenChanges, .tokenInvalidated, .serverAnswers, .network, .terminates, .launches,
        .entersForeground, .entersBackground, .voipArrives, .timePasses:
        false
      }
    }
  }
}
