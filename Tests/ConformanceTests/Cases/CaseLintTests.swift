import Conformance
import Testing

/// Valid tables with content that nobody should write.
@Suite struct CaseLintTests {
  private func findings(_ rows: String, retired: String = "{}", path: String = "x/t.json") throws -> [String]
  {
    let text = #"{"table": "t", "title": "T", "retired": \#(retired), "rows": ["# + rows + "]}"
    let (table, problems) = CaseDecoder.table(Array(text.utf8), path: path)
    #expect(problems.map(\.description) == [])
    return CaseLint.check([try #require(table)]).map(\.message)
  }

  private func row(_ id: String, _ members: String, steps: String = "[]") -> String {
    #"{"cases": {"\#(id)": "toast-ja"}, "title": "x", \#(members), "steps": \#(steps)}"#
  }

  private let sound = #""requirements": ["REG-1"]"#

  @Test func `Nothing is said of a sound table`() throws {
    #expect(try findings(row("REG-001", sound)) == [])
    #expect(CaseLint.check(CaseLoader.load(path: Corpus.path("valid-passes")).tables) == [])
  }

  @Test func `A pair is a case that is there, and may be the neighbour of several`() throws {
    let pair = sound + #", "pair": "REG-003""#
    let rows = row("REG-001", pair) + "," + row("REG-002", pair)
    #expect(try findings(rows + "," + row("REG-003", sound)) == [])
    let other = row("REG-001", sound + #", "pair": "REG-009""#)
    #expect(try findings(other) == ["REG-001: pair names REG-009, which does not exist"])
    #expect(
      try findings(other, retired: #"{"REG-009": "REG-001"}"#)
        == ["REG-001: pair names REG-009, which is retired"])
  }

  @Test func `Questions are open in the edition`() throws {
    let see = #"{"Q-PERM-2": {"asks|doesNotAsk": []}}"#
    let steps = #"[{"do": "app.entersForeground", "see": \#(see)}]"#
    #expect(
      try findings(row("REG-001", sound, steps: steps))
        == ["REG-001: Q-PERM-2 is not open in toast-ja"])
  }

  @Test func `Calls exist in the edition`() throws {
    #expect(
      try findings(
        row("REG-001", sound, steps: #"[{"do": "update", "as": "u1", "see": "u1: ok"}]"#))
        == ["REG-001: step 1 calls update, which toast-ja does not have"])
  }

  @Test func `Errors exist in the edition`() throws {
    let see = #""q1: clientFailed""#
    #expect(
      try findings(row("REG-001", sound, steps: #"[{"do": "query", "as": "q1", "see": \#(see)}]"#))
        == ["REG-001: step 1 expects clientFailed, which toast-ja does not have"])
  }

  @Test func `Calls end`() throws {
    #expect(
      try findings(row("REG-001", sound, steps: #"[{"do": "query", "as": "q1"}]"#))
        == ["REG-001: the call \"q1\" ends 0 times"])
  }

  @Test func `Something of the edition is named`() throws {
    #expect(
      try findings(row("REG-001", #""requirements": ["LOGIN-5"]"#))
        == ["REG-001: nothing it names is stated or open in toast-ja"])
  }

  @Test func `Tables are named as their files`() throws {
    #expect(try findings(row("REG-001", sound), path: "x/u.json") == ["the table is named \"t\""])
  }
}
