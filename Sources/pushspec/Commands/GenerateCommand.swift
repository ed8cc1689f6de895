import Conformance
import MachineAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// `pushspec generate`: writes the complete suite of a behaviour.
enum GenerateCommand {
  static let syntax = CommandSyntax(
    name: "generate",
    summary: "writes a complete test suite of a behaviour, with what it guarantees",
    options: [
      OptionSyntax(
        "--behaviour", value: "NAME",
        "the behaviour: \(names.map(\.rawValue).joined(separator: ", "))"),
      OptionSyntax(
        "--method", value: "METHOD",
        "how the tests are made: \(SuiteMethod.allCases.map(\.name).joined(separator: ", ")); hsi without it"),
      OptionSyntax(
        "--extra-states", value: "K",
        "how many more states than the specification a port may have; 0 without it"),
      OptionSyntax("--edition", value: "ID", "the edition; the standard one without it"),
      OptionSyntax(
        "--reading", value: "Q=READING", repeatable: true,
        "the reading of a question; the first without it"),
      OptionSyntax(
        "--format", value: "text|json", "one test a line, or one JSON object a line; text is the default"),
    ],
    sections: [
      .init(
        heading: "the lines",
        rows: [
          ("text", "a test a line: its steps by their names, with spaces between them; after # what is told"),
          (
            "json",
            """
            first an object with \"behaviour\", \"edition\", \"method\", \"extraStates\", \"states\", \
            \"inputs\" (the steps as tables write them), \"given\" and \"guarantee\"; then one for each test: \
            \"steps\" and what must be \"seen\"
            """
          ),
          ("on a port", "pushspec check --generated METHOD --behaviour NAME plays the suite"),
        ])
    ],
    examples: [
      .init("pushspec generate --behaviour permission", "the suite of asking and registering"),
      .init(
        "pushspec generate --behaviour login --method spy --extra-states 1 --format json > login.jsonl",
        "for a program"),
    ])

  private static let names = BehaviourName.allCases.filter { $0 != .everything }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    guard let name = try GeneratedTests.behaviour(arguments) else {
      throw UsageError("--behaviour is needed: one of \(names.map(\.rawValue).joined(separator: ", "))")
    }
    let edition =
      try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) } ?? .standard
    let method = try GeneratedTests.method(arguments.value("--method") ?? SuiteMethod.hsi.name)
    let extraStates = try GeneratedTests.extraStates(arguments)
    let readings = try GeneratedTests.readings(arguments)
    let format = try arguments.choice("--format", else: OutputFormat.text)
    guard let behaviour = Behaviour(name, in: edition) else {
      throw UsageError("\(edition.rawValue) has no calls for the behaviour \"\(name.rawValue)\"")
    }
    let table: BehaviourTable
    do {
      table = try BehaviourTable(
        behaviour, interpretation: Interpretation(edition: edition, readings: readings))
    } catch {
      throw UsageError("there is no suite of \"\(name.rawValue)\": \(error.message)")
    }
    let suite = CompleteSuite(of: table.table, method: method, extraStates: extraStates)
    let writer = SuiteWriter(table: table, suite: suite)
    switch format {
    case .text: return CommandResult(output: writer.writeText(surroundings.writeOutput))
    case .json: return CommandResult(output: writer.writeJSON(surroundings.writeOutput))
    }
  }
}

/// Writes a suite test by test; only the last piece is handed back.
private struct SuiteWriter {
  let table: BehaviourTable
  let suite: CompleteSuite

  /// How many bytes are written at once.
  private static let pieceSize = 1 << 16

  func writeText(_ write: (String) -> Void) -> String {
    var piece = """
      # \(table.behaviour.name.rawValue) in \(table.behaviour.edition.rawValue) by \(suite.method.name), \
      \(suite.extraStates) extra \(suite.extraStates == 1 ? "state" : "states")
      # \(suite.reduction.table.stateCount) states, \(table.table.inputCount) steps
      # \(suite.guarantee)

      """
    suite.forEachTest { test in
      piece += test.map { table.behaviour.symbols[Int($0)].name }.joined(separator: " ") + "\n"
      flush(&piece, write)
      return true
    }
    return piece
  }

  func writeJSON(_ write: (String) -> Void) -> String {
    let behaviour = table.behaviour
    var piece = line([
      "behaviour": .string(behaviour.name.rawValue), "edition": .string(behaviour.edition.rawValue),
      "method": .string(suite.method.name), "extraStates": .integer(suite.extraStates),
      "states": .integer(suite.reduction.table.stateCount),
      "inputs": .array(behaviour.symbols.map { .object(["name": .string($0.name), "step": $0.node]) }),
      "given": behaviour.givenNode, "guarantee": .string(suite.guarantee),
    ])
    suite.forEachTest { test in
      var state = table.table.initial
      var seen: [JSONNode] = []
      for input in test {
        let cell = table.table.cell(state, Int(input))
        seen.append(.string(table.outputs.words(table.table.output[cell])))
        state = Int(table.table.next[cell])
      }
      piece += line([
        "steps": .array(test.map { .string(behaviour.symbols[Int($0)].name) }), "seen": .array(seen),
      ])
      flush(&piece, write)
      return true
    }
    return piece
  }

  private func line(_ members: KeyValuePairs<String, JSONNode?>) -> String {
    String(decoding: JSONNode(.object(JSONNode.memberList(members))).line(), as: UTF8.self) + "\n"
  }

  private func flush(_ piece: inout String, _ write: (String) -> Void) {
    guard piece.utf8.count >= Self.pieceSize else { return }
    write(piece)
    piece = ""
  }
}
