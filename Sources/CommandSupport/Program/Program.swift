import Conformance
import Foundation
import ProcessAdapters

/// A program in its process: passes the system's input to the tool, and the tool's result to the system.
package enum Program {
  /// Runs the tool with the arguments of the process, and ends the process.
  package static func run(_ tool: CommandLineTool) -> Never {
    let missing = StandardStreams.openMissing()
    // A reader that stops reading (`| head`) ends the output, not the program; so does a file at its size limit.
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    var surroundings = Surroundings(
      environment: ProcessInfo.processInfo.environment, isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1, columns: columns)
    surroundings.now = { .now }
    surroundings.today = Day.now
    surroundings.writeProgress = { _ = write($0, to: STDERR_FILENO) }
    surroundings.writeOutput = { _ = write($0, to: STDOUT_FILENO) }
    let interruption = Interruption { [surroundings] in clearProgress(surroundings) }
    interruption.watch()
    #if canImport(Glibc) || canImport(Musl) || os(macOS)
      Strays.takeIn()
    #endif
    let supervision = Supervision(of: tool.name, interruption)
    let watched = supervision.watching(surroundings)
    var result = supervision.run { tool.run(Array(CommandLine.arguments.dropFirst()), in: watched) }
    #if canImport(Glibc) || canImport(Musl) || os(macOS)
      RunningSessions.endAll()
      let left = Strays.left
      if !left.isEmpty {
        let ids = left.map(String.init).joined(separator: ", ")
        result.messages.append(
          "\(tool.name): what the adapter has started could not be ended: process \(ids)")
      }
    #endif
    clearProgress(surroundings)
    result.writeFiles(of: tool.name)
    let failure =
      missing.contains(STDOUT_FILENO)
      ? "standard output is closed" : write(ShownOutput.of(result.output), to: STDOUT_FILENO)
    if let reason = failure, !result.output.isEmpty {
      result.messages.append("\(tool.name): the result could not be written: \(reason)")
      result.exitCode = .usage
    }
    let errorColumns = isatty(STDERR_FILENO) == 1 ? surroundings.columns : nil
    for message in result.messages {
      _ = write(FoldedText.of(ShownOutput.of(message), in: errorColumns) + "\n", to: STDERR_FILENO)
    }
    // A derivation that was left behind still runs.
    _exit(result.exitCode.rawValue)
  }

  /// Clears the line of progress.
  private static func clearProgress(_ surroundings: Surroundings) {
    if surroundings.isErrorTerminal { surroundings.writeProgress(Progress.newLine) }
  }

  /// The width of the terminal at standard output or standard error; `nil` if it is unknown.
  private static var columns: Int? {
    [STDOUT_FILENO, STDERR_FILENO].lazy.compactMap { descriptor in
      var size = winsize()
      return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    }.first
  }

  /// Writes all of the text, or as much as is read; returns the reason for a failure, or `nil`.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    guard let code = OutputFile.write(Array(text.utf8), to: descriptor), code != EPIPE else { return nil }
    return OutputFile.reason(code)
  }
}
