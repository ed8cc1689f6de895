import MachineAnalysis
import PushModel
import StateMachines

/// What nothing decides, so that no case asks it.
enum UndecidedPage {
  static let text =
    "# What nothing decides\n\n"
    + TextTable(
      header: ["situation", "open is", "left open by", "under", "editions"],
      rows: UndecidedMove.all.map { undecided in
        [
          undecided.meaning, undecided.extent.words, undecided.citation.id,
          undecided.readings.sorted.map { "\($0.question) \($0.reading)" }.joined(separator: ", "),
          undecided.editions == Edition.allCases
            ? "all" : undecided.editions.map(\.rawValue).joined(separator: ", "),
        ]
      }
    ).rendered(as: .markdown)
}

extension UndecidedMove.Extent {
  /// What is left open, in words.
  fileprivate var words: String {
    switch self {
    case .everything: "all that follows"
    case .outcome: "how the call ends"
    case .code: "the code of a failure, and which token is handed back"
    case .agreement: "the agreement; all that follows where it is another one"
    case .record: "what is registered; all that follows where it is something else"
    case .time: "when it is done; all that follows where nothing happens at once"
    }
  }
}
