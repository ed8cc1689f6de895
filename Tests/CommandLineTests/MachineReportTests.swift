import CommandSupport
import Conformance
import Foundation
import JSON
import PushModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import pushspec

/// The reports of a run that machines read.
@Suite struct MachineReportTests {
  private func check(_ words: [String], in surroundings: Surroundings = Surroundings()) -> CommandResult {
    CommandLineTool.run(["check"] + words, in: surroundings)
  }

  private func junit(
    _ words: [String], in surroundings: Surroundings = Surroundings()
  ) throws -> (result: CommandResult, xml: Elements) {
    let result = check(words + ["--junit", "/dev/null"], in: surroundings)
    return (result, try Elements(result.files.first?.text ?? ""))
  }

  @Test func `Junit has a suite for each table and a case for each case`() throws {
    let words = [
      "--case", "LOGIN-03*", "--reference-fault", "ignoresUserChange", "--edition", "toast-ja", "--edition",
      "tcpush-ko",
    ]
    let (result, xml) = try junit(words)
    #expect(result.exitCode == .failed)
    let json = try JSONNode.parse([UInt8](check(words + ["--format", "json"]).output.utf8))
    let editions = try json.required("editions").elements()
    let suites = xml.named("testsuite")
    #expect(Set(suites.map { $0["name"] }).count == suites.count)
    for edition in editions {
      let name = try edition.required("edition").string()
      let own = suites.filter { $0["name"]?.hasPrefix("\(name) login/") == true }
      func sum(_ attribute: String) -> Int {
        own.compactMap { $0[attribute].flatMap { Int($0) } }.reduce(0, +)
      }
      let totals = try edition.required("totals")
      let cases = try edition.required("cases").elements().count
      #expect(sum("tests") == cases && sum("errors") == 0)
      #expect(sum("failures") == totals.number("failed") && sum("skipped") == totals.number("argued"))
    }
    #expect(xml.named("testsuites").first?["failures"] == String(xml.named("failure").count))
    for test in xml.named("testcase") {
      #expect(test["classname"]?.contains(".login/") == true && test["time"] == nil)
      #expect(test["name"]?.wholeMatch(of: /LOGIN-[0-9]+/) != nil)
      #expect(test["file"]?.hasPrefix("conformance-cases/tables/login/") == true && test["line"] != nil)
    }
    for failure in xml.named("failure") {
      #expect(failure["type"] == "fail")
      #expect(
        failure["message"]?.contains(/: seen .*, allowed ./) == true, "\(failure["message"] ?? "")")
    }
    #expect(
      result.files.first?.text.contains("\n  again     pushspec check --case LOGIN-030 --edition ") == true)
    #expect(xml.named("property").contains { $0["name"] == "notSelected" })
  }

  @Test func `Junit tells what is no failure of the port`() throws {
    let left = try junit(["--case", "LOGIN-03*", "--fail-fast", "--reference-fault", "ignoresUserChange"]).xml
    #expect(left.named("failure").count == 1)
    #expect(!left.named("skipped").filter { $0["type"] == "not-run" }.isEmpty)
    let lost = try junit(["--adapter", "/nowhere/adapter", "--case", "REG-002"])
    #expect(lost.result.exitCode == .adapter)
    let errors = lost.xml.named("error").map { $0["type"] }
    #expect(errors == ["stopped"])
    let table = #"{"table": "t", "title": "T", "rows": [{"cases": {"REG-900": "all"}}]}"#
    try inFolder(["t.json": table]) { folder in
      #expect(check(["--cases", folder, "--junit", "/dev/null"]).exitCode == .usage)
    }
    let walk = try junit([
      "--case", "AGR-00*", "--walk", "400", "--behaviour", "login", "--edition", "nhncloud-ko",
      "--reference-fault", "ignoresUserChange",
    ])
    let failures = walk.xml.named("failure")
    #expect(failures.contains { $0["message"]?.hasPrefix("Walk over login, seed 1: ") == true })
  }

  @Test func `Durations are there where there is a clock`() throws {
    let begin = ContinuousClock.now
    let ticks = Ticks()
    var surroundings = Surroundings()
    surroundings.now = { begin + .milliseconds(250) * ticks.next() }
    let words = ["--case", "REG-002", "--edition", "toast-ja"]
    let json = check(words + ["--format", "json"], in: surroundings)
    let one = try JSONNode.parse([UInt8](json.output.utf8)).required("editions").elements().first?
      .required("cases").elements().first
    let microseconds = try one?.required("microseconds").integer()
    #expect(microseconds == 250_000)
    let xml = try junit(words, in: surroundings).xml
    #expect(xml.named("testcase").map { $0["time"] } == ["0.250000"])
    #expect(xml.named("testsuite").map { $0["time"] } == ["0.250000"])
    #expect(check(words, in: surroundings).output == check(words).output)
    #expect(!check(words + ["--format", "json"]).output.contains("microseconds"))
  }

  @Test func `A failure is there as data`() throws {
    let result = check(
      [
        "--case", "LOGIN-030", "--edition", "nhncloud-ko", "--format", "json", "--reference-fault",
        "ignoresUserChange",
      ])
    let json = try JSONNode.parse([UInt8](result.output.utf8))
    let one = try #require(try json.required("editions").elements().first?.required("cases").elements().first)
    let requirements = try one.required("requirements").elements().map { try $0.string() }
    #expect(requirements.contains("LOGIN-3"))
    let failure = try one.required("failure")
    #expect(try failure.required("step").integer() == 1)
    let rule = try #require(try failure.required("rules").elements().first)
    #expect(try rule.required("requirement").string() == "LOGIN-3")
    #expect(try rule.required("level").string() == "must")
    #expect(try rule.required("lines").string() == "87")
    let user = try failure.required("server").required("apns").required("user").string()
    #expect(!user.isEmpty)
    let allowed = try failure.required("allowed").elements().flatMap { try $0.required("seen").elements() }
    #expect(try allowed.contains { try $0.string().contains("user user-b") })
    let steps = try one.required("steps").elements()
    let first = try steps.first?.required("step").integer()
    #expect(first == 0)
    #expect(steps.allSatisfy { $0["request"]?["do"] != nil && $0["reply"] != nil })
    let passed = try JSONNode.parse([UInt8](check(["--case", "REG-002", "--format", "json"]).output.utf8))
    let good = try #require(
      try passed.required("editions").elements().first?.required("cases").elements().first)
    #expect(good["failure"] == nil && good["steps"] == nil)
  }
}

private final class Ticks: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

/// The elements of an XML text with their attributes, as a parser of the system reads them.
private final class Elements: NSObject, XMLParserDelegate {
  private var elements: [(name: String, attributes: [String: String])] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(parser.lineNumber): \(text.prefix(400))")
  }

  func named(_ name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.attributes) }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
    attributes: [String: String] = [:]
  ) {
    elements.append((name, attributes))
  }
}
