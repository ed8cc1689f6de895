public import PushModel
public import StateMachines

/// The composed system of one edition, explored under several alphabets and interpretations.
public struct SystemSurvey: Sendable {
  /// The edition.
  public let edition: Edition
  /// What each alphabet came to under the first readings.
  public private(set) var alphabets: [AlphabetFindings] = []
  /// Pairs that a machine takes for impossible, and that happen all the same.
  public private(set) var impossible: [Finding] = []
  /// Violations of properties.
  public private(set) var violations: [Finding] = []
  /// The readings that break a property, which the property allows.
  public private(set) var excused: Set<ExcusedReading> = []
  /// The names of the properties of which nothing happens that they speak of.
  public private(set) var vacuous: Set<String>
  /// The interpretations that were explored, each under one alphabet, and their states and transitions.
  public private(set) var explorations = 0
  /// The states of all of them.
  public private(set) var stateCount = 0
  /// The transitions of all of them.
  public private(set) var transitionCount = 0
  /// The branches of the SDK's machines that were followed: the cell, and the readings that lead there.
  public private(set) var followed: Set<String> = []

  private let properties: [PushProperty]
  private var known: Set<String> = []

  /// Which interpretations are explored.
  public enum Extent: String, CaseIterable, Sendable {
    /// The first reading of every question.
    case first
    /// Besides, every other reading of each question that is asked under an alphabet, alone.
    case each
    /// Besides, all pairs of readings of questions that are asked under the same alphabet, several in one
    /// interpretation.
    case pairs
  }

  /// What one alphabet came to under the first readings.
  public struct AlphabetFindings: Sendable {
    /// Its name.
    public let name: String
    /// The reachable states.
    public let states: Int
    /// The transitions out of them.
    public let transitions: Int
    /// The states of which a test tells each from every other: of those that no test tells apart, one.
    public let distinguishableStates: Int
    /// The states that nothing leads out of.
    public let deadStates: Int
    /// The questions that are asked under some interpretation that was explored.
    public internal(set) var questions: Set<String>
  }

  /// Something that should not happen, and a shortest way to it.
  public struct Finding: Sendable {
    /// The pair, or the property's name.
    public let name: String
    /// The alphabet.
    public let alphabet: String
    /// The readings; a question that they do not name follows its first.
    public let readings: Readings
    /// What happens, in the words of the case tables' steps.
    public let steps: [String]
  }

  /// A reading that breaks a property, as the property allows.
  public struct ExcusedReading: Hashable, Sendable {
    /// The property's name.
    public let property: String
    /// The readings under which it was broken.
    public let readings: Readings
  }

  /// Explores an edition.
  ///
  /// - Parameters:
  ///   - alphabets: The names of alphabets; `nil` for all.
  ///   - mutated: Puts a fault into each interpretation, to see that it is found.
  public init(
    of edition: Edition, extent: Extent, alphabets names: Set<String>? = nil,
    mutated: (Interpretation) -> Interpretation = { $0 }
  ) {
    self.edition = edition
    properties = PushProperty.all.filter { $0.editions.contains(edition) }
    vacuous = Set(properties.map(\.name))
    for alphabet in ClosedSystem.Alphabet.all(in: edition) where names?.contains(alphabet.name) ?? true {
      survey(alphabet, extent, mutated)
    }
  }

  private mutating func survey(
    _ alphabet: ClosedSystem.Alphabet, _ extent: Extent, _ mutated: (Interpretation) -> Interpretation
  ) {
    var asked: Set<String> = []
    var isMissed: Set<String> = []
    var shared = SharedTransitions(alphabet, properties: properties)
    func explore(
      _ readings: Readings, in survey: inout SystemSurvey, tellsApart: Bool = false
    ) -> SystemExploration {
      let interpretation = mutated(Interpretation(edition: survey.edition, readings: readings))
      let exploration = SystemExploration(
        interpretation, readings, in: &shared, tellsApart: tellsApart)
      isMissed = exploration.questions.subtracting(asked)
      asked.formUnion(isMissed)
      survey.note(exploration, readings, alphabet.name)
      return exploration
    }

    let first = explore(Readings(), in: &self, tellsApart: true)
    if extent != .first {
      // A question that is not asked under the first readings may be under others.
      var open = [(Readings(), isMissed)]
      while let (readings, questions) = open.popLast() {
        for choice in alternatives(to: questions) {
          var other = readings
          other[choice.question] = choice.reading
          _ = explore(other, in: &self)
          if !isMissed.isEmpty { open.append((other, isMissed)) }
        }
      }
    }
    if extent == .pairs {
      for readings in CoveringReadings(of: asked.sorted().map(readings(of:))).rows {
        _ = explore(readings, in: &self)
      }
    }
    alphabets.append(
      AlphabetFindings(
        name: alphabet.name, states: first.stateCount, transitions: first.transitionCount,
        distinguishableStates: first.distinguishableStateCount, deadStates: first.deadStateCount,
        questions: asked))
  }

  private func readings(of question: String) -> (question: String, readings: [String]) {
    let entry = OpenQuestion.all.first { $0.id == question }
    return (question, entry?.readings.map(\.name) ?? [])
  }

  private func alternatives(to questions: Set<String>) -> [ReadingChoice] {
    questions.sorted().flatMap { question in
      readings(of: question).readings.dropFirst().map { ReadingChoice(question: question, reading: $0) }
    }
  }

  private mutating func note(_ exploration: SystemExploration, _ readings: Readings, _ alphabet: String) {
    explorations += 1
    stateCount += exploration.stateCount
    transitionCount += exploration.transitionCount
    followed.formUnion(exploration.followed)
    func finding(_ name: String, _ way: [ClosedSystem.Move]) -> Finding {
      Finding(name: name, alphabet: alphabet, readings: readings, steps: way.map(\.text))
    }
    for (name, way) in exploration.impossible.sorted(by: { $0.key < $1.key })
    where known.insert(name).inserted {
      impossible.append(finding(name, way))
    }
    for (index, property) in properties.enumerated() {
      if exploration.met & (1 << UInt64(index)) != 0 { vacuous.remove(property.name) }
      guard let way = exploration.violations[index] else { continue }
      if property.isExcepted(by: readings) {
        excused.insert(ExcusedReading(property: property.name, readings: readings))
      } else if known.insert(property.name).inserted {
        violations.append(finding(property.name, way))
      }
    }
  }
}
