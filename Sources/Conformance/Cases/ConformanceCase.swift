package import JSON
package import PushModel

/// One file of cases.
package struct CaseTable: Hashable, Sendable {
  /// The file, as it was given to the loader.
  package var path: String
  /// The name of the table.
  package var name: String
  /// What its rows have in common.
  package var title: String
  /// The cases of its rows, and those that once stood in it.
  package var cases: [ConformanceCase]
}

/// A case: a row of a table in some editions.
package struct ConformanceCase: Hashable, Sendable {
  /// The id, for example `REG-014`.
  package var id: String
  /// What is shown.
  package var title: String
  /// The reason, where it is not obvious.
  package var why: String?
  /// The case that took its place, if it is retired.
  package var replacedBy: String?
  /// The editions in which it holds.
  package var editions: [Edition]
  /// The requirements that it proves.
  package var requirements: [String]
  /// The questions whose readings matter to it: what must be seen differs by them, or it holds under some of them.
  package var questions: [String]
  /// The readings of other questions that it holds under; a port that follows another is not bound by it.
  package var condition: [ReadingCondition]
  /// The neighbour that comes out the other way.
  package var pair: String?
  /// The setting.
  package var given: Given
  /// What happens and what must be seen.
  package var steps: [CaseStep]
  /// What is true at the end, one leaf for each combination of readings that matters.
  package var finally: [Leaf<ExpectedEnd>]
  /// The table it belongs to.
  package var table: String
  /// The file it stands in.
  package var path: String
  /// Where it begins in its file.
  package var place: TextPlace

  /// The file and the place, as compilers write it.
  var address: String { "\(path):\(place.line):\(place.column)" }

  /// Whether it is retired: its id is not used again.
  package var isRetired: Bool { replacedBy != nil }

  /// The file as reports name it: a table that is shipped stands where it does in the package.
  var file: String {
    for folder in [".resources/tables/", ".bundle/tables/", Self.shipped] {
      if let found = path.ranges(of: folder).last { return Self.shipped + path[found.upperBound...] }
    }
    return path
  }

  /// Where the package has its tables.
  static let shipped = "conformance-cases/tables/"

  /// The area of the case.
  package var area: Area { Area(ofID: id) }

  /// The questions whose readings matter to what must be seen, in the order of their first use.
  package var questionsSeen: [String] {
    var seen: [String] = []
    func note(_ conditions: [ReadingCondition]) {
      for condition in conditions where !seen.contains(condition.question) {
        seen.append(condition.question)
      }
    }
    for step in steps { for leaf in step.see { note(leaf.conditions) } }
    for leaf in finally { note(leaf.conditions) }
    return seen
  }
}
