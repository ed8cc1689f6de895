/// A terminal's colour, with its number.
package enum Colour: Int, Sendable {
  case red = 31
  case green = 32
  case yellow = 33

  package func paint(_ text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
