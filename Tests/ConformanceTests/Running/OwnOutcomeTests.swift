import Conformance
import PushModel
import Testing

/// Outcomes that a delegate is told and no call waits for.
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

  @Test(arguments: [false, true])
  func `The delegate may be told of the SDK's own doings, not of one call twice`(tellsTwice: Bool) throws {
    let record = try play(
      #"\#(Self.toldRegistration), {"do": "setUser", "user": "$userB"}"#,
      on: TellingPort(tellsTwice: tellsTwice))
    #expect(record.verdict.isGood != tellsTwice, "\(record.message)")
    #expect(record.message.contains("REG-16") == tellsTwice, "\(record.message)")
  }

  /// A port that tells each newly set delegate of its registrations, whether or not another one was told before. Before
  /// the initialisation it fails for one kind of token.
  private struct RepeatingPort: Adapter {
    let kindBeforeInitialization: PushType
    let profile = Profile(adapter: "repeating", implementation: "repeating port", edition: .toastKo)
    private var hasDelegate = false
    private var isInitialized = false
    private var isRegistered = false

    init(kindBeforeInitialization: PushType = .apns) {
      self.kindBeforeInitialization = kindBeforeInitialization
    }

    mutating func reset(_ setting: Setting) throws(AdapterFault) {
      self = RepeatingPort(kindBeforeInitialization: kindBeforeInitialization)
    }

    mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
      switch stimulus {
      case .initialize(_, let delegate):
        isInitialized = true
        hasDelegate = delegate ?? hasDelegate
      case .register:
        return .observed([isInitialized ? registers() : fails()])
      case .answer:
        isRegistered = true
        return .observed(outcome())
      case .setDelegate(_, let isSet):
        hasDelegate = isSet
        return .observed(outcome())
      case .setUser, .query, .unregister, .update, .tokenChanged, .tokenInvalidated, .messageArrived,
        .networkChanged, .terminated, .launched, .enteredForeground, .enteredBackground, .timePassed:
        break
      }
      return .observed([])
    }

    private func registers() -> Observation {
      .requested(id: "1", .server(.register(ServerRecord(type: .apns, token: "t"))))
    }

    private func fails() -> Observation {
      var failure = Completion(call: nil, operation: .register, type: kindBeforeInitialization)
      failure.error = ErrorCode.notInitialized.written(in: .toastKo)
      return .completed(failure)
    }

    private func outcome() -> [Observation] {
      guard hasDelegate, isRegistered else { return [] }
      var completion = Completion(call: nil, operation: .register, type: .apns)
      completion.token = "t"
      return [.completed(completion)]
    }
  }

  private static let toldRegistration =
    #"{"do": "register", "as": "r1", "agreement": {"notifications": true}, "see": "r1: ok"}"#

  /// The record of a registration on a port, between other steps.
  private func play(_ steps: String, given: String = "{}", on port: some Adapter) throws -> CaseRecord {
    let text = """
      {"table": "own", "title": "Own", "rows": [{
        "cases": {"REG-921": "toast-ko"}, "title": "A registration", "requirements": ["REG-1"],
        "given": \(given), "steps": [\(steps)]}]}
      """
    let source = try #require(CaseDecoder.table(Array(text.utf8), path: "own.json").table?.cases.first)
    var port = port
    let profile = try port.profile
    return CaseRunner.run(try CompiledCase(source, edition: .toastKo), on: &port, profile: profile)
  }

  @Test func `A delegate that is set may be told what nobody was told, not what one was told`() throws {
    let register = #"{"do": "register", "as": "r1", "agreement": {"notifications": true}}"#
    let set = #"{"do": "setDelegate", "set": true}"#
    let kept = try play(
      #"{"do": "setDelegate", "set": false}, \#(register), \#(set)"#, on: RepeatingPort())
    #expect(kept.verdict.isGood, "\(kept.message)")
    let again = try play("\(Self.toldRegistration), \(set)", on: RepeatingPort())
    #expect(!again.verdict.isGood)
    #expect(again.message.contains("REG-16"), "\(again.message)")
  }

  @Test(arguments: PushType.allCases)
  func `Before the initialisation it is open which kind a failure names`(kind: PushType) throws {
    let record = try play(
      #"{"do": "register", "as": "r1", "agreement": {"notifications": true}, "see": "r1: any error"}"#,
      given: #"{"initialized": false}"#, on: RepeatingPort(kindBeforeInitialization: kind))
    #expect(record.verdict.isGood, "\(record.message)")
  }
}
