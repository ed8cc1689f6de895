import Conformance
import ConformanceCases
import Foundation
import ModelAnalysis
import ModelBasedTesting
import PushModel

/// `pushspec coverage`: which cells of the machines the cases visit.
enum CoverageCommand {
  static let syntax = CommandSyntax(
    name: "coverage",
    summary: "shows how much of the machines the cases visit",
    operands: "[DIR]",
    operandCount: 0...1,
    options: [
      OptionSyntax("--edition", value: "ID", "one edition; without it, all five"),
      OptionSyntax("--missing", "lists the pairs that are missing as well"),
      OptionSyntax("--format", value: "text|json", "text is the default"),
    ],
    sections: [
      .init(
        heading: "what counts",
        rows: [
          ("a cell", "a state and an input that some combination of readings makes possible"),
          (
            "visited",
            "passed by a case that was played on the machines under some combination of the readings it names"
          ),
          ("excepted", "visited by no case, for a reason that the list gives"),
        ]),
      .init(
        heading: "exit codes",
        rows: [
          ("0", "every possible cell is visited or excepted, and cases and machines agree"),
          ("1", "a cell is missing, or a case and the machines disagree"),
          ("2", "usage, or a bad file"),
        ]),
    ],
    examples: [
      .init("pushspec coverage", "the cases that are shipped, in all editions"),
      .init("pushspec coverage --edition toast-ja my-cases", "tables of your own"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let wanted = try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) }
    let format = try arguments.choice("--format", else: OutputFormat.text)
    let loaded = CaseLoader.load(path: arguments.operands.first ?? ConformanceCases.tables.path)
    let editions = wanted.map { [$0] } ?? Edition.allCases
    var records: [CoverageRecorder] = []
    var disagreements: [ModelCheck.Disagreement] = []
    var problems = loaded.problems
    for edition in editions {
      var record = CoverageRecorder(edition)
      let check = ModelCheck(loaded.cases, in: edition) { record.add($0) }
      records.append(record)
      disagreements += check.disagreements
      problems += check.problems
    }
    let report = CoverageReport(
      coverage: Coverage(ofCases: records), disagreements: disagreements, listsMissing: true,
      listsMissingPairs: arguments.has("--missing"))
    var result = CommandResult()
    result.messages = problems.map(\.description)
    switch format {
    case .text: result.output = report.text
    case .json: result.output = report.json.rendered
    }
    if !report.coverage.isComplete || !disagreements.isEmpty { result.exitCode = .failed }
    if !result.messages.isEmpty { result.exitCode = .usage }
    return result
  }
}
