import Conformance
import PushModel
import ReferenceAdapter

/// `pushspec serve`: the reference port as an adapter in another process.
enum ServeCommand {
  static let syntax = CommandSyntax(
    name: "serve",
    summary: "serves the reference port over the adapter protocol",
    operands: "",
    operandCount: 0...0,
    options: [
      OptionSyntax("--edition", value: "ID", "the edition that the port claims; without it, the standard one")
    ],
    sections: [
      .init(
        heading: "what it is for",
        rows: [
          ("checked over the wire", "pushspec check --adapter \"pushspec serve\""),
          (
            "an example",
            "requests come on standard input, one JSON object a line; see spec/adapter-protocol.md"
          ),
          ("a proof", "in process and out of process the same port gives the same transcript"),
        ])
    ],
    examples: [
      .init("pushspec serve", "answers requests until standard input ends"),
      .init("pushspec serve --edition toast-ja", "claims another edition"),
    ])

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> CommandResult {
    let edition = try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) }
    AdapterServer(ServedPort(edition: edition ?? .standard)).run()
    return CommandResult()
  }
}

/// The reference port, which follows whatever edition a case is played in and claims one.
private struct ServedPort: Adapter {
  private var adapter = ReferenceAdapter(edition: nil)
  private let edition: Edition

  init(edition: Edition) { self.edition = edition }

  var profile: Profile {
    var profile = adapter.profile
    profile.edition = edition
    return profile
  }

  mutating func reset(_ setting: Setting) throws(AdapterFault) { try adapter.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    try adapter.perform(stimulus, as: name)
  }
}
