import Conformance
import JSON
import Testing

@Suite struct JSONParserTests {
  @Test(
    arguments: [
      ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)), ("0", .integer(0)),
      ("-17", .integer(-17)), ("9223372036854775807", .integer(.max)),
      ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .number(0x1p63)),
      ("1.5", .number(1.5)), ("1e2", .number(100)), ("-1E-2", .number(-0.01)), ("-0", .number(-0.0)),
      ("\"\"", .string("")), ("\"aß한😀\"", .string("aß한😀")),
      (#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00""#, .string("\"\\/\u{8}\u{C}\n\r\té😀")),
      ("[]", .array([])), ("[1, \"x\"]", .array([.integer(1), .string("x")])),
      ("{}", .object([])),
    ] as [(String, JSONValue)])
  func `Reads`(text: String, value: JSONValue) throws {
    #expect(try JSONNode.parse(Array(text.utf8)).value == value)
  }

  @Test func `Knows the place of everything`() throws {
    let node = try JSONNode.parse(Array("{\r\n  \"한글\": [\"é\", 1],\n \"b\": null}".utf8))
    let members = try node.members()
    #expect(node.place == .start)
    #expect(members.map(\.name) == ["한글", "b"])
    #expect(members[0].namePlace == TextPlace(line: 2, column: 3))
    #expect(members[0].node.place == TextPlace(line: 2, column: 9))
    #expect(try members[0].node.elements()[1].place == TextPlace(line: 2, column: 15))
    #expect(members[1].node.place == TextPlace(line: 3, column: 7))
  }

  @Test(arguments: [
    ("", 1, 1, "a value"), ("{\"a\":1,}", 1, 8, "a member's name"), ("[1,]", 1, 4, "a value"),
    ("[1 2]", 1, 4, "',' or ']'"), ("{\"a\" 1}", 1, 6, "':'"), ("{\"a\":1", 1, 7, "',' or '}'"),
    ("{a:1}", 1, 2, "a member's name or '}'"), ("1 1", 1, 3, "the end of the text"),
    ("01", 1, 2, "a number without leading zeros"), ("1.", 1, 3, "a digit"), ("-", 1, 2, "a digit"),
    ("1e", 1, 3, "a digit"), ("1e999", 1, 1, "a number of at most about 1.8e308"),
    ("+1", 1, 1, "a value"), ("nul", 1, 1, "null"), ("\n  tru]", 2, 3, "true"),
    ("\"abc", 1, 1, "a closing quote"), ("\"é\\x\"", 1, 4, "one of \" \\ / b f n r t u after the backslash"),
    ("\"\\u12g4\"", 1, 6, "four hexadecimal digits"), ("\"\\uD800\"", 1, 2, "both halves in order"),
    ("\"\\uDC00\\uD800\"", 1, 2, "both halves in order"),
    ("\"a\nb\"", 1, 3, "an escape such as \\n or \\u0000 in its place"),
    ("{\"a\":1,\n\"a\":2}", 2, 1, "each name only once"), ("\u{FEFF}1", 1, 1, "a value"),
  ])
  func `Refuses`(text: String, line: Int, column: Int, expected: String) throws {
    let error = try #require(throws: JSONError.self) { try JSONNode.parse(Array(text.utf8)) }
    #expect(error.place == TextPlace(line: line, column: column))
    #expect(error.expected == expected)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82, 0x28], [0xFF],
    ] as [[UInt8]])
  func `Refuses what is not UTF8`(bytes: [UInt8]) throws {
    let quote = UInt8(ascii: "\"")
    let error = try #require(throws: JSONError.self) {
      try JSONNode.parse([quote, UInt8(ascii: "a")] + bytes + [quote])
    }
    #expect(error.expected == "UTF-8")
    #expect(error.place == TextPlace(line: 1, column: 3))
  }

  @Test(arguments: [1, 15, 16, 40])
  func `A name that an object has already is refused`(count: Int) throws {
    let members = (0..<count).map { "\"n\($0)\":0" }
    let last = members.count - 1
    for text in [members + ["\"n0\":1"], members + ["\"n\(last)\":1"]] {
      let error = #expect(throws: JSONError.self) {
        try JSONNode.parse(Array("{\(text.joined(separator: ","))}".utf8))
      }
      #expect(error?.expected == "each name only once")
    }
    #expect(throws: Never.self) { try JSONNode.parse(Array("{\(members.joined(separator: ","))}".utf8)) }
  }

  @Test func `Limits the depth`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(String(repeating: "[", count: depth).utf8) + Array(String(repeating: "]", count: depth).utf8)
    }
    #expect(throws: Never.self) { try JSONNode.parse(nested(200)) }
    let error = try #require(throws: JSONError.self) { try JSONNode.parse(nested(201)) }
    #expect(error.place == TextPlace(line: 1, column: 201))
  }
}
