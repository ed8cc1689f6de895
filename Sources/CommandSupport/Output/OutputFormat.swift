package import JSON

/// How a result is written.
package enum OutputFormat: String, CaseIterable {
  case text, json

  /// The option.
  package static let option = option("for people (text, the default) or for programs (json)")

  /// The option with another explanation.
  package static func option(_ help: String) -> Option<OutputFormat> {
    Option("--format", value: "text|json", .choice, else: .text, help)
  }
}

/// What a command found, for people and for programs.
package protocol Report {
  var text: String { get }
  var json: JSONNode { get }
  /// Whether the last line says what came out, so that a colour may say it too.
  var endsWithVerdict: Bool { get }
  /// What the command ends with.
  var exitCode: ExitCode { get }
}

extension Report {
  package var endsWithVerdict: Bool { true }

  /// The result of a command that has nothing to say besides.
  package func result(_ format: OutputFormat, messages: [String] = []) -> CommandResult {
    switch format {
    case .text:
      CommandResult(text: text, exitCode: exitCode, messages: messages, endsWithVerdict: endsWithVerdict)
    case .json: CommandResult(output: json.text(), exitCode: exitCode, messages: messages)
    }
  }
}
