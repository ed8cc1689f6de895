import Conformance
import ConformanceCases
import Foundation
import PushDocuments
import PushModel

/// A program of several commands, from its arguments to its result. Tests call it without starting a process.
package struct CommandLineTool: Sendable {
  package let name: String
  /// The purpose of the program, in one line.
  package let summary: String
  /// The commands, in the order in which help lists them.
  package let commands: [any Command.Type]
  /// Command lines to copy, each with an explanation.
  package let examples: String

  package init(_ name: String, _ summary: String, commands: [any Command.Type], examples: String) {
    self.name = name
    self.summary = summary
    self.commands = commands
    self.examples = examples
  }

  package func run(_ arguments: [String], in surroundings: Surroundings = Surroundings()) -> CommandResult {
    let style = surroundings.style
    var styled = surroundings
    // Another thread may put the kept result into words later.
    styled.keep = { part in surroundings.keep { OutputStyle.$current.withValue(style, operation: part) } }
    return OutputStyle.$current.withValue(style) { [styled] in
      do throws(UsageError) {
        return try dispatch(arguments, in: styled)
      } catch {
        return CommandResult(exitCode: .usage, messages: [error.line(of: name)])
      }
    }
  }

  private func dispatch(
    _ arguments: [String], in surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    let help = HelpText(tool: self)
    guard let first = arguments.first else { return CommandResult(text: help.overview) }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h", "help":
      guard let name = rest.first else { return CommandResult(text: help.overview) }
      if rest.count > 1 { throw UsageError("unexpected argument \"\(rest[1])\"") }
      return CommandResult(text: help.of(try command(name)))
    case "--version":
      if let word = rest.first { throw UsageError("unexpected argument \"\(word)\"") }
      return CommandResult(output: version)
    default:
      let command = try command(first)
      do {
        try ShippedDocuments.require()
        guard let arguments = try ArgumentParser(command.syntax, of: "\(name) \(command.name)").parse(rest)
        else { return CommandResult(text: help.of(command)) }
        return try command.run(arguments, in: surroundings)
      } catch {
        throw error.in(command.name)
      }
    }
  }

  /// The version of the command lines, the specification and the suite, with the contents of the program.
  private var version: String {
    let tables = ConformanceCases.tablesBesideProgram.map {
      "\(CaseLoader.files(below: $0.path).files.count) case tables in \($0.path)"
    }
    let isWhole = (try? ShippedDocuments.require()) != nil
    let specification =
      isWhole
      ? "\(AllEvidence.requirements.count) requirements, \(AllEvidence.questions.count) open questions"
      : "no documents beside it"
    return """
      \(name) \(WireProtocol.suite)
      editions       \(Edition.allCases.map(\.rawValue).joined(separator: ", "))
      specification  \(specification)
      suite          \(tables ?? "no case tables beside it"), adapter protocol \(WireProtocol.version)

      """
  }

  private func command(_ name: String) throws(UsageError) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let kind = name.hasPrefix("-") ? "option" : "command"
    for option in ["--help", "--version"] where name.hasPrefix(option + "=") {
      throw UsageError("\(option) takes no value")
    }
    let valid = commands.map { $0.name } + ["--help", "--version"]
    throw UsageError.unknown(kind, name, among: valid)
  }
}
