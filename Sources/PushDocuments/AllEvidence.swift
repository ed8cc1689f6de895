package import PushModel

/// All requirements of the documents, the public record and the suite itself, and all open questions: those that judge,
/// from `PushModel`, and those that await tests or can have none.
package enum AllEvidence {
  /// Every requirement, by area; those that await tests come after the others of the documents.
  package static let requirements =
    Requirement.ofDocuments + Documents.all.requirements + Requirement.ofPublicRecord

  /// Every open question: first those that a case can decide, last those that no case is about yet.
  package static let questions = OpenQuestion.all + Documents.all.questions.map(\.question)

  package static func requirement(_ id: String) -> Requirement? { requirementsByID[id] }

  package static func question(_ id: String) -> OpenQuestion? { questionsByID[id] }

  private static let requirementsByID = Dictionary(requirements.map { ($0.id, $0) }) { first, _ in first }
  private static let questionsByID = Dictionary(questions.map { ($0.id, $0) }) { first, _ in first }
}
