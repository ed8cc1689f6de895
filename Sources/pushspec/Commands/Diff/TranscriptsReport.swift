import Conformance
import JSON
import ModelBasedTesting
import PushModel

/// Where two ports differ.
struct TranscriptsReport {
  /// How the two transcripts are written.
  let labels: (a: String, b: String)
  /// What was compared.
  let comparison: TranscriptsComparison

  /// Whether the ports differ, or nothing could be compared.
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
      lines += Paragraph.lines("not compared: " + comparison.notCompared.joined(separator: ", "), indent: 2)
    }
    lines.append("\(comparison.compared) compared, \(comparison.differences.count) different")
    return lines.joined(separator: "\n") + "\n"
  }

  var json: JSONNode {
    .object([
      "a": .string(labels.a), "b": .string(labels.b), "compared": .integer(comparison.compared),
      "notCompared": .integer(comparison.notCompared.count),
      "cases": .array(
        comparison.differences.map {
          .object([
            "case": .string($0.source.id), "edition": .string($0.edition.rawValue),
            "step": .integer($0.step), "given": $0.given.map(JSONNode.string),
            "steps": .strings($0.steps), "a": .string($0.first), "b": .string($0.second),
          ])
        }),
    ])
  }
}
