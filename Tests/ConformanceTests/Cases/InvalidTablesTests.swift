import Conformance
import JSON
import Testing

/// Tables that are wrong on purpose: each has one wrong row and one right row.
@Suite struct InvalidTablesTests {
  @Test(
    arguments: [
      ("bad-id", "3:16", "an area and a number of three digits, such as REG-014", nil),
      ("unknown-edition", "3:27", "one of tcpush-ko", "toast-ja"),
      ("unknown-requirement", "3:75", "the name of a known requirement", "REG-1"),
      ("unknown-member", "3:85", "one of cases, title, pair", "given"),
      ("unknown-policy", "3:105", "one of prompt, apns", "server"),
      ("unknown-policy-value", "3:115", "one of accept, refuse", "accept"),
      ("unknown-step", "3:95", "the name of a known step", "user.allows"),
      ("unknown-error", "3:133", "the name of a known error", "permissionDenied"),
      ("unknown-call", "3:133", "one of r1", "r1"),
      ("unknown-symbol", "3:121", "the name of a known symbol", "$userA"),
      ("missing-name", "3:95", "", nil),
      ("unknown-question", "3:131", "the name of a known question", "Q-PERM-1"),
      ("unknown-reading", "3:144", "one of atRegister, atInitialize", "atRegister"),
      ("unknown-parameter", "3:67", "one of seen", "seen"),
      ("missing-reading", "3:143", "a value for each of atRegister, atInitialize", nil),
    ] as [(String, String, String, String?)])
  func `Says where and what`(name: String, place: String, expected: String, suggestion: String?) throws {
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
  func `Loses no more than the file`(name: String, line: Int) throws {
    let loaded = CaseLoader.load(path: Corpus.path("invalid"))
    let problem = try #require(loaded.problems.first { $0.path.hasSuffix("/\(name).json") })
    #expect(problem.place.line == line)
    #expect(loaded.tables.count == 15)
    let duplicates = loaded.problems.filter { $0.message.hasPrefix("the id REG-999 stands at ") }
    #expect(duplicates.count == 14)
    #expect(loaded.problems.count == 17 + duplicates.count)
  }

  @Test func `A folder without tables is a problem`() {
    let loaded = CaseLoader.load(path: Corpus.path("nowhere"))
    #expect(loaded.problems.map(\.message) == ["found no table"])
  }

  @Test func `A bad file ends the run with two`() {
    let loaded = CaseLoader.load(path: Corpus.path("invalid/bad-id.json"))
    var port = TinyPort()
    let result = SuiteRunner(cases: loaded.cases, problems: loaded.problems).run(on: &port)
    #expect(result.exitCode == 2)
    #expect(result.records.count == 1)
  }
}

/// The folder of the invalid tables.
enum Corpus {
  static func path(_ name: String, file: String = #filePath) -> String {
    let folders = file.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(folders)/Corpus/\(name)"
  }

  static func cases(_ name: String) -> [ConformanceCase] { CaseLoader.load(path: path(name)).cases }
}
