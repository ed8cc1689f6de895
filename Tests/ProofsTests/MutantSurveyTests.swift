import ModelBasedTesting
import Proofs
import PushModel
import Testing

@Suite struct MutantSurveyTests {
  @Test func beforeAnythingIsProvedEveryMutantThatSurvivesIsLeft() {
    let survey = MutantSurvey([], in: .tcpushKo, machine: "VoIPRegistration")
    #expect(!survey.results.isEmpty)
    #expect(survey.left.count == survey.results.count)
  }
}
