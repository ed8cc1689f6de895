import CommandSupport
import Conformance
import JSON
import PushModel

/// The judgement of a log.
struct JudgeReport: Report {
  let judge: LogJudge
  /// Whether the last line was cut off.
  let isCut: Bool

  private var accused: [LogFinding] { judge.findings.filter { !$0.isArgued } }
  private var judged: Int { judge.counts.whole + judge.counts.part }

  var exitCode: ExitCode {
    if !accused.isEmpty { return .failed }
    return judged == 0 || judge.end != nil ? .inconclusive : .success
  }

  // MARK: Text

  var text: String {
    var lines = ["\(judge.lines.counted("line")), judged by \(judge.header.edition.rawValue)", ""]
    for finding in judge.findings { lines += self.lines(finding) }
    if let end = judge.end {
      lines += Paragraph.lines("The SDK is not judged from line \(end.line) on: \(end.reason).") + [""]
    }
    let (seen, whole, part) = judge.counts
    lines.append(
      "judged     \(whole) of \(seen.counted("line")) that tell what was seen, \(part) more in part")
    let notSeen = LogKind.allCases.filter { !judge.header.observes.contains($0) }.map(\.words)
    if !notSeen.isEmpty { lines += Paragraph.lines(Paragraph.list(notSeen), indent: 11, first: "not seen") }
    for missing in judge.missing {
      lines += Paragraph.lines("\(missing): the log ends before it is seen", indent: 11, first: "missing")
    }
    if isCut { lines.append("cut off    the last line, which is left out") }
    for (question, readings) in judge.ledger.sorted(by: { $0.key < $1.key }) {
      let told = readings.map { "\($0.reading) (line \($0.line))" }
      lines += Paragraph.lines("\(question) = \(Paragraph.list(told))", indent: 11, first: "reading")
    }
    return (lines + ["", verdict]).joined(separator: "\n") + "\n"
  }

  private var verdict: String {
    let subjects = PushModel.Subject.allCases.filter { subject in accused.contains { $0.subject == subject } }
    if !subjects.isEmpty { return "Broken by \(Paragraph.list(subjects.map(\.words)))." }
    return exitCode == .success
      ? "Nothing is otherwise than it is to be." : "Not judged to its end, and nothing found wrong."
  }

  private func lines(_ finding: LogFinding) -> [String] {
    let more = finding.count > 1 ? ", and \(finding.count - 1) more like it" : ""
    let head =
      finding.isArgued
      ? "line \(finding.line)\(more): reported only, of \(finding.subject.words)"
      : "line \(finding.line)\(more): broken by \(finding.subject.words)"
    var lines = [head] + Paragraph.lines(finding.seen, indent: 11, first: "  seen")
    for (number, allowed) in finding.allowed.enumerated() {
      lines += Paragraph.lines(allowed, indent: 11, first: number == 0 ? "  allowed" : "  or")
    }
    for rule in finding.rules { lines += Paragraph.lines(rule, indent: 11, first: "  rule") }
    return lines + [""]
  }

  // MARK: JSON

  var json: JSONNode {
    .object([
      "edition": judge.header.edition.rawValue.json, "lines": judge.lines.json,
      "exit": Int(exitCode.rawValue).json,
      "findings": .array(judge.findings) {
        .object([
          "line": $0.line.json, "subject": $0.subject.rawValue.json, "requirements": $0.requirements.json,
          "seen": $0.seen.json, "allowed": $0.allowed.json, "argued": $0.isArgued.json,
          "count": $0.count.json,
        ])
      },
      "end": judge.end.map { .object(["line": $0.line.json, "reason": $0.reason.json]) },
      "judged": .object([
        "seen": judge.counts.seen.json, "whole": judge.counts.whole.json, "part": judge.counts.part.json,
      ]),
      "notSeen": LogKind.allCases.filter { !judge.header.observes.contains($0) }.map(\.rawValue).json,
      "readings": .array(
        judge.ledger.sorted { $0.key < $1.key }.flatMap { question, readings in
          readings.map {
            JSONNode.object(["question": question.json, "reading": $0.reading.json, "line": $0.line.json])
          }
        }),
      "missing": judge.missing.json, "cut": isCut.json,
    ])
  }
}

extension PushModel.Subject {
  fileprivate var words: String {
    switch self {
    case .sdk: "the SDK"
    case .app: "the app"
    case .platform: "the platform"
    case .server: "the push service"
    }
  }
}
