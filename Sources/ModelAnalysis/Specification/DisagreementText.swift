import MachineAnalysis
import PushDocuments
import PushModel

/// Differences between editions, and contradictions within one, as sections of a page.
enum DisagreementText {
  static func heading(_ difference: Difference) -> String { "\(difference.id): \(difference.about)" }

  static func section(_ difference: Difference) -> String {
    let positions = difference.positions.map { position in
      position.cited.map(Places.text).joined(separator: "; ") + ": \(position.says)"
    }
    return "### \(heading(difference))\n\n" + Markdown.list(positions)
  }

  static func section(_ contradiction: Contradiction) -> String {
    func places(_ lines: KeyPath<Contradiction.Place, Lines>) -> String {
      contradiction.places.map { place in
        "\(place.edition.rawValue) \(Places.text(place[keyPath: lines], in: place.edition))"
      }.joined(separator: "; ")
    }
    return "### \(contradiction.id)\n\n"
      + Markdown.list([
        places(\.one) + ": \(contradiction.one)", places(\.other) + ": \(contradiction.other)",
      ]) + "\nTreatment: \(contradiction.treatment)\n"
  }
}
