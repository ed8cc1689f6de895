import Conformance
import Foundation
import ModelBasedTesting
import Proofs
import PushModel
import ReferenceAdapter
import ReferencePort
import StateMachines
import TestSupport
import Testing

/// Cases, machines and a port are played under the same readings.
@Suite struct CrossCheckTests {
  private static let edition = Edition.toastJa

  private static let cases: [CompiledCase] = {
    var problems: [CaseProblem] = []
    let loaded = ShippedCases.all.filter { $0.area == .query && $0.id < "QUERY-020" }
    return SuiteRunner(cases: loaded).compile(for: edition, problems: &problems)
  }()

  /// Runs the check with the reference port, which may break a rule.
  private func check(limit: Int = 8, fault: Fault? = nil) -> CrossCheck {
    CrossCheck(Self.cases, in: Self.edition, limit: limit) { readings in
      let inquiry = Inquiry()
      return (
        ReferenceAdapter(edition: Self.edition, following: readings, notedIn: inquiry, fault: fault),
        { inquiry.questions }
      )
    }
  }

  @Test func `The reference port agrees`() {
    let check = check()
    #expect(check.disagreements.isEmpty)
    #expect(check.plays > Self.cases.count && check.casesCutShort > 0)
  }

  @Test func `A broken rule is a disagreement`() throws {
    let found = check(limit: 1, fault: .queryOmitsInfo).disagreements
    #expect(found.contains { $0.kind == .port && $0.readings.sorted.isEmpty })
    #expect(!found.contains { $0.kind == .machines })
  }

  @Test(arguments: [(nil, true), (Fault.wrongAppKey, false)])
  func `A walk tells who agrees`(_ fault: Fault?, _ agrees: Bool) throws {
    let walk = CrossCheckWalk(in: Self.edition, steps: 20, seed: 3) {
      ReferenceAdapter(edition: Self.edition, following: $0, fault: fault)
    }
    #expect(walk.steps >= 20 && walk.walks >= 1)
    #expect(walk.disagreements.isEmpty == agrees)
    #expect(
      walk.disagreements.allSatisfy { $0.steps.count < 6 && $0.divergence.seen != $0.divergence.expected })
  }
}
