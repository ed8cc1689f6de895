/// The few pieces of Markdown that the pages are made of.
package enum Markdown {
  /// A text in a cell of a table: bars do not end it, and line feeds do not break the row.
  package static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|": result += "\\|"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// Lines of a list.
  package static func list(_ items: [String]) -> String {
    items.map { "- \($0)\n" }.joined()
  }
}
