import MachineAnalysis
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
  public private(set) var excused: [ExcusedReading] = []
  /// The names of the properties of which nothing happens that they speak of.
  public var vacuous: Set<String> {
    Set(properties.enumerated().filter { met & (1 << UInt64($0.offset)) == 0 }.map(\.element.name))
  }
  /// The interpretations that were explored, each under one alphabet, and their states and transitions.
  public private(set) var explorations = 0
  /// The states of all of them.
  public private(set) var stateCount = 0
  /// The transitions of all of them.
  public private(set) var transitionCount = 0
  /// The branches of the SDK's machines that were followed: the cell, and the readings that lead there.
  public private(set) var followed: Set<String> = []

  /// Interpretations share what they have in common up to this many states; then the next begins anew, for memory.
  private static let shareLimit = 500_000

  private let properties: [PushProperty]
  /// The properties of which something happens that they speak of, a bit for each.
  private var met: UInt64 = 0
  private var known: Set<String> = []

  /// Which interpretations are explored.
  public enum Extent: String, CaseIterable, Sendable {
    /// The first reading of every question.
    case first
    /// Besides, every other reading of each question that is asked under an alphabet, alone.
    case each
    /// Besides, every two of them together, where the one question is asked under the other's reading.
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
  public struct ExcusedReading: Sendable {
    /// The property's name.
    public let property: String
    /// The readings that may break it, of those under which it was broken.
    public let choices: [ReadingChoice]
  }

  /// Explores an edition.
  ///
  /// - Parameters:
  ///   - alphabets: The names of alphabets; `nil` for all.
  ///   - mutated: Puts a fault into each interpretation, to see that it is found.
  ///   - onProgress: Is told of what has been found so far, after each exploration.
  public init(
    of edition: Edition, extent: Extent, alphabets names: Set<String>? = nil,
    mutated: (Interpretation) -> Interpretation = { $0 },
    onProgress: (SystemSurvey) -> Void = { _ in }
  ) {
    self.edition = edition
    properties = PushProperty.all.filter { $0.editions.contains(edition) }
    for alphabet in ClosedSystem.Alphabet.all(in: edition) where names?.contains(alphabet.name) ?? true {
      survey(alphabet, extent, onProgress, mutated)
    }
  }

  private mutating func survey(
    _ alphabet: ClosedSystem.Alphabet, _ extent: Extent, _ onProgress: (SystemSurvey) -> Void,
    _ mutated: (Interpretation) -> Interpretation
  ) {
    var shared = SharedTransitions(alphabet, of: edition, properties: properties, alreadyMet: met)
    func explore(
      _ readings: Readings, in survey: inout SystemSurvey, tellsApart: Bool = false
    ) -> SystemExploration {
      if shared.table.states.count > Self.shareLimit {
        shared = SharedTransitions(
          alphabet, of: survey.edition, properties: survey.properties, alreadyMet: survey.met)
      }
      let interpretation = mutated(Interpretation(edition: survey.edition, readings: readings))
      let exploration = SystemExploration(
        interpretation, readings, in: &shared, tellsApart: tellsApart)
      survey.note(exploration, readings, alphabet.name)
      onProgress(survey)
      return exploration
    }

    let first = explore(Readings(), in: &self, tellsApart: true)
    var asked = first.questions
    /// The interpretations with another reading, each with the questions that are asked under it.
    var others: [(readings: Readings, questions: Set<String>)] = []
    if extent != .first {
      // A question that is not asked under the first readings may be under others.
      var open = [(Readings(), asked)]
      while let (readings, questions) = open.popLast() {
        for other in alternatives(to: questions, besides: readings) {
          let questions = explore(other, in: &self).questions
          others.append((other, questions))
          let missed = questions.subtracting(asked)
          asked.formUnion(missed)
          if !missed.isEmpty { open.append((other, missed)) }
        }
      }
    }
    if extent == .pairs {
      var known = Set(others.map(\.readings))
      for (readings, questions) in others {
        for pair in alternatives(to: questions, besides: readings) where known.insert(pair).inserted {
          asked.formUnion(explore(pair, in: &self).questions)
        }
      }
    }
    alphabets.append(
      AlphabetFindings(
        name: alphabet.name, states: first.stateCount, transitions: first.transitionCount,
        distinguishableStates: first.distinguishableStateCount, deadStates: first.deadStateCount,
        questions: asked))
    onProgress(self)
  }

  /// Readings with one more choice: each reading but the first of each of some questions that they do not name.
  private func alternatives(to questions: Set<String>, besides readings: Readings) -> [Readings] {
    questions.sorted().filter { readings[$0] == nil }.flatMap { question in
      (OpenQuestion.named(question)?.readings.dropFirst() ?? []).map { reading in
        var other = readings
        other[question] = reading.name
        return other
      }
    }
  }

  private mutating func note(_ exploration: SystemExploration, _ readings: Readings, _ alphabet: String) {
    explorations += 1
    stateCount += exploration.stateCount
    transitionCount += exploration.transitionCount
    followed.formUnion(exploration.followed)
    met |= exploration.met
    func finding(_ name: String, _ way: [ClosedSystem.Move]) -> Finding {
      Finding(name: name, alphabet: alphabet, readings: readings, steps: way.map(\.text))
    }
    for (name, way) in exploration.impossible.sorted(by: { $0.key < $1.key })
    where known.insert(name).inserted {
      impossible.append(finding(name, way))
    }
    for (index, property) in properties.enumerated() {
      guard let way = exploration.violations[index] else { continue }
      let exceptions = property.exceptions(among: readings)
      if !exceptions.isEmpty {
        excuse(property.name, exceptions)
      } else if known.insert(property.name).inserted {
        violations.append(finding(property.name, way))
      }
    }
  }

  /// Notes readings that break a property, unless fewer of them are known to break it.
  private mutating func excuse(_ property: String, _ choices: [ReadingChoice]) {
    let isKnown = excused.contains { known in
      known.property == property && known.choices.allSatisfy(choices.contains)
    }
    if !isKnown { excused.append(ExcusedReading(property: property, choices: choices)) }
  }
}
