import MachineAnalysis
import PushDocuments
import PushModel

/// Differences between editions, and contradictions within one, as tables.
enum DisagreementText {
  static func table(_ differences: [Difference]) -> String {
    TextTable(
      header: ["id", "about", "who says what"],
      rows: differences.map { difference in
        let positions = difference.positions.map { position in
          position.cited.map { "\($0.edition.rawValue) \($0.lines.text)" }.joined(separator: ", ")
            + ": \(position.says)"
        }
        return [difference.id, difference.about, positions.joined(separator: "<br>")]
      }
    ).rendered(as: .markdown)
  }

  static func table(_ contradictions: [Contradiction]) -> String {
    TextTable(
      header: ["id", "one place", "the other", "treatment"],
      rows: contradictions.map { contradiction in
        func place(_ lines: KeyPath<Contradiction.Place, Lines>) -> String {
          contradiction.places.map { "\($0.edition.rawValue) \($0[keyPath: lines].text)" }
            .joined(separator: ", ")
        }
        return [
          contradiction.id, place(\.one) + ": \(contradiction.one)",
          place(\.other) + ": \(contradiction.other)", contradiction.treatment,
        ]
      }
    ).rendered(as: .markdown)
  }
}
