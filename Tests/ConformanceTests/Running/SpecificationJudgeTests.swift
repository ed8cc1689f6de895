import Conformance
import Foundation
import PushModel
import ReferenceAdapter
import ReferencePort
import Synchronization
import TestSupport
import Testing

/// The specification judges observations that no case asks for.
@Suite struct SpecificationJudgeTests {
  private static let cases = ShippedCases.all

  private func failures(_ tampering: @escaping @Sendable (inout Observation) -> Void) throws -> [CaseRecord] {
    var port = TamperingPort(port: ReferenceAdapter(edition: .toastJa), tampers: tampering)
    let cases = Self.cases.filter {
      $0.area == .registration && $0.editions.contains(.toastJa) && $0.id < "REG-090"
    }
    try #require(cases.count > 20)
    return SuiteRunner(cases: cases, edition: .toastJa).run(on: &port).records.filter { $0.verdict == .fail }
  }

  /// The cases that fail by the specification alone.
  private func judgedFailures(_ tampering: @escaping @Sendable (inout Observation) -> Void) throws
    -> [CaseRecord]
  {
    try failures(tampering).filter { $0.message.contains("judged by") }
  }

  @Test func `The reference port is not accused`() throws {
    #expect(try failures { _ in }.isEmpty)
  }

  @Test func `A wrong field of a record is noticed`() throws {
    let found = try judgedFailures { observation in
      guard case .requested(let id, .server(.register(var record))) = observation else { return }
      record.appKey = "another"
      observation = .requested(id: id, .server(.register(record)))
    }
    let first = try #require(found.first)
    #expect(first.message.contains("key another") && first.message.contains("key app-1"))
    #expect(first.message.contains("REG-1 (must)") && first.divergence != nil)
  }

  @Test func `A completion of the wrong kind is noticed`() throws {
    let found = try judgedFailures { observation in
      guard case .completed(var completion) = observation else { return }
      completion.type = completion.type == .apns ? .voip : .apns
      observation = .completed(completion)
    }
    #expect(!found.isEmpty)
  }

  @Test func `An agreement that nobody gave is noticed`() throws {
    let found = try judgedFailures { observation in
      guard case .completed(var completion) = observation, completion.info != nil else { return }
      completion.info?.agreement = AgreementParts(
        notifications: false, advertisements: true, nightAdvertisements: true)
      observation = .completed(completion)
    }
    #expect(!found.isEmpty)
  }

  @Test func `Another token in the information is noticed`() throws {
    let found = try judgedFailures { observation in
      guard case .completed(var completion) = observation, completion.token != nil else { return }
      completion.info?.token = "another"
      observation = .completed(completion)
    }
    let first = try #require(found.first)
    #expect(first.message.contains("but in the information the token another"))
  }

  /// It is open whether the device answers there. That no server was reached is not open.
  @Test func `Without a network no code of the push service is taken`() throws {
    let one = try #require(Self.cases.first { $0.id == "QUERY-101" })
    var port = ReferenceAdapter(edition: .toastJa, fault: .wrongErrorForNetwork)
    let result = SuiteRunner(cases: [one], edition: .toastJa).run(on: &port)
    #expect(result.records.map(\.verdict) == [.fail])
    #expect(result.records.map(\.verdict) == [.fail])
  }

  @Test(arguments: ["atRegister", "atInitialize"])
  func `A case tells nothing where readings beyond its condition explain it too`(_ reading: String) throws {
    // If the registration is interrupted while the user is asked, it is dropped or resumed. A prompt at the next
    // initialisation tells which, unless initialising prompts by itself. That the first case shows whether it does
    // makes no difference.
    let cases = try ["PERM-030", "REG-767"].map { id in try #require(Self.cases.first { $0.id == id }) }
    let choices = try Choices(["Q-PERM-1": reading])
    var port = ReferenceAdapter(edition: .toastJa, choices: choices)
    let result = SuiteRunner(cases: cases, edition: .toastJa).run(on: &port)
    #expect(result.records.map(\.verdict) == [.pass, .pass])
    #expect(!result.readings.entries.contains { $0.question == "Q-REG-4" })
  }

  /// The result of a case on a port whose observations are changed.
  private func played(
    _ setting: String, in edition: Edition = .toastJa,
    _ tampering: @escaping @Sendable (inout Observation) -> Void
  ) throws -> CaseRecord {
    let text = """
      {"table": "open", "title": "Open", "rows": [{
        "cases": {"REG-921": "\(edition.rawValue)"}, "title": "Open", "requirements": ["REG-1"], \(setting)}]}
      """
    let one = try #require(CaseDecoder.table(Array(text.utf8), path: "open.json").table?.cases.first)
    var port = TamperingPort(port: ReferenceAdapter(edition: edition), tampers: tampering)
    return try #require(SuiteRunner(cases: [one], edition: edition).run(on: &port).records.first)
  }

  /// The result of a registration of which everything is open, on a port that sends another record once it has
  /// registered.
  private func openRegistration(
    _ setting: String, in edition: Edition = .toastJa,
    _ change: @escaping @Sendable (inout ServerRecord) -> Void
  ) throws -> CaseRecord {
    let registered = Mutex(0)
    return try played(setting, in: edition) { observation in
      guard case .requested(let id, .server(.register(var record))) = observation else { return }
      let count = registered.withLock { count in
        count += 1
        return count
      }
      if count > 1 { change(&record) }
      observation = .requested(id: id, .server(.register(record)))
    }
  }

  @Test func `A query hands back what was registered also where that rests on an argument`() throws {
    let setting = """
      "given": {"registered": ["apns"]}, "steps": [{"do": "query", "as": "q1", "see": "q1: ok"}]
      """
    func query(telling user: String) throws -> CaseRecord {
      try played(setting) { observation in
        guard case .completed(var completion) = observation, completion.operation == .query else { return }
        completion.info?.user = user
        observation = .completed(completion)
      }
    }
    #expect(try query(telling: "user-a").verdict == .pass)
    let other = try query(telling: "user-b")
    #expect(other.root == "QUERY-1" && other.message.contains("registered at no time"), "\(other.message)")
  }

  @Test func `A value that nobody has given is wrong also where the record is open`() throws {
    let setting = """
      "given": {"registered": ["apns"]}, "steps": [{"do": "setUser", "user": null},
        {"do": "register", "as": "r1", "agreement": null, "see": "r1: ok"}]
      """
    #expect(try openRegistration(setting) { _ in }.verdict == .pass)
    let token = try openRegistration(setting) { $0.token = "another" }
    #expect(token.verdict == .fail && token.root == "REG-1" && token.message.contains("has not issued"))
    let user = try openRegistration(setting) { $0.user = "another" }
    #expect(user.verdict == .fail && user.root == "LOGIN-1" && user.message.contains("nobody has set"))
    let key = try openRegistration(setting) { $0.appKey = "another" }
    #expect(key.root == "INIT-7" && key.message.contains("nobody has given"), "\(key.message)")
  }

  @Test func `A call that has the SDK to itself registers what it asks for also where the record is open`()
    throws
  {
    let setting = """
      "given": {"configuration": {"pushTypes": ["voip"]}, "registered": ["voip"], "permission": "denied"},
      "steps": [{"do": "setUser", "user": "$userB"}, {"do": "register", "as": "r1", "see": "r1 (voip): ok"}]
      """
    #expect(try openRegistration(setting, in: .toastKo) { _ in }.verdict == .pass)
    let kept = try openRegistration(setting, in: .toastKo) { $0.user = "user-a" }
    #expect(kept.verdict == .fail && kept.root == "LOGIN-1" && kept.message.contains("another user"))
  }
}

/// A port whose observations are changed on their way.
private struct TamperingPort: Adapter {
  var port: ReferenceAdapter
  let tampers: @Sendable (inout Observation) -> Void

  var profile: Profile { port.profile }

  mutating func reset(_ setting: Setting) throws(AdapterFault) { try port.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    let reply = try port.perform(stimulus, as: name)
    guard case .observed(var observations) = reply else { return reply }
    for place in observations.indices { tampers(&observations[place]) }
    return .observed(observations)
  }
}
