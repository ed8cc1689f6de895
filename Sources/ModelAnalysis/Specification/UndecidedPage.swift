import MachineAnalysis
import PushModel
import StateMachines

/// What nothing decides, so that no case asks it.
enum UndecidedPage {
  static let text =
    """
    # What nothing decides

    In these situations neither a document nor a reading says what the SDK does; in some of them only for a port that
    follows the readings named. The machines do something there, and `pushspec explore` follows it, but no case asks it:
    a port may do anything. `pushspec mutants --prove` leaves them out, one after the other, when nothing else tells a
    broken rule from the specification.


    """
    + TextTable(
      header: ["situation", "left open by", "under", "editions"],
      rows: UndecidedMove.all.map { undecided in
        [
          undecided.meaning, undecided.citation.id,
          undecided.readings.sorted.map { "\($0.question) \($0.reading)" }.joined(separator: ", "),
          undecided.editions == Edition.allCases
            ? "all" : undecided.editions.map(\.rawValue).joined(separator: ", "),
        ]
      }
    ).rendered(as: .markdown)
}
