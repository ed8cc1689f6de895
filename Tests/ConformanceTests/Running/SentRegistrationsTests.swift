import Conformance
import PushModel
import ReferenceAdapter
import Testing

/// No registration succeeds if the push service has refused every request for it, whatever is undecided.
@Suite struct SentRegistrationsTests {
  /// The record of registering anew while the push service refuses: a port may leave such a registration unsent.
  private func record(hidesFailures: Bool) throws -> CaseRecord {
    let text = """
      {"table": "again", "title": "Again", "rows": [{
        "cases": {"REG-930": "nhncloud-ko"}, "title": "A registration", "requirements": ["REG-2"],
        "given": {"registered": ["apns"]},
        "steps": [{"do": "world", "server": "refuse"}, {"do": "register", "as": "r1", "see": \
      "r1: \(hidesFailures ? "ok" : "any error")"}]}]}
      """
    let table = try #require(CaseDecoder.table(Array(text.utf8), path: "again.json").table)
    var port = OptimisticPort(hidesFailures: hidesFailures)
    return try #require(SuiteRunner(cases: table.cases).run(on: &port).records.first)
  }

  @Test func `A refusal that is told as success fails`() throws {
    let record = try record(hidesFailures: true)
    #expect(record.verdict == .fail && record.root == "REG-2")
    #expect(
      record.message.contains("succeeded although the push service has not accepted it"), "\(record.message)")
  }

  @Test func `One that is told as it is does not`() throws {
    #expect(try record(hidesFailures: false).verdict.isGood)
  }
}

/// A reference port that may tell every registration as a success.
private struct OptimisticPort: Adapter {
  let hidesFailures: Bool
  private var port = ReferenceAdapter(edition: .nhncloudKo)

  init(hidesFailures: Bool) { self.hidesFailures = hidesFailures }

  var profile: Profile { port.profile }

  mutating func reset(_ setting: Setting) throws(AdapterFault) { try port.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    let reply = try port.perform(stimulus, as: name)
    guard case .observed(let observations) = reply, hidesFailures else { return reply }
    return .observed(
      observations.map { observation in
        guard case .completed(var completion) = observation, completion.operation == .register else {
          return observation
        }
        if completion.error != nil { completion.token = "token-1" }
        completion.error = nil
        return .completed(completion)
      })
  }
}
