/// Text for people, broken into lines.
enum Paragraph {
  /// The longest line.
  static let width = 100

  /// A text, indented and broken between words; `first` stands in front of the first line.
  static func lines(_ text: String, indent: Int = 0, first: String? = nil) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = first.map { $0 + String(repeating: " ", count: max(0, indent - $0.count)) } ?? margin
    var isEmpty = true
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    while line.last == " " { line.removeLast() }
    return lines + [line]
  }

  /// The same as one text whose lines all end with a line feed.
  static func text(_ text: String, indent: Int = 0, first: String? = nil) -> String {
    lines(text, indent: indent, first: first).map { $0 + "\n" }.joined()
  }

  /// Names as people list them: `a`, `a and b`, `a, b and c`.
  static func list(_ names: [String], or word: String = "and") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
