import CommandSupport
import Conformance
import Foundation
import JSON
import Testing

@testable import pushspec

/// What no session shows of reports: annotations that are made of a transcript.
@Suite struct ReportTests {
  /// Text from a port stays text wherever it appears.
  @Test func `Hostile text stays text in annotations`() throws {
    let hostile = "\"'><script>alert(1)</script>\n::error::x `*_[x](javascript:y) |\u{1B}[31m&lt;\u{202E}"
    let names: Set<String> = [
      "title", "message", "root", "stderr", "seen", "adapter", "implementation", "user", "token", "headline",
      "text", "hint", "as", "undecided", "again", "fault", "sentence", "expected", "appKey", "input",
    ]
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      _ = CommandLineTool.run([
        "check", "--case", "LOGIN-030", "--edition", "toast-ja", "--transcript", path, "--reference-fault",
        "ignoresUserChange", "--walk", "0",
      ])
      // Such as a walk that fails leaves.
      let walk =
        #"{"event":"walk-end","tests":"walk","headline":"Walk","failed":1,"failures":[{"text":["FAIL"]}]}"#
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") + [walk[...]]
      let spoilt = try lines.map { line in
        String(decoding: try JSONNode.parse([UInt8](line.utf8)).spoilt(names, hostile).line(), as: UTF8.self)
      }
      let runs = try Transcript.read([UInt8](spoilt.joined(separator: "\n").utf8))
      let run = try RunReport(runs) { _ in 1 }
      let annotations = Annotations.lines(run, environment: ["GITHUB_ACTIONS": "true"])
      #expect(annotations.count == 2 && annotations.allSatisfy { $0.contains("alert(1)") })
      #expect(annotations.allSatisfy { $0.hasPrefix("::") && !$0.contains("\n") && !$0.contains("\u{1B}") })
    }
  }
}

extension JSONNode {
  /// The node with another text in some members, and in all that they hold.
  fileprivate func spoilt(_ names: Set<String>, _ text: String, isNamed: Bool = false) -> JSONNode {
    switch value {
    case .object(let members):
      .object(
        members.map { member in
          var other = member
          other.node = member.node.spoilt(names, text, isNamed: names.contains(member.name))
          return other
        })
    case .array(let elements): .array(elements.map { $0.spoilt(names, text, isNamed: isNamed) })
    case .string(let own): isNamed ? .string(own + text) : self
    case .null, .bool, .integer, .number: self
    }
  }
}
