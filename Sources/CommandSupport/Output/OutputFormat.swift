package import JSON

/// The format of a result.
package enum OutputFormat: String, CaseIterable {
  case text, json

  package static let option = option("for people (text, the default) or for programs (json)")

  /// The option with another help text.
  package static func option(_ help: String) -> Option<OutputFormat> {
    Option("--format", value: "text|json", .choice, else: .text, help)
  }
}

/// The findings of a command, for people and for programs.
package protocol Report {
  var text: String { get }
  var json: JSONNode { get }
  /// Whether the last line is a verdict, which may have a colour.
  var endsWithVerdict: Bool { get }
  var exitCode: ExitCode { get }
}

extension Report {
  package var endsWithVerdict: Bool { true }

  /// The result of a command in a format.
  package func result(_ format: OutputFormat, messages: [String] = []) -> CommandResult {
    switch format {
    case .text:
      CommandResult(text: text, exitCode: exitCode, messages: messages, endsWithVerdict: endsWithVerdict)
    case .json: CommandResult(output: json.text(), exitCode: exitCode, messages: messages)
    }
  }
}
