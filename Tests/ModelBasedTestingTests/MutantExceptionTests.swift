import Conformance
import ConformanceCases
import Foundation
import ModelAnalysis
import ModelBasedTesting
import PushModel
import Testing

@Suite struct MutantExceptionTests {
  private let cell = "Delegate/unset/message"

  private func exception(of faults: [String], editions: [String]? = nil) -> MutantException {
    MutantException(cells: cell, editions: editions, faults: faults, per: "SUITE-1", reason: "For this test.")
  }

  private func survey(
    _ exceptions: [MutantException], _ cases: [ConformanceCase] = []
  ) -> MutantSurvey {
    MutantSurvey(cases, in: .toastJa, machine: "Delegate", exceptions: exceptions)
  }

  @Test func whatIsExceptedIsNotLeft() {
    let all = survey([]).left
    let rest = survey([exception(of: ["goes to *"])]).left
    #expect(rest.count < all.count)
    #expect(rest.allSatisfy { $0.mutant.fault != .goesTo("set") || $0.mutant.branch.input != "message" })
  }

  @Test func anExceptionOfAnotherEditionOrFaultChangesNothing() {
    let all = survey([]).left.count
    #expect(survey([exception(of: ["*"], editions: ["toast-en"])]).left.count == all)
    #expect(survey([exception(of: ["goes to nowhere"])]).left.count == all)
  }

  @Test func anExceptionThatMeansNothingIsRefused() {
    let exceptions = [exception(of: ["goes to nowhere"])]
    let problems = MutantSurvey.problems(with: exceptions, in: [survey(exceptions)])
    #expect(
      problems == ["The exception Delegate/unset/message goes to nowhere (SUITE-1) means no mutant"])
  }

  @Test func anExceptionThatACaseContradictsIsRefused() throws {
    let exceptions = [exception(of: ["goes to *"])]
    let cases = CaseLoader.load(path: ConformanceCases.tables.path).cases.filter { $0.id.hasPrefix("VOIP-") }
    let problems = MutantSurvey.problems(with: exceptions, in: [survey(exceptions, cases)])
    let problem = try #require(problems.first)
    #expect(problem.contains("Delegate/unset/message goes to * (SUITE-1) is excepted, and VOIP-"))
    #expect(problem.hasSuffix("notices it in toast-ja"))
  }
}
