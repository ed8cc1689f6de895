/// Chooses inputs, one after another, so that the answers tell apart what a node can be.
///
/// What a candidate would answer is known from the observation tree or, beyond it, from what its
/// transitions are taken to be. Each next input is the one that separates the most pairs of the candidates
/// that are left. Where no single input separates any, a shortest word that separates two of them is
/// followed.
struct AdaptiveWord {
  /// What the node can be, and where the inputs so far lead from there: in the tree (0 if that was not
  /// observed) and in the guessed machine (-1 if nothing is guessed).
  private struct Candidate {
    var node: Int32
    var state: Int32
  }

  private var followed: [Candidate]
  private var planned: [Int] = []
  private var counts: [Int32] = []

  /// Begins at a node that can be any of the candidates.
  init(candidates: [Int32], basis: Basis) {
    followed = candidates.map { Candidate(node: basis.nodes[Int($0)], state: $0) }
  }

  /// The input to give next; `nil` when no further answer can tell the candidates apart.
  mutating func next(basis: Basis, tree: ObservationTree) -> Int? {
    guard followed.count > 1 else { return nil }
    if let input = bestInput(basis: basis, tree: tree) {
      planned = []
      return input
    }
    if planned.isEmpty {
      for other in followed.dropFirst() {
        if let word = Self.separatingWord(followed[0], other, basis: basis, tree: tree) {
          planned = word.reversed()
          break
        }
      }
    }
    return planned.popLast()
  }

  /// Rules out the candidates that would have answered otherwise, and those of which nothing is known.
  mutating func answered(_ output: Int32, to input: Int, basis: Basis, tree: ObservationTree) {
    followed = followed.compactMap { candidate in
      let (node, next) = Self.step(candidate, input, basis: basis, tree: tree)
      return node != 0 && tree.output(of: node) == output ? next : nil
    }
  }

  /// A node whose output is what a candidate answers (0 if that is not known), and where it goes.
  @inline(__always)
  private static func step(
    _ candidate: Candidate, _ input: Int, basis: Basis, tree: ObservationTree
  ) -> (node: Int32, next: Candidate) {
    let child = candidate.node == 0 ? 0 : tree.child(candidate.node, input)
    if candidate.state < 0 { return (child, Candidate(node: child, state: -1)) }
    let cell = basis.cell(candidate.state, input)
    let next = Candidate(node: child, state: basis.target(of: cell))
    return (child != 0 ? child : basis.node(of: cell), next)
  }

  private mutating func bestInput(basis: Basis, tree: ObservationTree) -> Int? {
    var best: Int?
    var bestPairs = 0
    for input in 0..<tree.inputCount {
      var known = 0
      for candidate in followed {
        let node = Self.step(candidate, input, basis: basis, tree: tree).node
        if node == 0 { continue }
        let output = Int(tree.output(of: node))
        while counts.count <= output { counts.append(0) }
        counts[output] += 1
        known += 1
      }
      var separated = known * known
      for output in counts.indices {
        separated -= Int(counts[output]) * Int(counts[output])
        counts[output] = 0
      }
      if separated > bestPairs {
        best = input
        bestPairs = separated
      }
    }
    return best
  }

  /// A shortest word to which two candidates are known to answer differently.
  private static func separatingWord(
    _ first: Candidate, _ second: Candidate, basis: Basis, tree: ObservationTree
  ) -> [Int]? {
    var visits = [(left: first, right: second, previous: -1, input: -1)]
    var seen = StateTable<Int>()
    var index = 0
    while index < visits.count {
      let visit = visits[index]
      for input in 0..<tree.inputCount {
        let left = step(visit.left, input, basis: basis, tree: tree)
        let right = step(visit.right, input, basis: basis, tree: tree)
        if left.node == 0 || right.node == 0 { continue }
        if tree.output(of: left.node) != tree.output(of: right.node) {
          var word = [input]
          while visits[index].previous >= 0 {
            word.append(visits[index].input)
            index = visits[index].previous
          }
          return word.reversed()
        }
        if left.next.node == 0, right.next.node == 0 {
          // Only the guessed machine is left to follow, and it has loops.
          let (mine, other) = (left.next.state, right.next.state)
          if mine == other || !seen.insert(Int(mine) << 32 | Int(other)).isNew { continue }
        }
        visits.append((left.next, right.next, index, input))
      }
      index += 1
    }
    return nil
  }
}
