public import Conformance
public import ModelAnalysis
public import PushModel

/// How the mutants of an edition come out: against the cases, against exploration, and with the fault
/// hidden behind one more state.
public struct MutantSurvey: Sendable {
  /// A mutant and what became of it.
  public struct Result: Sendable {
    /// The mutant.
    public let mutant: RuleMutant
    /// How the cases took it.
    public let outcome: MutantCheck.Outcome
    /// Whether exploring has proved that no test can tell it from the specification.
    public internal(set) var isEquivalent = false
    /// The exception that it falls under.
    public let exception: MutantException?
    /// What tells it from the specification, where exploring has found that.
    public internal(set) var telling: MutantEquivalence.Telling?

    /// Whether nothing accounts for the mutant.
    public var isLeft: Bool {
      switch outcome {
      case .killed, .changesReading: false
      case .survives, .notReached: !isEquivalent && exception == nil
      }
    }
  }

  /// How a sample of mutants came out that hide their fault behind one more state.
  public struct LatentScore: Sendable {
    /// How many were tried: mutants that the cases kill where they do not hide.
    public let tried: Int
    /// How many of them the cases notice all the same.
    public let noticed: Int
  }

  /// The edition.
  public let edition: Edition
  /// The mutants, branch by branch.
  public private(set) var results: [Result]

  private let check: MutantCheck

  /// Runs the mutants of an edition, of one machine if it is named.
  public init(
    _ cases: [ConformanceCase], in edition: Edition, machine: String? = nil,
    exceptions: [MutantException] = MutantException.ofTheSpecification
  ) {
    let check = MutantCheck(cases, in: edition)
    self.edition = edition
    self.check = check
    results = RuleMutant.all(in: edition)
      .filter { machine == nil || $0.branch.machine == machine }
      .map { mutant in
        Result(
          mutant: mutant, outcome: check.outcome(of: mutant),
          exception: exceptions.first { $0.covers(mutant) })
      }
  }

  /// What is wrong with the exceptions, seen over the surveys of all editions: a case notices the fault after all,
  /// or there is no such fault.
  public static func problems(
    with exceptions: [MutantException] = MutantException.ofTheSpecification, in surveys: [MutantSurvey]
  ) -> [String] {
    exceptions.flatMap { exception in
      let meant = surveys.flatMap(\.results).filter { exception.covers($0.mutant) }
      guard !meant.isEmpty else { return ["The exception \(exception.name) means no mutant"] }
      return meant.compactMap { result in
        switch result.outcome {
        case .killed(let by), .changesReading(let by):
          "\(exception.name) is excepted, and \(by) notices it in \(result.mutant.edition.rawValue)"
        case .survives, .notReached: nil
        }
      }
    }
  }

  /// The mutants that nothing accounts for.
  public var left: [Result] { results.filter(\.isLeft) }

  /// Explores whether the mutants that are left can be told from the specification at all; if it is wanted, under
  /// each reading, which takes many times as long.
  public mutating func prove(underEachReading: Bool = false) {
    let open = results.indices.filter { results[$0].isLeft }
    let equivalence = MutantEquivalence(
      of: open.map { results[$0].mutant }, in: edition, underEachReading: underEachReading)
    for proved in equivalence.proved { results[open[proved]].isEquivalent = true }
    for (index, telling) in equivalence.told { results[open[index]].telling = telling }
  }

  /// Hides the faults of some of the killed mutants behind one more state, chosen by a seed.
  public func latentScore(sample: Int, seed: UInt64) -> LatentScore {
    var generator = SplitMix64(seed: seed)
    let killed = results.filter { if case .killed = $0.outcome { true } else { false } }
    let chosen = killed.shuffled(using: &generator).prefix(sample)
    let noticed = chosen.count { result in
      switch check.latentOutcome(of: result.mutant) {
      case .killed, .changesReading: true
      case .survives, .notReached: false
      }
    }
    return LatentScore(tried: chosen.count, noticed: noticed)
  }
}
