/// Texts escaped for markup. All texts of a port go through here, so that no part of them counts as markup.
package enum MarkedText {
  /// A text in HTML, also as the value of an attribute.
  package static func html(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\"", "'": escaped += "&#\(scalar.value);"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A text in a line of Markdown, with every special character escaped.
  package static func markdown(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}": escaped += " "
      case "\u{20}"..."\u{7E}": escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A text in a workflow command of GitHub. `isProperty`: the text stands before the second pair of colons.
  static func annotation(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":": escaped += isProperty ? "%3A" : ":"
      case ",": escaped += isProperty ? "%2C" : ","
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
