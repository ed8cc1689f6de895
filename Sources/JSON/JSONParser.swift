extension JSONNode {
  /// The greatest depth of nested arrays and objects.
  public static let depthLimit = 200

  /// Reads one JSON value that takes up the whole text.
  ///
  /// The text must be valid UTF-8 without a byte order mark, and no object may name a member twice.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONNode { try parse(bytes[...]) }

  /// Reads one JSON value that takes up the whole slice.
  public static func parse(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSONNode {
    var parser = JSONParser(bytes)
    return try parser.document()
  }
}

/// A recursive-descent parser of JSON that records the place of every value.
struct JSONParser {
  let bytes: ArraySlice<UInt8>
  var position: Int
  private var line = 1
  private var lineStart: Int
  /// The continuation bytes of the line, so that columns count characters.
  var continuationBytes = 0
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
    lineStart = bytes.startIndex
  }

  /// The next byte; `nil` at the end.
  var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  var place: TextPlace { TextPlace(line: line, column: position - lineStart - continuationBytes + 1) }

  mutating func document() throws(JSONError) -> JSONNode {
    skipSpace()
    let node = try value()
    skipSpace()
    guard next == nil else { throw unexpected("the end of the text") }
    return node
  }

  private mutating func value() throws(JSONError) -> JSONNode {
    let place = place
    let value: JSONValue
    switch next {
    case UInt8(ascii: "{"): value = try nested { (parser) throws(JSONError) in try parser.object() }
    case UInt8(ascii: "["): value = try nested { (parser) throws(JSONError) in try parser.array() }
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"): value = try number()
    default: throw unexpected("a value")
    }
    return JSONNode(value, at: place)
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < JSONNode.depthLimit else {
      throw JSONError(
        place: place, message: "found something nested too deeply",
        expected: "at most \(JSONNode.depthLimit) levels")
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    position += 1
    var elements: [JSONNode] = []
    skipSpace()
    if skip(UInt8(ascii: "]")) { return .array(elements) }
    while true {
      skipSpace()
      elements.append(try value())
      skipSpace()
      if skip(UInt8(ascii: "]")) { return .array(elements) }
      guard skip(UInt8(ascii: ",")) else { throw unexpected("',' or ']'") }
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    position += 1
    var members: [JSONMember] = []
    // Used only if there are many members: a linear search is faster among few.
    var names: Set<String> = []
    skipSpace()
    if skip(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipSpace()
      let namePlace = place
      guard next == UInt8(ascii: "\"") else {
        throw unexpected(members.isEmpty ? "a member's name or '}'" : "a member's name")
      }
      let name = try string()
      let isNew: Bool
      if members.count < 16 {
        isNew = !members.contains { $0.name == name }
      } else {
        if names.isEmpty { names = Set(members.map(\.name)) }
        isNew = names.insert(name).inserted
      }
      guard isNew else {
        throw JSONError(
          place: namePlace, message: "found \"\(name)\" for the second time",
          expected: "each name only once")
      }
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw unexpected("':'") }
      skipSpace()
      members.append(JSONMember(name: name, namePlace: namePlace, node: try value()))
      skipSpace()
      if skip(UInt8(ascii: "}")) { return .object(members) }
      guard skip(UInt8(ascii: ",")) else { throw unexpected("',' or '}'") }
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let end = position + word.utf8CodeUnitCount
    let found = end <= bytes.endIndex && word.withUTF8Buffer { bytes[position..<end].elementsEqual($0) }
    guard found else { throw JSONError(place: place, message: "found an unknown word", expected: "\(word)") }
    position = end
    return value
  }

  private mutating func skipSpace() {
    while position < bytes.endIndex {
      if bytes[position] > 0x20 { return }
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "\n"):
        position += 1
        line += 1
        lineStart = position
        continuationBytes = 0
      default: return
      }
    }
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.endIndex, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// The error about something unexpected at the current position.
  func unexpected(_ expected: String) -> JSONError {
    let found =
      switch next {
      case nil: "found the end of the text"
      case .some(let byte) where byte < 0x20 || byte == 0x7F: "found the control character \(byte)"
      case .some(let byte) where byte < 0x80: "found '\(Character(UnicodeScalar(byte)))'"
      case .some: "found a character outside of a string"
      }
    return JSONError(place: place, message: found, expected: expected)
  }
}
