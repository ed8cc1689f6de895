public import JSON
public import PushModel

/// One file of cases.
public struct CaseTable: Hashable, Sendable {
  /// The file, as it was given to the loader.
  public var path: String
  /// The name of the table.
  public var name: String
  /// What its rows have in common.
  public var title: String
  /// The rows.
  public var cases: [ConformanceCase]
}

/// One row of a table.
public struct ConformanceCase: Hashable, Sendable {
  /// The id, for example `REG-014`.
  public var id: String
  /// What is shown.
  public var title: String
  /// The reason, where it is not obvious.
  public var why: String?
  /// The case that took its place, if it is retired.
  public var replacedBy: String?
  /// Whether it is retired.
  public var isRetired: Bool
  /// The editions in which it holds.
  public var editions: [Edition]
  /// The requirements that it proves.
  public var requirements: [String]
  /// The questions that it tells the readings of.
  public var questions: [String]
  /// The readings of other questions that it holds under; a port that follows another is not bound by it.
  public var condition: [ReadingCondition]
  /// The neighbour that comes out the other way.
  public var pair: String?
  /// The setting.
  public var given: Given
  /// What happens and what must be seen.
  public var steps: [CaseStep]
  /// What is true at the end, one leaf for each combination of readings that matters.
  public var finally: [Leaf<ExpectedEnd>]
  /// The table it belongs to.
  public var table: String
  /// The file it stands in.
  public var path: String
  /// Where it begins in its file.
  public var place: TextPlace

  /// The file and the place, as compilers write it.
  var address: String { "\(path):\(place.line):\(place.column)" }

  /// The area of the case.
  public var area: Area { Area(ofID: id) }

  /// The questions whose readings matter to what must be seen, in the order of their first use.
  public var questionsSeen: [String] {
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
