public import Conformance
public import ModelAnalysis
public import PushModel
import StateMachines

/// Runs mutants of the machines as ports, and asks of the cases that they notice them.
public struct MutantCheck: Sendable {
  /// How a mutant came out.
  public enum Outcome: Hashable, Sendable {
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

  private struct Play: Sendable {
    let compiled: CompiledCase
    let interpretation: Interpretation
    let readings: [PossibleReadings]
    let steps: [PushStep]
  }

  /// Plays the cases of an edition on the machines, under every combination of the readings that they
  /// name, so that it is known what happens to the machines in each.
  public init(_ cases: [ConformanceCase], in edition: Edition) {
    var plays: [Play] = []
    var problems: [CaseProblem] = []
    for compiled in SuiteRunner(cases: cases).compile(for: edition, problems: &problems) {
      for readings in ModelCheck.combinations(of: compiled) {
        let interpretation = Interpretation(edition: edition, readings: readings)
        var port = TracingPort(ModelPort(interpretation), notesSteps: true)
        let record: CaseRecord = CaseRunner.run(compiled, on: &port, profile: port.profile)
        guard record.verdict.isGood else { continue }
        plays.append(
          Play(
            compiled: compiled, interpretation: interpretation, readings: record.readings, steps: port.steps))
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
  public func outcome(of mutant: RuleMutant) -> Outcome {
    let tables = mutant.tables
    var rehearsal = PushRehearsal()
    return outcome(of: mutant, { ModelPort($0.replacing(tables)) }) { step in
      steps.comesOutOtherwise(step, by: tables, &rehearsal)
    }
  }

  /// The same, with the fault hidden behind one more state.
  public func latentOutcome(of mutant: RuleMutant) -> Outcome {
    outcome(of: mutant, { LatentMutant(mutant, in: ModelPort($0)) }) { _ in true }
  }

  /// Plays the cases in which some step shows the fault.
  private func outcome<Port: Adapter>(
    of mutant: RuleMutant, _ port: (Interpretation) -> Port, where shows: (Int) -> Bool
  ) -> Outcome {
    let found = steps.steps(on: mutant.occasions).flatMap { step in
      steps.places(taking: step).map { (play: $0, step: step) }
    }
    if found.isEmpty { return .notReached }
    let profile = Profile(adapter: "mutant", implementation: "a mutant", edition: mutant.edition)
    var known: [Int: Bool] = [:]
    var played: Int?
    var changed: String?
    for (number, step) in found.sorted(by: { $0.play < $1.play }) where number != played {
      let isShown = known[step] ?? shows(step)
      known[step] = isShown
      guard isShown else { continue }
      played = number
      let play = plays[number]
      var port = port(play.interpretation)
      let record: CaseRecord = CaseRunner.run(
        play.compiled, on: &port, profile: profile, explains: false)
      guard record.verdict.isGood else { return .killed(by: record.caseID) }
      if changed == nil, record.readings != play.readings { changed = record.caseID }
    }
    return changed.map { .changesReading(in: $0) } ?? .survives
  }
}
