/// The few pieces of Markdown on the pages.
package enum Markdown {
  /// A text for a cell of a table, with bars and line feeds escaped.
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

  package static func list(_ items: [String]) -> String { items.map { "- \($0)\n" }.joined() }
}
