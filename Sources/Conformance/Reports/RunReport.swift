package import JSON
import PushModel

/// What reports tell of a run in some editions. Every report is written from it, and from nothing else; so is the same
/// when it is made again from a transcript.
package struct RunReport: Sendable {
  package var editions: [EditionReport]
  /// What the adapter did wrong when it was asked to end.
  package var shutdownFault: String?
  /// What is known to be wrong, and is to be looked at.
  package var stale: [String]
  /// Whether the run, or its record, ends before its end.
  package var isIncomplete: Bool
  /// What the command ends with.
  package var exit: Int32

  package init(
    _ editions: [EditionReport], shutdownFault: String? = nil, stale: [String] = [],
    isIncomplete: Bool = false,
    exit: (RunReport) -> Int32
  ) {
    self.editions = editions
    self.shutdownFault = shutdownFault
    self.isIncomplete = isIncomplete
    self.stale = stale
    self.exit = 0
    self.exit = exit(self)
  }

  /// How many cases and tests passed and failed in all editions.
  package var totals: SuiteResult.Totals { editions.map(\.totals).reduce(.init(), +) }

  /// What came out, in a sentence or two: verdicts that differ in their editions alone are one.
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

  /// What is said where a run ends before its end.
  static let incomplete = "Incomplete: interrupted; what is not told was not looked at."

  /// The result as one object, for programs.
  package var json: JSONNode {
    .object([
      "suite": WireProtocol.suite.json, "exit": Int(exit).json, "totals": totals.json,
      "shutdown": shutdownFault?.json, "stale": stale.isEmpty ? nil : stale.json,
      "editions": .array(editions.map(\.json)),
      "incomplete": isIncomplete ? true.json : nil,
    ])
  }
}
