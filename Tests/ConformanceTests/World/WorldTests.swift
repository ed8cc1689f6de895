import Conformance
import PushModel
import Testing

/// The world's moves around a port that only makes requests.
@Suite struct WorldTests {
  /// Plays one case, and returns the observations of each step and the stimuli of the port.
  private func play(_ given: String, _ steps: String, requests: [Request] = []) throws
    -> (seen: [[Seen]], told: [Stimulus], record: CaseRecord)
  {
    let source = try #require(
      SuiteRunnerTests.cases(
        """
        {"cases": {"PLAT-901": "toast-ja"}, "title": "W", "requirements": ["REG-1"],
         "given": \(given), "steps": [\(steps)]}
        """
      ).first)
    var port = AskingPort(requests)
    let record = CaseRunner.run(
      try CompiledCase(source, edition: .toastJa), on: &port, profile: try port.profile)
    return (record.steps.map(\.seen), port.told, record)
  }

  @Test func `A second request joins the open prompt`() throws {
    let (seen, told, record) = try play(
      #"{"permission": "notDetermined", "world": {"prompt": "hold"}}"#,
      #"{"do": "app.entersForeground"}, {"do": "user.allows"}"#,
      requests: [.permission, .permission])
    #expect(seen == [[.prompt], []])
    #expect(
      told.suffix(2) == [
        .answer(request: "1", .permission(.authorized)), .answer(request: "2", .permission(.authorized)),
      ])
    #expect(record.visitedCells.contains("Permission/prompting/request"))
  }

  @Test func `A prompt shown in the setting counts as seen in the first step`() throws {
    let source = try #require(
      SuiteRunnerTests.cases(
        """
        {"cases": {"PLAT-902": "toast-ja"}, "title": "W", "requirements": ["REG-1"],
         "given": {"permission": "notDetermined"},
         "steps": [{"do": "app.entersBackground", "see": ["prompt"]}]}
        """
      ).first)
    var port = AskingPort([.permission], when: .initialize)
    let record = CaseRunner.run(
      try CompiledCase(source, edition: .toastJa), on: &port, profile: try port.profile)
    #expect(record.verdict == .pass)
    #expect(port.told.suffix(2) == [.answer(request: "1", .permission(.authorized)), .enteredBackground])
  }

  @Test func `Without a network the server is unreachable`() throws {
    let (_, told, record) = try play(
      #"{"world": {"network": "down"}}"#, #"{"do": "app.entersForeground"}"#,
      requests: [.server(.query(.apns))])
    #expect(told.last == .answer(request: "1", .unreachable))
    #expect(record.visitedCells == ["Server/noRecord/fail"])
  }

  @Test func `Held tokens are issued together`() throws {
    let (_, told, _) = try play(
      #"{"world": {"apns": "hold"}}"#,
      #"{"do": "app.entersForeground"}, {"do": "apns.issues"}, {"do": "apns.refuses"}"#,
      requests: [.token(.apns), .token(.apns)])
    #expect(
      told.suffix(3) == [
        .enteredForeground, .answer(request: "1", .token("token-1")),
        .answer(request: "2", .token("token-1")),
      ])
  }

  @Test func `What is repeated is answered together`() throws {
    let record = ServerRecord(type: .apns, token: "token-1")
    let (_, told, _) = try play(
      #"{"world": {"server": "hold"}}"#,
      #"{"do": "app.entersForeground"}, {"do": "server.timesOut"}, {"do": "server.accepts"}"#,
      requests: [.server(.register(record)), .server(.query(.apns)), .server(.register(record))])
    #expect(
      told.suffix(4) == [
        .enteredForeground, .answer(request: "1", .timedOut), .answer(request: "3", .timedOut),
        .answer(request: "2", .timedOut),
      ])
  }

  @Test func `A changed token is the next one`() throws {
    let (_, told, _) = try play(
      "{}", #"{"do": "app.entersForeground"}, {"do": "apns.changesToken"}"#, requests: [.token(.apns)])
    #expect(
      told.suffix(2) == [.answer(request: "1", .token("token-1")), .tokenChanged(.apns, token: "token-2")])
  }

  @Test func `The server keeps and removes records`() throws {
    let record = ServerRecord(type: .apns, token: "token-1")
    let (_, told, result) = try play(
      "{}", #"{"do": "app.entersForeground"}"#,
      requests: [.server(.register(record)), .server(.query(.apns)), .server(.unregister(.apns))])
    #expect(
      told.suffix(3) == [
        .answer(request: "1", .accepted(nil)), .answer(request: "2", .accepted(record)),
        .answer(request: "3", .accepted(nil)),
      ])
    #expect(result.steps.last?.apnsRecord == nil)
  }

  @Test func `A message that is not passed on restricts the next`() throws {
    let (seen, told, record) = try play(
      "{}",
      #"{"do": "voip.arrives", "message": "$message1"}, {"do": "voip.arrives", "message": "$message2"}"#)
    #expect(seen == [[.restricted], []])
    #expect(told.last == .messageArrived(.voip, message: "message-1"), "the second is withheld")
    #expect(
      record.visitedCells == [
        "CallReporting/idle/messageArrives", "CallReporting/reportDue/omitReport",
        "CallReporting/restricted/messageArrives",
      ])
  }

  @Test func `A message starts the app`() throws {
    let (_, told, _) = try play("{}", #"{"do": "app.terminates"}, {"do": "voip.arrives"}"#)
    #expect(
      told.suffix(4) == [
        .terminated, .launched, .setDelegate(.voip, true), .messageArrived(.voip, message: "message-1"),
      ])
  }

  @Test func `The process takes its requests with it`() throws {
    let (_, told, record) = try play(
      #"{"world": {"apns": "hold"}}"#,
      #"{"do": "app.entersForeground"}, {"do": "app.terminates"}, {"do": "apns.issues"}"#,
      requests: [.token(.apns)])
    #expect(told.last == .terminated)
    #expect(record.visitedCells.contains("DeviceToken/requested/processEnds"))
  }

  @Test func `What the world cannot do is the cases fault`() throws {
    let (_, _, record) = try play("{}", #"{"do": "settings.allow"}"#)
    #expect(record.verdict == .harnessFault)
    #expect(record.verdict.blame == .harness)
    #expect(record.message == "PLAT-901 asks for a move that Permission rules out (PLAT-2)")
  }

  @Test(arguments: [
    (#"{"do": "app.terminates"}, {"do": "setUser", "user": null}"#, "while it is not running"),
    (#"{"do": "app.launches"}"#, "launched while it is running"),
    (#"{"do": "app.terminates"}, {"do": "app.entersForeground"}"#, "is not running"),
  ])
  func `A case that cannot be played is not the ports fault`(steps: String, reason: String) throws {
    let (_, _, record) = try play("{}", steps)
    #expect(record.verdict == .harnessFault)
    #expect(record.message.contains(reason))
  }
}

/// A port that makes requests when it comes to the foreground, or is initialised, and does nothing else.
struct AskingPort: Adapter {
  enum Moment { case initialize, foreground }

  var profile: Profile {
    get throws(AdapterFault) { Profile(adapter: "asking", implementation: "asking", edition: .toastJa) }
  }
  private(set) var told: [Stimulus] = []
  private let requests: [Request]
  private let moment: Moment

  init(_ requests: [Request], when moment: Moment = .foreground) {
    self.requests = requests
    self.moment = moment
  }

  mutating func reset(_ setting: Setting) throws(AdapterFault) { told = [] }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    told.append(stimulus)
    let isMoment =
      switch stimulus {
      case .initialize: moment == .initialize
      case .enteredForeground: moment == .foreground
      case .setDelegate, .setUser, .register, .query, .unregister, .update, .answer, .tokenChanged,
        .tokenInvalidated, .messageArrived, .networkChanged, .terminated, .launched,
        .enteredBackground, .timePassed:
        false
      }
    guard isMoment else { return .observed([]) }
    return .observed(
      requests.enumerated().map { .requested(id: "\($0.offset + 1)", $0.element) })
  }
}
