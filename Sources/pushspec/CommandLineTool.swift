/// The command line from its arguments to its result. Tests call it without starting a process.
enum CommandLineTool {
  /// The version of the command line, of the specification and of the suite: they are released together.
  static let version = "1.0.0"

  /// Runs a command.
  static func run(_ arguments: [String], in surroundings: Surroundings = Surroundings()) -> CommandResult {
    let style = surroundings.style
    var styled = surroundings
    // What is kept is put into words later, and by another thread.
    styled.keep = { part in surroundings.keep { OutputStyle.$current.withValue(style, operation: part) } }
    return OutputStyle.$current.withValue(style) { [styled] in
      do throws(UsageError) {
        return try dispatch(arguments, in: styled)
      } catch {
        return CommandResult(exitCode: .usage, messages: [error.line])
      }
    }
  }

  private static func dispatch(
    _ arguments: [String], in surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    guard let first = arguments.first else { return CommandResult(text: HelpText.overview) }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h", "help":
      guard let name = rest.first else { return CommandResult(text: HelpText.overview) }
      if rest.count > 1 { throw UsageError("unexpected argument \"\(rest[1])\"") }
      return CommandResult(text: HelpText.of(try command(name)))
    case "--version":
      if let word = rest.first { throw UsageError("unexpected argument \"\(word)\"") }
      return CommandResult(output: "pushspec \(version)\n")
    default:
      let command = try command(first)
      do {
        guard let arguments = try ArgumentParser(command).parse(rest) else {
          return CommandResult(text: HelpText.of(command))
        }
        return try command.run(arguments, in: surroundings)
      } catch {
        throw error.in(command.rawValue)
      }
    }
  }

  private static func command(_ name: String) throws(UsageError) -> Command {
    if let command = Command(rawValue: name) { return command }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let valid = Command.allCases.map(\.rawValue) + ["--help", "--version"]
    throw UsageError.unknown(kind, name, among: valid)
  }
}
