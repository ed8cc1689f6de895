import CommandSupport
import Conformance
import PushDocuments
import Testing

@testable import pushspec
@testable import pushspec_proof

/// How a command line is read, and what the program says of itself.
@Suite struct UsageTests {
  @Test func `Takes values in both forms`() throws {
    func options(_ words: String...) throws -> CheckOptions {
      try CheckOptions(
        try #require(try ArgumentParser(CheckCommand.syntax, of: "pushspec check").parse(words)),
        in: Surroundings())
    }
    let apart = try options("--case", "REG-001", "--case", "REG-002", "--strict")
    let joined = try options("--case=REG-001", "--case=REG-002", "--strict")
    for one in [apart, joined] {
      let selected = try one.selection.cases(of: Catalogue.shipped).map(\.id)
      #expect(selected == ["REG-001", "REG-002"])
      #expect(one.isStrict)
    }
    #expect(try options("--adapter=a --b=c").port.adapter == "a --b=c")
  }

  @Test func `Takes everything after two dashes as arguments`() throws {
    let arguments = try #require(
      try ArgumentParser(LintCommand.syntax, of: "pushspec-proof lint").parse(["--", "--fix"]))
    #expect(arguments[LintCommand.folder] == "--fix")
    #expect(!arguments[LintCommand.fix])
  }

  @Test func `Says its version`() {
    let output = CommandLineTool.run(["--version"]).output
    #expect(output.hasPrefix("pushspec 1.0.0\neditions       tcpush-ko, toast-ko, "))
    #expect(output.contains("\nspecification  \(AllEvidence.requirements.count) requirements, "))
    #expect(
      output.contains(/\nsuite          [0-9]+ case tables in .*tables, adapter protocol 1\n$/), "\(output)")
  }
}
