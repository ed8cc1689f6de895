import Conformance
import ConformanceCases
import Foundation
import MachineAnalysis
import ModelBasedTesting
import PushModel
import StateMachines
import Testing

/// In the oldest edition and in the newest; `pushspec-proof coverage` asks the same of all.
@Suite("The cases and the machines agree")
struct CasesOnTheModelTests {
  private static let cases = CaseLoader.load(path: ConformanceCases.tables.path).cases

  /// How many pairs of consecutive transitions the cases pass at least. Whoever adds cases may raise it.
  private static let pairs: [(Edition, Int)] = [(.tcpushKo, 740), (.nhncloudKo, 1546)]

  @Test(
    "Every case comes out on the machines as it says, and every possible cell and rule is visited",
    arguments: pairs)
  func agreement(_ edition: Edition, pairs: Int) {
    var record = CoverageRecorder(edition)
    let check = ModelCheck(Self.cases, in: edition) { record.add($0) }
    #expect(check.problems.isEmpty)
    #expect(check.runs > 100)
    for each in check.disagreements {
      let readings = each.readings.texts
      Issue.record("\(each.caseID) under \(readings.joined(separator: ", ")): \(each.message)")
    }
    let coverage = Coverage(ofCases: [record])
    for row in coverage.rows {
      for missing in row.cells.missing { Issue.record("no case visits \(missing)") }
      for missing in row.rules.missing { Issue.record("no case follows \(missing)") }
    }
    for row in coverage.readings {
      for missing in row.followed.missing { Issue.record("no case follows the reading \(missing)") }
      for missing in row.toldApart.missing { Issue.record("no case tells \(missing)") }
    }
    for problem in coverage.problems { Issue.record("\(problem)") }
    let visited = coverage.rows.compactMap(\.pairs?.visited).reduce(0, +)
    #expect(visited >= pairs)
  }
}
