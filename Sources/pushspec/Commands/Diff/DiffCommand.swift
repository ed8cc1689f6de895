import Conformance
import JSON
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// `pushspec diff`: shortest sequences of steps that tell two editions, two interpretations, or a port and the
/// specification apart.
enum DiffCommand {
  static let syntax = CommandSyntax(
    name: "diff",
    summary: "shows shortest sequences that tell editions, readings or a port apart",
    operands: "A [B]",
    operandCount: 1...2,
    options: [
      OptionSyntax(
        "--behaviour", value: "NAME", repeatable: true,
        "only this behaviour: \(behaviours.map(\.rawValue).joined(separator: ", "))"),
      OptionSyntax(
        "--alphabet", value: "NAME", repeatable: true,
        "only the whole system under this alphabet: \(SystemComparison.alphabets.joined(separator: ", "))"),
      Catalogue.option,
      OutputFormat.option,
    ],
    sections: [
      .init(
        heading: "what is compared",
        rows: [
          ("EDITION", "an edition under the first reading of every question"),
          ("EDITION:Q=READING,...", "an edition under these readings, and the first ones of other questions"),
          ("FILE", "a transcript, as \"pushspec check --transcript\" writes it"),
          (
            "two interpretations",
            """
            by each behaviour, as a port is seen; and as whole systems under each alphabet. Editions are \
            compared by the steps that both have. All that the same steps lead to is compared, so that \
            "no test tells them apart" is proved
            """
          ),
          (
            "a transcript",
            """
            with the specification of its editions, or of the one named, under all readings at once: a step \
            that no reading explains which agrees with all before leaves the specification. Where the case \
            allows what the machines do not, no document decides: it is told, and is no difference
            """
          ),
          ("two transcripts", "case by case, by what was seen of the ports"),
        ]),
      .init(
        heading: "json",
        rows: [
          (
            "comparisons",
            """
            of interpretations: "behaviour" or "alphabet", "result" (different, alike, undecided, \
            not-compared), "pairs", "reason", "start", "steps" with "step", "a" and "b", "questions", \
            "requirements" of "a" and "b", and "differences" that are on record
            """
          ),
          (
            "runs",
            """
            of a transcript: "edition", "followed", "notFollowed", "readings" that are left, "shortest", and \
            "departures" with "case", "step", "given", "steps", "seen", "alone" (no other case is needed), \
            "allowedByCase", and "allowed" with "seen", "readings" and "requirements"
            """
          ),
          (
            "cases",
            """
            of two transcripts: "case", "edition", "step", "given", "steps", "a" and "b" of those that \
            differ; "compared" and "notCompared" count all
            """
          ),
        ]),
      .init(
        heading: "exit codes",
        rows: [
          ("0", "no difference"), ("1", "a difference"), ("2", "usage, or a bad file"),
          ("4", "inconclusive: nothing could be compared, or not all of it"),
        ]),
    ],
    examples: [
      .init("pushspec diff toast-ko toast-ja", "two editions"),
      .init(
        "pushspec diff toast-ja toast-ja:Q-LOGIN-1=previousUser --behaviour login",
        "two readings of a question, as far as a behaviour shows them"),
      .init("pushspec diff run.jsonl", "what a port did, and the specification"),
    ])

  /// The behaviours that have a table.
  static let behaviours = BehaviourName.allCases.filter { $0 != .everything }

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let format = try arguments.choice("--format", else: OutputFormat.text)
    let first = try DiffOperand(arguments.operands[0])
    let second =
      arguments.operands.count == 2 ? try DiffOperand(arguments.operands[1]) : nil
    switch (first, second) {
    case (.interpretation(let edition, let readings), .interpretation(let other, let otherReadings)):
      let report = InterpretationsReport(
        labels: (first.label, second?.label ?? ""),
        comparing: Interpretation(edition: edition, readings: readings),
        with: Interpretation(edition: other, readings: otherReadings), by: try DiffScope(arguments))
      return result(report.text, report.json, report.exitCode, format)
    case (.interpretation(let edition, let readings), .transcript(_, let runs)),
      (.transcript(_, let runs), .interpretation(let edition, let readings)):
      let chosen = runs.filter { $0.edition == edition }
      guard !chosen.isEmpty else { throw UsageError("the transcript holds no run of \(edition.rawValue)") }
      return try compare(chosen, under: ReadingSet(readings), arguments, format)
    case (.transcript(_, let runs), nil):
      return try compare(runs, under: ReadingSet(), arguments, format)
    case (.transcript(_, let runs), .transcript(_, let others)):
      let comparison = TranscriptsComparison(runs, others, cases: try cases(arguments))
      let report = TranscriptsReport(labels: (first.label, second?.label ?? ""), comparison: comparison)
      return result(report.text, report.json, report.exitCode, format)
    case (.interpretation, nil):
      throw UsageError("\(first.label) needs something to be compared with")
    }
  }

  private static func compare(
    _ runs: [RecordedRun], under readings: ReadingSet, _ arguments: ParsedArguments, _ format: OutputFormat
  ) throws(UsageError) -> CommandResult {
    let cases = try cases(arguments)
    let report = DeparturesReport(
      comparisons: runs.map { TranscriptComparison($0, cases: cases, readings: readings) })
    return result(report.text, report.json, report.exitCode, format)
  }

  private static func cases(_ arguments: ParsedArguments) throws(UsageError) -> [ConformanceCase] {
    for option in ["--behaviour", "--alphabet"] where arguments.has(option) {
      throw UsageError("\(option) needs two interpretations")
    }
    let catalogue = Catalogue(folder: arguments.value("--cases"))
    if let problem = catalogue.problems.first { throw UsageError(problem.description) }
    return catalogue.cases + catalogue.retired
  }

  private static func result(
    _ text: String, _ json: JSONNode, _ exitCode: ExitCode, _ format: OutputFormat
  ) -> CommandResult {
    var result = CommandResult(exitCode: exitCode)
    switch format {
    case .text: result.output = text
    case .json: result.output = json.text()
    }
    return result
  }
}

/// By what two interpretations are compared.
struct DiffScope {
  /// The behaviours.
  let behaviours: [BehaviourName]
  /// The alphabets of the whole system, by name.
  let alphabets: [String]

  /// Reads the options; without any, everything is compared.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.has("--cases") { throw UsageError("--cases needs a transcript") }
    let names = DiffCommand.behaviours.map(\.rawValue)
    for name in arguments.all("--behaviour") where !names.contains(name) {
      throw UsageError.unknown("behaviour", name, among: names)
    }
    for name in arguments.all("--alphabet") where !SystemComparison.alphabets.contains(name) {
      throw UsageError.unknown("alphabet", name, among: SystemComparison.alphabets)
    }
    let isWhole = !arguments.has("--behaviour") && !arguments.has("--alphabet")
    behaviours = DiffCommand.behaviours.filter {
      isWhole || arguments.all("--behaviour").contains($0.rawValue)
    }
    alphabets = SystemComparison.alphabets.filter {
      isWhole || arguments.all("--alphabet").contains($0)
    }
  }
}
