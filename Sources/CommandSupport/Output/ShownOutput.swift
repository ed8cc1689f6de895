import JSON

/// The last filter before a terminal: of all control sequences, only our own colours pass.
package enum ShownOutput {
  /// The text with every control character written out; line ends, tabs and colours stay.
  package static func of(_ text: String) -> String {
    // Nearly every text has none, and need not be looked at by character.
    guard text.utf8.contains(where: isSuspicious) else { return text }
    var shown = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", let colour = colour(at: rest) {
        shown.append(scalar)
        shown.append(contentsOf: colour)
        rest = rest[colour.endIndex...]
      } else if scalar.isPlain || scalar == "\n" || scalar == "\t" {
        shown.append(scalar)
      } else {
        shown.append(contentsOf: scalar.numbered.unicodeScalars)
      }
    }
    return String(shown)
  }

  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != UInt8(ascii: "\n") || byte >= 0x7F
  }

  /// The rest of a control sequence that sets a colour.
  private static func colour(at rest: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard rest.first == "[" else { return nil }
    let digits = rest.dropFirst().prefix { "0"..."9" ~= $0 }
    guard digits.count <= 2, digits.endIndex < rest.endIndex, rest[digits.endIndex] == "m" else { return nil }
    return rest[...digits.endIndex]
  }
}
