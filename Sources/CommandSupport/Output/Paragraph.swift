import MachineAnalysis

/// Text for people, broken into lines.
package enum Paragraph {
  /// The largest width of a line.
  package static let longest = 100

  /// The width of a line on this terminal, or in a file.
  package static var width: Int { min(longest, OutputStyle.current.columns ?? longest) }

  /// A text, indented and broken between words; `first` is a prefix of the first line.
  package static func lines(
    _ text: String, indent: Int = 0, first: String? = nil, width: Int = Paragraph.width
  ) -> [String] {
    let first = first ?? ""
    let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    let line = first + String(repeating: " ", count: max(0, indent - first.columns)) + words
    return line.withoutTrailingSpaces.broken(to: width, indent: indent, keepsWords: true)
  }

  /// The same lines as one text, each with a line feed.
  package static func text(
    _ text: String, indent: Int = 0, first: String? = nil, width: Int = Paragraph.width
  ) -> String {
    lines(text, indent: indent, first: first, width: width).map { $0 + "\n" }.joined()
  }

  /// Names in a list: `a`, `a and b`, `a, b and c`.
  package static func list(_ names: [String], or word: String = "and") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
