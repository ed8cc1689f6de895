import Conformance
import PushModel
import StateMachines
import Testing

@Suite struct ModelPortTests {
  @Test func `An update that names nobody logs nobody in, whomever the token is registered for`() throws {
    let text = """
      {"table": "updates", "title": "Updates", "rows": [{
        "cases": {"UPD-991": "toast-ko"}, "title": "Update", "requirements": ["UPD-1"],
        "given": {"registered": ["apns"]},
        "steps": [{"do": "setUser", "user": "$userB"},
          {"do": "update", "as": "u1", "language": "ja", "see": "u1: ok"},
          {"do": "register", "as": "r1", "see": [{"completed": "r1", "type": "apns"}, {"apns": {"user": "$userB"}}]}]}]}
      """
    let one = try #require(CaseDecoder.table(Array(text.utf8), path: "updates.json").table?.cases.first)
    let readings = Readings(["Q-LOGIN-13": "onlyByUpdate", "Q-UPD-57": "logsIn"])
    var port = ModelPort(edition: .toastKo, readings: readings)
    let played = CaseRunner.run(
      try CompiledCase(one, edition: .toastKo), on: &port, profile: port.profile)
    #expect(played.verdict == .pass, "\(played.message)")
  }
}
