import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel
import StateMachines
import Testing

/// What holds of all machines together. All alphabets and other readings are explored by `pushspec-proof explore`.
@Suite("The composed system")
struct SystemPropertiesTests {
  private static let alphabets: Set<String> = ["settings", "voip", "messages"]

  @Test("Nothing happens that is ruled out, and every property holds", arguments: Edition.allCases)
  func holds(_ edition: Edition) {
    let survey = SystemSurvey(of: edition, extent: .first, alphabets: Self.alphabets)
    #expect(survey.alphabets.map(\.name).count == Self.alphabets.count)
    #expect(survey.stateCount > 400)
    for finding in survey.impossible + survey.violations {
      Issue.record("\(finding.name) under \(finding.alphabet): \(finding.steps.joined(separator: "; "))")
    }
    for alphabet in survey.alphabets { #expect(alphabet.deadStates == 0, "\(alphabet.name)") }
  }

  @Test("A fault that keeps a record breaks a property, and a shortest sequence shows it")
  func violation() throws {
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

  @Test("A fault that leaves a machine behind makes a pair happen that is ruled out")
  func impossible() throws {
    let survey = SystemSurvey(of: .toastEn, extent: .first, alphabets: ["messages"]) { interpretation in
      interpretation.with(VoIPRegistration.self, in: .idle, on: .start, goingTo: .idle, [.requestToken])
    }
    let finding = try #require(survey.impossible.first)
    #expect(finding.name.hasPrefix("VoIPRegistration: idle on tokenIssued"))
    #expect(finding.steps.last == "pushkit.issues")
  }

  @Test("A fault that shows where two readings meet is found by pairs alone, under these two")
  func pairs() throws {
    func survey(_ extent: SystemSurvey.Extent) -> SystemSurvey {
      SystemSurvey(of: .tcpushKo, extent: extent, alphabets: ["users"]) { interpretation in
        interpretation.with(
          UnfinishedRegistration.self, in: .interrupted, on: .registrationBegins, goingTo: .interrupted, [])
      }
    }
    #expect(survey(.each).impossible.isEmpty)
    let pairs = survey(.pairs)
    let finding = try #require(pairs.impossible.first)
    #expect(finding.readings == Readings(["Q-INIT-5": "remembered", "Q-REG-4": "resumed"]))
    #expect(pairs.excused.map { $0.choices.map(\.text) } == [["Q-INIT-2=admitted"]])
  }

  @Test("A property holds for no want of what it speaks of, or is said to be vacuous")
  func vacuous() {
    let survey = SystemSurvey(of: .nhncloudKo, extent: .first, alphabets: ["messages"])
    #expect(survey.vacuous.contains("flag") && !survey.vacuous.contains("message"))
  }

  @Test("Properties have names of their own, and cite requirements that their editions state")
  func catalogue() {
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
