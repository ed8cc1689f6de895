import Conformance
import Foundation
import ModelAnalysis
import ModelBasedTesting
package import PushModel
package import StateMachines

/// The mutants that no test can tell from the specification.
///
/// The specification is explored over every alphabet: under the first readings; under as many others at once
/// as go together, up to `stateLimit` states; and for mutants whose branch is not followed there, under
/// further ones, at last alone and with more states. A mutant is proved if its branch is followed somewhere,
/// and the observations never differ where it is.
package struct MutantEquivalence: Sendable {
  /// The indices of the proved mutants.
  package private(set) var proved: Set<Int> = []
  /// The gaps of proved mutants that only undecided moves tell from the specification.
  package var undecided: [Int: [Gap]] {
    leftOut.filter { proved.contains($0.key) && !$0.value.isEmpty }.mapValues(\.gaps)
  }
  /// For the mutants that can be told from the specification, the moves that tell them, and the readings.
  package private(set) var told: [Int: Telling] = [:]

  /// The moves and readings that tell a mutant from the specification.
  package struct Telling: Sendable {
    /// The readings that are not the first of their questions.
    package let readings: Readings
    package let moves: [ClosedSystem.Move]
  }

  /// The number of explorations under other readings that were given up, because of too many states.
  package private(set) var leftOutExplorations = 0

  /// The largest number of explored states under many other readings at once. Some alphabets have millions;
  /// the mutants that need them are found under fewer readings.
  private static let stateLimit = 40_000
  /// The largest number of explored states under the readings of one mutant.
  private static let stateLimitAlone = 1_600_000

  private let edition: Edition
  private var followed: Set<Int> = []
  /// The mutants whose comparison exceeds the limit.
  package private(set) var tooLarge: Set<Int> = []
  /// For mutants that were told apart, the kinds of undecided moves that did it, and were left out then.
  private var leftOut: [Int: GapSet] = [:]
  /// The explorations, so that none is repeated for a question that is not asked.
  private var explored: [Explored] = []

  /// Compares mutants of one edition with the specification. `onProgress` gets the number of explorations.
  package init(
    of mutants: [RuleMutant], in edition: Edition, onProgress: (_ explorations: Int) -> Void = { _ in }
  ) {
    self.edition = edition
    let all = Array(mutants.indices)
    // The first readings are always explored: without them nothing is proved.
    compare(mutants, all, under: Readings(), stateLimit: .max, onProgress)
    compare(mutants, all, under: Self.joined(mutants.map(\.situation)), onProgress)
    // The other readings: first as many at once as go together, then alone those whose branch another reading
    // hides, then those that another machine needs.
    var joined: Set<Readings> = []
    while true {
      let situations = rest(of: mutants).map { mutants[$0].situation }.filter { !joined.contains($0) }
      guard !situations.isEmpty else { break }
      let together = Self.joined(situations)
      joined.formUnion(situations.filter { $0.agrees(with: together) })
      compare(mutants, rest(of: mutants), under: together, onProgress)
    }
    var alone: Set<Readings> = []
    while let readings = Self.situations(of: rest(of: mutants).map({ mutants[$0] })).first(where: {
      alone.insert($0).inserted
    }) {
      compare(mutants, rest(of: mutants), under: readings, stateLimit: Self.stateLimitAlone, onProgress)
    }
    proved = followed.subtracting(tooLarge).subtracting(told.keys)
  }

  private mutating func compare(
    _ mutants: [RuleMutant], _ indices: [Int], under readings: Readings, stateLimit: Int = Self.stateLimit,
    _ onProgress: (_ explorations: Int) -> Void
  ) {
    let interpretation = Interpretation(edition: edition, readings: readings)
    let harmless = Set(indices.filter { mutants[$0].isHarmless(in: interpretation) })
    followed.formUnion(harmless)
    let alphabets = ClosedSystem.Alphabet.all(in: edition).filter { alphabet in
      !explored.contains { $0.covers(alphabet.name, under: readings) }
    }
    // As many explorations run at once as there are cores; their memory is freed before the next.
    let cores = ProcessInfo.processInfo.activeProcessorCount
    for start in stride(from: 0, to: alphabets.count, by: cores) {
      let open = indices.filter { told[$0] == nil && !tooLarge.contains($0) && !harmless.contains($0) }
      guard !open.isEmpty else { return }
      let next = Array(alphabets[start..<min(start + cores, alphabets.count)])
      let proofs = next.mapConcurrently {
        EquivalenceProof(interpretation, alphabet: $0, stateLimit: stateLimit)
      }
      for (alphabet, proof) in zip(next, proofs) {
        guard let proof else {
          leftOutExplorations += 1
          continue
        }
        let open = open.filter { told[$0] == nil && !tooLarge.contains($0) }
        compare(mutants, open, by: proof, over: alphabet, under: readings)
        onProgress(explored.count)
      }
    }
  }

  private mutating func compare(
    _ mutants: [RuleMutant], _ indices: [Int], by proof: EquivalenceProof,
    over alphabet: ClosedSystem.Alphabet, under readings: Readings
  ) {
    var lanes = Lanes(proof)
    let leftOut = leftOut
    let findings = lanes.map(indices) { Self.finding(mutants[$1], by: &$0, without: leftOut[$1]) }
    for (index, finding) in zip(indices, findings) { note(finding, on: index, under: readings) }
    explored.append(
      Explored(alphabet: alphabet.name, readings: readings, questions: Set(lanes.all.flatMap(\.questions))))
  }

  /// The result of a comparison, with the kinds of undecided moves that told the mutant and were left out;
  /// `nil` where the branch is not followed.
  private typealias Finding = (result: EquivalenceProof.Result, leftOut: GapSet?)

  private static func finding(
    _ mutant: RuleMutant, by proof: inout EquivalenceProof, without leftOut: GapSet?
  ) -> Finding? {
    guard let contexts = proof.transitions(telling: mutant) else { return nil }
    var leftOut = leftOut
    var first = 0
    while true {
      let result = proof.result(for: mutant, in: contexts, from: first, without: leftOut)
      // Gaps are looked at only if the mutant is told apart at all.
      guard case .told(_, let undecided, let place) = result, leftOut == nil || !undecided.isEmpty else {
        return (result, leftOut)
      }
      // The transitions before this place told nothing; with fewer moves they cannot either.
      if leftOut != nil { first = place }
      var more = leftOut ?? GapSet()
      more.formUnion(undecided)
      leftOut = more
    }
  }

  private mutating func note(_ finding: Finding?, on index: Int, under readings: Readings) {
    guard let finding else { return }
    followed.insert(index)
    leftOut[index] = finding.leftOut
    switch finding.result {
    case .equivalent: break
    case .tooLarge: tooLarge.insert(index)
    case .told(let moves, _, _): told[index] = Telling(readings: readings, moves: moves)
    }
  }

  /// An exploration, with the questions asked in it.
  private struct Explored {
    let alphabet: String
    let readings: Readings
    let questions: Set<String>

    /// Whether an exploration under other readings would be the same.
    func covers(_ alphabet: String, under other: Readings) -> Bool {
      alphabet == self.alphabet && questions.allSatisfy { readings.following($0) == other.following($0) }
    }
  }

  /// The mutants whose branch has not been followed yet.
  private func rest(of mutants: [RuleMutant]) -> [Int] { mutants.indices.filter { !followed.contains($0) } }

  /// The readings that lead to the mutants, then these with each reading of the question that a mutant cites.
  private static func situations(of mutants: [RuleMutant]) -> [Readings] {
    let asked = mutants.flatMap { mutant in
      (OpenQuestion.named(mutant.citation.id)?.readings ?? []).map { reading in
        joined([mutant.situation, Readings([mutant.citation.id: reading.name])])
      }
    }
    var known: Set<Readings> = []
    return (mutants.map(\.situation) + asked).filter { known.insert($0).inserted }
  }

  /// As many of the readings as go together, in their order.
  private static func joined(_ readings: [Readings]) -> Readings {
    readings.reduce(into: Readings()) { joined, readings in
      guard readings.agrees(with: joined) else { return }
      for choice in readings.sorted { joined[choice.question] = choice.reading }
    }
  }
}

extension Readings {
  /// Whether no question has different readings in the two.
  fileprivate func agrees(with other: Readings) -> Bool {
    sorted.allSatisfy { other[$0.question] == nil || other[$0.question] == $0.reading }
  }
}
