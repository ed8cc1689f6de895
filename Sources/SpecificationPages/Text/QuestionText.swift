import MachineAnalysis
import PushDocuments
import PushModel

/// Open questions as tables.
enum QuestionText {
  /// The kinds of open questions, each with its heading.
  static let kinds: [(heading: String, isOne: @Sendable (OpenQuestion) -> Bool)] = [
    ("Open questions", { !$0.awaitsTests && $0.untestable == nil }),
    ("Open questions that no case asks yet", { $0.awaitsTests }),
    ("Open questions that no case can decide", { $0.untestable != nil }),
  ]

  /// A row for each question, with its readings or the reason why no case can decide it. The ids are links if
  /// a folder is given.
  static func table(_ questions: [OpenQuestion], from folder: String? = nil) -> String {
    let isUntestable = questions.contains { $0.untestable != nil }
    return TextTable(
      header: ["id", "asks", "open in", isUntestable ? "why no case decides it" : "readings"],
      rows: questions.sorted { order($0) < order($1) }.map { question in
        [
          folder.map { ChapterPage.link(to: question.id, from: $0) } ?? question.id, question.asks,
          Places.names(question.editions), question.untestable ?? readings(of: question),
        ]
      }
    ).rendered(as: .markdown)
  }

  private static func readings(of question: OpenQuestion) -> String {
    question.readings.map { reading in
      let isLeant = reading.name == question.leaning?.reading
      return (isLeant ? "**\(reading.name)**" : reading.name) + ": \(reading.meaning)"
    }.joined(separator: "<br>")
  }

  /// The order by chapter, and within a chapter by number.
  private static func order(_ question: OpenQuestion) -> (Int, Int) {
    let area = Area.allCases.firstIndex(of: question.area) ?? 0
    let number = question.id.split(separator: "-").last.flatMap { Int($0) } ?? 0
    return (area, number)
  }
}
