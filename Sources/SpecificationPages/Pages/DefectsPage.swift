import MachineAnalysis
import PushDocuments
import PushModel

/// The mistakes of the text.
enum DefectsPage {
  static var text: String {
    let sections = Defect.Kind.allCases.map { kind in
      let words = kind.words
      return "## \(words.prefix(1).uppercased() + words.dropFirst())\n\n" + table(of: kind)
    }
    return (["# Defects of the text\n"] + sections).joined(separator: "\n")
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
