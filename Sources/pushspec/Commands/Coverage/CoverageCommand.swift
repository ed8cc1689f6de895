import MachineAnalysis
import Conformance
import Foundation
import ModelAnalysis
import ModelBasedTesting
import PushModel

/// `pushspec coverage`: what of the machines, and which readings, the cases or a transcript cover.
enum CoverageCommand {
  static let syntax = CommandSyntax(
    name: "coverage",
    summary: "shows how much of the machines the cases, or a transcript, cover",
    operands: "[DIR]",
    operandCount: 0...1,
    options: [
      OptionSyntax("--edition", value: "ID", "one edition; without it, all that there are"),
      OptionSyntax(
        "--transcript", value: "FILE", "what a run made a port do, as \"check --transcript\" has recorded it"),
      OptionSyntax(
        "--diagram", value: "MACHINE",
        "draws a machine in one edition (\(Edition.standard.rawValue) unless given) as a Mermaid flowchart"),
      OptionSyntax("--missing", "lists the pairs that are missing as well, and all that a transcript lacks"),
      OptionSyntax(
        "--thorough",
        "plays every reading of every question that a case does not name, and names cases that would wrong a port"
      ),
      OptionSyntax("--format", value: "text|json", "text is the default"),
    ],
    sections: [
      .init(
        heading: "what counts",
        rows: [
          ("a cell", "a state and an input that some combination of readings makes possible"),
          ("a rule", "a branch of a cell: what one combination of readings leads to"),
          (
            "a pair",
            """
            two consecutive transitions of one of the SDK's machines that one port can do; pairs are reported, and \
            not demanded
            """
          ),
          ("a reading", "followed by a rule that was passed, and told from every other of its question"),
          (
            "visited",
            """
            passed by a case that came out as it says, played on the machines under the combinations of the readings \
            it names, and under others where they lead to something new
            """
          ),
          ("excepted", "visited by no case, for a reason that the list gives"),
          (
            "a transcript",
            """
            is played on the machines under the readings that the port followed. It holds nothing of the world's \
            machines, and nothing is demanded of it
            """
          ),
        ]),
      .init(
        heading: "json",
        rows: [
          (
            "machines",
            "for each machine and edition \"cells\", \"rules\" and \"pairs\" (the world's have none)"
          ),
          ("readings", "for each edition \"followed\" and \"toldApart\""),
          (
            "each of these",
            "\"possible\" and \"visited\" are numbers, \"excepted\" and \"missing\" are names"
          ),
          ("problems", "what is wrong with the exceptions, or was visited though it is impossible"),
          ("disagreements, unforeseen", "\"case\", \"edition\", \"readings\" and \"message\""),
        ]),
      .init(
        heading: "exit codes",
        rows: [
          (
            "0",
            "all but pairs is covered or excepted, and cases and machines agree; or a transcript was read"
          ),
          ("1", "something is missing, or a case and the machines disagree"),
          ("2", "usage, or a bad file"),
        ]),
    ],
    examples: [
      .init("pushspec coverage", "the cases that are shipped, in all editions"),
      .init("pushspec coverage --edition toast-ja my-cases", "tables of your own"),
      .init("pushspec coverage --transcript run.jsonl", "what a run has made a port do"),
      .init(
        "pushspec coverage --diagram Login --edition toast-ko", "what of a machine is missing, as a picture"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let edition = try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) }
    let format = try arguments.choice("--format", else: OutputFormat.text)
    let machine = try arguments.value("--diagram").map { name throws(UsageError) in
      try MachineRegistry.parsing(name)
    }
    // A picture shows one edition.
    let editions = edition.map { [$0] } ?? (machine == nil ? Edition.allCases : [.standard])
    let source: CoverageSource
    if let path = arguments.value("--transcript") {
      guard arguments.operands.isEmpty else {
        throw UsageError("a folder and --transcript exclude each other")
      }
      source = try .transcript(path, editions: editions)
    } else {
      source = .cases(
        arguments.operands.first, editions: editions, isThorough: arguments.has("--thorough"))
    }
    var result = CommandResult()
    result.messages = source.messages
    if let machine {
      result.output = try diagram(of: machine, source)
    } else {
      let report = CoverageReport(source, listsMissing: arguments.has("--missing"))
      switch format {
      case .text: result.output = report.text
      case .json: result.output = report.json.rendered
      }
      if !source.isComplete { result.exitCode = .failed }
    }
    if !source.problems.isEmpty { result.exitCode = .usage }
    return result
  }

  private static func diagram(
    of machine: MachineDescription, _ source: CoverageSource
  ) throws(UsageError) -> String {
    guard let record = source.records.first,
      let diagram = CoverageDiagram(of: machine, in: record, exceptions: source.exceptions)
    else { throw UsageError("a transcript holds nothing of \(machine.name), which belongs to the world") }
    return diagram.mermaid(in: record.edition)
  }
}
