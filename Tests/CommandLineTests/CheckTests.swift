import CommandSupport
import Conformance
import Foundation
import JSON
import PushModel
import Testing

@testable import pushspec

/// `check` on the reference port.
@Suite struct CheckTests {
  @Test func `Plays all editions on the reference port`() {
    let result = check("--area", "FLAG", "--area", "CALL")
    #expect(result.exitCode == .success)
    #expect(result.messages == [])
    let lines = result.output.split(separator: "\n")
    #expect(lines.last?.wholeMatch(of: /[1-9][0-9]* passed, 0 failed/) != nil, "\(lines.last ?? "")")
    for edition in ["tcpush-ko", "toast-ko", "toast-ja", "toast-en", "nhncloud-ko"] {
      #expect(lines.contains { $0.hasPrefix(edition) && $0.contains(" passed, 0 failed") })
    }
    #expect(result.output.hasPrefix("Under test: reference port 1 through reference adapter 1\n"))
    #expect(lines.count < 10)
    #expect(!result.output.contains("For comparison"))
    let again = ["--area", "PERM", "--edition", "tcpush-ko"]
    #expect(CommandLineTool.run(["check"] + again).output == CommandLineTool.run(["check"] + again).output)
  }

  @Test func `Plays one edition and ends with its numbers`() {
    let result = check("--edition", "toast-ja", "--case", "REG-002")
    #expect(result.exitCode == .success)
    #expect(result.output.hasSuffix("\n1 passed, 0 failed\n"))
    #expect(!result.output.contains("For comparison"))
    #expect(!result.output.contains("toast-en"))
  }

  @Test(arguments: [
    (["--case", "REG-00?"], "^REG-00.$"), (["--case", "REG-*2"], "^REG-.*2$"),
    (["--area", "perm"], "^PERM-"), (["--case", "REG-002", "--case", "PERM-00*"], "^(REG-002|PERM-00.)$"),
  ])
  func `Plays what is selected`(words: [String], pattern: String) throws {
    let played = try casesPlayed(words)
    let wanted = try Regex(pattern)
    #expect(!played.isEmpty)
    #expect(played.allSatisfy { $0.contains(wanted) }, "\(played)")
  }

  @Test func `Plays what proves a requirement or touches a question`() throws {
    let catalogue = Catalogue.shipped
    let onRequirement = catalogue.cases(proving: "PERM-3").filter { $0.editions.contains(.toastJa) }
    #expect(try casesPlayed(["--requirement", "PERM-3"]) == onRequirement.map(\.id))
    let onQuestion = catalogue.cases(on: "Q-REG-1").filter { $0.editions.contains(.toastJa) }
    #expect(try casesPlayed(["--question", "Q-REG-1"]) == onQuestion.map(\.id))
  }

  private func casesPlayed(_ words: [String]) throws -> [String] {
    let result = CommandLineTool.run(
      ["check", "--edition", "toast-ja", "--format", "json", "--walk", "0"] + words)
    #expect(result.exitCode == .success)
    let edition = try #require(try JSONNode.parse([UInt8](result.output.utf8))["editions"]?.elements().first)
    return try edition.required("cases").elements().map { try $0.required("case").string() }
  }

  /// Nobody reads a hundred failures in full.
  @Test func `Shows the reasons of most failures in full and the others briefly`() throws {
    let words = [
      "check", "--edition", "nhncloud-ko", "--case", "*-??1", "--reference-fault", "failsThoughPermitted",
    ]
    let fails = { (text: String) in text.split(separator: "\n").filter { $0.hasPrefix("FAIL") } }
    let all = CommandLineTool.run(words + ["--all"])
    let reasons = fails(all.output).count
    try #require(5...25 ~= reasons)
    let result = CommandLineTool.run(words)
    #expect(result.exitCode == all.exitCode)
    #expect(fails(result.output).count == 5)
    #expect(
      result.output.contains(
        "\n\(reasons - 5) more reason\(reasons == 6 ? "" : "s"); --all shows a case of each in full, --case one of "
      ))
    let brief = result.output.split(separator: "\n").filter { $0.hasPrefix("  FAIL") }
    #expect(brief.count == reasons - 5)
    #expect(result.output.split(separator: "\n").count < 150)
    #expect(result.output.split(separator: "\n").last == all.output.split(separator: "\n").last)
    // The most frequent reason is among those shown in full, and failures that count come before those that do not.
    #expect(!fails(result.output).contains { $0.contains("inferred") })
    #expect(check("--all", "--format", "json").exitCode == .usage)
  }

  @Test func `Ends with 4 where nothing is selected`() {
    // REG-014 holds in tcpush-ko alone.
    #expect(check("--case", "REG-014").exitCode == .success)
    #expect(check("--case", "REG-014", "--edition", "toast-ja").exitCode == .inconclusive)
  }

  @Test func `Ends with 1 where the reference port breaks a rule`() {
    let result = check("--reference-fault", "sendsWrongToken", "--case", "REG-002")
    #expect(result.exitCode == .failed)
    #expect(result.output.contains("FAIL  REG-002 in toast-ja: "))
    #expect(result.output.contains("rule      REG-1 (must)"))
    #expect(result.output.hasSuffix("\n0 passed, 4 failed\n"))
  }

  /// Several states take over what was seen, and number its texts alike.
  @Test(arguments: ["REG-771", "REG-955", "VOIP-966"])
  func `Judges what nobody decides of a port that sends unknown texts`(_ id: String) {
    let result = check(
      "--edition", "toast-ko", "--reference-fault", "sendsWrongToken", "--case", id, "--seed", "3")
    #expect(result.exitCode == .inconclusive, "\(result.output)")
    #expect(result.output.contains("ARGUED  1 case, "), "\(result.output)")
    #expect(result.output.contains("\n  \(id), "), "\(result.output)")
  }

  @Test func `Lets the reference port follow another reading`() {
    let usual = check("--question", "Q-REG-1", "--readings", "--edition", "toast-ja")
    #expect(usual.output.hasPrefix("Reading profile, toast-ja\n"))
    #expect(usual.output.contains("\n  Q-REG-1     refused (of 4), by "))
    let words = ["--question", "Q-REG-1", "--readings", "--edition", "toast-ja"]
    let other = CommandLineTool.run(
      ["check"] + words + ["--reference-reading", "Q-REG-1=together"])
    #expect(other.exitCode == .success)
    #expect(other.output.contains("\n  Q-REG-1     together (of 4), by "))
  }

  @Test func `Uses colours on a terminal only`() {
    let words = ["check", "--case", "REG-002", "--walk", "0"]
    var terminal = Surroundings()
    terminal.isOutputTerminal = true
    let escape = "\u{1B}["
    #expect(!CommandLineTool.run(words).output.contains(escape))
    #expect(CommandLineTool.run(words, in: terminal).output.contains(escape))
    #expect(!CommandLineTool.run(words + ["--color", "never"], in: terminal).output.contains(escape))
    #expect(CommandLineTool.run(words + ["--color", "always"]).output.contains(escape))
    terminal.forbidsColour = true
    #expect(!CommandLineTool.run(words, in: terminal).output.contains(escape))
  }

  @Test func `Shows progress on a terminal only`() {
    let seen = Collected()
    var surroundings = Surroundings()
    surroundings.writeProgress = { seen.add($0) }
    _ = CommandLineTool.run(["check", "--area", "PERM", "--edition", "toast-ja"], in: surroundings)
    #expect(seen.texts == [])
    surroundings.isErrorTerminal = true
    let result = CommandLineTool.run(["check", "--area", "PERM", "--edition", "toast-ja"], in: surroundings)
    #expect(seen.texts.first?.hasPrefix("\r\u{1B}[Ktoast-ja  1 of ") == true)
    #expect(seen.texts.last?.contains("  0 failed  PERM-") == true)
    #expect(!result.output.contains("\r"))
  }

  @Test func `Stops after the current case when asked`() {
    let seen = Collected()
    var surroundings = Surroundings()
    surroundings.isInterrupted = {
      seen.add("asked")
      return seen.texts.count > 3
    }
    let result = CommandLineTool.run(
      ["check", "--area", "PERM", "--edition", "toast-ja", "--edition", "toast-en"], in: surroundings)
    #expect(result.exitCode == .inconclusive)
    #expect(result.output.contains("Incomplete: the run was interrupted."))
    #expect(result.output.split(separator: "\n").last?.hasPrefix("3 passed, 0 failed, ") == true)
  }

  @Test func `Records a transcript`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = check("--case", "REG-002", "--transcript", file.path, "--edition", "all")
    #expect(result.exitCode == .success)
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let events = try lines.map { try JSONNode.parse([UInt8]($0.utf8)).required("event").string() }
    #expect(events.count { $0 == "run-start" } == 4)
    #expect(events.count { $0 == "case-end" } == 4)
    #expect(events.last == "run-end")
  }

  /// The steps of a walk are in the transcript too, and at its end the counts for programs.
  @Test(arguments: [[], ["--reference-fault", "ignoresUserChange"]])
  func `Records a walk`(more: [String]) throws {
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      let words =
        ["--case", "AGR-00*", "--edition", "nhncloud-ko", "--walk", "100", "--behaviour", "login"] + more
      let result = CommandLineTool.run(["check", "--transcript", path, "--format", "json"] + words)
      let edition = try #require(
        JSONNode.parse([UInt8](result.output.utf8)).required("editions").elements().first)
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
      let events = try bytes.split(separator: UInt8(ascii: "\n")).map { try JSONNode.parse($0) }
      let names = try events.map { try $0.required("event").string() }
      let walk = try #require(names.firstIndex(of: "walk-start"))
      #expect(names[..<walk].last == "case-end")
      #expect(Set(names[walk...]) == ["walk-start", "step", "walk-end", "run-end"])
      #expect(names.suffix(2) == ["walk-end", "run-end"])
      let end = try #require(events.last)
      for total in try edition.required("totals").members() { #expect(end[total.name] == total.node) }
      #expect(try end.required("exit").integer() == Int(result.exitCode.rawValue))
      #expect(end["exit"] == edition["exit"])
      // The steps of the walk belong to no case.
      let cases = try #require(Transcript.read(bytes).first).cases
      #expect(cases.count == 4)
      #expect(cases.map(\.exchanges.count).reduce(0, +) == names[..<walk].count { $0 == "step" })
    }
  }

  @Test func `Writes JSON with the numbers of all editions`() throws {
    let json = try JSONNode.parse([UInt8](check("--case", "REG-002", "--format", "json").output.utf8))
    #expect(try json.required("exit").integer() == 0)
    #expect(try json.required("totals").required("passed").integer() == 4)
    #expect(try json.required("editions").elements().count == 4)
  }

  /// Runs the command: without words, all that it does; with words, no walk after the cases.
  private func check(_ words: String...) -> CommandResult {
    CommandLineTool.run(["check"] + words + (words.isEmpty ? [] : ["--walk", "0"]))
  }
}

/// A list of texts that were handed over, in order.
final class Collected: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [String] = []

  var texts: [String] { lock.withLock { collected } }

  func add(_ text: String) { lock.withLock { collected.append(text) } }
}
