/// What a command ends with.
enum ExitCode: Int32 {
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
  /// The port contradicts itself.
  case contradiction = 6

  /// Which of two outcomes a run that has both ends with: what makes the result doubtful comes first.
  static let bySeverity: [ExitCode] = [.usage, .adapter, .failed, .contradiction, .inconclusive, .success]
}

/// What a command has to say.
struct CommandResult {
  /// The result, for standard output.
  var output = ""
  /// What the command ends with.
  var exitCode = ExitCode.success
  /// Messages for standard error, one a line.
  var messages: [String] = []
}

extension CommandResult {
  /// A text for people, as it fits the terminal. Where its last line says what came out, that is in a colour.
  init(
    text: String, exitCode: ExitCode = .success, messages: [String] = [], endsWithVerdict: Bool = false
  ) {
    let isPainted = endsWithVerdict && OutputStyle.current.usesColour
    self.init(
      output: FoldedText.of(isPainted ? exitCode.paintingLastLine(of: text) : text), exitCode: exitCode,
      messages: messages)
  }
}
