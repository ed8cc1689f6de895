package import JSON
package import PushModel

/// One file of cases.
package struct CaseTable: Hashable, Sendable {
  /// The path of the file, as it was given to the loader.
  package var path: String
  package var name: String
  /// The common title of its rows.
  package var title: String
  /// The cases of its rows, and the retired ones.
  package var cases: [ConformanceCase]
}

/// A case: a row of a table in some editions.
package struct ConformanceCase: Hashable, Sendable {
  /// The id, for example `REG-014`.
  package var id: String
  /// The title: the statement that the case shows.
  package var title: String
  /// The reason for the case, if it is not obvious.
  package var why: String?
  /// The case that replaced this one, if it is retired.
  package var replacedBy: String?
  /// The editions in which the case holds.
  package var editions: [Edition]
  /// The requirements that the case proves.
  package var requirements: [String]
  /// The questions whose readings matter: its expectations depend on them, or it holds under some of them only.
  package var questions: [String]
  /// The readings of other questions under which the case holds. It does not bind a port that follows others.
  package var condition: [ReadingCondition]
  /// The neighbour that comes out the other way.
  package var pair: String?
  package var given: Given
  package var steps: [CaseStep]
  /// The expectations at the end, one leaf for each combination of readings that matters.
  package var finally: [Leaf<ExpectedEnd>]
  /// The name of its table.
  package var table: String
  /// The path of its file.
  package var path: String
  /// The place of the case in its file.
  package var place: TextPlace

  /// The path and the place, in the form that compilers use.
  var address: String { "\(path):\(place.line):\(place.column)" }

  /// Whether the case is retired. Its id is not used again.
  package var isRetired: Bool { replacedBy != nil }

  /// The file in reports: for a shipped table, its path in the package.
  var file: String {
    for folder in [".resources/tables/", ".bundle/tables/", Self.shipped] {
      if let rest = path.utf8.suffix(after: folder.utf8) { return Self.shipped + String(rest) }
    }
    return path
  }

  /// The folder of the package's tables.
  static let shipped = "conformance-cases/tables/"

  package var area: Area { Area(ofID: id) }

  /// The questions whose readings matter to the expectations, in the order of their first use.
  package var questionsSeen: [String] {
    var seen: [String] = []
    func note(_ conditions: [ReadingCondition]) {
      for condition in conditions where !seen.contains(condition.question) { seen.append(condition.question) }
    }
    for step in steps { for leaf in step.see { note(leaf.conditions) } }
    for leaf in finally { note(leaf.conditions) }
    return seen
  }
}

extension String.UTF8View {
  /// What follows the last occurrence of a text; `nil` if there is none.
  fileprivate func suffix(after text: Self) -> Substring? {
    for place in indices.reversed() where self[place] == text.first && self[place...].starts(with: text) {
      return Substring(self[index(place, offsetBy: text.count)...])
    }
    return nil
  }
}
