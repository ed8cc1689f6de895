import Conformance
import PushModel
import ReferenceAdapter
import TestSupport
import Testing

/// A gap that one reading leaves open excuses no port that follows another one.
struct ExcusedCasesTests {
  @Test func `What later cases rule out excuses nothing`() throws {
    let cases = ShippedCases.all.filter { $0.id.hasPrefix("FLAG-0") }
    for order in [cases, cases.reversed()] {
      var port = PortThatDeclinesAdvertisements()
      let result = SuiteRunner(cases: order, edition: .nhncloudKo).run(on: &port)
      let record = try #require(result.records.first { $0.caseID == "FLAG-011" })
      #expect(record.verdict == .fail, "\(record.message)")
    }
  }
}

/// A port that leaves advertisements out of a registration once the user has refused the permission. No reading allows
/// that.
private struct PortThatDeclinesAdvertisements: Adapter {
  private var port = ReferenceAdapter(edition: .nhncloudKo)
  private var wasRefused = false

  var profile: Profile { port.profile }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    wasRefused = false
    try port.reset(setting)
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    if case .answer(_, .permission(let status)) = stimulus { wasRefused = status == .denied }
    let reply = try port.perform(stimulus, as: name)
    guard wasRefused, case .observed(let observations) = reply else { return reply }
    return .observed(observations.map(declined))
  }

  private func declined(_ observation: Observation) -> Observation {
    guard case .requested(let id, .server(.register(var record))) = observation else { return observation }
    record.agreement?.advertisements = false
    return .requested(id: id, .server(.register(record)))
  }
}
