import JSON
package import PushModel
import StateMachines

/// The world around a port, with texts in place of symbols. Requests and tokens are texts, and requests without an
/// immediate answer wait here.
package struct NamedWorld: Sendable {
  private(set) var world = World()
  /// The rules of the world's machines, with those that were followed.
  private(set) var rules: WorldRules
  private let names: Names

  /// The requests that wait for an answer, oldest first.
  var held: [HeldRequest] = []
  /// The matter of each request, by the request's id.
  private var matters: [String: Matter] = [:]
  /// The current matter.
  private var matter = Matter(number: 0)
  private var matterCount = 0
  /// The current answer to held requests, which also covers requests that would be held otherwise.
  private var release: Release?
  /// The kind of token about which the push service gets nothing yet that belongs to no call.
  var withheld: PushType?
  /// The number of tokens that have followed the first.
  private var renewals = PerPushType(0)

  /// A requested move that a machine of the world rules out; `nil` if there was none.
  package private(set) var impossible: WorldRules.Refusal?

  /// A request of the port that waits for an answer.
  struct HeldRequest: Hashable {
    var id: String
    var request: PushSystem.Request
    var matter: Matter

    var subject: RequestSubject {
      RequestSubject(operation: request.operation, type: request.served, call: matter.call)
    }

    /// Whether the request is made in the course of an operation. Requests that another call makes on its way are
    /// not.
    func isPart(of operation: CallKind) -> Bool { (matter.call ?? request.operation) == operation }
  }

  /// The world of a device on which nothing has happened yet.
  package init(edition: Edition, names: Names) {
    self.names = names
    rules = WorldRules(of: edition)
    world.setCurrentToken(names.token(Symbols.token(0, of: .apns)), of: .apns)
    world.setCurrentToken(names.token(Symbols.token(0, of: .voip)), of: .voip)
  }

  /// The policies by which the world answers.
  package var policies: Policies {
    get { world.policies }
    set { world.policies = newValue }
  }

  /// The same world with the friendliest answer to everything.
  var answeringAll: World {
    var world = world
    world.policies = Policies()
    return world
  }

  /// Whether the world is that of a log: later lines then tell when it answers.
  var isRecorded = false

  /// The same world with known answers. In a log the answers come at once where no request waits.
  var foreseen: World {
    guard isRecorded else { return world }
    var world = world
    if !held.contains(where: { $0.request == .token(.apns) }) { world.policies.apns = .issue }
    if !held.contains(where: { $0.request == .token(.voip) }) { world.policies.pushkit = .issue }
    if heldForServer.isEmpty { world.policies.server = .accept }
    return world
  }

  /// Whether the app's process is running.
  package var isRunning: Bool { world.isRunning }
  /// Whether the app is in the background.
  var isInBackground: Bool { world.isInBackground }
  /// Whether the permission prompt is open.
  package var isPrompting: Bool { world.isPrompting }
  /// The permission as the system tells it.
  package var permissionStatus: PermissionStatus { PermissionStatus(world.permissionAnswer) }

  /// Sets the permission without an input of the machine.
  mutating func place(permission status: PermissionStatus) {
    switch status {
    case .notDetermined: world.place(permission: .notDetermined)
    case .denied: world.place(permission: .denied)
    case .authorized: world.place(permission: .authorized)
    case .provisional: world.place(permission: .provisional)
    }
  }

  /// The server's record of a kind of token.
  package func record(of type: PushType) -> ServerRecord? {
    world.records[type].map { names.record($0, of: type) }
  }

  /// The requests that wait for an answer, oldest first, by the numbers that the specification gives them.
  var unanswered: [(id: Int, request: PushSystem.Request)] {
    held.map { (id: Int($0.id) ?? 0, request: $0.request) }
  }

  /// A request with its texts.
  func named(_ request: PushSystem.Request) -> Request { names.request(request) }

  // MARK: Requests of the port

  /// Begins a stimulus. Requests of the port from now on belong to its matter.
  mutating func begin(_ stimulus: Stimulus, call: CallKind?) {
    if case .answer(let request, _) = stimulus, let known = matters[request] {
      matter = known
    } else {
      beginMatter(call)
    }
  }

  /// Whether a matter is the current one.
  func isCurrent(_ other: Matter) -> Bool { other.number == matter.number }

  /// Begins a new matter after the end of the last one.
  mutating func beginMatter(_ call: CallKind? = nil) {
    matterCount += 1
    matter = Matter(number: matterCount, call: call)
  }

  /// Receives a request. Returns the answer if the world gives one at once, and whether the prompt was shown.
  mutating func receive(
    _ request: Request, id: String
  ) throws(PlayProblem) -> (answer: Answer?, promptShown: Bool) {
    guard matters.updateValue(matter, forKey: id) == nil else {
      throw .misuse("the request \"\(id.shown())\" was made twice; each request needs a new id")
    }
    let symbolic = names.request(request)
    let usual = policies
    if let release, release.covers(symbolic, of: matter) { policies.apply(release.policies) }
    if let withheld, symbolic.served == withheld, matter.call == nil { policies.server = .hold }
    let reception = world.receive(symbolic, &rules)
    policies = usual
    if reception.answer == nil {
      held.append(HeldRequest(id: id, request: symbolic, matter: matter))
    } else if case .token(let channel) = symbolic {
      awaitToken(channel)
    }
    return (reception.answer.map { names.answer($0, about: symbolic.served) }, reception.showsPrompt)
  }

  // MARK: Answers to held requests

  /// Answers the prompt, and all requests that wait for it.
  mutating func answerPrompt(allowed: Bool) -> [(id: String, answer: Answer)] {
    world.answerPrompt(allowed: allowed, &rules)
    let waiting = held.filter { $0.request == .permission }
    held.removeAll { $0.request == .permission }
    return waiting.map { ($0.id, .permission(permissionStatus)) }
  }

  /// Answers every held request for a kind of token: the system gives a token to the app, not to a request.
  mutating func answerTokens(_ type: PushType, issued: Bool) -> [(id: String, answer: Answer)] {
    let channel = type
    let waiting = held.filter { $0.request == .token(channel) }
    var policies = PolicyChanges()
    switch channel {
    case .apns: policies.apns = issued ? .issue : .refuse
    case .voip: policies.pushkit = .issue
    }
    release = Release(waiting, policies)
    return waiting.map { answerToken($0, issued: issued) }
  }

  /// Answers a held request for a token.
  mutating func answerToken(_ request: HeldRequest, issued: Bool) -> (id: String, answer: Answer) {
    let channel: PushType = request.request == .token(.voip) ? .voip : .apns
    held.removeAll { $0.id == request.id }
    let answer = world.answerToken(channel, issued: issued, &rules)
    awaitToken(channel)
    return (request.id, names.answer(answer, about: channel))
  }

  /// The kinds of token that the system has issued.
  var issued: PushTypes {
    var issued = PushTypes()
    if world.deviceToken == .issued { issued.insert(.apns) }
    if world.voipToken == .issued { issued.insert(.voip) }
    return issued
  }

  /// The kinds of token for which the port waits.
  var awaitedTokens: PushTypes {
    PushTypes(PushType.both.filter { type in held.contains { $0.request == .token(type) } })
  }

  /// Issues tokens, whoever has asked for them.
  mutating func issue(_ types: PushTypes) {
    for type in PushType.allCases where types.contains(type) && !issued.contains(type) {
      world.requestToken(type, &rules)
      _ = world.answerToken(type, issued: true, &rules)
    }
  }

  /// Asks the system for a token again if another request for it waits.
  private mutating func awaitToken(_ channel: PushType) {
    if held.contains(where: { $0.request == .token(channel) }) { world.requestToken(channel, &rules) }
  }

  /// The subject of the request that is answered before others: the order of a port's requests is its own business.
  var answersFirst: RequestSubject?

  /// The held request to the server that is answered next: the oldest, or the oldest of an operation. A request that
  /// the port makes by itself may come before that one.
  func nextForServer(_ operation: CallKind?) -> HeldRequest? {
    let waiting = heldForServer
    if let answersFirst,
      let like = waiting.first(where: { $0.subject == answersFirst })
        ?? waiting.first(where: { $0.matter.call != nil && $0.matter.call == answersFirst.call })
        ?? waiting.first(where: { $0.subject.isLike(answersFirst) })
        ?? waiting.first(where: { $0.request.served == answersFirst.type })
    {
      // Requests in the course of one call keep their order.
      return like.matter.call == nil ? like : waiting.first { $0.matter == like.matter }
    }
    guard let operation else { return waiting.first }
    return waiting.first { $0.matter.call == operation } ?? waiting.first { $0.isPart(of: operation) }
      ?? waiting.first { $0.matter.call == nil }
  }

  /// Whether the port makes the request by itself and it changes nothing at the server. A step never means such a
  /// request.
  func isIdle(_ request: HeldRequest) -> Bool {
    guard request.matter.call == nil, let channel = request.request.served else { return false }
    return switch request.request.operation {
    case .query: true
    case .update, .unregister: world.records[channel] == nil
    case .register, nil: false
    }
  }

  /// Answers the oldest held request to the server, and its repetitions.
  mutating func answerServer(
    _ policy: Policies.Server, operation: CallKind?
  ) -> [(id: String, answer: Answer)] {
    guard let oldest = nextForServer(operation) else { return [] }
    var policies = PolicyChanges()
    policies.server = policy
    // A port that makes its requests one after the other gets the same answers as one that made all of them before
    // the network went down.
    policies.network = .up
    release = Release([oldest], policies)
    return reply(to: oldest, policy)
  }

  /// Answers the next request to the server in the same matter; empty if there is none.
  mutating func answerRest() -> [(id: String, answer: Answer)] {
    guard let release, let policy = release.policies.server,
      let next = held.first(where: { release.covers($0.request, of: $0.matter) })
    else { return [] }
    self.release?.answered.append(next.request)
    return reply(to: next, policy)
  }

  private mutating func reply(
    to request: HeldRequest, _ policy: Policies.Server
  ) -> [(id: String, answer: Answer)] {
    let alike = held.filter { $0.matter == request.matter && $0.request == request.request }
    return alike.compactMap { answer($0, policy) }
  }

  /// Answers a held request to the server, by a policy or as if it were made now; `nil` if that gives no answer.
  mutating func answer(_ request: HeldRequest, _ policy: Policies.Server?) -> (id: String, answer: Answer)? {
    let reply =
      policy.map { world.reply(to: request.request, $0, &rules) }
      ?? world.receive(request.request, &rules).answer
    guard let answer = reply else { return nil }
    held.removeAll { $0.id == request.id }
    return (request.id, names.answer(answer, about: request.request.served))
  }

  /// Whether a request waits for an answer that is not the user's.
  var awaitsAnswer: Bool { held.contains { $0.request != .permission } }

  /// The requests to the server that wait for an answer, oldest first.
  private var heldForServer: [HeldRequest] { held.filter { $0.request.operation != nil } }

  /// Whether the port registers notification tokens by itself, and waits for an answer.
  var isRegisteringUnasked: Bool {
    held.contains {
      $0.matter.call == nil
        && ($0.request == .token(.apns) || $0.request.operation == .register && $0.request.served == .apns)
    }
  }

  /// Whether no request waits for an answer.
  var holdsNothing: Bool { held.isEmpty }

  /// Whether a request in the course of a call waits for an answer.
  var awaitsAnswerOfCall: Bool { held.contains { $0.matter.call != nil } }

  /// The matters of the held requests, numbered in order.
  var heldMatters: [Matter] {
    held.map { each in
      let first = held.firstIndex { $0.matter.number == each.matter.number }
      return Matter(number: first ?? 0, call: each.matter.call)
    }
  }

  mutating func endRelease() { release = nil }

  // MARK: What turns out to be so

  /// Replaces the server's record of a kind of token.
  mutating func place(_ record: ServerRecord?, of type: PushType) {
    world.setRecord(record.map { names.record($0) }, of: type)
  }

  /// Takes over the states of the user, and of the system's restriction of messages, from another world.
  mutating func adopt(_ machines: MachineStates) { world.adopt(machines) }
  mutating func adoptMissingTokens(of machines: MachineStates) { world.adoptMissingTokens(of: machines) }

  /// Forgets the held requests about a kind of token.
  mutating func forgetRequests(about type: PushType) { held.removeAll { $0.request.type == type } }

  /// Forgets the matters of answered requests.
  mutating func forgetAnsweredRequests() {
    matters = matters.filter { known in held.contains { $0.id == known.key } }
  }

  // MARK: Moves of the world

  /// The current token of the system.
  package func currentToken(of type: PushType) -> String { names.text(of: world.currentTokens[type]) ?? "" }

  /// Replaces a token; `nil` if the system cannot.
  mutating func changeToken(_ type: PushType) -> String? {
    let next = nextToken(type)
    guard world.changeToken(type, to: next, &rules) else {
      impossible = rules.refusal
      return nil
    }
    renewals[type] += 1
    return currentToken(of: type)
  }

  /// Invalidates the VoIP token, and prepares another one; `false` if the system cannot.
  mutating func invalidateToken() -> Bool {
    guard world.invalidateToken(next: nextToken(.voip), &rules) else {
      impossible = rules.refusal
      return false
    }
    renewals[.voip] += 1
    return true
  }

  /// Whether the system has issued a token.
  func hasIssued(_ token: String, of type: PushType) -> Bool {
    (0...renewals[type]).contains { Symbols.token($0, of: type) == token }
  }

  private mutating func nextToken(_ type: PushType) -> Token {
    names.token(Symbols.token(renewals[type] + 1, of: type))
  }

  mutating func changeSettings(allowed: Bool) {
    if !world.changeSettings(allowed: allowed, &rules) { impossible = rules.refusal }
  }

  mutating func endProcess() {
    world.endProcess(&rules)
    held.removeAll()
  }

  mutating func startProcess() { world.startProcess() }

  mutating func setInBackground(_ isInBackground: Bool) { world.setInBackground(isInBackground) }

  /// Whether the system delivers a VoIP message that arrives.
  mutating func deliverMessage() -> Bool { world.deliverMessage(&rules) }

  /// Tells the system whether a delivered message was reported. Returns whether it restricts messages from now on.
  mutating func settleMessage(reported: Bool) -> Bool { world.settleMessage(isReported: reported, &rules) }
}
