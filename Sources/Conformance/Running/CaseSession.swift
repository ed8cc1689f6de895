import JSON
import PushModel

/// A case while it is played: the world, the open calls, and the observations.
struct CaseSession {
  let terms: PlayTerms
  var compiled: CompiledCase { terms.compiled }
  var edition: Edition { compiled.edition }
  var given: Given { compiled.source.given }

  var world: NamedWorld
  var calls: [CallState] = []
  var current = StepRecord()
  /// The configuration that was passed last.
  var configuration: Configuration
  /// All types that were ever configured: whether a second initialisation counts is open (Q-INIT-3).
  var configuredTypes = PushTypes()
  var isInitialized = false
  /// Whether the setting has been reached.
  var hasBegun = false
  /// Whether the flag that allows registering without the permission was ever on.
  var wasFlagOn = false
  /// Whether the notification token was ever registered.
  private(set) var wasRegistered = false
  /// Whether a delegate that is told of outcomes is known to be set, in editions that work so.
  var hasDelegate = false
  /// Whether that one was passed to the initialisation.
  var hasDelegateOfInitialization = false
  private var hasUnnamedCompletions = false
  /// The outcomes that the delegate may be told of now although no call of the app waits for them.
  private var ownOutcomes: [OwnOutcome] = []
  var watch: PortWatch?
  private var delivered = false
  private var reported = false

  /// The number of rounds after which a port counts as never coming to rest.
  static let roundLimit = 1000
  /// The limits of observations and of requests in one case.
  private static let observationLimit = 10_000
  static let requestLimit = 2000
  private var observationCount = 0
  private(set) var requestCount = 0

  /// A play that has not begun.
  init(_ terms: PlayTerms) {
    self.terms = terms
    if terms.names == nil { watch = PortWatch(in: terms.compiled.edition) }
    world = NamedWorld(
      edition: terms.compiled.edition, names: terms.names ?? Names())
    configuration = terms.compiled.source.given.configuration(in: terms.compiled.edition)
  }

  /// The open calls whose outcome is reported, the oldest first.
  var openCallNames: [String] { calls.filter { $0.isOpen && $0.isReported }.map(\.name) }

  // MARK: The port

  /// Sends a stimulus, and answers the port's requests until it comes to rest.
  mutating func play<A: Adapter>(
    _ stimulus: Stimulus, as name: String? = nil, call: CallKind? = nil, on adapter: inout A
  ) throws(PlayProblem) {
    var answers: [Stimulus] = []
    watch?.begin(stimulus, isCall: call != nil, beside: calls)
    world.begin(stimulus, call: call)
    try perform(stimulus, as: name, on: &adapter, answers: &answers)
    try settle(&answers, on: &adapter)
  }

  /// Sends answers to the port, and goes on until it comes to rest.
  mutating func play<A: Adapter>(
    answers: [(id: String, answer: Answer)], on adapter: inout A
  ) throws(PlayProblem) {
    watch?.note(world)
    var answers = answers.map { Stimulus.answer(request: $0.id, $0.answer) }
    try settle(&answers, on: &adapter)
  }

  /// Answers held requests, and the further requests to the server in the same matter, until a call completes.
  mutating func release<A: Adapter>(
    _ first: [(id: String, answer: Answer)], on adapter: inout A
  ) throws(PlayProblem) {
    var answers = first
    while !answers.isEmpty {
      try play(answers: answers, on: &adapter)
      answers = current.seen.contains(where: \.isCompletion) ? [] : world.answerRest()
    }
    world.endRelease()
  }

  private mutating func settle<A: Adapter>(
    _ answers: inout [Stimulus], on adapter: inout A
  ) throws(PlayProblem) {
    var next = 0
    while next < answers.count {
      guard next < Self.roundLimit else {
        throw .excessive("the port made \(Self.roundLimit) requests and did not come to rest")
      }
      world.begin(answers[next], call: nil)
      try perform(answers[next], as: nil, on: &adapter, answers: &answers)
      next += 1
    }
  }

  /// Sends one stimulus. Answers to the port's requests are appended to `answers`.
  private mutating func perform<A: Adapter>(
    _ stimulus: Stimulus, as name: String?, on adapter: inout A, answers: inout [Stimulus]
  ) throws(PlayProblem) {
    if let capabilities = terms.capabilities, !capabilities.contains(stimulus.capability) {
      throw .unsupported(stimulus, "its \"capabilities\" do not name it")
    }
    ownOutcomes = outcomesOfItsOwn(after: stimulus)
    let isAtRest = watch != nil && self.isAtRest
    watch?.note(stimulus, for: calls, isAtRest: isAtRest)
    let reply: Reply
    do {
      reply = try adapter.perform(stimulus, as: name)
    } catch {
      note(Exchange(stimulus: stimulus, name: name, reply: nil))
      throw .fault(error)
    }
    note(Exchange(stimulus: stimulus, name: name, reply: reply))
    switch reply {
    case .observed(let observations):
      observationCount += observations.count
      guard observationCount <= Self.observationLimit else {
        throw .excessive("the port showed more than \(Self.observationLimit) things in one case")
      }
      if case .answer = stimulus, observations.contains(where: \.isCompletion) { world.beginMatter() }
      for observation in observations {
        if let answer = try take(observation) { answers.append(answer) }
      }
    case .unsupported(let reason): throw .unsupported(stimulus, reason)
    case .failed(let message): throw .adapterFailed(message)
    }
  }

  private mutating func note(_ exchange: @autoclosure () -> Exchange) {
    if terms.notesExchanges { current.exchanges.append(exchange()) }
  }

  /// Records an observation. Returns the answer if it was a request that the world answers at once.
  private mutating func take(_ observation: Observation) throws(PlayProblem) -> Stimulus? {
    switch observation {
    case .completed(let completion):
      try complete(plain(completion))
      return nil
    case .requested(let id, let request):
      requestCount += 1
      guard requestCount <= Self.requestLimit else {
        throw .excessive("the port made more than \(Self.requestLimit) requests in one case")
      }
      watch?.note(request, id: id)
      let (answer, promptShown) = try world.receive(request, id: id)
      if case .server = request { watch?.note(world) }
      if promptShown { current.seen.append(.prompt) }
      return answer.map { .answer(request: id, $0) }
    case .message(let type, let message):
      current.seen.append(.message(type, message))
      noteToldTwice(message, type)
      if type == .voip { delivered = true }
      return nil
    case .reportedCall:
      // In an edition that does not speak of reporting calls there is nothing to observe in it.
      if edition.speaksOfCallKit { current.seen.append(.reported) }
      reported = true
      return nil
    }
  }

  // MARK: Calls

  private mutating func complete(_ completion: Completion) throws(PlayProblem) {
    if completion.call == nil { hasUnnamedCompletions = true }
    if let place = ownOutcomes.firstIndex(of: OwnOutcome(completion)) {
      ownOutcomes.remove(at: place)
      return
    }
    guard let index = try call(of: completion) else {
      let operation = completion.operation.rawValue
      current.seen.append(.completed(call: "?", completion))
      current.violations.append(
        Violation(
          requirement: completion.operation.onceRequirement(in: edition),
          message: "a \(operation) of \(completion.type.rawValue) completed, but none was open"))
      return
    }
    let name = calls[index].name
    guard calls[index].isReported || edition.reportsToDelegate || completion.call == nil else {
      throw .misuse(
        "the call \"\(name.shown())\" was made with \"handler\": false, and its completion was reported: make the call "
          + "without a completion handler, and report nothing of it")
    }
    current.seen.append(.completed(call: name, completion))
    if calls[index].hasCompleted(completion.type) {
      current.violations.append(
        Violation(
          requirement: completion.operation.onceRequirement(in: edition),
          message: "the call \"\(name)\" completed more than once"))
    }
    noteBrokenPromises(of: completion, to: calls[index])
    calls[index].completed.insert(completion.type)
  }

  /// A completion without the parts that its edition has no place for, or that say nothing there.
  private func plain(_ completion: Completion) -> Completion {
    var plain = completion
    // An update is not about a kind of token.
    if completion.operation == .update { plain.type = configuration.pushTypes?.first ?? .apns }
    if edition.reportsToDelegate {
      // The delegate is not told which call completed, nor which token a failed unregistering was about.
      plain.call = nil
      if completion.operation == .unregister, completion.error != nil { plain.token = nil }
      plain.type = kindOwed(by: completion) ?? plain.type
    }
    return plain
  }

  /// The kind of token whose outcome is owed, where a completion does not tell it: before the initialisation no kinds
  /// are configured, and which one an outcome names is open, then and of calls that were made then.
  private func kindOwed(by completion: Completion) -> PushType? {
    let open = calls.filter { $0.coversAll && $0.operation == completion.operation && $0.isOpen }
    let isCertain = !open.contains(where: \.isUninitialized) || open.contains { $0.awaits(completion.type) }
    if isInitialized, isCertain { return nil }
    return open.lazy.compactMap { call in PushType.allCases.first(where: call.awaits) }.first
  }

  private func call(of completion: Completion) throws(PlayProblem) -> Int? {
    guard let name = completion.call else {
      let waiting = calls.indices.filter {
        calls[$0].operation == completion.operation && calls[$0].awaits(completion.type)
      }
      // An unreported call comes last, as it may have ended long ago, and before it one that may owe nothing more.
      let reported = waiting.filter { calls[$0].isReported }
      return reported.first { !calls[$0].mayEndUntold } ?? reported.first ?? waiting.first
    }
    guard let index = calls.firstIndex(where: { $0.name == name }) else {
      throw .misuse("a call \"\(name.shown())\" completed, but no step made a call of that name")
    }
    return index
  }

  func dependsOnPrompt(_ completion: Completion) -> Bool {
    guard completion.operation == .register, completion.type == .apns, isInitialized, !wasFlagOn,
      edition.speaksOfPermission
    else { return false }
    guard let error = completion.error else { return true }
    return compiled.errors.matches(error, .permissionDenied)
  }

  /// Makes a call of the app that has to complete.
  mutating func call<A: Adapter>(
    _ stimulus: Stimulus, _ operation: CallKind, _ type: PushType, handler: Bool, as name: String,
    on adapter: inout A
  ) throws(PlayProblem) {
    let coversAll = edition.registersAllTypesAtOnce && (operation == .register || operation == .unregister)
    let types = PushTypes(coversAll ? configuration.pushTypes ?? [.apns] : [type])
    calls.append(
      CallState(
        name: name, operation: operation, types: types, possibleTypes: configuredTypes,
        isReported: handler && (!coversAll || hasDelegate), coversAll: coversAll,
        isUninitialized: coversAll && !isInitialized))
    // Settings with an empty key may count for nothing, the kinds of token that they name included (Q-INIT-6).
    if coversAll, configuration.appKey == "" { calls[calls.count - 1].mayEndUntold = true }
    let isAlone = operation == .register && world.holdsNothing && openCallNames.count == (handler ? 1 : 0)
    watch?.asked.begin(stimulus, as: isAlone ? name : nil)
    noteUnnamedOutcomes(of: operation)
    // Of registrations made side by side, one may be told with the other.
    if operation == .register, calls.count(where: \.awaitsRegistration) == 1 { noteRefusal() }
    try play(stimulus, as: name, call: operation, on: &adapter)
  }

  mutating func note(configuration: Configuration) {
    self.configuration = configuration
    configuredTypes.formUnion(PushTypes(configuration.pushTypes ?? []))
    isInitialized = true
    if configuration.alwaysAllowTokenRegistration == true { wasFlagOn = true }
  }

  /// Abandons the open calls at the end of the process: they never complete, and no delegate is set any more.
  mutating func abandonCalls() {
    for index in calls.indices { calls[index].isAbandoned = true }
    isInitialized = false
    noteDelegate(false, atInitialization: false)
  }

  /// Forgets ended calls and answered requests: a log has no end, and uses their names again.
  mutating func forgetEndedCalls() {
    calls.removeAll { !$0.isOpen }
    watch?.forget(allBut: calls)
    world.forgetAnsweredRequests()
    requestCount = 0
    observationCount = 0
  }

  // MARK: VoIP messages

  mutating func deliver<A: Adapter>(message: String, on adapter: inout A) throws(PlayProblem) {
    guard world.deliverMessage() else { return }
    delivered = false
    reported = false
    try play(.messageArrived(.voip, message: message), on: &adapter)
    let isReported = reported || (delivered && world.policies.app == .reports)
    if world.settleMessage(reported: isReported) { current.seen.append(.restricted) }
  }

  // MARK: Steps

  mutating func closeStep() -> StepRecord {
    noteForgottenCalls()
    noteOvertakenUser()
    noteReturnedTokens()
    current.apnsRecord = world.record(of: .apns)
    current.voipRecord = world.record(of: .voip)
    watch?.note(world)
    noteStrangeValues()
    if current.apnsRecord != nil { wasRegistered = true }
    current.permission = world.permissionStatus
    current.hasUnnamedCompletions = hasUnnamedCompletions
    current.openCalls = openCallNames
    let closed = current
    current = StepRecord()
    return closed
  }
}
