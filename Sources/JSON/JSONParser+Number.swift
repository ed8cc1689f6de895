extension JSONParser {
  mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    let startPlace = place
    let negative = skip(UInt8(ascii: "-"))
    let digits = try wholePart()
    var isWhole = true
    if skip(UInt8(ascii: ".")) {
      isWhole = false
      try someDigits()
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      isWhole = false
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try someDigits()
    }
    if isWhole, let integer = Self.integer(bytes[digits], negative: negative) { return .integer(integer) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONError(
        place: startPlace, message: "found \(text)",
        expected: "a number of at most about 1.8e308")
    }
    return .number(number)
  }

  /// The digits before the fraction. A leading zero must be the only digit.
  private mutating func wholePart() throws(JSONError) -> Range<Int> {
    let start = position
    if skip(UInt8(ascii: "0")) {
      if let next, isDigit(next) { throw unexpected("a number without leading zeros") }
    } else {
      try someDigits()
    }
    return start..<position
  }

  private mutating func someDigits() throws(JSONError) {
    guard let first = next, isDigit(first) else { throw unexpected("a digit") }
    while let next, isDigit(next) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// The integer value of the digits; `nil` if it does not fit, or is a negative zero.
  private static func integer(_ digits: ArraySlice<UInt8>, negative: Bool) -> Int? {
    var integer = 0
    for digit in digits {
      let (tenfold, overflow) = integer.multipliedReportingOverflow(by: 10)
      let unit = Int(digit - UInt8(ascii: "0"))
      let (sum, overflow2) =
        negative ? tenfold.subtractingReportingOverflow(unit) : tenfold.addingReportingOverflow(unit)
      if overflow || overflow2 { return nil }
      integer = sum
    }
    return negative && integer == 0 ? nil : integer
  }
}
