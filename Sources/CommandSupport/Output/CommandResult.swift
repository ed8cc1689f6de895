import Conformance

/// What a command ends with.
package enum ExitCode: Int32 {
  /// Everything came out as expected.
  case success = 0
  /// The port failed.
  case failed = 1
  /// Usage, or a bad file.
  case usage = 2
  /// The adapter is at fault.
  case adapter = 3
  /// Nothing selected, nothing ran, or a required case could not run.
  case inconclusive = 4
  /// Something that is known to be wrong is no more.
  case unexpected = 5
  /// The port contradicts itself.
  case contradiction = 6

  /// What a run ends with that has several outcomes; `nil` if it has none.
  package static func gravest(of codes: [ExitCode]) -> ExitCode? {
    SuiteResult.gravest(of: codes.map(\.rawValue)).flatMap(ExitCode.init)
  }
}

/// What a command has to say.
package struct CommandResult {
  /// The result, for standard output.
  package var output: String
  /// What the command ends with.
  package var exitCode: ExitCode
  /// Messages for standard error, one a line.
  package var messages: [String]
  /// What is written to files when the command has ended, each as a whole or not at all: its path and its text.
  package var files: [(path: String, text: String)] = []

  package init(output: String = "", exitCode: ExitCode = .success, messages: [String] = []) {
    self.output = output
    self.exitCode = exitCode
    self.messages = messages
  }
}

extension CommandResult {
  /// Writes the files; each that cannot be written is told, and the others are.
  package mutating func writeFiles(of tool: String) {
    for reason in files.compactMap({ OutputFile.replace($0.path, with: $0.text) }) {
      messages.append("\(tool): \(reason)")
      exitCode = .usage
    }
    files = []
  }

  /// A text for people, as it fits the terminal. Where its last line says what came out, that is in a colour.
  package init(
    text: String, exitCode: ExitCode = .success, messages: [String] = [], endsWithVerdict: Bool = false
  ) {
    let isPainted = endsWithVerdict && OutputStyle.current.usesColour
    self.init(
      output: FoldedText.of(isPainted ? exitCode.paintingLastLine(of: text) : text), exitCode: exitCode,
      messages: messages)
  }
}
