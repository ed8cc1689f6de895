import MachineAnalysis
import ModelAnalysis
import Proofs
import PushDocuments
import PushModel
import StateMachines
import Testing

/// The findings where a property of all machines together is broken. `pushspec-proof explore` proves that none is.
@Suite struct SystemPropertiesTests {
  @Test func `A fault that keeps a record breaks a property, and a shortest sequence shows it`() throws {
    let survey = SystemSurvey(of: .toastEn, extent: .first, alphabets: ["users"]) { interpretation in
      interpretation.with(Unregistration.self, in: .idle, on: .start, goingTo: .idle, [.succeed])
    }
    let finding = try #require(survey.violations.first { $0.name == "unregistered" })
    #expect(
      finding.steps == [
        "initialize, settings A", "register apns", "apns.issues", "server.accepts the registration of apns",
        "unregister apns",
      ])
    #expect(survey.impossible.isEmpty)
  }

  @Test func `A fault that leaves a machine behind makes a pair happen that is ruled out`() throws {
    let survey = SystemSurvey(of: .toastEn, extent: .first, alphabets: ["messages"]) { interpretation in
      interpretation.with(VoIPRegistration.self, in: .idle, on: .start, goingTo: .idle, [.requestToken])
    }
    let finding = try #require(survey.impossible.first)
    #expect(finding.name.hasPrefix("VoIPRegistration: idle on tokenIssued"))
    #expect(finding.steps.last == "pushkit.issues")
  }

  @Test func `A fault that shows under another reading is found under that one alone`() throws {
    let mutant = try #require(
      RuleMutant.all(in: .tcpushKo).first {
        $0.place == "Initialization/uninitialized/initialize" && $0.fault == .drops("finishInitialization")
      })
    func finding(_ extent: SystemSurvey.Extent) -> SystemSurvey.Finding? {
      SystemSurvey(of: .tcpushKo, extent: extent, alphabets: ["users"], mutated: mutant.inserted(in:))
        .impossible.first {
          $0.name.hasPrefix("UnfinishedRegistration: systemTokenOnly on registrationBegins")
        }
    }
    #expect(finding(.first) == nil)
    let found = try #require(finding(.each))
    #expect(found.readings == Readings(["Q-INIT-8": "automatically"]))
    #expect(
      found.steps == ["register apns", "apns.issues", "initialize, settings A", "register apns"])
  }

  @Test func `A property holds for no want of what it speaks of, or is said to be vacuous`() {
    let survey = SystemSurvey(of: .nhncloudKo, extent: .first, alphabets: ["messages"])
    #expect(survey.vacuous.contains("flag") && !survey.vacuous.contains("message"))
  }

  @Test func `Properties have names of their own, and cite requirements that their editions state`() {
    #expect(Set(PushProperty.all.map(\.name)).count == PushProperty.all.count)
    for property in PushProperty.all {
      #expect(!property.editions.isEmpty, "\(property.name)")
      for id in property.requirements {
        #expect(Requirement.all.contains { $0.id == id }, "\(property.name) cites \(id)")
      }
      for exception in property.exceptions {
        let question = AllEvidence.questions.first { $0.id == exception.question }
        #expect(
          question?.readings.contains { $0.name == exception.reading } == true,
          "\(property.name) names \(exception.question) \(exception.reading)")
      }
    }
  }
}

extension Interpretation {
  /// The interpretation with another transition in one cell.
  fileprivate func with<M: PushMachine>(
    _ machine: M.Type, in state: M.State, on input: M.Input, goingTo target: M.State, _ outputs: [M.Output]
  ) -> Self {
    guard let member = tables.members.firstIndex(where: { tables.machines[$0.machine].name == M.name }) else {
      return self
    }
    let branch = branch(of: member, in: state.place, on: input.place)
    return replacing(tables.replacing(branch: branch, target: target.place, outputs: outputs.map(\.place)))
  }
}
