import Conformance
import ConformanceCases
import Foundation
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines
import Testing

@Suite struct MutantCheckTests {
  private let cases = CaseLoader.load(path: ConformanceCases.tables.path).cases

  private func mutant(
    _ machine: String, _ state: String, _ input: String, _ fault: TransitionFault
  ) throws -> RuleMutant {
    try #require(
      RuleMutant.all(in: .nhncloudKo).first {
        $0.place == "\(machine)/\(state)/\(input)" && $0.fault == fault
      })
  }

  @Test func aDroppedOutputIsNoticed() throws {
    let mutant = try mutant("TokenRegistration", "awaitingToken", "tokenIssued", .drops("sendRegister"))
    var check = MutantCheck(cases.filter { $0.id.hasPrefix("REG-") }, in: .nhncloudKo)
    let outcome = check.outcome(of: mutant)
    guard case .killed(let id) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(check.needed == [id])
  }

  /// The case expects nothing but that the user is set: that the consents are lost, the judge sees.
  @Test func theSpecificationNoticesWhatNoCaseExpects() throws {
    let text = """
      {"table": "t", "title": "t", "cases": [{
        "id": "LOGIN-1", "title": "Another user", "editions": ["nhncloud-ko"], "requirements": ["LOGIN-1"],
        "steps": [
          {"do": "register", "as": "r1", "agreement": {"notifications": true}, "see": [{"completed": "r1"}]},
          {"do": "setUser", "user": "$userB"}
        ]
      }]}
      """
    let cases = try #require(CaseDecoder.table(Array(text.utf8), path: "t.json").table?.cases)
    let mutants = RuleMutant.all(in: .nhncloudKo).filter { $0.fault == .drops("sendUpdateUser") }
    var check = MutantCheck(cases, in: .nhncloudKo)
    #expect(mutants.contains { check.outcome(of: $0) == .killed(by: "LOGIN-1") })
  }

  @Test func withoutACaseNothingIsNoticed() throws {
    let mutant = try mutant("TokenRegistration", "awaitingToken", "tokenIssued", .drops("sendRegister"))
    var check = MutantCheck([], in: .nhncloudKo)
    #expect(check.outcome(of: mutant) == .notReached)
  }
}
