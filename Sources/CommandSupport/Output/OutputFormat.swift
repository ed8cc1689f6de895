package import JSON

/// How a result is written.
package enum OutputFormat: String, CaseIterable {
  case text, json, junit

  /// The option, for commands that know both.
  package static let option = option("for people (text, the default) or for programs (json)")

  /// The option with another explanation.
  package static func option(_ help: String) -> Option<OutputFormat> {
    Option("--format", value: "text|json", .choice(among: [.text, .json]), else: .text, help)
  }

  /// The option of the command whose results services for continuous integration read as well.
  package static let optionWithJUnit = Option(
    "--format", value: "text|json|junit", .choice, else: OutputFormat.text,
    "for people (text, the default), for programs (json), or for continuous integration (junit, in XML)")
}

/// What a command found, for people and for programs.
package protocol Report {
  var text: String { get }
  var json: JSONNode { get }
  /// The same in JUnit's XML; nothing of what is no run of tests.
  var junit: String { get }
  /// Whether the last line says what came out, so that a colour may say it too.
  var endsWithVerdict: Bool { get }
  /// What the command ends with.
  var exitCode: ExitCode { get }
}

extension Report {
  package var junit: String { "" }
  package var endsWithVerdict: Bool { true }

  /// The result of a command that has nothing to say besides.
  package func result(_ format: OutputFormat, messages: [String] = []) -> CommandResult {
    switch format {
    case .text:
      CommandResult(text: text, exitCode: exitCode, messages: messages, endsWithVerdict: endsWithVerdict)
    case .json: CommandResult(output: json.text(), exitCode: exitCode, messages: messages)
    case .junit: CommandResult(output: junit, exitCode: exitCode, messages: messages)
    }
  }
}
