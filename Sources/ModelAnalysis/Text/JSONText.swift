/// A JSON value, written in a stable form: members in the order given, short values on one line.
public enum JSONText: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value as a text of several lines that ends with a line feed.
  public func rendered(lineLength: Int = 110) -> String {
    lines(indent: 0, prefix: "", lineLength: lineLength) + "\n"
  }

  private func lines(indent: Int, prefix: String, lineLength: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let short = prefix + compact
    // One column is kept for a comma.
    if indent + short.count < lineLength { return margin + short }
    switch self {
    case .null, .bool, .number, .string: return margin + short
    case .array(let items):
      let inner = items.map { $0.lines(indent: indent + 2, prefix: "", lineLength: lineLength) }
      return "\(margin)\(prefix)[\n\(inner.joined(separator: ",\n"))\n\(margin)]"
    case .object(let members):
      let inner = members.map { name, value in
        value.lines(indent: indent + 2, prefix: Self.quoted(name) + ": ", lineLength: lineLength)
      }
      return "\(margin)\(prefix){\n\(inner.joined(separator: ",\n"))\n\(margin)}"
    }
  }

  private var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(value)
    case .string(let value): Self.quoted(value)
    case .array(let items): "[" + items.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.0)): \($0.1.compact)" }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONText {
  /// An array of strings.
  public static func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }

  /// A string, or `null`.
  public static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
}
