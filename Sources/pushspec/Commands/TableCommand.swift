import MachineAnalysis
import Conformance
import ModelAnalysis
import PushModel
import StateMachines

/// `pushspec table`: what a machine does, cell by cell.
enum TableCommand {
  static let syntax = CommandSyntax(
    name: "table",
    summary: "shows the transition table of a machine",
    operands: "MACHINE",
    operandCount: 1...1,
    options: [
      OptionSyntax(
        "--edition", value: "ID",
        "the table of this edition at a glance; without it, every branch of every edition"),
      OptionSyntax("--format", value: "text|markdown|json", "text is the default"),
    ],
    sections: [
      .init(
        heading: "signs",
        rows: [
          ("→ state", "the machine is in that state afterwards"),
          ("/ output", "what it tells others"),
          ("[REG-1]", "what the branch rests on"),
          ("Q-REG-1 name:", "only where the port follows that reading of the question"),
          ("-", "the world cannot produce this"),
          (".", "nothing follows"),
        ]),
      .init(
        heading: "json",
        rows: [
          ("machine, purpose", "its name, and what it is about"),
          ("states, inputs, outputs, initial", "its alphabets, and the state it begins in"),
          (
            "tables",
            """
            for each edition \"edition\" and \"cells\": \"state\", \"input\" and \"branches\"; a branch has \
            \"readings\", \"citation\", \"source\" and either \"target\" and \"outputs\" or \
            \"impossible\": true
            """
          ),
        ]),
    ],
    examples: [
      .init("pushspec table Permission", "every branch of the machine"),
      .init("pushspec table TokenRegistration --edition toast-ja", "one edition at a glance"),
      .init("pushspec table Login --format json", "all editions for programs"),
    ])

  private enum Format: String, CaseIterable {
    case text, markdown, json
  }

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let machine = try MachineRegistry.parsing(arguments.operands.first ?? "")
    let edition = try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) }
    switch try arguments.choice("--format", else: Format.text) {
    case .text: return CommandResult(output: table(machine, edition, .plain))
    case .markdown: return CommandResult(output: table(machine, edition, .markdown))
    case .json: return CommandResult(output: json(machine, edition).rendered)
    }
  }

  private static func table(
    _ machine: MachineDescription, _ edition: Edition?, _ format: TextTable.Format
  ) -> String {
    let renderer = TableRenderer(format: format)
    let mark = format == .markdown ? "# " : ""
    if let edition {
      return "\(mark)\(machine.name) in \(edition.rawValue)\n\n"
        + renderer.grid(of: machine, edition: edition.rawValue)
    }
    var blocks = ["\(mark)\(machine.name)\n\n" + Paragraph.text(machine.purpose)]
    for state in machine.states {
      let initial = state == machine.initial ? " (initial)" : ""
      var block = (mark.isEmpty ? "" : "## ") + "\(state)\(initial)\n\n"
      block += renderer.rows(of: machine, in: state)
      let impossible = renderer.impossibilities(of: machine, in: state)
      if !impossible.isEmpty {
        if !block.hasSuffix("\n\n") { block += "\n" }
        block += "Cannot happen: " + impossible.joined(separator: "; ") + "\n"
      }
      blocks.append(block)
    }
    return blocks.joined(separator: "\n")
  }

  private static func json(_ machine: MachineDescription, _ edition: Edition?) -> JSONNode {
    let tables = machine.tables.filter { edition == nil || $0.edition == edition?.rawValue }
    return .object([
      "machine": .string(machine.name), "purpose": .string(machine.purpose),
      "states": .strings(machine.states), "inputs": .strings(machine.inputs),
      "outputs": .strings(machine.outputs), "initial": .string(machine.initial),
      "tables": .array(
        tables.map { table in
          .object([
            "edition": .string(table.edition), "cells": .array(table.cells.map(cell)),
          ])
        }),
    ])
  }

  private static func cell(_ cell: TableCell) -> JSONNode {
    .object([
      "state": .string(cell.state), "input": .string(cell.input),
      "branches": .array(cell.branches.map(branch)),
    ])
  }

  private static func branch(_ branch: TableBranch) -> JSONNode {
    var target: JSONNode?
    var outputs: JSONNode?
    var impossible: JSONNode?
    switch branch.outcome {
    case .goes(let state, let emitted):
      target = .string(state)
      outputs = .strings(emitted)
    case .impossible: impossible = .bool(true)
    }
    return .object([
      "readings": JSONNode(
        .object(branch.readings.map { JSONMember(name: $0.question, node: .string($0.reading)) })),
      "target": target, "outputs": outputs, "impossible": impossible,
      "citation": .string(branch.citation),
      "source": .string("\(branch.place.file):\(branch.place.line)"),
    ])
  }
}

extension MachineRegistry {
  /// The machine of that name; upper and lower case do not matter.
  static func parsing(_ name: String) throws(UsageError) -> MachineDescription {
    guard let machine = all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw UsageError.unknown("machine", name, among: all.map(\.name))
    }
    return machine
  }
}
