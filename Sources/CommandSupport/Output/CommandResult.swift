import Conformance

/// The exit code of a command.
package enum ExitCode: Int32 {
  /// All results are as expected.
  case success = 0
  /// The port failed.
  case failed = 1
  /// Wrong usage, or a bad file.
  case usage = 2
  /// The adapter is at fault.
  case adapter = 3
  /// Nothing selected, nothing ran, or a required case could not run.
  case inconclusive = 4
  /// A known deviation no longer shows.
  case unexpected = 5
  /// The port contradicts itself.
  case contradiction = 6

  /// The exit code of several outcomes; `nil` without any.
  package static func gravest(of codes: [ExitCode]) -> ExitCode? {
    SuiteResult.gravest(of: codes.map(\.rawValue)).flatMap(ExitCode.init)
  }
}

/// The result of a command.
package struct CommandResult {
  /// The text for standard output.
  package var output: String
  package var exitCode: ExitCode
  /// Messages for standard error, one a line.
  package var messages: [String]
  /// Files to write at the end of the command, each as a whole or not at all.
  package var files: [(path: String, text: String)] = []

  package init(output: String = "", exitCode: ExitCode = .success, messages: [String] = []) {
    self.output = output
    self.exitCode = exitCode
    self.messages = messages
  }
}

extension CommandResult {
  /// Writes the files; a failure is reported, and the other files are still written.
  package mutating func writeFiles(of tool: String) {
    for reason in files.compactMap({ OutputFile.replace($0.path, with: $0.text) }) {
      messages.append("\(tool): \(reason)")
      exitCode = .usage
    }
    files = []
  }

  /// A text for people, fitted to the terminal. A last line with the verdict has its colour.
  package init(
    text: String, exitCode: ExitCode = .success, messages: [String] = [], endsWithVerdict: Bool = false
  ) {
    let isPainted = endsWithVerdict && OutputStyle.current.usesColour
    self.init(
      output: FoldedText.of(isPainted ? exitCode.paintingLastLine(of: text) : text), exitCode: exitCode,
      messages: messages)
  }
}
