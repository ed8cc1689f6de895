import Conformance
import JSON
import PushModel
import Synchronization
import Testing

@Suite struct ReportTests {
  private func result(_ manner: TinyPort.Manner, _ folder: String = "valid-passes") -> SuiteResult {
    var port = TinyPort(manner)
    return SuiteRunner(cases: Corpus.cases(folder)).run(on: &port)
  }

  @Test func `The text ends with the numbers`() {
    var report = TextReport()
    let score = NullScore.measure(Corpus.cases("valid-passes"), edition: .toastJa)
    let good = EditionReport(result(.good), nullScore: score)
    let text = report.render(good)
    #expect(text.hasPrefix("Conforms to toast-ja.\nUnder test: tiny port through tiny, edition toast-ja\n"))
    #expect(text.contains("\n                    must  judged\nToken registration   5/5   100 %\n"))
    report.fullReasons = 5
    #expect(!report.render(good).contains("Token registration"))
    #expect(text.contains("\nReadings: 1 of 1 open question told apart; --readings lists them\n"))
    #expect(text.contains("For comparison, the best null port ("))
    #expect(text.hasSuffix("\n5 passed, 0 failed\n"))
  }

  @Test func `Failures with the same root are shown once, with the others by their ids`() {
    var failing = result(.good, "valid-fails")
    for index in failing.records.indices {
      failing.records[index].verdict = .fail
      failing.records[index].root = index < 3 ? "REG-1" : "REG-2"
    }
    let text = TextReport().render(EditionReport(failing))
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("FAIL  ") }
    #expect(heads.count == 2)
    let others = failing.records[1...2].map(\.caseID).joined(separator: ", ")
    #expect(
      text.contains(
        "  as well   2 more for the same reason, each to be seen with --case:\n            \(others)\n"))
  }

  @Test func `A failure says how to play it again`() {
    var report = TextReport()
    let failing = EditionReport(result(.good, "valid-fails"), again: ["--adapter 'python3 port.py'"])
    let text = report.render(failing)
    #expect(text.contains("FAIL  REG-911 in toast-ja: The wrong error\n"))
    // Where the code alone is wrong, the requirement on the code comes first.
    #expect(text.contains("  rule      ERR-4 (must): A failure by the system reports the code for it (4)."))
    #expect(text.contains("            PERM-2 (must): If the permission is not acquired"))
    #expect(
      text.contains(
        "  again     pushspec check --case REG-911 --edition toast-ja --adapter 'python3 port.py'"))
    #expect(text.hasSuffix("\n0 passed, 7 failed\n"))
    #expect(!text.contains("\u{1B}"))
    report.usesColour = true
    #expect(report.render(failing).contains("\u{1B}[31mFAIL\u{1B}[0m"))
  }

  @Test func `The object holds the same numbers`() throws {
    let node = EditionReport(result(.good)).json
    #expect(node["totals"]?["passed"]?.value == .integer(5))
    #expect(node["exit"]?.value == .integer(0))
    #expect(try node.required("cases").elements().count == 5)
    #expect(try JSONNode.parse(node.line()) == node)
  }

  @Test func `The transcript is JSON lines`() throws {
    let sink = Lines()
    let transcript = Transcript { sink.add($0) }
    var runner = SuiteRunner(cases: Corpus.cases("valid-passes"))
    runner.onStart = { transcript.start($0, edition: $1, cases: $2) }
    runner.onRecord = { transcript.add($0) }
    var port = TinyPort()
    transcript.end(runner.run(on: &port))
    let events = try sink.lines.map { try JSONNode.parse($0).required("event").string() }
    #expect(events.first == "run-start")
    #expect(events.last == "run-end")
    #expect(events.count { $0 == "case-start" } == 5)
    #expect(events.count { $0 == "case-end" } == 5)
    #expect(events.contains("step"))
  }
}

final class Lines: Sendable {
  private let collected = Mutex<[[UInt8]]>([])
  var lines: [[UInt8]] { collected.withLock { $0 } }
  func add(_ line: [UInt8]) { collected.withLock { $0.append(line) } }
}
