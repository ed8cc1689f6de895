import Conformance
import ConformanceCases
import Foundation
import ModelAnalysis
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
    let checks = editions.map { (edition: $0, check: ModelCheck(loaded.cases, in: $0)) }
    let coverage = CellCoverage(
      of: MachineRegistry.all,
      visited: Dictionary(uniqueKeysWithValues: checks.map { ($0.edition.rawValue, $0.check.visitedCells) }),
      exceptions: CoverageException.ofTheSpecification.filter { exception in
        exception.editions?.contains { name in editions.contains { $0.rawValue == name } } ?? true
      })
    let disagreements = checks.flatMap(\.check.disagreements)
    var result = CommandResult()
    result.messages = (loaded.problems + checks.flatMap(\.check.problems)).map(\.description)
    switch format {
    case .text: result.output = text(coverage, disagreements)
    case .json: result.output = json(coverage, disagreements).rendered
    }
    if !coverage.isComplete || !disagreements.isEmpty { result.exitCode = .failed }
    if !result.messages.isEmpty { result.exitCode = .usage }
    return result
  }

  private static func text(
    _ coverage: CellCoverage, _ disagreements: [ModelCheck.Disagreement]
  ) -> String {
    let table = TextTable(
      header: ["machine", "edition", "visited", "possible", "excepted"],
      rows: coverage.rows.filter { $0.possible > 0 }.map { row in
        [
          row.machine, row.edition, "\(row.visited)", "\(row.possible)",
          row.excepted.isEmpty ? "" : "\(row.excepted.count)",
        ]
      })
    var lines = [table.rendered(as: .plain)]
    for row in coverage.rows {
      lines += row.missing.map { "missing: \($0) in \(row.edition)" }
    }
    lines += coverage.problems
    lines += disagreements.map { "disagreement: \($0.message)" }
    let visited = coverage.rows.map(\.visited).reduce(0, +)
    let excepted = coverage.rows.map(\.excepted.count).reduce(0, +)
    let possible = coverage.rows.map(\.possible).reduce(0, +)
    lines.append("\(visited) of \(possible) cells visited, \(excepted) excepted")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func json(
    _ coverage: CellCoverage, _ disagreements: [ModelCheck.Disagreement]
  ) -> JSONNode {
    .object([
      "machines": .array(
        coverage.rows.map { row in
          .object([
            "machine": .string(row.machine), "edition": .string(row.edition),
            "possible": .integer(row.possible), "visited": .integer(row.visited),
            "excepted": .strings(row.excepted), "missing": .strings(row.missing),
          ])
        }),
      "problems": .strings(coverage.problems),
      "disagreements": .array(
        disagreements.map {
          .object([
            "case": .string($0.caseID), "edition": .string($0.edition.rawValue),
            "message": .string($0.message),
          ])
        }),
    ])
  }
}
