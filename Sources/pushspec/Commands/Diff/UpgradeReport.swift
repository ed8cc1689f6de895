import CommandSupport
import Conformance
import JSON
import ModelBasedTesting
import PushModel

/// The changes against an older run, by the port or by the suite.
struct UpgradeReport: Report {
  let labels: (a: String, b: String)
  let comparison: UpgradeComparison
  /// The titles of the cases, by id.
  let titles: [String: String]

  /// The largest number of cases of a kind that are listed.
  private static let most = 40

  /// Only a regression counts against the port.
  var exitCode: ExitCode {
    if !comparison.changes(.regression).isEmpty { return .failed }
    return comparison.compared == 0 || !comparison.changes(.notJudged).isEmpty ? .inconclusive : .success
  }

  var text: String {
    var lines = ["A  \(labels.a)", "B  \(labels.b)", ""]
    var counts = ["\(comparison.compared) compared"]
    for kind in UpgradeComparison.Kind.allCases {
      let changes = comparison.changes(kind)
      guard !changes.isEmpty else { continue }
      counts.append("\(changes.count) \(kind.rawValue)")
      lines += Paragraph.lines("\(kind.rawValue.uppercased()): it \(kind.words)")
      for change in changes.prefix(Self.most) {
        let verdicts = [change.before, change.now].map { $0?.rawValue ?? "not played" }
        lines += Paragraph.lines(
          """
          \(change.id.caseID) in \(change.id.edition.rawValue), \(verdicts[0]), now \(verdicts[1]): \
          \(titles[change.id.caseID] ?? "")
          """, indent: 2)
      }
      let left = changes.count - Self.most
      lines += left > 0 ? ["  and \(left.counted("other")): --format json has them", ""] : [""]
    }
    return (lines + [counts.joined(separator: ", ")]).joined(separator: "\n") + "\n"
  }

  var json: JSONNode {
    .object([
      "a": labels.a.json, "b": labels.b.json, "compared": comparison.compared.json,
      "changes": .array(comparison.changes) {
        .object([
          "kind": $0.kind.rawValue.json, "case": $0.id.caseID.json, "edition": $0.id.edition.rawValue.json,
          "before": $0.before?.rawValue.json, "now": $0.now?.rawValue.json,
        ])
      },
    ])
  }
}

extension UpgradeComparison.Kind {
  fileprivate var words: String {
    switch self {
    case .regression: "came out well, fails now, and the port does otherwise in it"
    case .newCase: "was not there, and fails"
    case .changedCase: "has other steps now"
    case .changedRuling: "is judged otherwise, though the port does the same"
    case .mended: "failed, and comes out well, since the port does otherwise in it"
    case .notJudged: "came out well, and nothing is known of it now"
    }
  }
}
