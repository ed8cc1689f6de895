package import Conformance
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
package import PushModel

/// How the mutants of an edition come out: against the cases, and against exploration.
package struct MutantSurvey: Sendable {
  /// A mutant and what became of it.
  package struct Result: Sendable {
    /// The mutant.
    package let mutant: RuleMutant
    /// How the cases took it.
    package internal(set) var outcome: MutantCheck.Outcome
    /// Whether exploring has proved that no test can tell it from the specification, or none without a move that
    /// nothing decides.
    package internal(set) var isEquivalent = false
    /// The gaps in which alone the mutant differs from the specification, where that is proved.
    package internal(set) var undecided: [Gap] = []
    /// What tells it from the specification, where exploring has found that.
    package internal(set) var telling: MutantEquivalence.Telling?

    /// Whether more would have to be compared than exploring tries.
    package internal(set) var isTooLarge = false

    /// Whether nothing accounts for the mutant.
    package var isLeft: Bool {
      switch outcome {
      case .killed, .changesReading: false
      case .survives, .notReached: !isEquivalent
      }
    }
  }

  /// The edition.
  package let edition: Edition
  /// The mutants, branch by branch.
  package private(set) var results: [Result]
  /// How many there are in all.
  package let mutantCount: Int

  private var lanes: Lanes<MutantCheck>

  /// How many explorations the proofs have given up.
  package private(set) var leftOutExplorations = 0

  /// Runs the mutants of an edition, of one machine if it is named; from time to time somebody is told how often the cases
  /// were played on the specification, which comes first, and then of what was found so far.
  package init(
    _ cases: [ConformanceCase], in edition: Edition, machine: String? = nil, wantsFew: Bool = false,
    onPlay: (_ plays: Int) -> Void = { _ in }, onProgress: (MutantSurvey) -> Void = { _ in }
  ) {
    self.edition = edition
    results = []
    let check = MutantCheck(cases, in: edition, wantsFew: wantsFew, onPlay: onPlay)
    let mutants = RuleMutant.all(in: edition).filter { machine == nil || $0.machine == machine }
    mutantCount = mutants.count
    // Which cases are asked first follows from what was found before, where few are wanted.
    lanes = Lanes(check, count: wantsFew ? 1 : nil)
    for start in stride(from: 0, to: mutants.count, by: Self.progressStep) {
      let next = Array(mutants[start..<min(start + Self.progressStep, mutants.count)])
      results += lanes.map(next) { check, mutant in
        Result(mutant: mutant, outcome: check.outcome(of: mutant))
      }
      onProgress(self)
    }
  }

  /// After so many mutants somebody is told.
  private static let progressStep = 200

  /// The cases that notice all that the cases notice; few of them, if few are wanted.
  package var neededCases: Set<String> {
    Set(
      results.compactMap { result in
        switch result.outcome {
        case .killed(let by): by
        case .changesReading, .survives, .notReached: nil
        }
      })
  }

  /// The mutants that nothing accounts for.
  package var left: [Result] { results.filter(\.isLeft) }

  /// Explores whether the mutants that are left can be told from the specification at all; if it is wanted, under
  /// each reading, which takes many times as long. Somebody is told how many explorations there were. With those that can
  /// the cases are played under further readings.
  package mutating func prove(
    underEachReading: Bool = false, onProgress: (_ explorations: Int) -> Void = { _ in }
  ) {
    let open = results.indices.filter { results[$0].isLeft }
    let equivalence = MutantEquivalence(
      of: open.map { results[$0].mutant }, in: edition, underEachReading: underEachReading,
      onProgress: onProgress)
    leftOutExplorations = equivalence.leftOutExplorations
    for proved in equivalence.proved { results[open[proved]].isEquivalent = true }
    for index in equivalence.tooLarge { results[open[index]].isTooLarge = true }
    for (index, moves) in equivalence.undecided { results[open[index]].undecided = moves }
    for (index, telling) in equivalence.told { results[open[index]].telling = telling }
    let told = results.indices.filter { results[$0].isLeft }
    let outcomes = lanes.map(told.map { results[$0].mutant }) { $0.outcome(of: $1, underFurther: true) }
    for (index, outcome) in zip(told, outcomes) { results[index].outcome = outcome }
  }
}
