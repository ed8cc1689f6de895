import MachineAnalysis
import PushDocuments
import PushModel

/// Requirements as two tables: the statements, and their places.
enum RequirementsTable {
  static func text(_ requirements: [Requirement]) -> String {
    TextTable(
      header: ["id", "level", "duty of", "statement"],
      rows: requirements.map { [$0.id, $0.level.rawValue, $0.subject.rawValue, $0.sentence] }
    ).rendered(as: .markdown)
  }

  /// The lines, the machines and the remarks of each requirement.
  static func places(_ requirements: [Requirement]) -> String {
    TextTable(
      header: ["id", "grade", "where it stands", "machines", "besides"],
      rows: requirements.map { requirement in
        [
          requirement.id, requirement.grade.rawValue,
          Places.standing(of: requirement).joined(separator: "<br>"),
          requirement.awaitsTests ? "not tested yet" : Citers.links(to: requirement.id),
          requirement.remarks.joined(separator: "<br>"),
        ]
      }
    ).rendered(as: .markdown)
  }

  /// Requirements that do not rest on the documents.
  static func external(_ requirements: [Requirement]) -> String {
    var table = TextTable(header: ["id", "level", "grade", "subject", "statement", "source", "machines"])
    for requirement in requirements {
      table.rows.append([
        requirement.id, requirement.level.rawValue, requirement.grade.rawValue,
        requirement.subject.rawValue,
        ([requirement.sentence] + [requirement.argument, requirement.note].compactMap(\.self))
          .joined(separator: " "),
        requirement.source ?? "the suite itself",
        Citers.links(to: requirement.id, from: "machines/"),
      ])
    }
    return table.rendered(as: .markdown)
  }
}
