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

  /// The name by which links lead to a heading.
  package static func anchor(of heading: String) -> String {
    var result = ""
    for character in heading.lowercased() {
      if character == " " {
        result += "-"
      } else if character.isLetter || character.isNumber || character == "-" || character == "_" {
        result.append(character)
      }
    }
    return result
  }

  /// A fenced block.
  package static func block(_ language: String, _ text: String) -> String {
    "```\(language)\n\(text)```\n"
  }
}
