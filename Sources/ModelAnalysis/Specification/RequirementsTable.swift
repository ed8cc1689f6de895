import MachineAnalysis
import PushDocuments
import PushModel

/// Requirements as a table, with the notes below it.
enum RequirementsTable {
  static func text(_ requirements: [Requirement]) -> String {
    var table = TextTable(
      header: ["id", "level", "grade", "subject", "statement", "where it stands", "machines"])
    for requirement in requirements {
      table.rows.append([
        requirement.id, requirement.level.rawValue, requirement.grade.rawValue,
        requirement.subject.rawValue, requirement.sentence,
        Places.standing(of: requirement).joined(separator: "<br>"),
        requirement.awaitsTests ? "not tested yet" : Citers.links(to: requirement.id),
      ])
    }
    let notes = requirements.flatMap { requirement in
      requirement.remarks.map { "\(requirement.id): \($0)" }
    }
    return table.rendered(as: .markdown) + (notes.isEmpty ? "" : "\n" + Markdown.list(notes))
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
