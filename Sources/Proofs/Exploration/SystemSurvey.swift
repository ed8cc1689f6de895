import MachineAnalysis
import ModelAnalysis
package import PushModel
package import StateMachines

/// The composed system of one edition, explored under several alphabets and interpretations.
package struct SystemSurvey: Sendable {
  /// The edition.
  package let edition: Edition
  /// What each alphabet came to under the first readings.
  package private(set) var alphabets: [AlphabetFindings] = []
  /// Pairs that a machine takes for impossible, and that happen all the same.
  package private(set) var impossible: [Finding] = []
  /// Violations of properties.
  package private(set) var violations: [Finding] = []
  /// The readings that break a property, which the property allows.
  package private(set) var excused: [ExcusedReading] = []
  /// The names of the properties of which nothing happens that they speak of.
  package var vacuous: Set<String> {
    Set(properties.enumerated().filter { met & (1 << UInt64($0.offset)) == 0 }.map(\.element.name))
  }
  /// The interpretations that were explored, each under one alphabet, and their states and transitions.
  package private(set) var explorations = 0
  /// The states of all of them.
  package private(set) var stateCount = 0
  /// The transitions of all of them.
  package private(set) var transitionCount = 0
  /// The branches of the SDK's machines that were followed: the cell, and the readings that lead there.
  package private(set) var followed: Set<String> = []

  /// Interpretations share what they have in common up to this many states; then the next begins anew, for memory.
  private static let shareLimit = 500_000

  private let properties: [PushProperty]
  /// The properties of which something happens that they speak of, a bit for each.
  private var met: UInt64 = 0
  private var known: Set<String> = []
  /// The branches that two readings or more have to meet for, each with these.
  private let meetings: [(branch: String, readings: Readings)]

  /// An interpretation, with the questions that are asked under it.
  private typealias Asked = (readings: Readings, questions: Set<String>)

  /// Which interpretations are explored.
  package enum Extent: String, CaseIterable, Sendable {
    /// The first reading of every question.
    case first
    /// Besides, every other reading of each question that is asked under an alphabet, alone; and those together that
    /// have to meet for a branch to be followed.
    case each
  }

  /// What one alphabet came to under the first readings.
  package struct AlphabetFindings: Sendable {
    /// Its name.
    package let name: String
    /// The reachable states.
    package let states: Int
    /// The transitions out of them.
    package let transitions: Int
    /// The states of which a test tells each from every other: of those that no test tells apart, one.
    package let distinguishableStates: Int
    /// The states that nothing leads out of.
    package let deadStates: Int
    /// The questions that are asked under some interpretation that was explored.
    package internal(set) var questions: Set<String>
  }

  /// Something that should not happen, and a shortest way to it.
  package struct Finding: Sendable {
    /// The pair, or the property's name.
    package let name: String
    /// The alphabet.
    package let alphabet: String
    /// The readings; a question that they do not name follows its first.
    package let readings: Readings
    /// What happens, in the words of the case tables' steps.
    package let steps: [String]
  }

  /// A reading that breaks a property, as the property allows.
  package struct ExcusedReading: Sendable {
    /// The property's name.
    package let property: String
    /// The readings that break the property by themselves, among those of the interpretation.
    package let choices: [ReadingChoice]
  }

  /// Explores an edition.
  ///
  /// - Parameters:
  ///   - alphabets: The names of alphabets; `nil` for all.
  ///   - mutated: Puts a fault into each interpretation, to see that it is found.
  ///   - onProgress: Is told of what has been found so far, after each exploration.
  package init(
    of edition: Edition, extent: Extent, alphabets names: Set<String>? = nil,
    mutated: @escaping (Interpretation) -> Interpretation = { $0 },
    onProgress: (SystemSurvey) -> Void = { _ in }
  ) {
    self.edition = edition
    properties = PushProperty.all.filter { $0.editions.contains(edition) }
    meetings = extent == .first ? [] : PassableBranches(in: edition, exceptions: []).meetings
    for alphabet in ClosedSystem.Alphabet.all(in: edition) where names?.contains(alphabet.name) ?? true {
      survey(alphabet, extent, onProgress, mutated)
    }
  }

  private mutating func survey(
    _ alphabet: ClosedSystem.Alphabet, _ extent: Extent, _ onProgress: (SystemSurvey) -> Void,
    _ mutated: @escaping (Interpretation) -> Interpretation
  ) {
    var shared = SharedTransitions(alphabet, of: edition, properties: properties, alreadyMet: met)
    let interpretation = { [edition] readings in
      mutated(Interpretation(edition: edition, readings: readings))
    }
    let first = SystemExploration(interpretation(Readings()), Readings(), in: &shared, tellsApart: true)
    note(first, alphabet.name)
    onProgress(self)
    var asked = first.questions
    if extent == .each {
      var explored: Set<Readings> = []
      // A question that is not asked under the first readings may be under others.
      var open = [(readings: Readings(), questions: asked)]
      while !open.isEmpty {
        let next = open.flatMap { alternatives(to: $0.questions, besides: $0.readings) }
        explored.formUnion(next)
        open = explore(next, in: &shared, interpretation, onProgress).compactMap { readings, questions in
          let missed = questions.subtracting(asked)
          asked.formUnion(missed)
          return missed.isEmpty ? nil : (readings, missed)
        }
      }
      let together = meetings.filter { !followed.contains($0.branch) }.map(\.readings)
        .filter { explored.insert($0).inserted }
      for found in explore(together, in: &shared, interpretation, onProgress) {
        asked.formUnion(found.questions)
      }
    }
    alphabets.append(
      AlphabetFindings(
        name: alphabet.name, states: first.stateCount, transitions: first.transitionCount,
        distinguishableStates: first.distinguishableStateCount, deadStates: first.deadStateCount,
        questions: asked))
    onProgress(self)
  }

  /// Explores the system under other readings, as many at once as go together.
  private mutating func explore(
    _ all: [Readings], in shared: inout SharedTransitions,
    _ interpretation: @escaping (Readings) -> Interpretation, _ onProgress: (SystemSurvey) -> Void
  ) -> [Asked] {
    stride(from: 0, to: all.count, by: FamilyMembers.limit).flatMap { start in
      if shared.table.states.count > Self.shareLimit {
        shared = SharedTransitions(shared.alphabet, of: edition, properties: properties, alreadyMet: met)
      }
      let family = Array(all[start...].prefix(FamilyMembers.limit))
      let exploration = FamilyExploration(family, in: &shared, interpretation: interpretation)
      note(exploration, shared.alphabet.name) { readings in
        SystemExploration(interpretation(readings), readings, in: &shared, tellsApart: false)
      }
      onProgress(self)
      return family.indices.map { (family[$0], exploration.questions(of: $0, shared)) }
    }
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

  /// Notes what was met under the first readings.
  private mutating func note(_ exploration: SystemExploration, _ alphabet: String) {
    explorations += 1
    stateCount += exploration.stateCount
    transitionCount += exploration.transitionCount
    followed.formUnion(exploration.followed)
    met |= exploration.met
    for name in exploration.impossible.keys.sorted() {
      noteImpossible(name, alphabet, Readings()) { exploration }
    }
    for place in properties.indices where exploration.violations[place] != nil {
      noteViolation(place, alphabet, Readings()) { exploration }
    }
  }

  /// Notes what was met under other readings.
  private mutating func note(
    _ exploration: FamilyExploration, _ alphabet: String, alone: (Readings) -> SystemExploration
  ) {
    let family = exploration.family
    explorations += family.count
    stateCount += exploration.stateCount
    transitionCount += exploration.transitionCount
    followed.formUnion(exploration.followed)
    met |= exploration.met
    for (name, members) in exploration.impossible.sorted(by: { $0.key < $1.key }) {
      guard let member = members.first else { continue }
      noteImpossible(name, alphabet, family[member]) { alone(family[member]) }
    }
    for place in properties.indices {
      for member in family.indices where exploration.violating[place].contains(member) {
        noteViolation(place, alphabet, family[member]) { alone(family[member]) }
      }
    }
  }

  /// Notes a pair that is ruled out, unless it is known already.
  private mutating func noteImpossible(
    _ name: String, _ alphabet: String, _ readings: Readings, in exploration: () -> SystemExploration
  ) {
    guard known.insert(name).inserted else { return }
    impossible.append(Self.finding(name, alphabet, readings, exploration().impossible[name]))
  }

  /// Notes that a property is violated: under readings that may break it those, else the property, unless it is known
  /// already.
  private mutating func noteViolation(
    _ place: Int, _ alphabet: String, _ readings: Readings, in exploration: () -> SystemExploration
  ) {
    let property = properties[place]
    let exceptions = property.exceptions(among: readings)
    if !exceptions.isEmpty {
      excuse(property.name, exceptions)
    } else if known.insert(property.name).inserted {
      violations.append(Self.finding(property.name, alphabet, readings, exploration().violations[place]))
    }
  }

  /// What was found counts, even if no way to it should be.
  private static func finding(
    _ name: String, _ alphabet: String, _ readings: Readings, _ way: [ClosedSystem.Move]?
  ) -> Finding {
    Finding(name: name, alphabet: alphabet, readings: readings, steps: (way ?? []).map(\.text))
  }

  /// Notes readings that break a property, unless fewer of them are known to break it.
  private mutating func excuse(_ property: String, _ choices: [ReadingChoice]) {
    let isKnown = excused.contains { known in
      known.property == property && known.choices.allSatisfy(choices.contains)
    }
    if !isKnown { excused.append(ExcusedReading(property: property, choices: choices)) }
  }
}
