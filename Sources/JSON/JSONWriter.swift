extension JSONNode {
  /// The value in one line of UTF-8 without spaces; members keep their order.
  ///
  /// A number that JSON cannot write (infinite, or not a number) is written as `null`.
  public func line() -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// The value on one line, with spaces between its parts.
  public var words: String {
    var bytes: [UInt8] = []
    write(to: &bytes, spaced: true)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value in one line of UTF-8, with spaces between its parts if `spaced`.
  public func write(to bytes: inout [UInt8], spaced: Bool = false) {
    func separate(_ separator: Unicode.Scalar) {
      bytes.append(UInt8(ascii: separator))
      if spaced { bytes.append(UInt8(ascii: " ")) }
    }
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .integer(let integer): bytes += String(integer).utf8
    case .number(let number): bytes += (number.isFinite ? String(number) : "null").utf8
    case .string(let string): Self.write(string, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { separate(",") }
        element.write(to: &bytes, spaced: spaced)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { separate(",") }
        Self.write(member.name, to: &bytes)
        separate(":")
        member.node.write(to: &bytes, spaced: spaced)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Appends a string with its quotes and escapes.
  public static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if needsEscape(string) { writeEscaped(string, to: &bytes) } else { bytes += string.utf8 }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ string: String) -> Bool {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    var isForeign = false
    for byte in string.utf8 {
      if byte < 0x20 || byte == quote || byte == backslash { return true }
      if byte > 0x7E { isForeign = true }
    }
    return isForeign && !string.isPlain
  }

  private static func writeEscaped(_ string: String, to bytes: inout [UInt8]) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      default:
        if scalar.isPlain {
          bytes += String(scalar).utf8
        } else {
          // Terminals obey more characters than those that JSON requires to be escaped.
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
          }
        }
      }
    }
  }
}
