import Conformance
import Foundation
import MachineAnalysis
import ModelBasedTesting
import PushModel
import ReferenceAdapter

/// `pushspec learn`: learns the machine of a port by asking it.
enum LearnCommand {
  static let syntax = CommandSyntax(
    name: "learn",
    summary: "learns a port's machine and shows where it differs from the specification",
    options: [
      OptionSyntax(
        "--adapter", value: "CMD",
        """
        the command that starts the port's adapter, split into words as a shell does; without it, the \
        built-in reference port is asked
        """),
      OptionSyntax(
        "--edition", value: "ID",
        "the edition; without it, the one that the port claims, or else \(Edition.standard.rawValue)"),
      OptionSyntax(
        "--behaviour", value: "NAME", repeatable: true,
        """
        only this behaviour, with its table and its diagram: \
        \(learnable.map(\.rawValue).joined(separator: ", "))
        """),
      OptionSyntax(
        "--cache", value: "FILE",
        """
        keeps every answer in this file at once, and does not ask again what stands there; also after a \
        crash of the port
        """),
      OptionSyntax(
        "--method", value: "NAME",
        """
        how what was learned is checked: \
        \(SuiteMethod.allCases.map(\.name).joined(separator: ", ")) (\(SuiteMethod.hsi.name) unless given)
        """),
      OptionSyntax(
        "--extra-states", value: "N",
        "how many states more than it seems the port may have, 0 to 3 (0 unless given)"),
      OptionSyntax(
        "--timeout-factor", value: "X", "multiplies all time limits of the adapter, for slow machines"),
      OptionSyntax(
        "--reference-reading", value: "Q=READING", repeatable: true,
        "lets the reference port follow this reading, for example Q-REG-1=together"),
      OptionSyntax(
        "--reference-fault", value: "NAME",
        "lets the reference port break this rule; \"pushspec list faults\" lists the names"),
      OutputFormat.option,
    ],
    sections: [
      .init(
        heading: "exit codes",
        rows: [
          ("0", "every behaviour is as the specification says, under the readings that the port follows"),
          ("1", "the port differs, answers in two ways, or crashes"),
          ("2", "usage, or a bad cache"),
          ("3", "the adapter is at fault"),
          ("4", "inconclusive: the port does not have what the behaviours need"),
        ])
    ],
    examples: [
      .init("pushspec learn --behaviour login", "the built-in reference port"),
      .init(
        "pushspec learn --adapter \"python3 my_adapter.py\" --cache answers.jsonl",
        "every behaviour of a port in another process"),
      .init(
        "pushspec learn --behaviour query --reference-fault ignoresUserChange",
        "a port that breaks a rule, and where"),
    ])

  /// The behaviours that have a table.
  static let learnable = BehaviourName.allCases.filter { $0 != .everything }

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    let options = try LearnOptions(arguments, in: surroundings)
    let file = try options.cache.map { path throws(UsageError) in try CacheFile(path: path) }
    let run = LearnRun(options: options, cache: file?.cache ?? LearningCache())
    let outcome: LearnRun.Outcome
    if let command = options.port.adapter {
      #if canImport(Glibc) || canImport(Musl) || os(macOS)
        let adapter: ProcessAdapter
        do {
          adapter = try ProcessAdapter(
            command: command, limits: TimeLimits(timeoutFactor: options.port.timeoutFactor))
        } catch {
          throw UsageError("--adapter cannot be used: \(error.message)")
        }
        outcome = SharedCore.bind { run.learn(adapter) }
      #else
        throw UsageError("--adapter \(command) cannot be started: this system has no processes to start")
      #endif
    } else {
      outcome = run.learn(
        ReferenceAdapter(
          edition: options.edition, choices: options.port.choices, fault: options.port.fault))
    }
    let report = LearnReport(options: options, outcome: outcome)
    var result = CommandResult(output: report.output, exitCode: report.exitCode)
    result.messages += outcome.problems.map { "pushspec learn: \($0)" }
    if file.map({ !$0.close() }) ?? false {
      result.messages.append("pushspec learn: the cache could not be written to its end")
      result.exitCode = .usage
    }
    return result
  }
}
