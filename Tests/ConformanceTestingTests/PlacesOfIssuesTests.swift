import Conformance
import Foundation
import PushModel
import ReferenceAdapter
import ReferencePort
import TestSupport
import Testing

@testable import ConformanceTesting

@Suite struct PlacesOfIssuesTests {
  private static let run = ConformanceRun(in: .nhncloudKo, cases: ["LOGIN-030", "LOGIN-031"]) {
    ReferenceAdapter(fault: .ignoresUserChange)
  }

  @Test func `It says what was seen and allowed, and how the case is played again`() throws {
    let issue = try Self.issue()
    for line in [
      "FAIL  LOGIN-030 in nhncloud-ko: ", "\n  seen      ", "\n  allowed   ", "\n  rule      LOGIN-3 (must)",
      "\n  sent as   ",
      "\n  again     PUSHSPEC_CASE=LOGIN-030 swift test --filter 'It says what was seen and allowed, and how the case is played again'\n",
    ] { #expect(issue.text.contains(line), "\(issue.text)") }
    #expect(!issue.isWarning)
  }

  @Test func `It stands at the line of the rule, in a file that an editor opens`() throws {
    let issue = try Self.issue()
    let (path, line) = (issue.location.filePath, issue.location.line)
    #expect(path.hasPrefix(RepositoryFiles.root.appending(path: "Sources/PushModel").path))
    #expect(issue.text.contains("\n  model     \(path):\(line): "))
    #expect(try Self.line(line, of: path).contains("\"LOGIN-3\""))
  }

  @Test func `It names the line of the case in the table that is edited`() throws {
    let text = try Self.issue().text
    let written = try #require(text.split(separator: "\n").first { $0.hasPrefix("  table     ") })
    let place = written.dropFirst("  table     ".count).split(separator: ":")
    let path = String(try #require(place.first))
    #expect(path.hasPrefix(RepositoryFiles.root.appending(path: "conformance-cases/tables/").path))
    let lines = try Self.lines(of: path).dropFirst(try #require(place.last.flatMap { Int($0) }) - 1).prefix(3)
    #expect(lines.contains { $0.contains("\"LOGIN-030\"") })
  }

  @Test func `A case that no rule stands behind points at its table`() throws {
    let run = ConformanceRun(in: .nhncloudKo, cases: ["LOGIN-030"]) { PoorAdapter() }
    let testCase = try #require(run.cases.first)
    guard case .told(let finding) = run.outcome(of: testCase.id) else {
      Issue.record("it is not told")
      return
    }
    let issue = testCase.issue(finding)
    #expect(issue.location.fileID.hasPrefix("ConformanceCases/"))
    #expect(issue.location.filePath.hasSuffix(".json"))
    #expect(try !Self.lines(of: issue.location.filePath).isEmpty)
  }

  private static func issue() throws -> FoundIssue {
    let testCase = try #require(run.cases.first { $0.id == "LOGIN-030" })
    guard case .told(let finding) = run.outcome(of: "LOGIN-030") else {
      throw NotTold()
    }
    return testCase.issue(finding)
  }

  private struct NotTold: Error {}

  private static func lines(of path: String) throws -> [Substring] {
    let root = RepositoryFiles.root.path
    return try RepositoryFiles.text(String(path.dropFirst(root.count)))
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func line(_ number: Int, of path: String) throws -> Substring {
    let lines = try lines(of: path)
    return try #require(lines.indices.contains(number - 1) ? lines[number - 1] : nil)
  }
}
