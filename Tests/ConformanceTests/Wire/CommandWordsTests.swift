import Conformance
import Testing

@Suite struct CommandWordsTests {
  @Test(arguments: [
    ("python3 adapter.py", ["python3", "adapter.py"]), ("  a \t b\n", ["a", "b"]),
    (#"'a b' "c d" e\ f"#, ["a b", "c d", "e f"]), (#"a'b'"c"d"#, ["abcd"]), (#"'' """#, ["", ""]),
    (#"'\' "\"\\\$\x""#, [#"\"#, #""\$\x"#]), ("$HOME *", ["$HOME", "*"]), ("'é한' x", ["é한", "x"]),
  ])
  func `Splits`(command: String, words: [String]) throws {
    #expect(try CommandWords.split(command) == words)
  }

  @Test(
    arguments: [
      ("", .empty), ("  ", .empty), ("a 'b", .unclosedQuote(column: 3)),
      ("é \"b\\\"", .unclosedQuote(column: 3)), ("a\\", .trailingBackslash),
    ] as [(String, CommandWords.Failure)])
  func `Refuses`(command: String, failure: CommandWords.Failure) {
    #expect(throws: failure) { try CommandWords.split(command) }
  }
}
