import JSON
import PushModel

/// Annotations of files in a change, one line for each reason, in the form that GitHub reads from printed output. For
/// GitLab there is JUnit's XML.
package enum Annotations {
  /// The number of annotations that GitHub shows for a step.
  private static let most = 10

  /// The annotations, if the environment is that of a service which reads them.
  package static func lines(_ run: RunReport, environment: [String: String]) -> [String] {
    guard environment["GITHUB_ACTIONS"] == "true" else { return [] }
    let lines = run.editions.flatMap { edition in
      TextReport.rankedReasons(edition.cases).compactMap { reason in
        TextReport.shortest(of: reason).map { line($0, of: reason.count, in: edition) }
      }
        + edition.generated.filter { $0.number("failed") > 0 }.map {
          "::error title=\(property("\(edition.edition.rawValue), \($0.text("tests"))"))::\(message($0.generatedLines(all: true)))"
        }
    }
    return Array(lines.sorted { $0.hasPrefix("::error") && !$1.hasPrefix("::error") }.prefix(most))
  }

  private static func line(_ one: CaseReport, of count: Int, in edition: EditionReport) -> String {
    let others = count > 1 ? " and \((count - 1).counted("other"))" : ""
    let title = property("\(one.label) \(one.caseID)\(others) in \(edition.edition.rawValue)")
    let command = one.verdict.countsAsFailed ? "error" : "warning"
    return "::\(command) file=\(property(one.file)),line=\(one.line),title=\(title)::"
      + message([one.title, one.summary, edition.again(one)])
  }

  private static func property(_ text: String) -> String {
    MarkedText.annotation(text.shown(upTo: 200), isProperty: true)
  }

  private static func message(_ lines: [String]) -> String {
    MarkedText.annotation(lines.map { $0.shown(upTo: 1000) }.joined(separator: "\n"), isProperty: false)
  }
}
