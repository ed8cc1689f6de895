import Conformance
import JSON
import PushModel
import Testing

@Suite struct JSONNodeTests {
  @Test(arguments: [
    #"null"#, #"[true,false,-3,1.5,1e+300,"a"]"#, #"{"b":1,"a":{"c":[]},"":{}}"#,
    #""한글😀\"\\\n\r\t\u0000\u001f/""#,
  ])
  func `Writes what it read`(text: String) throws {
    let line = try JSONNode.parse(Array(text.utf8)).line()
    #expect(String(decoding: line, as: UTF8.self) == text)
  }

  @Test func `Writes numbers that JSON cannot write as null`() {
    #expect(String(decoding: JSONNode(.number(.infinity)).line(), as: UTF8.self) == "null")
  }

  @Test func `Leaves out members without value`() {
    let node = JSONNode.object(["a": .integer(1), "b": nil, "c": .null])
    #expect(String(decoding: node.line(), as: UTF8.self) == #"{"a":1,"c":null}"#)
  }

  @Test func `Gives what is asked for`() throws {
    let node = try JSONNode.parse(Array(#"{"s":"voip","i":3.0,"b":true,"n":null,"a":[1]}"#.utf8))
    #expect(try node.required("s").string() == "voip")
    #expect(try node.required("s").name(of: PushType.self) == .voip)
    #expect(try node.required("i").integer() == 3)
    #expect(try node.required("b").bool())
    #expect(try node.optional("n") == nil)
    #expect(node["n"]?.isNull == true)
    #expect(node["x"] == nil)
    #expect(try node.required("a").elements() == [.integer(1)])
  }

  @Test func `Says what was expected and where`() throws {
    let node = try JSONNode.parse(Array("{\"a\": 1.5,\n \"t\": \"fax\"}".utf8))
    func message(_ body: () throws -> Void) throws -> String {
      try #require(throws: JSONError.self) { try body() }.description
    }
    #expect(
      try message { _ = try node.required("a").integer() }
        == "line 1, column 7: found a number, expected an integer")
    #expect(
      try message { _ = try node.required("t").name(of: PushType.self) }
        == "line 2, column 7: found \"fax\", expected one of apns, voip")
    #expect(
      try message { _ = try node.required("x") }
        == "line 1, column 1: the member \"x\" is missing")
    #expect(
      try message { _ = try node.required("t").members() }
        == "line 2, column 7: found a string, expected an object")
  }
}

/// Values over several lines, for people.
@Suite struct JSONLayoutTests {
  private let value = JSONNode.object(["numbers": [1, 2].json, "texts": ["one text", "another text"].json])

  @Test func `Keeps the order and escapes`() {
    let value = JSONNode.object([
      "b": "a \"quote\", a \\ and\na line, \u{1}".json, "a": .null, "c": true.json,
    ])
    #expect(value.text() == #"{"b": "a \"quote\", a \\ and\na line, \u0001", "a": null, "c": true}"# + "\n")
  }

  @Test func `Breaks what is too long for a line`() {
    #expect(
      value.text(JSONLayout(width: 24)) == """
        {
          "numbers": [1, 2],
          "texts": [
            "one text",
            "another text"
          ]
        }

        """)
  }

  @Test func `Breaks what is open`() {
    #expect(
      value.text(JSONLayout(open: 1, openMembers: ["numbers": 1])) == """
        {
          "numbers": [
            1,
            2
          ],
          "texts": ["one text", "another text"]
        }

        """)
    #expect(JSONNode.object([:]).text(JSONLayout(open: 1)) == "{}\n")
  }
}
