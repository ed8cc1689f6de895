import Conformance
import PushModel

/// A port just large enough to register and query a token, with one bad manner at a time.
struct TinyPort: Adapter {
  enum Manner: CaseIterable {
    case good, skipsThePrompt, completesTwice, neverCompletes, repeatsRequestIDs, namesUnknownCalls
    case asksForEver, fails, lacksQueries, crashes, hangs, doesNotWaitForTheUser
  }

  var manner = Manner.good
  var profile: Profile {
    get throws(AdapterFault) { described }
  }
  var described = Profile(adapter: "tiny", implementation: "tiny port", edition: .toastJa)
  /// How often the next calls of `perform` end the process.
  var crashesLeft = 0
  private var call: String?
  private var lastRequest = 0
  private var agreement: Conformance.AgreementParts?
  private var user: String?
  private var appKey: String?
  private var language: String?
  private var registered: ServerRecord?

  init(_ manner: Manner = .good) { self.manner = manner }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    call = nil
    lastRequest = 0
    user = nil
    registered = nil
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    switch stimulus {
    case .initialize(let configuration, _):
      appKey = configuration.appKey
      language = configuration.language
      return .observed([])
    case .setUser(let user):
      self.user = user
      return .observed([])
    case .register(_, let agreement, _):
      if manner == .crashes || crashesLeft > 0 {
        crashesLeft -= 1
        throw AdapterFault(.ended, "the process ended with signal 11")
      }
      if manner == .hangs { throw AdapterFault(.timeout, "no answer in time") }
      if manner == .fails { return .failed("out of order") }
      self.agreement = agreement
      call = manner == .namesUnknownCalls ? "nobody" : name
      if manner == .skipsThePrompt { return .observed([request(.token(.apns))]) }
      let asks = request(.permission)
      if manner == .doesNotWaitForTheUser {
        return .observed([asks] + complete(.register, error: .permissionDenied))
      }
      return .observed([asks])
    case .query(let type):
      if manner == .lacksQueries { return .unsupported("no queries") }
      call = name
      return .observed([request(.server(.query(type)))])
    case .answer(_, let answer): return .observed(take(answer))
    case .setDelegate, .unregister, .update, .tokenChanged, .tokenInvalidated,
      .messageArrived, .networkChanged, .terminated, .launched, .enteredForeground,
      .enteredBackground, .timePassed:
      return .observed([])
    }
  }

  private mutating func take(_ answer: Answer) -> [Observation] {
    if manner == .asksForEver { return [request(.permission)] }
    switch answer {
    case .permission(.denied): return complete(.register, error: .permissionDenied)
    case .permission: return [request(.token(.apns))]
    case .token(let token):
      var record = ServerRecord(type: .apns, token: token)
      record.user = user
      record.appKey = appKey
      record.language = language
      record.agreement = AgreementParts(
        notifications: agreement?.notifications ?? true, advertisements: agreement?.advertisements ?? false,
        nightAdvertisements: agreement?.nightAdvertisements ?? false)
      registered = record
      return [request(.server(.register(record)))]
    case .accepted(let record?):
      var completion = Completion(call: call, operation: .query, type: .apns)
      show(record, in: &completion)
      return [.completed(completion)]
    case .accepted(nil): return complete(.register, error: nil)
    case .tokenRefused, .refused, .timedOut, .unreachable, .malformed:
      return complete(.register, error: .systemFailed)
    }
  }

  private func complete(_ operation: PushModel.CallKind, error: ErrorCode?) -> [Observation] {
    if manner == .neverCompletes { return [] }
    var completion = Completion(call: call, operation: operation, type: .apns)
    completion.error = error?.written(in: .toastJa)
    if error == nil, let registered { show(registered, in: &completion) }
    let once = [Observation.completed(completion)]
    return manner == .completesTwice ? once + once : once
  }

  private func show(_ record: ServerRecord, in completion: inout Completion) {
    completion.token = record.token
    completion.info = TokenInfo()
    completion.info?.token = record.token
    completion.info?.user = record.user
    completion.info?.agreement = record.agreement
  }

  private mutating func request(_ request: Request) -> Observation {
    if manner != .repeatsRequestIDs || lastRequest == 0 { lastRequest += 1 }
    return .requested(id: "\(lastRequest)", request)
  }
}
