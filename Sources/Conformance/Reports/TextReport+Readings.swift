import JSON
import PushModel

/// The parts on open questions, and on the walk and suites.
extension TextReport {
  /// One line on the readings, and the questions on which the port contradicts itself.
  func profile(_ edition: EditionReport) -> [String] {
    let entries = edition.readings
    guard !entries.isEmpty else { return [] }
    let told = entries.count { 1..<$0.number("outOf") ~= $0.texts("readings").count }
    let line =
      "Readings: \(told) of \(entries.count.counted("open question")) told apart; --readings lists them"
    let contradictions = entries.filter(\.isContradiction).map { $0.text("question") }
    return [line]
      + (contradictions.isEmpty
        ? [] : [paint("Contradicts itself: \(contradictions.joined(separator: ", "))", .red)])
  }

  /// The reading of every question that the cases asked.
  func readings(_ edition: EditionReport) -> String {
    var text = "Reading profile, \(edition.edition.rawValue)\n"
    if edition.readings.isEmpty { text += "  no question was asked\n" }
    for entry in edition.readings {
      let name = entry.text("question")
      text +=
        "  \(name)" + String(repeating: " ", count: max(1, 12 - name.count))
        + "\(entry.followed) (of \(entry.number("outOf")))\(witnesses(entry))\n"
    }
    return text + "\n"
  }

  private func witnesses(_ entry: JSONNode) -> String {
    let votes = entry.nodes("witnesses")
    guard !votes.isEmpty else { return "" }
    if entry.texts("readings").isEmpty {
      let told = votes.map { "\($0.text("case")) \($0.texts("readings").joined(separator: " or "))" }
      return ": " + told.joined(separator: ", ")
    }
    let rest = votes.count - min(4, votes.count)
    return ", by \(votes.prefix(4).map { $0.text("case") }.joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The guarantee of complete suites that the port has passed, for the largest of them.
  func guarantee(_ edition: EditionReport) -> [String] {
    guard let largest = edition.generated.max(by: { $0.number("states") < $1.number("states") }),
      largest["guarantee"] != nil,
      edition.generated.allSatisfy({ $0.isPlayedToItsEnd && $0.number("failed") == 0 })
    else { return [] }
    return [
      "What the suites show, each for the states of its behaviour; of the largest:",
      "  " + largest.text("guarantee"),
    ]
  }
}

extension JSONNode {
  /// Of a question: whether cases about the same show two readings of it.
  package var isContradiction: Bool { self["contradiction"] != nil }

  /// Of a question: the readings that the port has shown.
  package var followed: String {
    let readings = texts("readings")
    if readings.isEmpty {
      return isContradiction ? "contradicts itself" : "differs by kind of token or by call"
    }
    return readings.count == number("outOf") ? "not told apart" : readings.joined(separator: " or ")
  }

  /// Of a walk or a suite: whether a known deviation came out well.
  package var hasUnexpectedPass: Bool { !nodes("passing").isEmpty }

  /// Of a walk or a suite: whether it ran to its end, or to a failure.
  package var isPlayedToItsEnd: Bool {
    number("failed") > 0 || hasUnexpectedPass
      || number("couldNotRun") == 0 && texts("problems").isEmpty && texts("unsupported").isEmpty
  }

  /// Of a walk or a suite: the outcome in lines. Argued failures get a line unless all are shown.
  package func generatedLines(all: Bool) -> [String] {
    [text("headline")] + texts("notes") + texts("problems").map { "  inconclusive: \($0)" }
      + texts("unsupported").map { "  left out, the port does not have it: \($0)" }
      + nodes("failures").flatMap { failure in
        all || failure["brief"] == nil ? failure.texts("text") : [failure.text("brief")]
      }
  }
}
