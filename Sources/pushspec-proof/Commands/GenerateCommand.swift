import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import Proofs
import PushModel
import StateMachines

/// `pushspec-proof generate`: writes the complete suite of a behaviour.
enum GenerateCommand: Command {
  static let name = "generate"

  static let syntax = CommandSyntax(
    summary: "writes a complete test suite of a behaviour, with what it guarantees",
    options: [behaviour, edition, readings, MemoryUse.option, format],
    details: """
      the lines
        text       a test a line: its steps by their names, with spaces between them; after # what is told
        at the end "# incomplete" or {"incomplete":true}, where Ctrl-C or the limit of memory ended it (exit 4)
        json       first an object with "behaviour", "edition", "states", "inputs" (the steps as tables
                   write them), "given" and "guarantee"; then one for each test: "steps" and what must
                   be "seen"
        on a port  pushspec check --generated --behaviour NAME plays the suite

      examples
        pushspec-proof generate --behaviour permission
            the suite of asking and registering
        pushspec-proof generate --behaviour login --format json > login.jsonl
            for a program
      """)

  private static let behaviour = Option(
    "--behaviour", value: "NAME", .tabled, "the behaviour: \(BehaviourName.tabled.list)")

  private static let edition = Option(
    "--edition", value: "ID", .edition, else: .standard, "the edition; the standard one without it")

  private static let readings = Option.readings("the reading of a question; the first without it")

  private static let format = OutputFormat.option(
    "one test a line, or one JSON object a line; text is the default")

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    guard let name = arguments[behaviour] else {
      throw UsageError("--behaviour is needed: one of \(BehaviourName.tabled.list)")
    }
    let edition = arguments[Self.edition]
    try arguments[readings].check(openIn: edition)
    guard let behaviour = Behaviour(name, in: edition) else {
      throw UsageError("\(edition.rawValue) has no calls for the behaviour \"\(name.rawValue)\"")
    }
    let table = try BehaviourTable.of(
      behaviour, Interpretation(edition: edition, readings: arguments[readings]))
    surroundings.limitMemory(arguments[MemoryUse.option] << 20)
    let suite = CompleteSuite(of: table.table)
    // Tests on a terminal are their own progress.
    let progress = surroundings.isOutputTerminal ? nil : Progress(surroundings)
    let writer = SuiteWriter(table: table, suite: suite, shouldStop: surroundings.isInterrupted) {
      progress?.show(edition.rawValue, $0, "tests of \(name.rawValue)")
    }
    let write = surroundings.writeOutput
    return CommandResult(
      output: arguments[format] == .text ? writer.writeText(write) : writer.writeJSON(write))
  }
}

extension BehaviourTable {
  /// The table of a suite.
  static func of(
    _ behaviour: Behaviour, _ interpretation: Interpretation
  ) throws(UsageError) -> BehaviourTable {
    do {
      return try BehaviourTable(behaviour, interpretation: interpretation)
    } catch {
      throw UsageError("there is no suite of \"\(behaviour.name.rawValue)\": \(error.message)")
    }
  }
}

/// Writes a suite test by test; returns only the last piece.
private struct SuiteWriter {
  let table: BehaviourTable
  let suite: CompleteSuite
  let shouldStop: () -> Bool
  /// Called from time to time with the number of tests so far.
  let onProgress: (Int) -> Void

  /// The size of a piece in bytes.
  private static let pieceSize = 1 << 16

  func writeText(_ write: (String) -> Void) -> String {
    var piece = """
      # \(table.behaviour.name.rawValue) in \(table.behaviour.edition.rawValue)
      # \(suite.table.stateCount.counted("state")), \(table.table.inputCount.counted("step"))
      # \(suite.guarantee)

      """
    var count = 0
    suite.forEachTest { test in
      count += 1
      piece += test.map { table.behaviour.symbols[Int($0)].name }.joined(separator: " ") + "\n"
      flush(&piece, write, count)
      return !shouldStop()
    }
    return piece + (shouldStop() ? "# incomplete: interrupted\n" : "")
  }

  func writeJSON(_ write: (String) -> Void) -> String {
    let behaviour = table.behaviour
    var piece = line([
      "behaviour": behaviour.name.rawValue.json, "edition": behaviour.edition.rawValue.json,
      "states": suite.table.stateCount.json,
      "inputs": .array(behaviour.symbols.map { .object(["name": $0.name.json, "step": $0.node]) }),
      "given": behaviour.givenNode, "guarantee": suite.guarantee.json,
    ])
    var count = 0
    suite.forEachTest { test in
      count += 1
      var state = table.table.initial
      var seen: [JSONNode] = []
      for input in test {
        let cell = table.table.cell(state, Int(input))
        seen.append(table.outputs.words(table.table.output[cell]).json)
        state = Int(table.table.next[cell])
      }
      piece += line([
        "steps": .array(test.map { behaviour.symbols[Int($0)].name.json }), "seen": .array(seen),
      ])
      flush(&piece, write, count)
      return !shouldStop()
    }
    return piece + (shouldStop() ? line(["incomplete": true.json]) : "")
  }

  private func line(_ members: KeyValuePairs<String, JSONNode?>) -> String {
    String(decoding: JSONNode.object(JSONNode.memberList(members)).line(), as: UTF8.self) + "\n"
  }

  private func flush(_ piece: inout String, _ write: (String) -> Void, _ count: Int) {
    guard piece.utf8.count >= Self.pieceSize else { return }
    write(piece)
    onProgress(count)
    piece = ""
  }
}
