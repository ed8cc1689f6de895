public import PushModel
public import StateMachines

/// Which of many mutants no test can tell from the specification.
///
/// The specification is explored over every alphabet, under so many interpretations that each mutant's branch is
/// followed by one of them at least. A mutant is proved if its branch is followed somewhere, and if under no
/// interpretation that leads to its branch anything else can be seen.
public struct MutantEquivalence: Sendable {
  /// The places in the list of the mutants that are proved.
  public private(set) var proved: Set<Int> = []
  /// For the mutants that can be told from the specification, the moves that tell them, and the readings.
  public private(set) var told: [Int: Telling] = [:]

  /// What tells a mutant from the specification.
  public struct Telling: Sendable {
    /// The alphabet's name.
    public let alphabet: String
    /// The readings that are not the first of their questions.
    public let readings: Readings
    /// What happens.
    public let moves: [ClosedSystem.Move]
  }

  private var followed: Set<Int> = []
  /// The mutants of which too much would have to be compared.
  public private(set) var undecided: Set<Int> = []

  /// Compares mutants of one edition with the specification.
  public init(of mutants: [RuleMutant], in edition: Edition) {
    for readings in Self.interpretations(of: mutants) {
      compare(mutants, Array(mutants.indices), in: edition, under: readings)
    }
    // Among many readings there may be one that keeps a branch from being followed; or another machine has to
    // follow a reading of the question that the branch rests on.
    let rest = mutants.indices.filter { !followed.contains($0) }
    for readings in Self.situations(of: rest.map { mutants[$0] }) {
      compare(mutants, rest.filter { !followed.contains($0) }, in: edition, under: readings)
    }
    proved = followed.subtracting(undecided).subtracting(told.keys)
  }

  private mutating func compare(
    _ mutants: [RuleMutant], _ indices: [Int], in edition: Edition, under readings: Readings
  ) {
    let interpretation = Interpretation(edition: edition, readings: readings)
    let harmless = Set(indices.filter { mutants[$0].isHarmless(interpretation) })
    followed.formUnion(harmless)
    for alphabet in ClosedSystem.Alphabet.all(in: edition) {
      let open = indices.filter { told[$0] == nil && !undecided.contains($0) && !harmless.contains($0) }
      guard !open.isEmpty else { return }
      let proof = EquivalenceProof(interpretation, alphabet: alphabet)
      for index in open {
        switch proof.result(for: mutants[index]) {
        case .equivalent: followed.insert(index)
        case .neverFollowed: break
        case .undecided:
          followed.insert(index)
          undecided.insert(index)
        case .told(let moves):
          followed.insert(index)
          told[index] = Telling(alphabet: alphabet.name, readings: readings, moves: moves)
        }
      }
    }
  }

  private static func situations(of mutants: [RuleMutant]) -> [Readings] {
    let questions = OpenQuestion.all.filter { question in
      question.isObservable && mutants.contains { $0.citation.id == question.id }
    }
    let cited = questions.flatMap { question in
      question.readings.map { Readings([question.id: $0.name]) }
    }
    var known: Set<Readings> = []
    return (mutants.map(\.situation) + cited).filter { known.insert($0).inserted }
  }

  /// The first readings, and besides them others, many in each interpretation, so that those of each mutant
  /// stand in one of them.
  private static func interpretations(of mutants: [RuleMutant]) -> [Readings] {
    var interpretations: [Readings] = []
    var known: Set<Readings> = []
    let wanted = mutants.map(\.situation).filter { known.insert($0).inserted }
    for readings in wanted.sorted(by: { $0.sorted.count > $1.sorted.count }) {
      if let place = interpretations.firstIndex(where: { readings.agrees(with: $0) }) {
        for choice in readings.sorted { interpretations[place][choice.question] = choice.reading }
      } else {
        interpretations.append(readings)
      }
    }
    return [Readings()] + interpretations
  }
}

extension Readings {
  /// Whether no question has one reading here and another there.
  fileprivate func agrees(with other: Readings) -> Bool {
    sorted.allSatisfy { other[$0.question] == nil || other[$0.question] == $0.reading }
  }
}
