/// A line of text on a terminal.
extension StringProtocol {
  /// The width of the line in columns of a terminal: a colour takes none, and a letter of East Asia two.
  package var columns: Int {
    // Nearly every line has one column for each byte.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return utf8.count }
    return places(within: .max).columns
  }

  /// The line, cut off at a number of columns.
  package func cut(to width: Int) -> String {
    columns <= width ? String(self) : self[..<places(within: width - 1).end] + "…"
  }

  /// The line, broken into lines of at most `width` columns: at spaces, or else behind punctuation, or else
  /// anywhere.
  ///
  /// - Parameters:
  ///   - indent: The indent of the second and further lines. The first is not broken before it.
  ///   - keepsWords: Whether a word that is too wide stays whole.
  package func broken(to width: Int, indent: Int = 0, keepsWords: Bool = false) -> [String] {
    // A deep indent would leave too little room and is made small.
    let indent = width - indent < 20 ? Swift.min(indent, 4) : indent
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var rest = Substring(self)
    while true {
      let room = lines.isEmpty ? width : width - indent
      let begin = lines.isEmpty && indent > 0 ? rest.places(within: indent).end : rest.startIndex
      let end = rest.places(within: room).end
      guard end < rest.endIndex else { break }
      let piece = rest[begin..<end]
      let mark = [",;", "/_-"].lazy.compactMap { piece.dropLast().lastIndex(where: $0.contains) }.first
        .map(rest.index(after:))
      let word = piece.dropFirst().lastIndex(of: " ")
      let anywhere = keepsWords ? rest[end...].firstIndex(of: " ") : mark ?? end
      guard let cut = rest[end] == " " ? end : word ?? anywhere else { break }
      lines.append((lines.isEmpty ? "" : margin) + rest[..<cut].withoutTrailingSpaces)
      rest = rest[cut...].drop { $0 == " " }
    }
    return rest.isEmpty && !lines.isEmpty ? lines : lines + [(lines.isEmpty ? "" : margin) + rest]
  }

  /// The end of the first columns, at least one letter, and the number of columns that they take.
  private func places(within width: Int) -> (end: Index, columns: Int) {
    var used = 0
    var isColour = false
    for index in indices {
      let letter = self[index]
      if letter == "\u{1B}" { isColour = true }
      let columns = isColour ? 0 : letter.columns
      if isColour, letter == "m" { isColour = false }
      if used > 0, used + columns > width { return (index, used) }
      used += columns
    }
    return (endIndex, used)
  }

  /// The text without the spaces at its end.
  package var withoutTrailingSpaces: SubSequence {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}

extension Character {
  /// The width in columns: two for the letters of East Asia, which the documents quote.
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first?.value else { return 0 }
    return switch scalar {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
