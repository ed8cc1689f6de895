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
    let check = MutantCheck(cases.filter { $0.id.hasPrefix("REG-") }, in: .nhncloudKo)
    guard case .killed = check.outcome(of: mutant) else {
      Issue.record("\(check.outcome(of: mutant))")
      return
    }
  }

  @Test func withoutACaseNothingIsNoticed() throws {
    let mutant = try mutant("TokenRegistration", "awaitingToken", "tokenIssued", .drops("sendRegister"))
    #expect(MutantCheck([], in: .nhncloudKo).outcome(of: mutant) == .notReached)
  }
}
