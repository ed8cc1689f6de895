import ModelBasedTesting
import Proofs
import PushModel
import Testing

@Suite struct MutantSurveyTests {
  @Test func `Before anything is proved every mutant that survives is left`() {
    let survey = MutantSurvey([], in: .tcpushKo, machine: "VoIPRegistration")
    #expect(!survey.results.isEmpty)
    #expect(survey.left.count == survey.results.count)
  }
}
