import Conformance
import Foundation
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel

/// `pushspec learn`: learns the machine of a port by asking it.
enum LearnCommand: CommandImplementation {
  static let syntax = CommandSyntax(
    summary: "learns a port's machine and shows where it differs from the specification",
    options: LearnOptions.all,
    details: """
      exit codes
        0  every behaviour is as the specification says, where it says something, under the port's readings
        1  the port differs, answers in two ways, or crashes
        2  usage, or a bad cache
        3  the adapter is at fault
        4  inconclusive: the port does not have what the behaviours need

      examples
        pushspec learn --behaviour login
            the built-in reference port
        pushspec learn --adapter "python3 my_adapter.py" --cache answers.jsonl
            every behaviour of a port in another process
        pushspec learn --behaviour query --reference-fault ignoresUserChange
            a port that breaks a rule, and where
      """)

  static func run(
    _ arguments: Arguments, in surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    let options = LearnOptions(arguments)
    let file = try options.cache.map { path throws(UsageError) in try CacheFile(path: path) }
    surroundings.limitMemory(arguments[MemoryUse.option] << 20)
    let outcome = try LearnRun.play(options, file?.cache ?? LearningCache(), in: surroundings)
    let report = LearnReport(options: options, outcome: outcome)
    let messages = outcome.problems.map { "pushspec learn: \($0)" }
    var result =
      surroundings.isInterrupted()
      ? PartialReport(found: report).result(options.format, messages: messages)
      : report.result(options.format, messages: messages)
    if let reason = file?.file.end() {
      result.messages.append("pushspec learn: the cache could not be written to its end: \(reason)")
      result.exitCode = .usage
    }
    return result
  }
}
