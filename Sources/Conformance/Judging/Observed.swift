package import PushModel
import StateMachines

/// The observations of one step in a form that does not depend on the history: steps that mean the same have equal
/// values.
///
/// Tokens are named by whether they are current, calls by whether the step itself made them, and the observations of
/// a step are in a fixed order. Ids of requests are left out, and so is how a port splits its requests.
@dynamicMemberLookup
package struct Observed: Hashable, Sendable {
  /// Whether the step was possible. Otherwise there are no observations.
  package var isPossible = true
  package var items: [Item] = []
  package var apnsRecord: ServerRecord?
  package var voipRecord: ServerRecord?
  package var permission = PermissionStatus.notDetermined
  /// The number of open calls after the step, by operation.
  package var open = OpenCalls()
  /// What is not compared: when a port asks, and which answers it awaits, is its own business.
  @Uncompared var besides = Besides()

  /// What is not compared, but decides how a play goes on.
  package struct Besides: Hashable, Sendable {
    /// Whether an answer is awaited in the course of a call, reported or not.
    var awaitsAnswer = false
    /// Whether no request waits for an answer.
    var awaitsNothing = false
    /// Whether there is nothing left for the port to wait for, whatever it has been asked to do.
    var isQuiet = false
    /// Whether there is no network.
    var isOffline = false
    var isInitialized = false
    /// Whether it is certain which kind of token an outcome is about.
    var namesKinds = true
    /// The request that the push service answered first.
    var answered: RequestSubject?
    /// Whether requests were answered after the step of which the port under test makes none.
    var isAnsweredBeforehand = false
    /// The kinds of token that the system has issued.
    var issued = PushTypes()
    /// The issued kinds for which the port does not wait again.
    var obtained = PushTypes()
    /// The kinds of token with an open call or a request that waits for an answer.
    var busy = PushTypes()
    /// The records with all their names.
    var records = PerPushType<ServerRecord?>(nil)
    /// The states of the machines of the world.
    var world = MachineStates()
    /// The values that nobody has given or asked for.
    package var strangeValues: [Violation] = []
  }

  package subscript<Value>(dynamicMember path: KeyPath<Besides, Value>) -> Value { besides[keyPath: path] }

  package static let impossible = Observed(isPossible: false)

  /// One observation.
  package enum Item: Hashable, Sendable {
    case completed(Which, Completion)
    case prompt
    case message(PushType, String)
    case reported
    case restricted
    case violation(String)
  }

  /// The call that completed.
  package enum Which: Hashable, Sendable {
    /// The call that the step made.
    case made
    /// A call that was open before, counted from the oldest.
    case waiting(Int)
    /// A completion of a port that does not tell calls apart.
    case unnamed
    /// No call that was open.
    case none
  }
}

extension StepPlayer {
  /// Puts the port into the setting.
  package mutating func reset(on port: inout some Adapter) throws(PlayProblem) -> Observed {
    Observed(try start(on: &port), waiting: [], made: nil, session: session)
  }

  /// Plays a step, then answers some of the requests that wait. `name` is the name of the call that the step makes.
  package mutating func observe(
    _ action: CaseAction, as name: String?, answering: Answering = .tokens([]), on port: inout some Adapter
  ) throws(PlayProblem) -> Observed {
    let waiting = openCallNames
    let record = try play(action, as: name, answering: answering, on: &port)
    return Observed(record, waiting: waiting, made: action.operation == nil ? nil : name, session: session)
  }
}

extension Observed {
  /// The observations of a record. `waiting` are the calls that were open before the step, the oldest first; `made`
  /// is the call that the step made.
  init(_ record: StepRecord, waiting: [String], made: String?, session: borrowing CaseSession) {
    let tokens = CurrentTokens(session.world)
    for seen in record.seen where seen.isShown(without: session.terms.unobserved) {
      switch seen {
      case .completed(let call, let completion):
        let which: Which =
          if completion.call == nil {
            .unnamed
          } else if call == made {
            .made
          } else {
            waiting.firstIndex(of: call).map(Which.waiting) ?? .none
          }
        items.append(.completed(which, Observed.plain(completion, tokens, session)))
      case .prompt: items.append(.prompt)
      case .message(let type, let message): items.append(.message(type, message))
      case .reported: items.append(.reported)
      case .restricted: items.append(.restricted)
      }
    }
    for violation in record.violations { items.append(.violation(violation.requirement)) }
    open = session.openCalls
    besides = Besides(
      awaitsAnswer: session.world.awaitsAnswerOfCall, awaitsNothing: session.world.holdsNothing,
      isQuiet: session.isQuiet, isOffline: session.world.policies.network == .down,
      isInitialized: session.isInitialized, namesKinds: session.namesKinds,
      answered: record.answered, isAnsweredBeforehand: record.isAnsweredBeforehand,
      issued: session.world.issued,
      obtained: session.world.issued.subtracting(session.world.awaitedTokens), busy: session.busyTypes,
      world: session.world.world.machines)
    besides.strangeValues = record.strangeValues
    besides.records[.apns] = record.apnsRecord
    besides.records[.voip] = record.voipRecord
    apnsRecord = record.apnsRecord.map { Observed.plain($0, tokens, session) }
    voipRecord = record.voipRecord.map { Observed.plain($0, tokens, session) }
    permission = record.permission
    if items.count > 1 { items.sort { $0.words < $1.words } }
  }

  /// A completion in the form in which it is compared.
  static func plain(
    _ completion: Completion, _ tokens: CurrentTokens, _ session: borrowing CaseSession
  ) -> Completion {
    var plain = completion
    plain.call = nil
    plain.token = tokens.name(of: completion.token ?? completion.info?.token)
    // The information keeps a token of its own only where it differs from the token that is handed back.
    plain.info?.token = completion.token.flatMap { token in
      completion.info?.token.flatMap { $0 == token ? nil : tokens.name(of: $0) }
    }
    // An SDK whose user id cannot be left out hands back an empty one.
    if plain.info?.user == "" { plain.info?.user = nil }
    plain.error = completion.error.map { session.plain($0) }
    if plain.isFailedUnregistering { plain.token = nil }
    return plain
  }

  private static func plain(
    _ record: ServerRecord, _ tokens: CurrentTokens, _ session: borrowing CaseSession
  ) -> ServerRecord {
    var plain = record
    // The language that is registered if the app sets none is an open question (Q-INIT-58).
    if record.language == session.given.deviceLanguage(in: session.edition) { plain.language = nil }
    plain.token = tokens.name(of: record.token) ?? ""
    plain.sandbox = record.sandbox ?? false
    return plain
  }

  /// Whether this is what the specification expects.
  ///
  /// An edition without the expected error allows any; the specification then expects the failure of the system. Such
  /// an edition does not say which language is registered either, and the others do not where the app sets none
  /// (Q-INIT-58). Where two codes are about parameters, either will do (ERR-12). Information cannot leave out an
  /// agreement: where a record has none, any is allowed (Q-VOIP-5).
  package func agrees(with expected: Observed, in edition: Edition) -> Bool {
    if self == expected { return true }
    let (parameter, request) = (
      ErrorCode.parameterInvalid.written(in: edition), ErrorCode.requestInvalid.written(in: edition)
    )
    let failure = ErrorCode.systemFailed.written(in: edition)
    let hasLanguages = edition != .tcpushKo
    var lenient = withAgreementsMissing(in: expected).withCodes(of: expected) { wanted, found in
      wanted == parameter && found == request || !hasLanguages && wanted == failure
    }
    if let record = expected.apnsRecord, !hasLanguages || record.language == nil {
      lenient.apnsRecord?.language = record.language
    }
    if let record = expected.voipRecord, !hasLanguages || record.language == nil {
      lenient.voipRecord?.language = record.language
    }
    return lenient == expected
  }

  /// Whether only error codes differ from what was expected.
  func differsInCodesAlone(from expected: Observed) -> Bool { withCodes(of: expected) == expected }

  /// The requirement behind a code that is told although its reason does not hold: none has to be told, and this one
  /// must not be.
  func falseCode(in edition: Edition) -> String? {
    let codes = WrittenErrors(edition: edition)
    return items.lazy.compactMap { item in
      guard case .completed(_, let completion) = item, let error = completion.error else { return nil }
      return switch codes.names(of: error) {
      case [.notInitialized] where besides.isInitialized: "ERR-1"
      case [.permissionDenied] where permission == .authorized: "ERR-3"
      case [.systemFailed] where besides.issued.contains(PushTypes(completion.type)): "ERR-4"
      case [.networkNotAvailable] where !besides.isOffline: "ERR-5"
      case _: nil
      }
    }.first
  }

  /// The broken requirements of those that hold in every case.
  package var violations: [String] {
    items.compactMap { item in
      if case .violation(let requirement) = item { requirement } else { nil }
    }
  }

  var errors: [WrittenError] {
    items.compactMap { item in
      if case .completed(_, let completion) = item { completion.error } else { nil }
    }
  }

  /// The kinds of token of which outcomes were told.
  var completedTypes: PushTypes { typesOfCompletions { _ in true } }

  /// The kinds of token of which outcomes were told that may differ by their code: failures, and successes of an
  /// unregistering, which may hand back the token.
  var codedTypes: PushTypes { typesOfCompletions { $0.error != nil || $0.isSuccessfulUnregistering } }

  private func typesOfCompletions(where isMeant: (Completion) -> Bool) -> PushTypes {
    items.reduce(into: PushTypes()) { types, item in
      guard case .completed(_, let completion) = item, isMeant(completion) else { return }
      types.insert(PushTypes(completion.type))
    }
  }

  /// The codes with which calls completed, as far as the edition has them.
  func codes(in edition: Edition) -> [ErrorCode] { errors.flatMap(WrittenErrors(edition: edition).names) }

  /// The same without agreements in the information of VoIP tokens, where none is expected.
  private func withAgreementsMissing(in expected: Observed) -> Observed {
    changingCompletions(beside: expected) { completion, wanted in
      guard completion.type == .voip, let info = wanted.info, info.agreement == nil else { return }
      completion.info?.agreement = nil
    }
  }

  /// The same with the expected codes in place of others, where `isMeant` holds for the pair.
  private func withCodes(
    of expected: Observed, where isMeant: (WrittenError, WrittenError) -> Bool = { _, _ in true }
  ) -> Observed {
    changingCompletions(beside: expected) { completion, wanted in
      guard let seen = completion.error, let code = wanted.error, isMeant(code, seen) else { return }
      completion.error = code
    }
  }

  /// The same with changed completions. Each is passed with the expected completion at its place.
  func changingCompletions(
    beside expected: Observed, _ change: (inout Completion, Completion) -> Void
  ) -> Observed {
    var result = self
    for (place, wanted) in zip(items.indices, expected.items) {
      guard case .completed(let which, var completion) = items[place], case .completed(_, let other) = wanted
      else { continue }
      change(&completion, other)
      result.items[place] = .completed(which, completion)
    }
    return result
  }
}

/// A value that equality and hashing ignore.
@propertyWrapper
struct Uncompared<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value

  static func == (one: Uncompared, other: Uncompared) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension CaseSession {
  /// The number of open calls whose outcome is reported, by operation.
  fileprivate var openCalls: OpenCalls {
    var counts = OpenCalls()
    for call in calls where call.isOpen && call.isReported { counts[call.operation] += 1 }
    return counts
  }

  /// An error as the edition writes it, without a domain that does not matter there.
  fileprivate func plain(_ error: WrittenError) -> WrittenError {
    guard error.domain != nil, let name = compiled.errors.names(of: error).first else { return error }
    return compiled.errors[name] ?? error
  }
}

/// The current tokens of the system. All tokens are named in relation to them.
struct CurrentTokens: Hashable {
  let apns: String
  let voip: String

  init(_ world: borrowing NamedWorld) {
    apns = world.currentToken(of: .apns)
    voip = world.currentToken(of: .voip)
  }

  /// The name of a token: current or old, and its kind.
  func name(of token: String?) -> String? {
    guard let token else { return nil }
    if token == apns { return "the current token" }
    if token == voip { return "the current VoIP token" }
    if token.hasPrefix("token-") { return "an old token" }
    if token.hasPrefix("voip-") { return "an old VoIP token" }
    return token
  }
}
