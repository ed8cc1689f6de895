package import JSON
import PushModel

/// The report on a run in some editions. Every form of report is written from it alone, and so comes out the same
/// from a transcript.
package struct RunReport: Sendable {
  package var editions: [EditionReport]
  /// The fault of the adapter at its shutdown.
  package var shutdownFault: String?
  /// Known deviations that need another look.
  package var stale: [String]
  /// Whether the run, or its record, is incomplete.
  package var isIncomplete: Bool
  /// The exit code of the command.
  package var exit: Int32

  package init(
    _ editions: [EditionReport], shutdownFault: String? = nil, stale: [String] = [],
    isIncomplete: Bool = false,
    exit: (RunReport) -> Int32
  ) {
    self.editions = editions
    self.shutdownFault = shutdownFault
    self.isIncomplete = isIncomplete || editions.contains(where: \.isInterrupted)
    self.stale = stale
    self.exit = 0
    self.exit = exit(self)
  }

  /// The totals of cases and tests in all editions.
  package var totals: SuiteResult.Totals { editions.map(\.totals).reduce(.init(), +) }

  /// The outcome in a sentence or two. Verdicts that differ in their editions alone are merged.
  package var headline: String {
    let notSelected = editions.map(\.notSelected).reduce(0, +)
    guard notSelected == 0 else { return "A selection of the cases: \(totals.words)" }
    var sentences: [(pattern: String, editions: [String])] = []
    for edition in editions {
      let name = edition.edition.rawValue
      for sentence in TextReport().reserved(edition, in: self).verdict(edition) {
        let pattern = sentence.replacing(name, with: "%")
        if let place = sentences.firstIndex(where: { $0.pattern == pattern && pattern.contains("%") }) {
          sentences[place].editions.append(name)
        } else {
          sentences.append((pattern, [name]))
        }
      }
    }
    let words = sentences.map { $0.pattern.replacing("%", with: $0.editions.joined(separator: ", ")) }
    return words.isEmpty ? totals.words : words.joined(separator: " ")
  }

  /// The message about an incomplete run.
  static let incomplete = "Incomplete: interrupted; what is not told was not looked at."

  /// The JSON report.
  package var json: JSONNode {
    .object([
      "suite": WireProtocol.suite.json, "exit": Int(exit).json, "totals": totals.json,
      "shutdown": shutdownFault?.json, "stale": stale.isEmpty ? nil : stale.json,
      "editions": .array(editions.map(\.json)),
      "incomplete": isIncomplete ? true.json : nil,
    ])
  }
}
