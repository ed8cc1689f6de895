import CommandSupport
import Conformance
import PushModel
import ReferenceAdapter

/// `pushspec serve`: the reference port as an adapter in another process.
enum ServeCommand: Command {
  static let name = "serve"

  static let syntax = CommandSyntax(
    summary: "serves the reference port over the adapter protocol", options: [edition],
    details: """
      what it is for
        checked over the wire  pushspec check --adapter "pushspec serve"
        an example             requests come on standard input, one JSON object a line; see
                               spec/adapter-protocol.md
        a proof                in process and out of process the same port gives the same transcript

      examples
        pushspec serve
            answers requests until standard input ends
        pushspec serve --edition toast-ja
            claims another edition
      """)

  private static let edition = Option(
    "--edition", value: "ID", .edition, else: .standard,
    "the edition that the port claims; without it, the standard one")

  static func run(_ arguments: Arguments, in _: Surroundings) throws(UsageError) -> CommandResult {
    if AdapterServer(ServedPort(edition: arguments[edition])).run() { return CommandResult() }
    return CommandResult(exitCode: .usage, messages: ["pushspec serve: an answer could not be written"])
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
