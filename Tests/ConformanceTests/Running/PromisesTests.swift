import Conformance
import PushModel
import ReferenceAdapter
import Testing

/// What holds of every port, whatever is undecided.
@Suite struct PromisesTests {
  /// The record of a case on the reference port with changed replies.
  private func record(
    in edition: Edition = .nhncloudKo, given: String = "{}", _ steps: String,
    changing change: @escaping (Stimulus, [Observation]) -> [Observation]
  ) throws -> CaseRecord {
    let text = """
      {"table": "promises", "title": "Promises", "rows": [{
        "cases": {"REG-930": "\(edition.rawValue)"}, "title": "A promise", "requirements": ["REG-2"],
        "given": \(given), "steps": [\(steps)]}]}
      """
    let table = try #require(CaseDecoder.table(Array(text.utf8), path: "promises.json").table)
    var port = ChangedPort(edition: edition, change: change)
    return try #require(SuiteRunner(cases: table.cases).run(on: &port).records.first)
  }

  /// A registration again while the push service refuses: a port may leave it unsent.
  private func registersAgain(_ outcome: String) -> String {
    #"{"do": "world", "server": "refuse"}, {"do": "register", "as": "r1", "see": "r1: \#(outcome)"}"#
  }

  @Test func `A refusal that is told as success fails`() throws {
    let record = try record(given: #"{"registered": ["apns"]}"#, registersAgain("ok")) { $1.map(\.hopeful) }
    #expect(record.verdict == .fail && record.root == "REG-2")
    #expect(
      record.message.contains("succeeded although the push service has not accepted it"), "\(record.message)")
  }

  @Test func `One that is told as it is does not`() throws {
    #expect(
      try record(given: #"{"registered": ["apns"]}"#, registersAgain("any error")) { $1 }.verdict.isGood)
  }

  /// In the background, where nobody decides how a registration ends.
  @Test func `A success of which the push service knows nothing fails`() throws {
    let record = try record(
      #"{"do": "app.entersBackground"}, {"do": "register", "as": "r1", "see": "r1: ok"}"#
    ) { stimulus, seen in
      guard case .register(let type, _, _) = stimulus else { return seen }
      return [Observation.completed(Completion(call: "r1", operation: .register, type: type)).hopeful]
    }
    #expect(record.verdict == .fail && record.root == "REG-2")
  }

  /// The user logs out while a registration is under way: what comes of it is open, and that the app is told is not.
  @Test(arguments: [
    ("", true), (#"{"do": "initialize", "delegate": null}, {"do": "setDelegate", "set": true}, "#, false),
  ])
  func `A delegate that was passed to the initialisation is told of every outcome`(
    before: String, isPassed: Bool
  ) throws {
    let record = try record(
      in: .toastKo, given: #"{"world": {"server": "hold"}}"#,
      before + #"{"do": "register", "as": "r1"}, {"do": "setUser", "user": null}, "server.accepts""#
    ) { _, seen in seen.filter { if case .completed = $0 { false } else { true } } }
    #expect((record.verdict == .fail) == isPassed, "\(record.message)")
    if isPassed { #expect(record.root == "REG-2" && record.message.contains("nothing is awaited any more")) }
  }

  /// A message about a token that was never registered, of which nobody decides whether the delegate gets it.
  @Test(arguments: [(1, Verdict.pass), (2, .fail)])
  func `A message is told as often as it arrives`(times: Int, verdict: Verdict) throws {
    let told = Array(repeating: #""$message1 (voip)", "reported""#, count: times).joined(separator: ", ")
    let record = try record(#"{"do": "voip.arrives", "see": [\#(told)]}"#) { stimulus, seen in
      guard case .messageArrived(let type, let message) = stimulus else { return seen }
      return Array(repeating: [.message(type, message: message), .reportedCall], count: times).flatMap { $0 }
    }
    #expect(record.verdict == verdict, "\(record.message)")
    if verdict == .fail { #expect(record.root == "VOIP-6") }
  }

  /// The port registers what it has unregistered when the app comes to the front. Whether another user does so is open.
  @Test(arguments: [("", true), (#"{"do": "setUser", "user": "user-b"}, "#, false)])
  func `What was unregistered stays so`(between: String, fails: Bool) throws {
    let record = try record(
      given: #"{"registered": ["apns"]}"#,
      #"{"do": "unregister", "as": "u1", "see": "u1: ok"}, \#(between)"app.entersForeground""#
    ) { stimulus, seen in
      guard stimulus == .enteredForeground else { return seen }
      return [
        .requested(id: ChangedPort.own, .server(.register(ServerRecord(type: .apns, token: "token-1"))))
      ]
    }
    #expect((record.root == "UNREG-2") == fails, "\(record.message)")
    #expect(record.verdict == .fail || !fails)
  }

  /// A registration for the user before, with settings given twice, and nobody told of its outcome.
  @Test(arguments: [(true, Verdict.fail), (false, .pass)])
  func `A registration is made for the user who is set`(isStale: Bool, verdict: Verdict) throws {
    let record = try record(
      #"{"do": "initialize", "delegate": null}, {"do": "setUser", "user": "user-b"}, "#
        + #"{"do": "register", "as": "r1", "type": "voip", "handler": false}"#
    ) { _, seen in
      seen.map { seen in
        guard isStale, case .requested(let id, .server(.register(var record))) = seen else { return seen }
        record.user = "user-a"
        return .requested(id: id, .server(.register(record)))
      }
    }
    #expect(record.verdict == verdict, "\(record.message)")
    if isStale { #expect(record.root == "LOGIN-1") }
  }
}

extension Observation {
  /// The same with success in place of failure.
  fileprivate var hopeful: Observation {
    guard case .completed(var completion) = self else { return self }
    completion.error = nil
    completion.token = "token-1"
    return .completed(completion)
  }
}

/// The reference port with changed replies.
private struct ChangedPort: Adapter {
  /// The id of a request that the change adds.
  static let own = "own"

  let change: (Stimulus, [Observation]) -> [Observation]
  private var port: ReferenceAdapter

  init(edition: Edition, change: @escaping (Stimulus, [Observation]) -> [Observation]) {
    self.change = change
    port = ReferenceAdapter(edition: edition)
  }

  var profile: Profile { port.profile }

  mutating func reset(_ setting: Setting) throws(AdapterFault) { try port.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    if case .answer(Self.own, _) = stimulus { return .observed([]) }
    let reply = try port.perform(stimulus, as: name)
    guard case .observed(let seen) = reply else { return reply }
    return .observed(change(stimulus, seen))
  }
}
