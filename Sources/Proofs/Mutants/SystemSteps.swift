import ModelAnalysis
import ModelBasedTesting
package import PushModel
import StateMachines

/// The steps of an edition's machines, without the values, each once.
///
/// Many states of the values share a step. A fault that leaves a step's result as it is shows in none of them.
package struct SystemSteps: Sendable {
  private var numbers: [NumberedStep: Int] = [:]
  private var all: [(step: NumberedStep, outcome: StepOutcome<Effect, LookUp>)] = []
  /// For each branch and each event, the steps in which it is passed or happens.
  private var onOccasion: [[Int]]
  /// For each step, the transitions or plays that take it.
  private var takenAt: [[Int]] = []
  private var interpretations: [Interpretation] = []
  /// The place of each interpretation, by its readings.
  private var places: [Readings: Int] = [:]
  private var rehearsal = PushRehearsal()

  /// A step by the rules of one of the interpretations.
  private struct NumberedStep: Hashable {
    let step: PushStep
    let place: Int
  }

  /// Makes an empty collection.
  package init(in edition: Edition) {
    let tables = PushTables.of(edition)
    onOccasion = Array(repeating: [], count: tables.number(ofEvent: tables.events.count))
  }

  /// Adds an interpretation whose rules the steps follow; returns its place.
  package mutating func add(_ rules: Interpretation) -> Int {
    if let known = places[rules.readings] { return known }
    places[rules.readings] = interpretations.count
    interpretations.append(rules)
    return interpretations.count - 1
  }

  /// Adds steps of a transition or a play, by the interpretation at a place; returns their numbers.
  @discardableResult
  package mutating func note(_ steps: [PushStep], by rules: Int, at place: Int) -> [Int] {
    steps.map { step in
      let number = number(of: NumberedStep(step: step, place: rules))
      if takenAt[number].last != place { takenAt[number].append(place) }
      return number
    }
  }

  private mutating func number(of step: NumberedStep) -> Int {
    if let known = numbers[step] { return known }
    let number = all.count
    numbers[step] = number
    let rules = interpretations[step.place]
    rehearsal.play(step.step, by: rules)
    all.append((step, rehearsal.outcome))
    takenAt.append([])
    for occasion in Set(rehearsal.branches + [rules.tables.number(ofEvent: step.step.event)]) {
      onOccasion[occasion].append(number)
    }
    return number
  }

  /// The number of different steps.
  var count: Int { all.count }

  /// Whether any step passes a branch.
  func passes(_ branch: Int) -> Bool { !onOccasion[branch].isEmpty }

  /// The numbers of the steps that pass one of some branches, or begin with one of some events.
  package func steps(on occasions: [Int]) -> [Int] {
    if occasions.count == 1 { return onOccasion[occasions[0]] }
    return Set(occasions.lazy.flatMap { onOccasion[$0] }).sorted()
  }

  /// The transitions or plays that take a step.
  package func places(taking step: Int) -> [Int] { takenAt[step] }

  /// Whether a step has another result by other tables.
  package func comesOutOtherwise(
    _ number: Int, by tables: PushTables, _ rehearsal: inout PushRehearsal
  ) -> Bool {
    let step = all[number].step
    rehearsal.play(step.step, by: interpretations[step.place].replacing(tables))
    return rehearsal.outcome != all[number].outcome
  }
}
