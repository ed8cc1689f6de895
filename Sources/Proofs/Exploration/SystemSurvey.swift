import MachineAnalysis
import ModelAnalysis
package import PushModel
package import StateMachines

/// The composed system of one edition, explored under several alphabets and interpretations.
package struct SystemSurvey: Sendable {
  package let edition: Edition
  /// The findings of each alphabet under the first readings.
  package private(set) var alphabets: [AlphabetFindings] = []
  /// Pairs that a machine takes for impossible and that happen.
  package private(set) var impossible: [Finding] = []
  package private(set) var violations: [Finding] = []
  /// The readings that break a property as it allows.
  package private(set) var excused: [ExcusedReading] = []
  /// The names of the properties whose event never happens.
  package var vacuous: Set<String> {
    Set(properties.enumerated().filter { met & (1 << UInt64($0.offset)) == 0 }.map(\.element.name))
  }
  /// The number of explored interpretations, each counted for each alphabet.
  package private(set) var explorations = 0
  /// The sum of their states.
  package private(set) var stateCount = 0
  /// The sum of their transitions.
  package private(set) var transitionCount = 0
  /// The followed branches of the SDK's machines: the cells, with the readings that lead there.
  package private(set) var followed: Set<String> = []

  /// The largest number of states that interpretations share; then the next ones begin anew, to save memory.
  private static let shareLimit = 500_000

  private let properties: [PushProperty]
  /// The properties whose event was found, a bit for each.
  private var met: UInt64 = 0
  private var known: Set<String> = []
  /// The branches that need two readings or more together, with these readings.
  private let meetings: [(branch: String, readings: Readings)]

  /// An interpretation, with the questions asked under it.
  private typealias Asked = (readings: Readings, questions: Set<String>)

  /// The extent of the explored interpretations.
  package enum Extent: String, CaseIterable, Sendable {
    /// The first reading of every question.
    case first
    /// In addition, every other reading of each question asked under an alphabet, alone; and the readings
    /// that a branch needs together.
    case each
  }

  /// The findings of one alphabet under the first readings.
  package struct AlphabetFindings: Sendable {
    package let name: String
    package let states: Int
    package let transitions: Int
    /// The number of classes of states that tests can tell apart.
    package let distinguishableStates: Int
    /// The number of states without a way out.
    package let deadStates: Int
    /// The questions asked under any explored interpretation.
    package internal(set) var questions: Set<String>
  }

  /// An unwanted finding, with a shortest way to it.
  package struct Finding: Sendable {
    /// The pair, or the name of the property.
    package let name: String
    package let alphabet: String
    /// The readings; other questions follow their first.
    package let readings: Readings
    /// The steps, in the words of the case tables.
    package let steps: [String]
  }

  /// A reading that breaks a property as it allows.
  package struct ExcusedReading: Sendable {
    package let property: String
    /// The readings of the interpretation that each break the property.
    package let choices: [ReadingChoice]
  }

  /// Explores an edition.
  ///
  /// - Parameters:
  ///   - alphabets: The names of alphabets; `nil` for all.
  ///   - mutated: Puts a fault into each interpretation, to see that it is found.
  ///   - onProgress: Called with the findings so far, after each exploration.
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
      // Some questions are asked only under other readings than the first.
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

  /// Explores the system under other readings, as many together as possible.
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

  /// The readings with one choice more: each reading but the first, for each of the unnamed questions.
  private func alternatives(to questions: Set<String>, besides readings: Readings) -> [Readings] {
    questions.sorted().filter { readings[$0] == nil }.flatMap { question in
      (OpenQuestion.named(question)?.readings.dropFirst() ?? []).map { reading in
        var other = readings
        other[question] = reading.name
        return other
      }
    }
  }

  /// Adds the findings under the first readings.
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

  /// Adds the findings under other readings.
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

  /// Adds an impossible pair, unless it is known already.
  private mutating func noteImpossible(
    _ name: String, _ alphabet: String, _ readings: Readings, in exploration: () -> SystemExploration
  ) {
    guard known.insert(name).inserted else { return }
    impossible.append(Self.finding(name, alphabet, readings, exploration().impossible[name]))
  }

  /// Adds a violation: as an excuse under readings that may break the property, else once as a finding.
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

  /// A finding counts even without a way to it.
  private static func finding(
    _ name: String, _ alphabet: String, _ readings: Readings, _ way: [ClosedSystem.Move]?
  ) -> Finding {
    Finding(name: name, alphabet: alphabet, readings: readings, steps: (way ?? []).map(\.text))
  }

  /// Adds readings that break a property, unless fewer of them are known to break it.
  private mutating func excuse(_ property: String, _ choices: [ReadingChoice]) {
    let isKnown = excused.contains { known in
      known.property == property && known.choices.allSatisfy(choices.contains)
    }
    if !isKnown { excused.append(ExcusedReading(property: property, choices: choices)) }
  }
}
