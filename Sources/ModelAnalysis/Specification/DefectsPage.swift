import MachineAnalysis
import PushModel

/// The mistakes of the text.
enum DefectsPage {
  static var text: String {
    let intro = """
      # Defects of the text

      What is plainly a mistake of an edition, and what somebody gets who takes it over as it stands. No port is judged
      by any of these. Where two places of an edition state different things, that is a contradiction, and stands in
      [editions.md](editions.md#where-an-edition-contradicts-itself).

      """
    let sections = Defect.Kind.allCases.map { kind in
      let words = kind.words
      return "## \(words.prefix(1).uppercased() + words.dropFirst())\n\n" + table(of: kind)
    }
    return ([intro] + sections).joined(separator: "\n")
  }

  private static func table(of kind: Defect.Kind) -> String {
    TextTable(
      header: ["id", "where", "what is wrong", "who copies it gets"],
      rows: Defect.all.filter { $0.kind == kind }.map { defect in
        [defect.id, defect.cited.map(Places.text).joined(separator: "<br>"), defect.wrong, defect.copied]
      }
    ).rendered(as: .markdown)
  }
}
