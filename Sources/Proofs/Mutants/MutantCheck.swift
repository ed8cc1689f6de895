package import Conformance
import ModelAnalysis
import ModelBasedTesting
package import PushModel
import StateMachines

/// Runs mutants of the machines as ports, and checks that the cases notice them, by their expectations or by
/// the comparison of all observations with the specification.
package struct MutantCheck: Sendable {
  /// The outcome of a mutant.
  package enum Outcome: Hashable, Sendable {
    /// A case failed.
    case killed(by: String)
    /// A case found another reading than the port's.
    case changesReading(in: String)
    /// Every case that reaches the fault has its proper result.
    case survives
    /// No case reaches the fault.
    case notReached
  }

  /// The plays, the shortest first; those under further readings come after all others.
  private let plays: [Play]
  /// The steps of the machines in each play.
  private let stepsOfPlays: [[Int]]
  /// The index of the first play under further readings.
  private let firstFurther: Int
  /// The steps of the machines, with their plays.
  private let steps: SystemSteps
  private let profile: Profile
  private var judge: SpecificationJudge

  /// The largest number of plays in which a mutant is judged: judging costs more than playing, and a mutant
  /// that follows another reading throughout would be judged in every play.
  private static let judgedAtMost = 8

  /// A class, since a play is looked at far more often than made.
  private final class Play: Sendable {
    let compiled: CompiledCase
    let isFurther: Bool
    let interpretation: Interpretation
    let readings: [PossibleReadings]
    let steps: [PushStep]
    let branches: Set<Int>
    let sights: [Observed]

    private init(
      _ compiled: CompiledCase, isFurther: Bool, by interpretation: Interpretation, _ record: CaseRecord,
      steps: [PushStep], branches: Set<Int>
    ) {
      self.compiled = compiled
      self.isFurther = isFurther
      self.interpretation = interpretation
      self.steps = steps
      self.branches = branches
      (readings, sights) = (record.readings, record.sights)
    }

    /// Plays a case on the specification; the play is `nil` where the case does not pass.
    static func of(_ compiled: CompiledCase, under readings: Readings, areFurther: Bool) -> (
      play: Play?, rules: [RuleTaken]
    ) {
      let interpretation = Interpretation(edition: compiled.edition, readings: readings)
      var port = TracingPort(ModelPort(interpretation), notesSteps: true)
      let record: CaseRecord = CaseRunner.run(
        compiled, on: &port, profile: port.profile, explains: false, notesSights: true)
      let rules = port.rules.flatMap { $0 }
      guard record.verdict.isGood else { return (nil, rules) }
      let play = Play(
        compiled, isFurther: areFurther, by: interpretation, record, steps: port.steps,
        branches: Set(rules.lazy.map(\.branch)))
      return (play, rules)
    }

    /// The case under other readings of the questions that only a mutant asks in it.
    func others(askedBy mutant: TracingPort) -> [Play] {
      let tables = PushTables.of(interpretation.edition)
      let asked = Set(mutant.rules.lazy.joined().map(\.branch)).subtracting(branches)
      return asked.sorted().flatMap(tables.alternatives(to:)).compactMap { _, choices in
        guard !choices.contains(where: { compiled.source.questions.contains($0.question) }) else {
          return nil
        }
        var readings = interpretation.readings
        for choice in choices { readings[choice.question] = choice.reading }
        return Play.of(compiled, under: readings, areFurther: true).play
      }
    }
  }

  /// Plays the cases of an edition on the machines, under the readings that matter to them and further ones,
  /// to learn the steps of the machines in each. `onPlay` gets the number of plays.
  package init(_ cases: [ConformanceCase], in edition: Edition, onPlay: (_ plays: Int) -> Void = { _ in }) {
    profile = Profile(adapter: "mutant", implementation: "a mutant", edition: edition)
    judge = SpecificationJudge(edition, profile: profile, weighsFailures: false)
    var plays: [Play] = []
    var problems: [CaseProblem] = []
    var further = FurtherReadings()
    for compiled in SuiteRunner(cases: cases).compile(for: edition, problems: &problems) {
      further.play(compiled) { readings, areFurther in
        let (play, rules) = Play.of(compiled, under: readings, areFurther: areFurther)
        if let play {
          onPlay(plays.count)
          plays.append(play)
        }
        return (rules, play != nil)
      }
    }
    plays.sort { ($0.isFurther ? 1 : 0, $0.steps.count) < ($1.isFurther ? 1 : 0, $1.steps.count) }
    firstFurther = plays.firstIndex(where: \.isFurther) ?? plays.count
    var steps = SystemSteps(in: edition)
    stepsOfPlays = plays.enumerated().map { place, play in
      steps.note(play.steps, by: steps.add(play.interpretation), at: place)
    }
    self.plays = plays
    self.steps = steps
  }

  /// Plays the cases that reach the fault on the mutant, until one of them notices it.
  ///
  /// A case whose steps there have the same results as without the fault is not played: all of it has.
  /// Further readings, and those that only the mutant asks for, are followed where no other play reaches the
  /// fault, or on demand: for most mutants that costs more than a proof of equivalence.
  package mutating func outcome(of mutant: RuleMutant, underFurther: Bool = false) -> Outcome {
    // The steps that reach the fault; those with the same result as without it no longer count once that is known.
    var reaches = Array(repeating: false, count: steps.count)
    for step in steps.steps(on: mutant.occasions) { reaches[step] = true }
    guard let first = stepsOfPlays.firstIndex(where: { $0.contains { reaches[$0] } }) else {
      return .notReached
    }
    let end = underFurther || first >= firstFurther ? plays.count : firstFurther
    let tables = mutant.tables
    var rehearsal = PushRehearsal()
    var isShown = Array(repeating: false, count: steps.count)
    var changed: String?
    var judged = 0
    for number in first..<end {
      let shown = stepsOfPlays[number].first { step in
        guard reaches[step], !isShown[step] else { return reaches[step] }
        isShown[step] = steps.comesOutOtherwise(step, by: tables, &rehearsal)
        reaches[step] = isShown[step]
        return isShown[step]
      }
      guard shown != nil else { continue }
      var waiting = [plays[number]]
      var isFirst = true
      while let play = waiting.popLast() {
        var port = TracingPort(ModelPort(play.interpretation.replacing(tables)))
        var record: CaseRecord = CaseRunner.run(
          play.compiled, on: &port, profile: profile, explains: false, notesSights: true)
        let readings = record.readings
        // A play with the same observations as without the fault need not be judged.
        if record.verdict.isGood, underFurther || judged < Self.judgedAtMost, record.sights != play.sights {
          judged += 1
          judge.judge(play.compiled, into: &record)
        }
        guard record.verdict.isGood else { return .killed(by: record.caseID) }
        if changed == nil, readings != play.readings { changed = record.caseID }
        if underFurther, isFirst { waiting = play.others(askedBy: port) }
        isFirst = false
      }
    }
    return changed.map { .changesReading(in: $0) } ?? .survives
  }
}
