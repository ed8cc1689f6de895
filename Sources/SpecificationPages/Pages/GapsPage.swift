import MachineAnalysis
import PushModel
import StateMachines

/// The gaps, which no document decides, one a row.
enum GapsPage {
  static let text = """
    # What nobody decides

    An open question is a choice: a port makes it anew each time. Here is what is left: circumstances of which no line says \
    what follows, and no reading either. A row says when, of which kinds of token, and which aspects of what is seen are open \
    then. These are not compared. What was seen of them counts from then on, and everything else is judged as ever.

    A circumstance is told of the token whose aspects are open, unless it is about everything.


    """
    + TextTable(
      header: ["when", "while", "open is", "of", "asked by", "editions"],
      rows: Gap.all.map { gap in
        [
          gap.moves.words + (gap.subject == .any ? ", whichever token that is about" : ""),
          gap.facts.isEmpty ? "always" : gap.facts.map(\.words).joined(separator: "; "),
          gap.blurs.words.joined(separator: ", "),
          gap.types == .both ? "both" : gap.types.channels.map(\.rawValue).joined(), gap.asked(),
          gap.editions == Edition.allCases ? "all" : gap.editions.map(\.rawValue).joined(separator: ", "),
        ]
      }
    ).rendered(as: .markdown)
}
