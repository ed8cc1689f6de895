import PushDocuments
import PushModel

/// A chapter on a situation that every call can meet. It gathers from the chapters of the areas.
struct SituationPage {
  /// The name of the file, without its extension.
  let name: String
  let title: String
  /// The ids of its requirements.
  let requirements: [String]
  /// The machines all of whose questions belong to it.
  let machines: [String]
  /// The ids of further questions.
  let questions: [String]

  static let situations = [
    SituationPage(
      name: "restart", title: "Restart",
      requirements: ["QUERY-1", "QUERY-2", "UPD-3", "VOIP-7", "MSG-3"],
      machines: [],
      questions: [
        "Q-INIT-5", "Q-LOGIN-7", "Q-LOGIN-11", "Q-REG-4", "Q-REG-61", "Q-REG-62", "Q-AGR-3",
        "Q-UPD-1", "Q-UPD-53", "Q-UNREG-7", "Q-VOIP-11", "Q-MSG-2", "Q-MSG-11", "Q-ACT-3", "Q-OPT-5",
      ]),
    SituationPage(
      name: "calls-that-meet", title: "Calls that meet",
      requirements: ["ERR-11", "LOGIN-3"],
      machines: ["CallsInProgress", "VoIPCallsInProgress", "OtherKindInProgress", "OverlapRefusal"],
      questions: [
        "Q-INIT-7", "Q-INIT-63", "Q-INIT-64", "Q-LOGIN-3", "Q-LOGIN-4", "Q-LOGIN-5", "Q-LOGIN-15",
        "Q-LOGIN-61", "Q-LOGIN-62", "Q-LOGIN-63", "Q-AGR-56", "Q-QUERY-58", "Q-UPD-52", "Q-ERR-3", "Q-TAG-9",
        "Q-TAG-11",
      ]),
  ]

  static var all: [(String, String)] {
    situations.map { ("chapters/\($0.name).md", $0.text + ChapterPage.neighbours(of: $0.name)) }
  }

  private var gathered: [OpenQuestion] {
    AllEvidence.questions.filter { question in
      questions.contains(question.id) || Citers.names(of: question.id).contains(where: machines.contains)
    }
  }

  private var text: String {
    """
    # \(title)

    ## Requirements

    \(RequirementsTable.text(requirements.compactMap(AllEvidence.requirement)))
    \(ChapterPage.openQuestions(gathered, from: "chapters"))
    """
  }
}
