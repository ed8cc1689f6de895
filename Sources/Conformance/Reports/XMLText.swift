/// XML as it is written, element by element.
struct XMLText {
  /// What was written so far.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Begins an element that holds others.
  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    text += start(name, attributes) + ">\n"
    depth += 1
  }

  /// Ends it.
  mutating func close(_ name: String) {
    depth -= 1
    text += margin + "</\(name)>\n"
  }

  /// Writes an element that holds a text, or nothing.
  mutating func leaf(_ name: String, _ attributes: [(String, String)], text content: String = "") {
    let start = start(name, attributes)
    text +=
      content.isEmpty ? start + "/>\n" : start + ">\(Self.escaped(content, isAttribute: false))</\(name)>\n"
  }

  private var margin: String { String(repeating: "  ", count: depth) }

  private func start(_ name: String, _ attributes: [(String, String)]) -> String {
    margin + "<\(name)"
      + attributes.map { " \($0.0)=\"\(Self.escaped($0.1, isAttribute: true))\"" }.joined()
  }

  /// A text in which nothing is taken for markup; what no document may hold is replaced.
  static func escaped(_ text: String, isAttribute: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += isAttribute ? "&quot;" : "\""
      // A reader makes a space of a line end in an attribute unless it is written as a number.
      case "\n", "\t": escaped += isAttribute ? "&#\(scalar.value);" : String(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
