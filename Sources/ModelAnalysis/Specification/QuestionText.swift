import MachineAnalysis
import PushDocuments
import PushModel

/// An open question as a section of a chapter.
enum QuestionText {
  /// What becomes of open questions, with the heading above those of each kind.
  static let kinds: [(heading: String, isOne: @Sendable (OpenQuestion) -> Bool)] = [
    ("Open questions", { !$0.awaitsTests && $0.untestable == nil }),
    ("Open questions that no case asks yet", { $0.awaitsTests }),
    ("Open questions that no case can decide", { $0.untestable != nil }),
  ]

  static func heading(_ question: OpenQuestion) -> String { "\(question.id): \(question.asks)" }

  static func section(_ question: OpenQuestion) -> String {
    var text = "### \(heading(question))\n\n"
    text += Markdown.list(facts(of: question)) + "\n"
    text += TextTable(
      header: ["reading", "an SDK that follows it"],
      rows: question.readings.map { ["`\($0.name)`", $0.meaning] }
    ).rendered(as: .markdown)
    if let leaning = question.leaning {
      text += "\nThe text leans to `\(leaning.reading)`: \(leaning.because)\n"
    }
    if let reason = question.untestable {
      text += "\nNo case can decide it: \(reason)\n"
    }
    return text
  }

  private static func facts(of question: OpenQuestion) -> [String] {
    var facts = ["Open in \(Places.names(question.editions))."]
    if !question.says.isEmpty {
      facts.append("Nearest to it: " + question.says.map(Places.text).joined(separator: "; ") + ".")
    }
    if question.awaitsTests { facts.append("Not tested yet: no case asks it.") }
    let machines = Citers.links(to: question.id)
    if !machines.isEmpty { facts.append("Machines: \(machines).") }
    return facts
  }
}
