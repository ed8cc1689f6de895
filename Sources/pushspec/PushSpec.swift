import Conformance
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program: what comes from the system goes into `CommandLineTool`, and its result to the system.
@main
struct PushSpec {
  static func main() {
    StandardStreams.openMissing()
    // A reader that has seen enough (`| head`) ends the output, not the program.
    _ = signal(SIGPIPE, SIG_IGN)
    let interruption = Interruption()
    interruption.watch()
    let supervision = Supervision(interruption)
    var surroundings = Surroundings()
    surroundings.isOutputTerminal = isatty(STDOUT_FILENO) == 1
    surroundings.isErrorTerminal = isatty(STDERR_FILENO) == 1
    surroundings.forbidsColour = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    surroundings.now = { .now }
    surroundings.writeProgress = { _ = write($0, to: STDERR_FILENO) }
    surroundings.writeOutput = { _ = write($0, to: STDOUT_FILENO) }
    let watched = supervision.watching(surroundings)
    var result = supervision.run {
      CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), in: watched)
    }
    #if canImport(Glibc) || canImport(Musl) || os(macOS)
      RunningSessions.endAll()
    #endif
    // Nothing is left of a line of progress.
    if surroundings.isErrorTerminal { _ = write("\r\u{1B}[K", to: STDERR_FILENO) }
    if let reason = write(ShownOutput.of(result.output), to: STDOUT_FILENO) {
      result.messages.append("pushspec: the result could not be written: \(reason)")
      result.exitCode = .usage
    }
    for message in result.messages { _ = write(ShownOutput.of(message) + "\n", to: STDERR_FILENO) }
    // A derivation that was left where it was goes on until the very end.
    _exit(result.exitCode.rawValue)
  }

  /// Writes all of it, or as much as anybody reads; why it could not be written, or `nil`.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    guard let code = OutputFile.write(Array(text.utf8), to: descriptor), code != EPIPE else { return nil }
    return OutputFile.reason(code)
  }
}
