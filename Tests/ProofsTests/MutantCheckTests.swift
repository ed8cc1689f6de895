import Conformance
import Foundation
import ModelAnalysis
import ModelBasedTesting
import Proofs
import PushModel
import StateMachines
import TestSupport
import Testing

@Suite struct MutantCheckTests {
  private let cases = ShippedCases.all

  private func mutant(
    _ machine: String, _ state: String, _ input: String, _ fault: TransitionFault
  ) throws -> RuleMutant {
    try #require(
      RuleMutant.all(in: .nhncloudKo).first {
        $0.place == "\(machine)/\(state)/\(input)" && $0.fault == fault
      })
  }

  @Test func `A dropped output is noticed`() throws {
    let mutant = try mutant("TokenRegistration", "awaitingToken", "tokenIssued", .drops("sendRegister"))
    var check = MutantCheck(cases.filter { $0.id.hasPrefix("REG-00") }, in: .nhncloudKo)
    let outcome = check.outcome(of: mutant)
    guard case .killed = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  /// The case expects the registration to complete. The specification adds that the consents are missing.
  @Test func `The specification notices what no case expects`() throws {
    let text = """
      {"table": "t", "title": "t", "rows": [{
        "cases": {"REG-001": "nhncloud-ko"}, "title": "A registration", "requirements": ["REG-1"],
        "steps": [
          {"do": "register", "as": "r1", "agreement": {"notifications": true}, "see": "r1: ok"}
        ]
      }]}
      """
    let cases = try #require(CaseDecoder.table(Array(text.utf8), path: "t.json").table?.cases)
    let mutant = try mutant("Agreement", "none", "given", .drops("useGiven"))
    var check = MutantCheck(cases, in: .nhncloudKo)
    #expect(check.outcome(of: mutant) == .killed(by: "REG-001"))
  }

  @Test func `Without a case nothing is noticed`() throws {
    let mutant = try mutant("TokenRegistration", "awaitingToken", "tokenIssued", .drops("sendRegister"))
    var check = MutantCheck([], in: .nhncloudKo)
    #expect(check.outcome(of: mutant) == .notReached)
  }
}
