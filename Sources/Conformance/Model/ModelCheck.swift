public import PushModel
public import StateMachines

/// Plays cases on the specification itself: under every combination of the readings that they name, and
/// under other readings of further questions that the machines ask on the way.
///
/// Cases and machines are two readings of the same text. Where they disagree, one of them has misread
/// it; where they agree, what the cases pass of the machines can be counted from the runs.
public struct ModelCheck: Sendable {
  /// What the cases and the machines do not agree on.
  public private(set) var disagreements: [Disagreement] = []
  /// How many times a case was played.
  public private(set) var runs = 0
  /// What is wrong with the cases themselves.
  public private(set) var problems: [CaseProblem] = []

  /// A case that comes out otherwise on the machines than it says.
  public struct Disagreement: Hashable, Sendable {
    /// The case.
    public let caseID: String
    /// The edition.
    public let edition: Edition
    /// The readings that were played.
    public let readings: Readings
    /// What was seen.
    public let message: String
  }

  /// Plays the cases of an edition, and tells of each run that came out as the case says.
  ///
  /// Of further questions, those readings are played that lead to a branch which nothing has passed yet.
  public init(
    _ cases: [ConformanceCase], in edition: Edition, onRun: (ModelRun) -> Void = { _ in }
  ) {
    let compiled = SuiteRunner(cases: cases).compile(for: edition, problems: &problems)
    var tables: [Readings: Interpretation] = [:]
    var passed: Set<BranchPoint> = []
    for each in compiled {
      // Under other readings of its condition it says nothing.
      let named = Self.named(in: each).union(each.source.condition.map(\.question))
      for readings in Self.combinations(of: each) {
        let run = play(each, under: readings, tables: &tables)
        passed.formUnion(BranchPoint.passed(by: run))
        if let found = disagreement(run) { disagreements.append(found) } else { onRun(run) }
        var tried: Set<Readings> = []
        for next in BranchPoint.passed(by: run).flatMap(\.others) where !named.contains(next.question) {
          var further = readings
          further[next.question] = next.reading
          guard !passed.contains(next), tried.insert(further).inserted else { continue }
          let run = play(each, under: further, tables: &tables)
          guard disagreement(run) == nil else { continue }
          passed.formUnion(BranchPoint.passed(by: run))
          onRun(run)
        }
      }
    }
  }

  private mutating func play(
    _ compiled: CompiledCase, under readings: Readings, tables: inout [Readings: Interpretation]
  ) -> ModelRun {
    let table = tables[readings] ?? Interpretation(edition: compiled.edition, readings: readings)
    tables[readings] = table
    var port = TracingPort(ModelPort(table))
    let record: CaseRecord = CaseRunner.run(compiled, on: &port, profile: port.profile)
    runs += 1
    return ModelRun(record: record, readings: readings, passed: port.passed.flatMap { $0 })
  }

  private func disagreement(_ run: ModelRun) -> Disagreement? {
    message(of: run).map {
      Disagreement(
        caseID: run.record.caseID, edition: run.record.edition, readings: run.readings, message: $0)
    }
  }

  private func message(of run: ModelRun) -> String? {
    guard run.record.verdict.isGood else { return run.record.message }
    for possible in run.record.readings {
      guard let played = run.readings[possible.question], !possible.readings.contains(played)
      else { continue }
      let found = possible.readings.joined(separator: ", ")
      return "\(possible.question) was played as \(played), and the case takes it for \(found)"
    }
    return nil
  }

  /// Every combination of readings of the questions that a case sees or names, under its condition.
  package static func combinations(of compiled: CompiledCase) -> [Readings] {
    let ids = named(in: compiled).sorted()
    var combinations = [compiled.condition.readings]
    for id in ids {
      guard OpenQuestion.named(id)?.editions.contains(compiled.edition) ?? false
      else { continue }
      combinations = combinations.flatMap { chosen in
        compiled.condition.readings(of: id).map { reading in
          var next = chosen
          next[id] = reading
          return next
        }
      }
    }
    return combinations
  }

  /// The questions that a case sees or names.
  private static func named(in compiled: CompiledCase) -> Set<String> {
    Set(compiled.questions.map(\.id)).union(compiled.source.questions)
  }
}
