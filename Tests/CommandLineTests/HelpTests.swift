import CommandSupport
import Conformance
import Foundation
import ProcessAdapters
import Testing

@testable import pushspec

/// The whole text of every help, as it stands in `Help`.
@Suite struct HelpTests {
  /// With this in the environment the files are written instead of compared.
  private static let isWriting = ProcessInfo.processInfo.environment["PUSHSPEC_WRITE_HELP"] != nil

  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Help")

  @Test(arguments: CommandLineTool.both)
  func `Of a command is as it stands`(tool: CommandLineTool) throws {
    for command in tool.commands {
      let result = tool.run([command.name, "--help"])
      #expect(result.exitCode == .success)
      #expect(result.messages == [])
      try compare(result.output, with: command.name)
      #expect(tool.run(["help", command.name]).output == result.output)
      #expect(tool.run([command.name, "--bad-option", "-h"]).exitCode == .usage)
    }
  }

  @Test(arguments: CommandLineTool.both, [[], ["--help"], ["-h"], ["help"]])
  func `Of a program is as it stands`(tool: CommandLineTool, arguments: [String]) throws {
    let result = tool.run(arguments)
    #expect(result.exitCode == .success)
    // A terminal shows the help without scrolling.
    #expect(result.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
    try compare(result.output, with: tool.name)
  }

  @Test(arguments: CommandLineTool.both)
  func `Has examples that parse`(tool: CommandLineTool) throws {
    for command in tool.commands {
      let lines = command.syntax.details.split(separator: "\n")
      let examples = lines.drop { $0 != "examples" }.filter { $0.hasPrefix("  pushspec") }
      #expect(!examples.isEmpty, "\(command)")
      for example in examples {
        var words = example.split(separator: " ").map(String.init)
        // The shell takes the words after a pipe or a redirection.
        if let end = words.firstIndex(where: { $0 == "|" || $0 == ">" }) { words.removeSubrange(end...) }
        #expect(words.prefix(2) == [tool.name, command.name])
        let text = words.dropFirst(2).joined(separator: " ")
        let quoted = text.isEmpty ? [] : try CommandWords.split(text)
        // An operand of `diff` is read at once, and there is no such file.
        guard !quoted.contains("run.jsonl") || command.name != "diff" else { continue }
        #expect(throws: Never.self, "\(example)") {
          try ArgumentParser(command.syntax, of: command.name).parse(quoted)
        }
      }
    }
  }

  /// Values are kept by the names of their arguments.
  @Test(arguments: CommandLineTool.both)
  func `Names every argument once`(tool: CommandLineTool) {
    for command in tool.commands {
      let names = command.syntax.options.map(\.name) + command.syntax.operands.map(\.name)
      #expect(Set(names).count == names.count)
    }
  }

  private func compare(_ text: String, with name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).txt")
    if Self.isWriting { try Data(text.utf8).write(to: file, options: .atomic) }
    let stands = try String(contentsOf: file, encoding: .utf8)
    #expect(text == stands, "to accept the new text: PUSHSPEC_WRITE_HELP=1 swift test --filter HelpTests")
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") || $0.count > 110 })
  }
}
