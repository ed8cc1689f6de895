import JSON

/// How a result is written.
enum OutputFormat: String, CaseIterable {
  case text, json

  /// The option, for commands that know both.
  static let option = option("for people (text, the default) or for programs (json)")

  /// The option with another explanation.
  static func option(_ help: String) -> Option<OutputFormat> {
    Option("--format", value: "text|json", .choice, else: .text, help)
  }
}

/// What a command found, for people and for programs.
protocol Report {
  var text: String { get }
  var json: JSONNode { get }
  /// What the command ends with.
  var exitCode: ExitCode { get }
}

extension Report {
  /// The report as it is printed.
  func output(_ format: OutputFormat) -> String {
    switch format {
    case .text: text
    case .json: json.text()
    }
  }

  /// The result of a command that has nothing to say besides.
  func result(_ format: OutputFormat, messages: [String] = []) -> CommandResult {
    CommandResult(output: output(format), exitCode: exitCode, messages: messages)
  }
}
