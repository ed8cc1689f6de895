import Conformance
import ConformanceTesting
import PushModel
import ReferenceAdapter
import ReferencePort
import TestSupport
import Testing

@Suite("A conformance case as an argument of a test")
struct ConformanceTestCaseTests {
  @Test("Every edition has cases, each with an id of its own and a line that says what it shows")
  func cases() {
    for edition in Edition.allCases {
      let cases = ConformanceTestCase.all(in: edition)
      #expect(cases.count > 300)
      #expect(Set(cases.map(\.id)).count == cases.count)
      for testCase in cases {
        #expect(testCase.testDescription.hasPrefix("\(testCase.id) \(edition.rawValue): "))
      }
    }
    #expect(ConformanceTestCase.all().map(\.id) == ConformanceTestCase.all(in: .nhncloudKo).map(\.id))
  }

  @Test("A port that breaks a rule is recorded at the line of that rule")
  func brokenPort() throws {
    let testCase = try #require(Self.case("LOGIN-030"))
    withKnownIssue {
      testCase.check(ReferenceAdapter(fault: .ignoresUserChange))
    } matching: {
      Self.pointsAtRule("LOGIN-3", $0)
    }
  }

  /// Whether an issue was recorded at a line of the model that cites a requirement, and says so.
  private static func pointsAtRule(_ requirement: String, _ issue: Issue) -> Bool {
    let text = issue.comments.map(\.rawValue).joined()
    guard let place = issue.sourceLocation, place.fileID.hasPrefix("PushModel/"),
      let lines = try? RepositoryFiles.lines(ofFileID: place.fileID), place.line <= lines.count
    else { return false }
    return lines[place.line - 1].contains("per: \"\(requirement)\"")
      && text.contains("\(requirement) (must)")
      && text.contains("\(place.fileID):\(place.line)")
  }

  @Test("The same case passes on a port that keeps the rule")
  func soundPort() throws {
    try #require(Self.case("LOGIN-030")).check(ReferenceAdapter())
  }

  @Test("A case that cannot run is an issue, and so is an adapter that does not say who it is")
  func cannotRun() throws {
    let testCase = try #require(Self.case("LOGIN-030"))
    withKnownIssue {
      testCase.check(PoorAdapter(isNameless: false))
    } matching: {
      $0.comments.contains { $0.rawValue.contains("the port does not have \"initialize\"") }
    }
    withKnownIssue {
      testCase.check(PoorAdapter(isNameless: true))
    } matching: {
      $0.comments.contains { $0.rawValue == "LOGIN-030: no name" }
    }
  }

  @Test("A case that needs what the port does not offer is no issue")
  func notApplicable() throws {
    let testCase = try #require(Self.case("QUERY-003"))
    testCase.check(PoorAdapter(isNameless: false, without: [.query]))
  }

  @Test("Tables from which nothing runs are an issue")
  func nothingRuns() {
    withKnownIssue {
      let cases = ConformanceTestCase.cases(in: .standard, ofTablesAt: "/no/such/folder")
      #expect(cases.isEmpty)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("/no/such/folder") }
    }
  }

  private static func `case`(_ id: String) -> ConformanceTestCase? {
    ConformanceTestCase.all().first { $0.id == id }
  }
}

/// An adapter of a port that can do nothing.
private struct PoorAdapter: Adapter {
  let isNameless: Bool
  var without: Set<OptionalArea> = []

  var profile: Profile {
    get throws(AdapterFault) {
      guard !isNameless else { throw AdapterFault(.handshake, "no name") }
      var profile = Profile(adapter: "poor 1", implementation: "poor 1", edition: .nhncloudKo)
      profile.without = without
      return profile
    }
  }

  func reset(_ setting: Setting) {}

  func perform(_ stimulus: Stimulus, as name: String?) -> Reply { .unsupported("it can do nothing") }
}
