package import PushModel
import StateMachines

/// What was seen in one step, in a form that does not depend on what happened how often before: two
/// steps that mean the same have equal values.
///
/// Tokens are named by whether they are the current ones, calls by whether the step itself made them,
/// and what a step brings about stands in one order. Ids of requests, and how a port splits its
/// requests, are left out.
package struct Observed: Hashable, Sendable {
  /// Whether the step was possible. Only then is there anything to be seen.
  package var isPossible = true
  package var items: [Item] = []
  package var apnsRecord: ServerRecord?
  package var voipRecord: ServerRecord?
  package var permission = PermissionStatus.notDetermined
  /// How many calls of each operation are open afterwards.
  package var open = OpenCalls()
  /// Whether an answer is awaited in the course of a call, be it one of whose outcome nobody is told. What a port
  /// awaits is its own business, and not compared.
  @Uncompared var awaitsAnswer = false
  /// Whether no request waits for an answer.
  @Uncompared var awaitsNothing = false
  /// Whether nothing is left for which the port may wait, whatever it has been asked to do.
  @Uncompared var isQuiet = false
  /// Whether there is no network.
  @Uncompared var isOffline = false
  /// What the push service has answered first.
  @Uncompared var answered: RequestSubject?
  /// The kinds of token that the system has issued. When a port asks for them is its own business as well.
  @Uncompared var issued = PushTypes()
  /// Those of them for which the port does not wait again.
  @Uncompared var obtained = PushTypes()
  /// The kinds of token about which a call is open or something waits for an answer.
  @Uncompared var busy = PushTypes()
  /// What is registered, with all its names.
  @Uncompared var records = PerPushType<ServerRecord?>(nil)
  /// Where the machines of the world are.
  @Uncompared var world = MachineStates()

  /// A step that was not possible.
  package static let impossible = {
    var observed = Observed()
    observed.isPossible = false
    return observed
  }()

  /// One thing that was seen.
  package enum Item: Hashable, Sendable {
    case completed(Which, Completion)
    case prompt
    case message(PushType, String)
    case reported
    case restricted
    case violation(String)
  }

  /// Which call completed.
  package enum Which: Hashable, Sendable {
    /// The call of the step.
    case made
    /// One of those that were open before, counted from the oldest.
    case waiting(Int)
    /// The port tells no calls apart.
    case unnamed
    /// None that was open.
    case none

  }
}

extension StepPlayer {
  /// Puts the port into the setting; what was seen there.
  package mutating func reset(on port: inout some Adapter) throws(PlayProblem) -> Observed {
    let record = try start(on: &port)
    return Observed(record, waiting: [], made: nil, session: session)
  }

  /// Plays a step, after which some of what waits is answered; what was seen. A step that makes a call has its name.
  package mutating func observe(
    _ action: CaseAction, as name: String?, answering: Answering = .tokens([]), on port: inout some Adapter
  ) throws(PlayProblem) -> Observed {
    let waiting = openCallNames
    let record = try play(action, as: name, answering: answering, on: &port)
    return Observed(record, waiting: waiting, made: action.operation == nil ? nil : name, session: session)
  }
}

extension Observed {
  /// What a record says. `waiting` are the calls that were open before the step, the oldest first, and
  /// `made` is the call that the step made.
  init(_ record: StepRecord, waiting: [String], made: String?, session: borrowing CaseSession) {
    let tokens = CurrentTokens(session.world)
    for seen in record.seen where seen.isShown(without: session.unobserved) {
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
    awaitsAnswer = session.world.awaitsAnswerOfCall
    answered = record.answered
    awaitsNothing = session.world.holdsNothing
    isQuiet = session.isQuiet
    issued = session.world.issued
    obtained = issued.subtracting(session.world.awaitedTokens)
    busy = session.busyTypes
    world = session.world.world.machines
    isOffline = session.world.policies.network == .down
    records[.apns] = record.apnsRecord
    records[.voip] = record.voipRecord
    apnsRecord = record.apnsRecord.map { Observed.plain($0, tokens, session) }
    voipRecord = record.voipRecord.map { Observed.plain($0, tokens, session) }
    permission = record.permission
    if items.count > 1 { items.sort { $0.words < $1.words } }
  }

  /// A completion as it is compared.
  static func plain(
    _ completion: Completion, _ tokens: CurrentTokens, _ session: borrowing CaseSession
  ) -> Completion {
    var plain = completion
    plain.call = nil
    plain.token = tokens.name(of: completion.token ?? completion.info?.token)
    // The information has a token of its own only where it is another than the one that is handed back.
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
    // Which language is registered if the app sets none is open (Q-INIT-58).
    if record.language == session.given.deviceLanguage(in: session.edition) { plain.language = nil }
    plain.token = tokens.name(of: record.token) ?? ""
    plain.sandbox = record.sandbox ?? false
    return plain
  }

  /// Whether this is what the specification expects.
  ///
  /// An edition that has no such error is taken to allow any; the specification then says so by the failure of the
  /// system. Nor does it say which language is registered; the others do not where the app sets none (Q-INIT-58). Where
  /// two codes speak of parameters, either will do (ERR-12). Information has agreements that cannot be missing: where a
  /// record has none, any is as good (Q-VOIP-5).
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

  /// Whether all that differs from what was expected are codes of errors.
  func differsInCodesAlone(from expected: Observed) -> Bool { withCodes(of: expected) == expected }

  /// The requirements that hold whatever nobody decides, and were broken.
  package var violations: [String] {
    items.compactMap { item in
      if case .violation(let requirement) = item { requirement } else { nil }
    }
  }

  /// The errors with which calls completed.
  var errors: [WrittenError] {
    items.compactMap { item in
      if case .completed(_, let completion) = item { completion.error } else { nil }
    }
  }

  /// The codes with which calls completed, as far as the edition has them.
  func codes(in edition: Edition) -> [ErrorCode] {
    let written = WrittenErrors(edition: edition)
    return errors.flatMap(written.names)
  }

  /// The same without the agreements of a VoIP token's information, as far as none is expected.
  private func withAgreementsMissing(in expected: Observed) -> Observed {
    changingCompletions(beside: expected) { completion, wanted in
      guard completion.type == .voip, let info = wanted.info, info.agreement == nil else { return }
      completion.info?.agreement = nil
    }
  }

  /// The same with those codes that are expected, as far as they are meant, in place of others.
  private func withCodes(
    of expected: Observed, where isMeant: (WrittenError, WrittenError) -> Bool = { _, _ in true }
  ) -> Observed {
    changingCompletions(beside: expected) { completion, wanted in
      guard let seen = completion.error, let code = wanted.error, isMeant(code, seen) else { return }
      completion.error = code
    }
  }

  /// The same with completions that are changed, each beside the one that is expected in its place.
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

/// A value that makes no difference to what it is part of.
@propertyWrapper
struct Uncompared<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value

  static func == (one: Uncompared, other: Uncompared) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension CaseSession {
  /// How many calls of each operation are open whose outcome somebody is told of.
  fileprivate var openCalls: OpenCalls {
    var counts = OpenCalls()
    for call in calls where call.isOpen && call.isReported { counts[call.operation] += 1 }
    return counts
  }

  /// An error as the edition writes it: a domain that does not matter there is left out.
  fileprivate func plain(_ error: WrittenError) -> WrittenError {
    guard error.domain != nil, let name = compiled.errors.names(of: error).first else { return error }
    return compiled.errors[name] ?? error
  }
}

/// The tokens that the system would issue now, by which all others are named.
struct CurrentTokens: Hashable {
  let apns: String
  let voip: String

  init(_ world: borrowing NamedWorld) {
    apns = world.currentToken(of: .apns)
    voip = world.currentToken(of: .voip)
  }

  /// The name of a token by what matters about it.
  func name(of token: String?) -> String? {
    guard let token else { return nil }
    if token == apns { return "the current token" }
    if token == voip { return "the current VoIP token" }
    if token.hasPrefix("token-") { return "an old token" }
    if token.hasPrefix("voip-") { return "an old VoIP token" }
    return token
  }
}
