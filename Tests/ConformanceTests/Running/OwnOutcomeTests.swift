import Conformance
import PushModel
import Testing

/// What a delegate is told of that no call waits for.
@Suite struct OwnOutcomeTests {
  /// A port that tells its delegate of every outcome, also of the updates that it makes by itself.
  private struct TellingPort: Adapter {
    let tellsTwice: Bool
    let profile = Profile(adapter: "telling", implementation: "telling port", edition: .toastKo)
    private var lastRequest = 0
    private var isRegistered = false

    init(tellsTwice: Bool) { self.tellsTwice = tellsTwice }

    mutating func reset(_ setting: Setting) throws(AdapterFault) {
      lastRequest = 0
      isRegistered = false
    }

    mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
      switch stimulus {
      case .register: return .observed([request(.server(.register(ServerRecord(type: .apns, token: "t"))))])
      case .setUser:
        return .observed(
          isRegistered ? [request(.server(.register(ServerRecord(type: .apns, token: "t"))))] : [])
      case .answer:
        isRegistered = true
        var completion = Completion(call: nil, operation: .register, type: .apns)
        completion.token = "t"
        let told = Observation.completed(completion)
        return .observed(tellsTwice ? [told, told] : [told])
      case .initialize, .query, .setDelegate, .unregister, .update, .tokenChanged, .tokenInvalidated,
        .messageArrived, .networkChanged, .terminated, .launched, .enteredForeground, .enteredBackground,
        .timePassed:
        return .observed([])
      }
    }

    private mutating func request(_ request: Request) -> Observation {
      lastRequest += 1
      return .requested(id: "\(lastRequest)", request)
    }
  }

  @Test("The delegate may be told of the SDK's own doings, not of one call twice", arguments: [false, true])
  func oneCallIsToldOfOnce(tellsTwice: Bool) throws {
    let text = """
      {"table": "own", "title": "Own", "cases": [{
        "id": "REG-921", "title": "A registration and another user", "editions": ["toast-ko"],
        "requirements": ["REG-1"],
        "steps": [
          {"do": "register", "as": "r1", "agreement": {"notifications": true}, "see": [{"completed": "r1"}]},
          {"do": "setUser", "user": "$userB"}
        ]}]}
      """
    let source = try #require(CaseDecoder.table(Array(text.utf8), path: "own.json").table?.cases.first)
    var port = TellingPort(tellsTwice: tellsTwice)
    let record = CaseRunner.run(
      try CompiledCase(source, edition: .toastKo), on: &port, profile: port.profile)
    #expect(record.verdict.isGood != tellsTwice, "\(record.message)")
    #expect(record.message.contains("REG-16") == tellsTwice, "\(record.message)")
  }
}
