import CommandSupport
import Conformance
import Foundation
import JSON
import PushDocuments
import PushModel
import Testing

@testable import pushspec

@Suite struct SelectionTests {
  private static let catalogue = Catalogue.shipped

  private func selected(_ words: [String]) throws -> [ConformanceCase] {
    let arguments = try #require(try ArgumentParser(CheckCommand.syntax, of: "pushspec check").parse(words))
    return try CaseSelection(arguments).cases(of: Self.catalogue)
  }

  @Test func `Takes any value of one option`() throws {
    for (option, values) in [
      ("--area", ["PERM", "QUERY"]), ("--case", ["PERM-00*", "REG-002"]),
      ("--requirement", ["PERM-3", "REG-1"]),
      ("--question", ["Q-REG-1", "Q-LOGIN-1"]),
    ] {
      let apart = try values.map { Set(try selected([option, $0]).map(\.id)) }
      let together = Set(try selected(values.flatMap { [option, $0] }).map(\.id))
      #expect(apart.allSatisfy { !$0.isEmpty && $0 != together })
      #expect(together == apart.reduce([]) { $0.union($1) }, "\(option)")
    }
  }

  @Test func `Wants all of different options`() throws {
    let both = try selected(["--area", "REG", "--question", "Q-REG-1"])
    #expect(!both.isEmpty)
    #expect(both.allSatisfy { $0.area == .registration && $0.questions.contains("Q-REG-1") })
    let area = try selected(["--area", "REG"])
    #expect(both.count < area.count)
  }

  @Test(arguments: [
    (["--exclude-area", "REG"], ["--area", "REG"]), (["--exclude-case", "REG-*"], ["--case", "REG-*"]),
    (["--exclude-requirement", "PERM-3"], ["--requirement", "PERM-3"]),
    (["--exclude-question", "Q-REG-1"], ["--question", "Q-REG-1"]),
  ])
  func `An exclusion leaves the rest`(exclusion: [String], selection: [String]) throws {
    let left = Set(try selected(exclusion).map(\.id))
    let out = Set(try selected(selection).map(\.id))
    #expect(!left.isEmpty && !out.isEmpty && left.isDisjoint(with: out))
    #expect(left.union(out) == Set(Self.catalogue.cases.map(\.id)))
    let both = try selected(exclusion + selection)
    #expect(both.isEmpty)
  }

  @Test(arguments: [
    ("check --area PREM", "unknown area \"PREM\"; did you mean \"PERM\""),
    ("check --exclude-area REGG", "unknown area \"REGG\"; did you mean \"REG\""),
    ("list cases --case REG-0022", "unknown case \"REG-0022\"; did you mean \"REG-002\""),
    ("coverage --exclude-case PERM-0011", "unknown case \"PERM-0011\"; did you mean \"PERM-001\""),
    ("agreement --requirement PREM-3", "unknown requirement \"PREM-3\"; did you mean \"PERM-3\""),
    ("mutants --exclude-question Q-RGE-1", "unknown question \"Q-RGE-1\"; did you mean \"Q-REG-1\""),
    ("check --case RGE-*", "no case fits \"RGE-*\""),
    ("check --exclude-case RGE-*", "no case fits \"RGE-*\""),
    ("list machines --case REG-002", "list machines takes no --case"),
    ("list requirements --exclude-question Q-REG-1", "list requirements takes no --exclude-question"),
    ("mutants --generated --area REG", "--area is for the cases and cannot go with --generated"),
    ("check --rerun run.jsonl --seed 2", "--rerun takes what the transcript says and cannot go with --seed"),
  ])
  func `What is unknown is refused`(line: String, message: String) {
    let result = CommandLineTool.run(line.split(separator: " ").map(String.init))
    #expect(result.exitCode == .usage)
    #expect(result.messages.first?.contains(message) == true, "\(result.messages)")
  }

  @Test(arguments: ["check", "list cases", "coverage", "agreement", "mutants"])
  func `Nothing selected is no success`(command: String) {
    let words = command.split(separator: " ").map(String.init)
    let result = CommandLineTool.run(words + ["--case", "REG-002", "--area", "PERM"])
    #expect(result.exitCode == .inconclusive)
    #expect(result.output == "")
    #expect(result.messages == ["\(CommandLineTool.having(words[0]).name) \(words[0]): no case was selected"])
  }

  @Test func `A selection says what was not run`() throws {
    let words = ["check", "--edition", "toast-ja", "--case", "REG-002"]
    let others = Self.catalogue.cases.count { $0.editions.contains(.toastJa) } - 1
    let passed = CommandLineTool.run(words)
    #expect(passed.exitCode == .success)
    #expect(!passed.output.contains("Conforms"))
    #expect(passed.output.hasPrefix("A selection: \(others) other cases of toast-ja were not run.\n"))
    #expect(passed.output.hasSuffix("\n1 passed, 0 failed\n"))
    let failed = CommandLineTool.run(words + ["--reference-fault", "sendsWrongToken"])
    #expect(failed.output.contains("A selection: \(others) other cases of toast-ja were not run."))
    let json = try JSONNode.parse([UInt8](CommandLineTool.run(words + ["--format", "json"]).output.utf8))
    let edition = try #require(json.required("editions").elements().first)
    #expect(try edition.required("notSelected").integer() == others)
  }

  @Test func `A folder of ones own is a selection`() throws {
    let table = """
      {"table": "t", "title": "T", "rows": [{"cases": {"REG-900": "toast-ja"}, "title": "A registration", \
      "requirements": ["REG-2"], "steps": [{"do": "register", "as": "r1", "see": "r1: ok"}]}]}
      """
    try inFolder(["t.json": table]) { folder in
      let result = CommandLineTool.run(["check", "--cases", folder])
      #expect(result.exitCode == .success)
      #expect(!result.output.contains("Conforms"))
      #expect(result.output.contains(" other cases of toast-ja were not run."))
    }
  }

  @Test func `Areas are listed with their numbers`() throws {
    let result = CommandLineTool.run(["list", "areas", "--format", "json"])
    #expect(result.exitCode == .success)
    let rows = try JSONNode.parse([UInt8](result.output.utf8)).elements()
    let numbers = try rows.map { try $0.required("cases").integer() }
    #expect(numbers.reduce(0, +) == Self.catalogue.cases.count)
    let permission = try #require(try rows.first { try $0.required("id").string() == "PERM" })
    #expect(
      try permission.required("cases").integer() == Self.catalogue.cases.count { $0.area == .permission })
    #expect(
      try permission.required("requirements").integer()
        == AllEvidence.requirements.count { $0.area == .permission })
    #expect(
      try permission.required("questions").integer() == AllEvidence.questions.count { $0.area == .permission }
    )
  }

  /// Stars in a row count as one, since to try them all would take for ever.
  @Test func `Many stars are one`() {
    let stars = String(repeating: "*", count: 60)
    #expect(CommandLineTool.run(["list", "cases", "--case", stars + "-Z"]).exitCode == .usage)
    let all = CommandLineTool.run(["list", "cases", "--case", stars + "-002"])
    #expect(all.output == CommandLineTool.run(["list", "cases", "--case", "*-002"]).output)
  }

  @Test func `List and coverage take the same options`() throws {
    let words = ["--area", "PERM", "--exclude-case", "PERM-0*"]
    let listed = CommandLineTool.run(["list", "cases", "--format", "json"] + words)
    let ids = try JSONNode.parse([UInt8](listed.output.utf8)).elements().map {
      try $0.required("id").string()
    }
    let chosen = try selected(words)
    #expect(ids == chosen.map(\.id))
    let coverage = CommandLineTool.run(["coverage", "--edition", "toast-ja"] + words)
    #expect(coverage.exitCode == .success)
    let left = Self.catalogue.cases.count - ids.count
    #expect(coverage.messages == ["a selection: \(left) other cases not looked at, and nothing demanded"])
    let agreement = CommandLineTool.run(["agreement", "--edition", "toast-ja", "--case", "REG-002"])
    #expect(agreement.exitCode == .success)
    #expect(agreement.output.contains("\n  1 case, "))
    #expect(agreement.output.contains("\n  0 walks, 0 steps, "))
  }
}
