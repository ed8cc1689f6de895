import ModelAnalysis
import Testing

@Suite("JSON texts")
struct JSONTextTests {
  @Test("Members keep their order, and characters are escaped")
  func escaping() {
    let value = JSONText.object([
      ("b", .string("a \"quote\", a \\ and\na line, \u{1}")), ("a", .null), ("c", .bool(true)),
    ])
    #expect(
      value.rendered() == #"{"b": "a \"quote\", a \\ and\na line, \u0001", "a": null, "c": true}"# + "\n")
  }

  @Test("What is too long for a line is broken into several")
  func breaking() {
    let value = JSONText.object([
      ("numbers", .array([.number(1), .number(2)])), ("texts", .strings(["one text", "another text"])),
    ])
    #expect(
      value.rendered(lineLength: 24) == """
        {
          "numbers": [1, 2],
          "texts": [
            "one text",
            "another text"
          ]
        }

        """)
  }
}
