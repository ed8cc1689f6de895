import CommandSupport
import Conformance
import JSON
import ModelBasedTesting
import PushModel

/// The differences between two ports.
struct TranscriptsReport: Report {
  /// The names of the two transcripts.
  let labels: (a: String, b: String)
  let comparison: PortComparison

  /// The exit code: a difference fails; no common case is inconclusive.
  var exitCode: ExitCode {
    if !comparison.differences.isEmpty { return .failed }
    return comparison.compared > 0 && comparison.notCompared.isEmpty ? .success : .inconclusive
  }

  var text: String {
    var lines = ["A  \(labels.a)", "B  \(labels.b)", ""]
    if let shortest = comparison.shortest {
      lines.append("shortest: \(shortest.source.id) in \(shortest.edition.rawValue)")
      lines += shortest.given.map { Paragraph.lines("given \($0)", indent: 2) } ?? []
      for (number, step) in shortest.steps.enumerated() { lines.append("  \(number + 1). \(step)") }
      lines += Paragraph.lines(shortest.first, indent: 12, first: "     A")
      lines += Paragraph.lines(shortest.second, indent: 12, first: "     B")
      let all = comparison.differences.map(\.source.id).joined(separator: ", ")
      lines += Paragraph.lines("different: \(all)", indent: 2) + [""]
    }
    if !comparison.notCompared.isEmpty {
      lines += Paragraph.lines(
        "not compared: " + comparison.notCompared.map { $0.shown() }.joined(separator: ", "), indent: 2)
    }
    lines.append("\(comparison.compared) compared, \(comparison.differences.count) different")
    return lines.joined(separator: "\n") + "\n"
  }

  var json: JSONNode {
    .object([
      "a": labels.a.json, "b": labels.b.json, "compared": comparison.compared.json,
      "notCompared": comparison.notCompared.count.json,
      "cases": .array(comparison.differences) {
        .object([
          "case": $0.source.id.json, "edition": $0.edition.rawValue.json, "step": $0.step.json,
          "given": $0.given?.json, "steps": $0.steps.json, "a": $0.first.json, "b": $0.second.json,
        ])
      },
    ])
  }
}
