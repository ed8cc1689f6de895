import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines
import Testing

/// What holds of all machines together. All alphabets and other readings are explored by `pushspec explore`.
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
      var faulty = interpretation
      faulty.unregistration = interpretation.unregistration.replacing(
        Transition(target: nil, outputs: [.succeed]), in: .idle, on: .start)
      return faulty
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
      var faulty = interpretation
      faulty.voipRegistration = interpretation.voipRegistration.replacing(
        Transition(target: .idle, outputs: [.requestToken]), in: .idle, on: .start)
      return faulty
    }
    let finding = try #require(survey.impossible.first)
    #expect(finding.name.hasPrefix("VoIPRegistration: idle on tokenIssued"))
    #expect(finding.steps.last == "pushkit.issues")
  }

  @Test("A fault that shows where two readings meet is found by pairs alone, under these two")
  func pairs() throws {
    func survey(_ extent: SystemSurvey.Extent) -> SystemSurvey {
      SystemSurvey(of: .tcpushKo, extent: extent, alphabets: ["users"]) { interpretation in
        var faulty = interpretation
        faulty.unfinished = interpretation.unfinished.replacing(
          Transition(target: nil, outputs: []), in: .interrupted, on: .start)
        return faulty
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
        let question = OpenQuestion.all.first { $0.id == exception.question }
        #expect(
          question?.readings.contains { $0.name == exception.reading } == true,
          "\(property.name) names \(exception.question) \(exception.reading)")
      }
    }
  }
}
