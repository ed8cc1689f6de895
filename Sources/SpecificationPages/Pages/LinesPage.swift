import MachineAnalysis
import PushDocuments
import PushModel

/// The account of every line of the documents.
package enum LinesPage {
  static var text: String {
    """
    # Every line accounted for

    \(figures)
    ## What cites lines

    A line may be cited by several.

    \(owners)
    ## Why lines say nothing

    \(reasons)
    """
  }

  /// The number of lines of each edition, by their use.
  package static var figures: String {
    TextTable(
      header: ["edition", "lines", "with text", "cited", "say nothing", "open"],
      rows: Edition.allCases.map { edition in
        let accounts = LineAccount.all(of: edition)
        let cited = accounts.count { !$0.ids.isEmpty }
        let silent = accounts.count { $0.silence != nil }
        return [edition.rawValue]
          + [edition.documentLines.count, accounts.count, cited, silent, accounts.count - cited - silent]
          .map { String($0) }
      }
    ).rendered(as: .markdown)
  }

  private static var owners: String {
    let kinds: [(String, (String) -> Bool)] = [
      ("requirements", { AllEvidence.requirement($0) != nil }),
      ("open questions", { AllEvidence.question($0) != nil }),
      ("differences", { Difference.named($0) != nil }),
      ("contradictions", { Contradiction.named($0) != nil }),
      ("defects", { Defect.named($0) != nil }),
    ]
    return table("cited by", kinds.map { words, isOne in (words, { $0.ids.contains(where: isOne) }) })
  }

  private static var reasons: String {
    table("reason", Silence.allCases.map { silence in (silence.words, { $0.silence == silence }) })
  }

  /// The number of lines of each edition, by sort.
  private static func table(_ title: String, _ sorts: [(String, (LineAccount) -> Bool)]) -> String {
    let accounts = Edition.allCases.map { LineAccount.all(of: $0) }
    return TextTable(
      header: [title] + Edition.allCases.map(\.rawValue),
      rows: sorts.map { words, isOne in [words] + accounts.map { String($0.count(where: isOne)) } }
    ).rendered(as: .markdown)
  }
}
