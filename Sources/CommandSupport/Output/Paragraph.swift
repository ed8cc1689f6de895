import MachineAnalysis

/// Text for people, broken into lines.
package enum Paragraph {
  /// The longest line, where there is room.
  package static let longest = 100

  /// The longest line on the terminal that is written to, or in a file.
  package static var width: Int { min(longest, OutputStyle.current.columns ?? longest) }

  /// A text, indented and broken between words; `first` stands in front of the first line.
  package static func lines(
    _ text: String, indent: Int = 0, first: String? = nil, width: Int = Paragraph.width
  ) -> [String] {
    let first = first ?? ""
    let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    let line = first + String(repeating: " ", count: max(0, indent - first.columns)) + words
    return line.withoutTrailingSpaces.broken(to: width, indent: indent, keepsWords: true)
  }

  /// The same as one text whose lines all end with a line feed.
  package static func text(
    _ text: String, indent: Int = 0, first: String? = nil, width: Int = Paragraph.width
  ) -> String {
    lines(text, indent: indent, first: first, width: width).map { $0 + "\n" }.joined()
  }

  /// Names as people list them: `a`, `a and b`, `a, b and c`.
  package static func list(_ names: [String], or word: String = "and") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
