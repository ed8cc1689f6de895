import Conformance
import PushModel
import ReferenceAdapter
import Testing

/// Ports that do what nobody decides at another time.
@Suite struct OwnTimeTests {
  /// The reference port, with messages that wait for the initialisation, or queries that end with the next one.
  private struct WaitingPort: Adapter {
    let tellsMessages: Bool
    private var base = ReferenceAdapter(edition: .toastKo)
    private var messages: [Observation] = []
    private var query: String?

    init(tellsMessages: Bool = true) { self.tellsMessages = tellsMessages }

    var profile: Profile { get throws(AdapterFault) { base.profile } }

    mutating func reset(_ setting: Setting) throws(AdapterFault) {
      (messages, query) = ([], nil)
      try base.reset(setting)
    }

    mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
      if case .query = stimulus, query != nil { return .observed([query, name].map(Self.withoutNetwork)) }
      guard case .observed(let seen) = try base.perform(stimulus, as: name) else { return .observed([]) }
      switch stimulus {
      case .query: query = name
      case .messageArrived(let type, let message):
        messages.append(.message(type, message: message))
        return .observed([])
      case .initialize where tellsMessages: return .observed(seen + messages)
      case _: break
      }
      return .observed(seen)
    }

    private static func withoutNetwork(_ call: String?) -> Observation {
      var completion = Completion(call: call, operation: .query, type: .apns)
      completion.error = ErrorCode.networkNotAvailable.written(in: .toastKo)
      return .completed(completion)
    }
  }

  private func verdicts(_ row: String, on port: WaitingPort) -> [Verdict] {
    var port = port
    return SuiteRunner(cases: SuiteRunnerTests.cases(row), edition: .toastKo).run(on: &port).records.map(
      \.verdict)
  }

  @Test(arguments: [true, false])
  func `Messages may come at the initialisation, whatever the delegate was before, or not at all`(tells: Bool)
  {
    let seen = verdicts(
      """
      {"cases": {"MSG-901": "toast-ko"}, "title": "M", "requirements": ["MSG-1"],
       "steps": ["app.terminates", "app.launches", {"do": "notification.arrives", "message": "$message2"},
         {"do": "setDelegate", "set": true}, {"do": "setDelegate", "set": false},
         {"do": "notification.arrives", "message": "$message1"}, "initialize"]}
      """, on: WaitingPort(tellsMessages: tells))
    #expect(seen == [tells ? .argued : .pass])
  }

  @Test func `A query may end the one before with its own outcome`() {
    let seen = verdicts(
      """
      {"cases": {"QUERY-901": "toast-ko"}, "title": "Q", "requirements": ["QUERY-6"],
       "given": {"registered": ["apns"], "world": {"server": "hold"}},
       "steps": [{"do": "query", "as": "q1"}, "network.goes", {"do": "query", "as": "q2"}]}
      """, on: WaitingPort())
    #expect(seen == [.pass])
  }
}
