public import PushModel
public import StateMachines

/// Plays cases on the specification itself, under every combination of the readings that they name.
///
/// Cases and machines are two readings of the same text. Where they disagree, one of them has misread
/// it; where they agree, what the cases pass of the machines is counted.
public struct ModelCheck: Sendable {
  /// What the cases and the machines do not agree on.
  public private(set) var disagreements: [Disagreement] = []
  /// The cells that were passed, the world's included: `Machine/state/input`.
  public private(set) var visitedCells: Set<String> = []
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

  /// Plays the cases of an edition.
  public init(_ cases: [ConformanceCase], in edition: Edition) {
    let compiled = SuiteRunner(cases: cases).compile(for: edition, problems: &problems)
    for each in compiled {
      for readings in Self.combinations(of: each) { play(each, under: readings) }
    }
  }

  private mutating func play(_ compiled: CompiledCase, under readings: Readings) {
    var port = TracingPort(ModelPort(edition: compiled.edition, readings: readings))
    let record: CaseRecord = CaseRunner.run(compiled, on: &port, profile: port.profile)
    runs += 1
    visitedCells.formUnion(port.visitedCells)
    visitedCells.formUnion(record.visitedCells)
    guard let message = disagreement(record, readings) else { return }
    disagreements.append(
      Disagreement(
        caseID: compiled.source.id, edition: compiled.edition, readings: readings, message: message))
  }

  private func disagreement(_ record: CaseRecord, _ readings: Readings) -> String? {
    guard record.verdict.isGood else { return record.message }
    for possible in record.readings {
      guard let played = readings[possible.question], !possible.readings.contains(played)
      else { continue }
      let found = possible.readings.joined(separator: ", ")
      return "\(possible.question) was played as \(played), and the case takes it for \(found)"
    }
    return nil
  }

  /// Every combination of readings of the questions that a case sees or names.
  package static func combinations(of compiled: CompiledCase) -> [Readings] {
    let ids = Set(compiled.questions.map(\.id)).union(compiled.source.questions).sorted()
    var combinations = [Readings()]
    for id in ids {
      guard let question = OpenQuestion.named(id), question.editions.contains(compiled.edition)
      else { continue }
      combinations = combinations.flatMap { chosen in
        question.readings.map { reading in
          var next = chosen
          next[id] = reading.name
          return next
        }
      }
    }
    return combinations
  }
}
