extension JSONParser {
  /// Reads a string; the next byte is its opening quote.
  mutating func string() throws(JSONError) -> String {
    let start = place
    position += 1
    var runStart = position
    // Used only if there are escapes: most strings are copied in one piece.
    var unescaped: [UInt8] = []
    while true {
      skipLetters()
      guard let byte = next else { break }
      switch byte {
      case UInt8(ascii: "\""):
        let run = bytes[runStart..<position]
        position += 1
        if unescaped.isEmpty { return String(decoding: run, as: UTF8.self) }
        unescaped += run
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped += bytes[runStart..<position]
        unescaped += try escape()
        runStart = position
      case 0x00..<0x20: throw unexpected("an escape such as \\n or \\u0000 in its place")
      default: try skipMultibyteCharacter(byte)
      }
    }
    throw JSONError(place: start, message: "found a string that does not end", expected: "a closing quote")
  }

  /// Skips bytes that need no decoding, which are the most. In a debug build comparing numbers is faster than ranges.
  private mutating func skipLetters() {
    var place = position
    let end = bytes.endIndex
    while place < end {
      let byte = bytes[place]
      guard byte >= 0x20, byte < 0x80, byte != 0x22, byte != 0x5C else { break }
      place += 1
    }
    position = place
  }

  private mutating func escape() throws(JSONError) -> String.UTF8View {
    let start = place
    position += 1
    guard let letter = next else { throw unexpected("an escape") }
    let unescaped: Unicode.Scalar
    switch letter {
    case UInt8(ascii: "\""): unescaped = "\""
    case UInt8(ascii: "\\"): unescaped = "\\"
    case UInt8(ascii: "/"): unescaped = "/"
    case UInt8(ascii: "b"): unescaped = "\u{8}"
    case UInt8(ascii: "f"): unescaped = "\u{C}"
    case UInt8(ascii: "n"): unescaped = "\n"
    case UInt8(ascii: "r"): unescaped = "\r"
    case UInt8(ascii: "t"): unescaped = "\t"
    case UInt8(ascii: "u"):
      position += 1
      return String(try escapedScalar(at: start)).utf8
    default: throw unexpected("one of \" \\ / b f n r t u after the backslash")
    }
    position += 1
    return String(unescaped).utf8
  }

  /// Reads the part after `\u`: four digits or, for a surrogate, four and its other half.
  private mutating func escapedScalar(at start: TextPlace) throws(JSONError) -> Character {
    let unit = try fourHexDigits()
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    let pairError = JSONError(
      place: start, message: "found half a surrogate pair", expected: "both halves in order")
    guard unit < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else { throw pairError }
    let low = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw pairError }
    return Character(scalar)
  }

  private mutating func fourHexDigits() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw unexpected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  /// Skips one character of two to four bytes. Refuses bytes that Unicode calls ill-formed: overlong forms,
  /// surrogates, and numbers above U+10FFFF.
  private mutating func skipMultibyteCharacter(_ lead: UInt8) throws(JSONError) {
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw illFormed()
    }
    let end = position + length
    guard end <= bytes.endIndex, second.contains(bytes[position + 1]),
      bytes[(position + 2)..<end].allSatisfy({ (0x80...0xBF).contains($0) })
    else { throw illFormed() }
    position = end
    continuationBytes += length - 1
  }

  private func illFormed() -> JSONError {
    JSONError(place: place, message: "found bytes that are not UTF-8", expected: "UTF-8")
  }
}
