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

  /// Steps that chance seldom comes upon, with what each is about: the port does there what readings allow.
  @Test(arguments: [
    (
      Edition.nhncloudKo, ["Q-QUERY-3": "fromDevice", "Q-REG-3": "atOnce", "Q-REG-7": "afterwards"],
      "register query server.accept apns.changesToken server.accepts",
      "a query tells a token that was registered for the length of a step"
    ),
    (
      .nhncloudKo, ["Q-PERM-4": "registers", "Q-REG-1": "afterwards", "Q-REG-4": "resumed"],
      "register.advertisements app.terminates voip.arrives initialize.sandbox settings.refuse register.partial apns.issues",
      "a registration that the port resumes comes before one that is refused"
    ),
    (
      .nhncloudKo, ["Q-INIT-6": "parameterInvalid", "Q-UNREG-4": "registers"],
      "register unregister.untold initialize.noKey user.C initialize.language",
      "a user that is set while the key is empty counts when there is one"
    ),
    (
      .nhncloudKo, ["Q-UNREG-7": "resumed"],
      "unregister.untold app.terminates voip.arrives.another register.complete initialize.sandbox register.torn server.accepts",
      "an unregistering that the port resumes stands in a registration's way"
    ),
    (
      .nhncloudKo, ["Q-FLAG-4": "removed", "Q-INIT-4": "atOnce", "Q-REG-3": "atOnce"],
      "register.complete initialize.flagOff apns.changesToken", "what is removed is not updated before"
    ),
    (
      .toastKo, ["Q-INIT-5": "remembered", "Q-LOGIN-7": "remembered", "Q-REG-2": "fails"],
      "apns.holds app.terminates voip.arrives register.complete initialize.noKey time.passes",
      "a call before the initialisation is told of no kind of token"
    ),
    (
      .toastKo, ["Q-PERM-7": "automatically", "Q-REG-10": "failed"],
      "settings.refuse register.partial settings.allow app.entersForeground",
      "a registration of both kinds of token is owed for both"
    ),
    (
      .toastKo, ["Q-LOGIN-13": "automatically"],
      "register.declined update.language initialize.language server.hold unregister server.accept user.B server.garbles voip.register",
      "a change of user waits for an unregistering"
    ),
    (
      .tcpushKo, ["Q-INIT-11": "doesNotAsk", "Q-INIT-8": "automatically", "Q-PERM-5": "removed"],
      "register.untold initialize.A app.entersForeground",
      "a permission that nobody was asked for is not withdrawn"
    ),
    (
      .tcpushKo, ["Q-AGR-9": "refused", "Q-QUERY-11": "fromDevice", "Q-VOIP-9": "removed"],
      "server.refuse pushkit.invalidates initialize.declined server.accept voip.register voip.query",
      "the device has dropped what the push service holds"
    ),
  ])
  func `Rare steps agree`(_ edition: Edition, _ readings: [String: String], _ steps: String, _ about: Comment)
    throws
  {
    for behaviour in try #require(Behaviour(.everything, in: edition)).fromManySettings {
      let symbols = try steps.split(separator: " ").map { step in
        try #require(behaviour.symbols.firstIndex { $0.name == step }, "no step is \(step)")
      }
      var pair = try LockStep(
        ReferenceAdapter(edition: edition, following: ReadingSet(Readings(readings)).first),
        behaviour: behaviour)
      #expect(pair.play(symbols)?.ending.divergence == nil, about)
    }
  }

  /// One event may ask a question about both kinds of token. A port need not choose alike.
  @Test(arguments: [
    ("Q-LOGIN-2", ["keptUser", "device"], "user.none"),
    ("Q-LOGIN-13", ["onlyByUpdate", "automatically"], "user.B"),
  ])
  func `What differs by kind of token in one step agrees`(
    _ question: String, _ readings: [String], _ step: String
  ) throws {
    for (general, ofVoIP) in [(readings[0], readings[1]), (readings[1], readings[0])] {
      var machines = QuestioningPort(edition: .toastKo)
      machines.follow(ReadingSet(Readings([question: general, "\(question)@voip": ofVoIP])).first)
      for behaviour in try #require(Behaviour(.everything, in: .toastKo)).fromManySettings {
        let symbol = try #require(behaviour.symbols.firstIndex { $0.name == step })
        var pair = try LockStep(machines, behaviour: behaviour)
        #expect(pair.play([symbol])?.ending.divergence == nil)
      }
    }
  }
}
