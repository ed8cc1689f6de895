import MachineAnalysis
import PushDocuments
import PushModel

/// The index of all open questions.
enum OpenQuestionsPage {
  static var text: String {
    let asked = OpenQuestion.all
    let awaiting = AllEvidence.questions.filter(\.awaitsTests)
    let untestable = AllEvidence.questions.filter { $0.untestable != nil }
    return """
      # Open questions

      ## Decided by a port's behaviour (\(asked.count))

      \(table(asked))
      ## Not tested yet (\(awaiting.count))

      \(table(awaiting))
      ## Not visible at a port's edge (\(untestable.count))

      \(table(untestable))
      """
  }

  /// Questions with links to their chapters, as seen from the folder of a page; `nil` stands for the top.
  static func table(_ questions: [OpenQuestion], from folder: String? = nil) -> String {
    TextTable(
      header: ["id", "asks", "open in", "readings"],
      rows: questions.sorted { order($0) < order($1) }.map { question in
        [
          ChapterPage.link(to: question.id, from: folder), question.asks,
          Places.names(question.editions), readings(of: question),
        ]
      }
    ).rendered(as: .markdown)
  }

  private static func readings(of question: OpenQuestion) -> String {
    question.readings.map { $0.name == question.leaning?.reading ? "**\($0.name)**" : $0.name }
      .joined(separator: ", ")
  }

  /// By chapter, and within a chapter as people count.
  private static func order(_ question: OpenQuestion) -> (Int, Int) {
    let area = Area.allCases.firstIndex(of: question.area) ?? 0
    let number = question.id.split(separator: "-").last.flatMap { Int($0) } ?? 0
    return (area, number)
  }
}
