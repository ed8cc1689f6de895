import Conformance
import ConformanceCases
import Foundation
import ModelAnalysis
import PushModel
import StateMachines
import Testing

@Suite("The cases and the machines agree")
struct CasesOnTheModelTests {
  private static let cases = CaseLoader.load(path: ConformanceCases.tables.path).cases

  @Test(
    "Every case comes out on the machines as it says, and every possible cell is visited",
    arguments: Edition.allCases)
  func agreement(_ edition: Edition) {
    let check = ModelCheck(Self.cases, in: edition)
    #expect(check.problems.isEmpty)
    #expect(check.runs > 100)
    for each in check.disagreements {
      let readings = each.readings.sorted.map { "\($0.question)=\($0.reading)" }
      Issue.record("\(each.caseID) under \(readings.joined(separator: ", ")): \(each.message)")
    }
    let coverage = CellCoverage(
      of: MachineRegistry.all, visited: [edition.rawValue: check.visitedCells],
      exceptions: CoverageException.ofTheSpecification.filter {
        $0.editions?.contains(edition.rawValue) ?? true
      })
    for row in coverage.rows where !row.missing.isEmpty {
      Issue.record("no case visits \(row.missing.joined(separator: ", "))")
    }
    for problem in coverage.problems { Issue.record("\(problem)") }
  }
}
