package import Conformance
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
package import PushModel

/// The outcomes of an edition's mutants, in cases and in exploration.
package struct MutantSurvey: Sendable {
  /// A mutant with its outcomes.
  package struct Result: Sendable {
    package let mutant: RuleMutant
    /// The outcome in the cases.
    package internal(set) var outcome: MutantCheck.Outcome
    /// Whether exploration has proved that no test can tell it from the specification, or none without an
    /// undecided move.
    package internal(set) var isEquivalent = false
    /// The gaps that alone tell the mutant from the specification, where that is proved.
    package internal(set) var undecided: [Gap] = []
    /// The moves that tell it from the specification, where exploration has found any.
    package internal(set) var telling: MutantEquivalence.Telling?

    /// Whether the comparison exceeds the limits of exploration.
    package internal(set) var isTooLarge = false

    /// Whether the mutant is neither noticed nor proved equivalent.
    package var isLeft: Bool {
      switch outcome {
      case .killed, .changesReading: false
      case .survives, .notReached: !isEquivalent
      }
    }
  }

  package let edition: Edition
  package private(set) var results: [Result]
  /// The number of all mutants.
  package let mutantCount: Int

  private var lanes: Lanes<MutantCheck>

  /// The number of explorations that the proofs have given up.
  package private(set) var leftOutExplorations = 0

  /// Runs the mutants of an edition, or of one machine. `onPlay` gets the number of plays on the
  /// specification, which come first; then the progress callback gets the findings so far.
  package init(
    _ cases: [ConformanceCase], in edition: Edition, machine: String? = nil,
    onPlay: (_ plays: Int) -> Void = { _ in }, onProgress: (MutantSurvey) -> Void = { _ in }
  ) {
    self.edition = edition
    results = []
    let check = MutantCheck(cases, in: edition, onPlay: onPlay)
    let mutants = RuleMutant.all(in: edition).filter { machine == nil || $0.machine == machine }
    mutantCount = mutants.count
    lanes = Lanes(check)
    for start in stride(from: 0, to: mutants.count, by: Self.progressStep) {
      let next = Array(mutants[start..<min(start + Self.progressStep, mutants.count)])
      results += lanes.map(next) { check, mutant in
        Result(mutant: mutant, outcome: check.outcome(of: mutant))
      }
      onProgress(self)
    }
  }

  /// The number of mutants between two reports of progress.
  private static let progressStep = 200

  /// The mutants that are neither noticed nor proved equivalent.
  package var left: [Result] { results.filter(\.isLeft) }

  /// Explores whether the remaining mutants can be told from the specification at all. `onProgress` gets the number of
  /// explorations. For the mutants that can be told, the cases are played under further readings.
  package mutating func prove(onProgress: (_ explorations: Int) -> Void = { _ in }) {
    let open = results.indices.filter { results[$0].isLeft }
    let equivalence = MutantEquivalence(
      of: open.map { results[$0].mutant }, in: edition, onProgress: onProgress)
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
