import MachineAnalysis
import PushDocuments
import PushModel

/// The editions side by side: the most telling differences, a column for each edition.
enum SideBySidePage {
  static var text: String {
    (["# The five editions side by side\n"] + sections.map { "## \($0)\n\n\(table($1))" })
      .joined(separator: "\n")
  }

  /// The sections: a question in everyday words, and the ids of the differences.
  static let sections: [(title: String, differences: [String])] = [
    ("The SDK", ["DIFF-58", "DIFF-55", "DIFF-54", "DIFF-133", "DIFF-134"]),
    ("Settings", ["DIFF-44", "DIFF-48", "DIFF-18", "DIFF-45", "DIFF-46", "DIFF-47"]),
    ("The delegate", ["DIFF-40", "DIFF-41", "DIFF-42", "DIFF-102", "DIFF-38"]),
    ("The user", ["DIFF-2", "DIFF-1", "DIFF-3", "DIFF-4"]),
    ("Registering", ["DIFF-6", "DIFF-130", "DIFF-131", "DIFF-16", "DIFF-14", "DIFF-15"]),
    ("Permission and agreement", ["DIFF-8", "DIFF-9", "DIFF-10", "DIFF-11"]),
    ("Other calls", ["DIFF-20", "DIFF-19", "DIFF-22", "DIFF-31", "DIFF-27", "DIFF-28", "DIFF-129"]),
    ("VoIP", ["DIFF-32", "DIFF-35", "DIFF-33", "DIFF-37"]),
    ("Messages and notifications", ["DIFF-101", "DIFF-113", "DIFF-116", "DIFF-118"]),
    ("Errors", ["DIFF-49", "DIFF-50", "DIFF-51", "DIFF-52", "DIFF-53"]),
  ]

  private static func table(_ ids: [String]) -> String {
    TextTable(
      header: ["what"] + Edition.allCases.map(\.rawValue),
      rows: ids.compactMap(Difference.named).map { difference in
        ["\(difference.about) (\(ChapterPage.link(to: difference.id, from: nil)))"]
          + Edition.allCases.map { cell(difference, in: $0) }
      }
    ).rendered(as: .markdown)
  }

  private static func cell(_ difference: Difference, in edition: Edition) -> String {
    difference.positions.flatMap { position in
      position.cited.filter { $0.edition == edition }.map { "\(position.says) *\($0.lines.text)*" }
    }.joined(separator: "<br>")
  }
}
