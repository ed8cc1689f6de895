import CommandSupport
import Conformance
import ProcessAdapters
import PushModel

/// `pushspec adapter`: makes, checks and serves adapters, before any case is played.
enum AdapterCommand: Command {
  static let name = "adapter"

  static let syntax = CommandSyntax(
    summary: "certifies an adapter's manners (check), writes one (new), or is one (serve)",
    operands: [action, subject, folder],
    options: [
      PortArguments.anyTimeoutFactor.when(isOfCheck), PortArguments.anyEnvironment.when(isOfCheck), edition,
      OutputFormat.option.when(isOfCheck),
    ],
    details: """
      check CMD
        asks the adapter that the command starts for its manners, and says what to mend where they differ. The
        command is split into words as a shell does. It takes seconds; no case is played. It asks whether
      \(HelpText.rows(Manner.allCases.map { ($0.rawValue, $0.words.rule) }))
      what the adapter gets of the environment
      \(PortArguments.environmentHelp)
      new LANGUAGE DIR
        writes an adapter that passes "check" as it is into a folder, with a small port in place of yours:
        swift (actors), javascript (promises, for Node) or python (callbacks). It writes over no file. What is
        to be filled in stands in one file; "spec/first-port.md" goes on from there
      serve
        is the adapter of the reference port: requests come on standard input, one JSON object a line

      exit codes
        0  the adapter has good manners, was written, or has served
        2  usage, or a file that is there already, or cannot be written
        3  the adapter is at fault
        4  interrupted

      json
        exit         the exit code
        edition      the edition that was played
        profile      what the adapter says of itself; left out if its greeting cannot be used
        manners      "manner", "rule", "kept" (true, false, or null where nobody asked), "seen" (what differed,
                     or why nobody asked) and "mend", in the order in which it is asked
        stderr       what the adapter had written when something was wrong first; left out if nothing

      examples
        pushspec adapter new python my-adapter
            writes my-adapter/adapter.py and my-adapter/port.py
        pushspec adapter check "python3 my-adapter/adapter.py"
            asks it for its manners
        pushspec adapter check ./port --format json
            the same of another one, for a gate
        pushspec adapter serve --edition toast-ja
            is the reference port, for "pushspec check --adapter"
      """)

  enum Action: String, CaseIterable {
    case check, new, serve
  }

  private static let action = Operand("check|new|serve", Reader<Action>.one(of: "action"))
  private static let subject = Operand(optional: "CMD|LANGUAGE", .text)
  private static let folder = Operand(optional: "DIR", .text)

  private static let isOfCheck = Condition { option, given in
    given[action] == .check ? nil : "adapter \(given[action].rawValue) takes no \(option)"
  }

  private static let edition = Option(
    "--edition", value: "ID", .edition, else: .standard,
    "the edition that the reference port claims; without it, the standard one"
  ).when(
    Condition { option, given in given[action] == .serve ? nil : "\(option) is for adapter serve" })

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    switch arguments[action] {
    case .serve:
      if let word = arguments[subject] { throw UsageError("unexpected argument \"\(word)\"") }
      if AdapterServer(ServedPort(edition: arguments[edition])).run() { return CommandResult() }
      return CommandResult(exitCode: .usage, messages: ["pushspec adapter: an answer could not be written"])
    case .check:
      if let folder = arguments[folder] { throw UsageError("unexpected argument \"\(folder)\"") }
      guard let command = arguments[subject] else { throw UsageError("missing argument CMD") }
      return try check(command, arguments, in: surroundings)
    case .new:
      guard let name = arguments[subject] else { throw UsageError("missing argument LANGUAGE") }
      guard let folder = arguments[folder] else { throw UsageError("missing argument DIR") }
      return try Reader<Skeleton>.one(of: "language").read(name, "LANGUAGE").write(into: folder)
    }
  }

  private static func check(
    _ command: String, _ arguments: Arguments, in surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    #if canImport(Glibc) || canImport(Musl) || os(macOS)
      let process: ProcessAdapter
      do {
        let limits = TimeLimits(timeoutFactor: arguments[PortArguments.anyTimeoutFactor])
        process = ProcessAdapter(arguments: try CommandWords.split(command), limits: limits)
      } catch {
        throw UsageError("CMD cannot be used: \(error)")
      }
      process.environment = arguments[PortArguments.anyEnvironment]
      process.shouldStop = surroundings.isInterrupted
      var check = MannersCheck(process)
      let manners = SharedCore.bind { check.run() }
      let report = MannersReport(check: check, manners: manners, isInterrupted: surroundings.isInterrupted())
      return report.result(arguments[OutputFormat.option])
    #else
      throw UsageError("no adapter can be started: this system has no processes to start")
    #endif
  }
}
