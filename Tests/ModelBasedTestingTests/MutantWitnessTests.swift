import Conformance
import ConformanceCases
import Foundation
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines
import Testing

@Suite struct MutantWitnessTests {
  private let cases = CaseLoader.load(path: ConformanceCases.tables.path).cases

  /// A registration that fails before the SDK is initialised leaves the machine of the system token
  /// where it must not be: only the next call shows it.
  private func mutant() throws -> RuleMutant {
    try #require(
      RuleMutant.all(in: .tcpushKo).first {
        $0.branch.machine == "SystemToken" && $0.branch.state == "awaitingToken"
          && $0.branch.input == "tokenRefused" && $0.fault == .goesTo("awaitingPermission")
      })
  }

  @Test func aCallAfterTheCaseTellsTheMutant() throws {
    var search = MutantWitnessSearch(cases.filter { $0.id == "INIT-012" }, depth: 1)
    search.search([try mutant()], in: .tcpushKo)
    let witness = try #require(search.cover().first)
    #expect(search.unwitnessed.isEmpty)
    #expect(witness.mutants.count == 1)
    #expect(witness.editions == [.tcpushKo])
    #expect(witness.steps.count == 3)
    #expect(witness.row.contains(#"{"do": "apns.refuses"}"#))
  }

  @Test func withoutAMoveNothingTellsIt() throws {
    var search = MutantWitnessSearch(cases.filter { $0.id == "INIT-012" }, depth: 0)
    search.search([try mutant()], in: .tcpushKo)
    #expect(search.cover().isEmpty)
    #expect(search.unwitnessed.count == 1)
  }
}
