package import Conformance
import ModelAnalysis
import ModelBasedTesting
package import PushModel
import StateMachines

/// Runs mutants of the machines as ports, and asks of the cases that they notice them, by what they expect or by the
/// specification, with which all that is seen is compared.
package struct MutantCheck: Sendable {
  /// How a mutant came out.
  package enum Outcome: Hashable, Sendable {
    /// A case failed.
    case killed(by: String)
    /// A case found another reading than the one that the port follows elsewhere.
    case changesReading(in: String)
    /// Every case that gets to the fault came out as it should.
    case survives
    /// No case gets to the fault.
    case notReached
  }

  /// What was played, the shortest first.
  private let plays: [Play]
  /// What happened to the machines, and in which plays.
  private let steps: SystemSteps
  private let profile: Profile
  private var judge: SpecificationJudge
  /// Cases that have noticed mutants, and are asked first where few are wanted.
  package private(set) var needed: Set<String> = []
  private let wantsFew: Bool

  /// To judge costs more than to play. What follows another reading everywhere is not judged in every play.
  private static let judgedAtMost = 8

  private struct Play: Sendable {
    let compiled: CompiledCase
    let interpretation: Interpretation
    let readings: [PossibleReadings]
    let steps: [PushStep]
    let sights: [Observed]
  }

  /// Plays the cases of an edition on the machines, under the readings that matter to them and further ones, so that it is known what happens to the machines in each.
  ///
  /// Somebody is told how many plays there were. Where few cases are wanted that notice as much as all, those are asked
  /// first that have noticed something already.
  package init(
    _ cases: [ConformanceCase], in edition: Edition, wantsFew: Bool = false,
    onPlay: (_ plays: Int) -> Void = { _ in }
  ) {
    profile = Profile(adapter: "mutant", implementation: "a mutant", edition: edition)
    judge = SpecificationJudge(edition, profile: profile, weighsFailures: false)
    self.wantsFew = wantsFew
    var plays: [Play] = []
    var problems: [CaseProblem] = []
    var further = FurtherReadings()
    for compiled in SuiteRunner(cases: cases).compile(for: edition, problems: &problems) {
      further.play(compiled) { readings in
        let interpretation = Interpretation(edition: edition, readings: readings)
        var port = TracingPort(ModelPort(interpretation), notesSteps: true)
        let record: CaseRecord = CaseRunner.run(
          compiled, on: &port, profile: port.profile, explains: false, notesSights: true)
        let rules = port.rules.flatMap { $0 }
        guard record.verdict.isGood else { return (rules, false) }
        onPlay(plays.count)
        plays.append(
          Play(
            compiled: compiled, interpretation: interpretation, readings: record.readings, steps: port.steps,
            sights: record.sights))
        return (rules, true)
      }
    }
    plays.sort { $0.steps.count < $1.steps.count }
    var steps = SystemSteps(in: edition)
    for (place, play) in plays.enumerated() {
      steps.note(play.steps, by: steps.add(play.interpretation), at: place)
    }
    self.plays = plays
    self.steps = steps
  }

  /// Plays the cases that get to the fault on the mutant, until one of them notices it.
  ///
  /// A case whose steps that get there come out as they do without the fault is not played: all of it does.
  package mutating func outcome(of mutant: RuleMutant) -> Outcome {
    let found = found(mutant)
    if found.isEmpty { return .notReached }
    let tables = mutant.tables
    var rehearsal = PushRehearsal()
    var known: [Int: Bool] = [:]
    var played: Int?
    var changed: String?
    var judged = 0
    for (number, step) in found where number != played {
      let isShown = known[step] ?? steps.comesOutOtherwise(step, by: tables, &rehearsal)
      known[step] = isShown
      guard isShown else { continue }
      played = number
      let play = plays[number]
      var port = ModelPort(play.interpretation.replacing(tables))
      var record: CaseRecord = CaseRunner.run(
        play.compiled, on: &port, profile: profile, explains: false, notesSights: true)
      let readings = record.readings
      // What comes out as it does without the fault need not be judged.
      if record.verdict.isGood, judged < Self.judgedAtMost, record.sights != play.sights {
        judged += 1
        judge.judge(play.compiled, into: &record)
      }
      guard record.verdict.isGood else {
        needed.insert(record.caseID)
        return .killed(by: record.caseID)
      }
      if changed == nil, readings != play.readings { changed = record.caseID }
    }
    return changed.map { .changesReading(in: $0) } ?? .survives
  }

  /// The plays that get to the fault, each with the steps that do, in the order in which they are played.
  private func found(_ mutant: RuleMutant) -> [(play: Int, step: Int)] {
    let found = steps.steps(on: mutant.occasions).flatMap { step in
      steps.places(taking: step).map { (play: $0, step: step) }
    }.sorted { $0.play < $1.play }
    guard wantsFew else { return found }
    let isNeeded = { (play: Int) in needed.contains(plays[play].compiled.source.id) }
    return found.filter { isNeeded($0.play) } + found.filter { !isNeeded($0.play) }
  }
}
