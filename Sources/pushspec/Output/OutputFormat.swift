import Conformance
import JSON

/// How a result is written.
enum OutputFormat: String, CaseIterable {
  case text, json, junit

  /// The option, for commands that know both.
  static let option = option("for people (text, the default) or for programs (json)")

  /// The option with another explanation.
  static func option(_ help: String) -> Option<OutputFormat> {
    Option("--format", value: "text|json", .choice(among: [.text, .json]), else: .text, help)
  }

  /// The option of the command whose results services for continuous integration read as well.
  static let optionWithJUnit = Option(
    "--format", value: "text|json|junit", .choice, else: OutputFormat.text,
    "for people (text, the default), for programs (json), or for continuous integration (junit, in XML)")
}

/// What a command found, for people and for programs.
protocol Report {
  var text: String { get }
  var json: JSONNode { get }
  /// The suites of JUnit's XML; none of what is no run of tests.
  var junit: [JUnitReport.Suite] { get }
  /// What the command ends with.
  var exitCode: ExitCode { get }
}

extension Report {
  var junit: [JUnitReport.Suite] { [] }

  /// The report as it is printed.
  func output(_ format: OutputFormat) -> String {
    switch format {
    case .text: text
    case .json: json.text()
    case .junit: JUnitReport.text(junit)
    }
  }

  /// The result of a command that has nothing to say besides.
  func result(_ format: OutputFormat, messages: [String] = []) -> CommandResult {
    CommandResult(output: output(format), exitCode: exitCode, messages: messages)
  }
}
