import MachineAnalysis
import PushDocuments
import PushModel

/// The numbers of open questions, by chapter.
enum OpenQuestionsPage {
  static var text: String {
    let chapters = ChapterPage.areas.compactMap { area -> [String]? in
      let questions = AllEvidence.questions.filter { $0.area == area }
      guard !questions.isEmpty else { return nil }
      return ["[\(area.title)](\(ChapterPage.path(of: area, from: nil)))"] + counts(questions)
    }
    let table = TextTable(
      header: ["chapter", "a port's behaviour decides it", "no case asks it yet", "no case can decide it"],
      rows: chapters + [["in all"] + counts(AllEvidence.questions)])
    return "# Open questions\n\n" + table.rendered(as: .markdown)
  }

  private static func counts(_ questions: [OpenQuestion]) -> [String] {
    QuestionText.kinds.map { kind in "\(questions.count(where: kind.isOne))" }
  }
}
