import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

/// `pushspec table`: the transition table of a machine, cell by cell.
enum TableCommand: Command {
  static let name = "table"

  static let syntax = CommandSyntax(
    summary: "shows the transition table of a machine, or draws it", operands: [machine],
    options: [edition, format],
    details: """
      signs
        → state        the machine is in that state afterwards
        / output       what it tells others
        [REG-1]        what the branch rests on
        Q-REG-1 name:  only where the port follows that reading of the question
        -              the world cannot produce this
        .              nothing follows

      json
        machine, purpose            its name, and what it is about
        states, inputs, outputs, initial
                                    its alphabets, and the state it begins in
        tables                      for each edition "edition" and "cells": "state", "input" and
                                    "branches"; a branch has "readings", "citation", "source" and either
                                    "target" and "outputs" or "impossible": true

      examples
        pushspec table Permission
            every branch of the machine
        pushspec table TokenRegistration --edition toast-ja
            one edition at a glance
        pushspec table Login --format json
            all editions for programs
        pushspec table TokenRegistration --format mermaid
            a drawing for a Markdown page that draws Mermaid
        pushspec table Login --edition toast-ko --format dot | dot -Tsvg > login.svg
            a picture of its own
      """)

  private static let machine = Operand("MACHINE", .machine)

  private static let edition = Option(
    "--edition", value: "ID", .edition,
    "the table of this edition at a glance; without it, every branch of every edition, or a drawing of \(Edition.standard.rawValue)"
  )

  private static let format = Option(
    "--format", value: "text|markdown|json|mermaid|dot", .choice, else: Format.text,
    "text is the default; Mermaid's stateDiagram-v2 and the language of Graphviz draw the machine")

  private enum Format: String, CaseIterable {
    case text, markdown, json, mermaid, dot
  }

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    let machine = arguments[Self.machine]
    let edition = arguments[Self.edition]
    switch arguments[format] {
    case .text: return CommandResult(text: table(machine, edition, .plain))
    case .markdown: return CommandResult(output: table(machine, edition, .markdown))
    case .json: return CommandResult(output: json(machine, edition).text())
    case .mermaid: return CommandResult(output: DiagramRenderer.mermaid(try diagram(machine, edition)))
    case .dot: return CommandResult(output: DiagramRenderer.graphviz(try diagram(machine, edition)))
    }
  }

  private static func diagram(
    _ machine: MachineDescription, _ edition: Edition?
  ) throws(UsageError) -> Diagram<Certainty> {
    let edition = edition ?? .standard
    guard let diagram = Diagram(of: machine, edition: edition.rawValue) else {
      throw UsageError("\(machine.name) has no table in \(edition.rawValue)")
    }
    return diagram
  }

  private static func table(
    _ machine: MachineDescription, _ edition: Edition?, _ format: TextTable.Format
  ) -> String {
    let renderer = TableRenderer(format: format, width: OutputStyle.current.columns)
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
      if let unconcerned = renderer.unconcerned(of: machine, in: state) {
        block += (block.hasSuffix("\n\n") ? "" : "\n") + unconcerned + "\n"
      }
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
      "machine": machine.name.json, "purpose": machine.purpose.json, "states": machine.states.json,
      "inputs": machine.inputs.json, "outputs": machine.outputs.json, "initial": machine.initial.json,
      "tables": .array(tables) { table in
        .object(["edition": table.edition.json, "cells": .array(table.cells.map(cell))])
      },
    ])
  }

  private static func cell(_ cell: TableCell) -> JSONNode {
    .object([
      "state": cell.state.json, "input": cell.input.json, "branches": .array(cell.branches.map(branch)),
    ])
  }

  private static func branch(_ branch: TableBranch) -> JSONNode {
    var target: String?
    var outputs: [String]?
    var isImpossible: Bool?
    switch branch.outcome {
    case .goes(let state, let emitted): (target, outputs) = (state, emitted)
    case .impossible: isImpossible = true
    }
    return .object([
      "readings": .object(branch.readings.map { JSONMember(name: $0.question, node: $0.reading.json) }),
      "target": target?.json, "outputs": outputs?.json, "impossible": isImpossible?.json,
      "citation": branch.citation.json, "source": "\(branch.place.file):\(branch.place.line)".json,
    ])
  }
}
