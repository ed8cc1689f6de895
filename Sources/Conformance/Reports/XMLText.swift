/// A writer of XML, element by element.
struct XMLText {
  /// The text written so far.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Begins an element with child elements.
  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    text += start(name, attributes) + ">\n"
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    text += margin + "</\(name)>\n"
  }

  /// Writes an element with a text, or an empty one.
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

  /// A text with markup escaped. Characters that XML forbids are replaced.
  static func escaped(_ text: String, isAttribute: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += isAttribute ? "&quot;" : "\""
      // XML readers turn a line end in an attribute into a space unless it is written as a number.
      case "\n", "\t": escaped += isAttribute ? "&#\(scalar.value);" : String(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
