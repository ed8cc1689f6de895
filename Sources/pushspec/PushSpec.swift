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
    // A reader that has seen enough (`| head`) ends the output, not the program.
    _ = signal(SIGPIPE, SIG_IGN)
    var surroundings = Surroundings()
    surroundings.isOutputTerminal = isatty(STDOUT_FILENO) == 1
    surroundings.isErrorTerminal = isatty(STDERR_FILENO) == 1
    surroundings.forbidsColour = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    surroundings.writeProgress = { _ = write($0, to: STDERR_FILENO) }
    surroundings.writeOutput = { _ = write($0, to: STDOUT_FILENO) }
    surroundings.watchInterruption = { Interruption.watch() }
    var result = CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), in: surroundings)
    if !write(result.output, to: STDOUT_FILENO) {
      result.messages.append("pushspec: the result could not be written: \(String(cString: strerror(errno)))")
      result.exitCode = .usage
    }
    for message in result.messages { _ = write(message + "\n", to: STDERR_FILENO) }
    exit(result.exitCode.rawValue)
  }

  /// Writes all of it, or as much as anybody reads; `false` if it could not be written, with `errno`.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno == EPIPE }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
