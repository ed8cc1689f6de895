import Conformance
import JSON
import Testing

/// Tables that are wrong on purpose: each has one wrong row and one right row.
@Suite struct InvalidTablesTests {
  @Test(
    arguments: [
      ("bad-id", "6:13", "an area and a number of three digits, such as REG-014", nil),
      ("unknown-edition", "8:20", "one of tcpush-ko", "toast-ja"),
      ("unknown-requirement", "9:24", "the name of a known requirement", "REG-1"),
      ("unknown-member", "10:7", "the name of a known member of a case", "given"),
      ("unknown-policy", "10:27", "one of prompt, apns", "server"),
      ("unknown-policy-value", "10:37", "one of accept, refuse", "accept"),
      ("unknown-step", "11:16", "the name of a known step", "user.allows"),
      ("unknown-error", "11:77", "the name of a known error", "permissionDenied"),
      ("unknown-call", "11:62", "one of r1", "r1"),
      ("unknown-symbol", "11:35", "the name of a known symbol", "$userA"),
      ("missing-name", "11:9", "", nil),
      ("unknown-question", "11:57", "the name of a known question", "Q-PERM-1"),
      ("unknown-reading", "11:82", "one of atRegister, atInitialize", "atRegister"),
      ("missing-reading", "11:81", "a value for each of atRegister, atInitialize", nil),
    ] as [(String, String, String, String?)])
  func saysWhereAndWhat(name: String, place: String, expected: String, suggestion: String?) throws {
    let loaded = CaseLoader.load(path: Corpus.path("invalid/\(name).json"))
    let problem = try #require(loaded.problems.first)
    #expect(loaded.problems.count == 1)
    #expect("\(problem.place.line):\(problem.place.column)" == place, "\(problem)")
    #expect(problem.expected.hasPrefix(expected), "\(problem)")
    #expect(problem.suggestion == suggestion, "\(problem)")
    #expect(problem.description.contains("\(name).json:\(place): "))
    #expect(loaded.cases.map(\.id) == ["REG-999"], "the right row stays")
  }

  @Test(arguments: [("broken", 3), ("not-a-table", 1)])
  func losesNoMoreThanTheFile(name: String, line: Int) throws {
    let loaded = CaseLoader.load(path: Corpus.path("invalid"))
    let problem = try #require(loaded.problems.first { $0.path.hasSuffix("/\(name).json") })
    #expect(problem.place.line == line)
    #expect(loaded.tables.count == 14)
    let duplicates = loaded.problems.filter { $0.message.hasPrefix("the id REG-999 stands at ") }
    #expect(duplicates.count == 13)
    #expect(loaded.problems.count == 16 + duplicates.count)
  }

  @Test func aFolderWithoutTablesIsAProblem() {
    let loaded = CaseLoader.load(path: Corpus.path("nowhere"))
    #expect(loaded.problems.map(\.message) == ["found no table"])
  }

  @Test func aBadFileEndsTheRunWithTwo() {
    let loaded = CaseLoader.load(path: Corpus.path("invalid/bad-id.json"))
    var port = TinyPort()
    let result = SuiteRunner(cases: loaded.cases, problems: loaded.problems).run(on: &port)
    #expect(result.exitCode == 2)
    #expect(result.records.count == 1)
  }
}

/// Where the corpus is.
enum Corpus {
  static func path(_ name: String, file: String = #filePath) -> String {
    let folders = file.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(folders)/Corpus/\(name)"
  }

  static func cases(_ name: String) -> [ConformanceCase] { CaseLoader.load(path: path(name)).cases }
}
