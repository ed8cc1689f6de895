import Conformance
import Foundation
import Testing

@testable import pushspec

/// The whole text of every help, as it stands in `Help`.
@Suite struct HelpTests {
  /// With this in the environment the files are written instead of compared.
  private static let isWriting = ProcessInfo.processInfo.environment["PUSHSPEC_WRITE_HELP"] != nil

  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Help")

  @Test(arguments: Command.allCases)
  func ofACommandIsAsItStands(command: Command) throws {
    let result = CommandLineTool.run([command.rawValue, "--help"])
    #expect(result.exitCode == .success)
    #expect(result.messages == [])
    try compare(result.output, with: command.rawValue)
    #expect(CommandLineTool.run(["help", command.rawValue]).output == result.output)
    #expect(CommandLineTool.run([command.rawValue, "--bad-option", "-h"]).exitCode == .usage)
  }

  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func ofTheProgramIsAsItStands(arguments: [String]) throws {
    let result = CommandLineTool.run(arguments)
    #expect(result.exitCode == .success)
    try compare(result.output, with: "pushspec")
  }

  @Test func hasExamplesThatParse() throws {
    for command in Command.allCases {
      let lines = command.syntax.details.split(separator: "\n")
      let examples = lines.drop { $0 != "examples" }.filter { $0.hasPrefix("  pushspec ") }
      #expect(!examples.isEmpty, "\(command)")
      for example in examples {
        var words = example.split(separator: " ").map(String.init)
        // What stands behind a pipe or a redirection is the shell's.
        if let end = words.firstIndex(where: { $0 == "|" || $0 == ">" }) { words.removeSubrange(end...) }
        #expect(words.prefix(2) == ["pushspec", command.rawValue])
        let text = words.dropFirst(2).joined(separator: " ")
        let quoted = text.isEmpty ? [] : try CommandWords.split(text)
        // An operand of `diff` is read at once, and there is no such file.
        guard !quoted.contains("run.jsonl") || command != .diff else { continue }
        #expect(throws: Never.self, "\(example)") { try ArgumentParser(command).parse(quoted) }
      }
    }
  }

  /// Values are kept by the names of their arguments.
  @Test(arguments: Command.allCases)
  func namesEveryArgumentOnce(command: Command) {
    let names = command.syntax.options.map(\.name) + command.syntax.operands.map(\.name)
    #expect(Set(names).count == names.count)
  }

  private func compare(_ text: String, with name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).txt")
    if Self.isWriting { try Data(text.utf8).write(to: file) }
    let stands = try String(contentsOf: file, encoding: .utf8)
    #expect(text == stands, "to accept the new text: PUSHSPEC_WRITE_HELP=1 swift test --filter HelpTests")
    #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") || $0.count > 110 })
  }
}
