import MachineAnalysis
import PushDocuments
import PushModel

/// The five documents, with the numbers of their statements.
enum EditionsPage {
  static var text: String {
    """
    # Editions

    \(documents)
    Who holds a document can check every citation: lines are counted from 1 in the file with this SHA-256.

    ## Statements

    \(statements)
    """
  }

  private static var documents: String {
    TextTable(
      header: ["edition", "classes", "file", "SHA-256"],
      rows: Edition.allCases.map { edition in
        [
          edition.rawValue + (edition == .standard ? " (the default)" : ""), edition.family, edition.file,
          "`\(edition.digest)`",
        ]
      }
    ).rendered(as: .markdown)
  }

  /// The numbers of requirements that the editions state, by grade, and of questions that they leave open.
  private static var statements: String {
    let grades: [Grade] = [.documented, .signature, .sample, .inferred]
    return TextTable(
      header: ["edition"] + grades.map(\.rawValue) + [
        "says otherwise", "silent", "stated, not tested yet", "open questions",
      ],
      rows: Edition.allCases.map { edition in
        let counts = grades.map { grade in
          AllEvidence.requirements.filter { $0.isStated(in: edition) && $0.grade(in: edition) == grade }.count
        }
        let otherwise = AllEvidence.requirements.filter {
          if case .contradicted = $0.evidence(in: edition) { true } else { false }
        }.count
        let silent = AllEvidence.requirements.filter { $0.evidence(in: edition) == .silent }.count
        let awaiting = AllEvidence.requirements.filter { $0.isStated(in: edition) && $0.awaitsTests }.count
        let open = AllEvidence.questions.filter { $0.editions.contains(edition) }.count
        return [edition.rawValue] + (counts + [otherwise, silent, awaiting, open]).map { String($0) }
      }
    ).rendered(as: .markdown)
  }
}
