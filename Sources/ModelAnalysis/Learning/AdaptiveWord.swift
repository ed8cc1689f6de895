/// Chooses inputs, one after another, so that the answers tell apart what a node can be.
///
/// Each next input is the one that separates the most pairs of the candidates that are left, judging by
/// what was observed of them. Where no single input separates any, a shortest word that separates two of
/// them is followed.
struct AdaptiveWord {
  /// A state that the node can be, and where the inputs so far lead from there in the tree.
  private struct Candidate {
    var state: Int32
    var node: Int32
  }

  private var followed: [Candidate]
  // Candidates of which the last inputs were not observed: nothing more can be learned about them now.
  private var unfollowed: [Int32] = []
  private var planned: [Int] = []
  private var counts: [Int32] = []

  /// Begins at a node that can be any of the candidates.
  init(candidates: [Int32], basis: Basis) {
    followed = candidates.map { Candidate(state: $0, node: basis.nodes[Int($0)]) }
  }

  /// The candidates that no answer has ruled out.
  var remaining: [Int32] { followed.map(\.state) + unfollowed }

  /// The input to give next; `nil` when no further answer can tell the candidates apart.
  mutating func next(in tree: ObservationTree) -> Int? {
    guard followed.count > 1 else { return nil }
    if let input = bestInput(in: tree) {
      planned = []
      return input
    }
    if planned.isEmpty {
      for other in followed.dropFirst() {
        if let word = tree.witness(followed[0].node, other.node) {
          planned = word.reversed()
          break
        }
      }
    }
    return planned.popLast()
  }

  /// Rules out the candidates that would have answered otherwise.
  mutating func answered(_ output: Int32, to input: Int, in tree: ObservationTree) {
    var kept: [Candidate] = []
    for candidate in followed {
      let child = tree.child(candidate.node, input)
      if child == 0 {
        unfollowed.append(candidate.state)
      } else if tree.output(of: child) == output {
        kept.append(Candidate(state: candidate.state, node: child))
      }
    }
    followed = kept
  }

  private mutating func bestInput(in tree: ObservationTree) -> Int? {
    var best: Int?
    var bestPairs = 0
    for input in 0..<tree.inputCount {
      var known = 0
      for candidate in followed {
        let child = tree.child(candidate.node, input)
        if child == 0 { continue }
        let output = Int(tree.output(of: child))
        while counts.count <= output { counts.append(0) }
        counts[output] += 1
        known += 1
      }
      var separated = known * known
      for output in counts.indices {
        separated -= Int(counts[output] * counts[output])
        counts[output] = 0
      }
      if separated > bestPairs {
        best = input
        bestPairs = separated
      }
    }
    return best
  }
}
