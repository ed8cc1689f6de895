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
    /// Every case that passes the branch came out as it should.
    case survives
    /// No case passes the branch.
    case notReached
  }

  /// The plays of cases that pass each branch, the shortest first.
  private let plays: [Int: [Int]]
  private let all: [Play]

  private struct Play: Sendable {
    let compiled: CompiledCase
    let interpretation: Interpretation
    let readings: [PossibleReadings]
    let branches: Set<Int>
    let length: Int
  }

  /// Plays the cases of an edition on the machines, under every combination of the readings that they
  /// name, so that it is known which of them pass which branch.
  public init(_ cases: [ConformanceCase], in edition: Edition) {
    var played: [Play] = []
    var problems: [CaseProblem] = []
    for compiled in SuiteRunner(cases: cases).compile(for: edition, problems: &problems) {
      for readings in ModelCheck.combinations(of: compiled) {
        let interpretation = Interpretation(edition: edition, readings: readings)
        var port = TracingPort(ModelPort(interpretation))
        let record: CaseRecord = CaseRunner.run(compiled, on: &port, profile: port.profile)
        guard record.verdict.isGood else { continue }
        played.append(
          Play(
            compiled: compiled, interpretation: interpretation, readings: record.readings,
            branches: Set(port.passed.joined().map { Int($0.branch) }), length: port.passed.count))
      }
    }
    played.sort { $0.length < $1.length }
    var plays: [Int: [Int]] = [:]
    for (index, play) in played.enumerated() {
      for branch in play.branches { plays[branch, default: []].append(index) }
    }
    self.plays = plays
    all = played
  }

  /// Plays the cases that pass the mutant's branch on the mutant, until one of them notices it.
  public func outcome(of mutant: RuleMutant) -> Outcome {
    let tables = mutant.tables
    return outcome(of: mutant) { ModelPort($0.replacing(tables)) }
  }

  /// The same, with the fault hidden behind one more state.
  public func latentOutcome(of mutant: RuleMutant) -> Outcome {
    outcome(of: mutant) { LatentMutant(mutant, in: ModelPort($0)) }
  }

  /// The plays that pass one of some branches, the shortest first.
  private func plays(passing branches: [Int]) -> [Int] {
    if branches.count == 1 { return plays[branches[0]] ?? [] }
    return Set(branches.lazy.flatMap { plays[$0] ?? [] }).sorted()
  }

  private func outcome<Port: Adapter>(
    of mutant: RuleMutant, _ port: (Interpretation) -> Port
  ) -> Outcome {
    let indices = self.plays(passing: mutant.branches)
    if indices.isEmpty { return .notReached }
    var changed: String?
    for index in indices {
      let play = all[index]
      var port = port(play.interpretation)
      let profile = Profile(adapter: "mutant", implementation: "a mutant", edition: mutant.edition)
      let record: CaseRecord = CaseRunner.run(play.compiled, on: &port, profile: profile)
      guard record.verdict.isGood else { return .killed(by: record.caseID) }
      if changed == nil, record.readings != play.readings { changed = record.caseID }
    }
    return changed.map { .changesReading(in: $0) } ?? .survives
  }
}
