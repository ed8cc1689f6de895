import JSON
package import PushModel
import StateMachines

/// The world around a port, told names: requests and tokens come and go as texts, and what is not answered at once
/// waits here.
package struct NamedWorld: Sendable {
  /// The world by symbols.
  private(set) var world = World()
  /// The rules of its machines, and which of them were followed.
  private(set) var rules: WorldRules
  private var names = Names(device: Symbols.device)

  /// The requests that wait for an answer, oldest first.
  var held: [HeldRequest] = []
  /// What each request was made for, by its id.
  private var matters: [String: Matter] = [:]
  /// What is being done.
  private var matter = Matter(number: 0)
  private var matterCount = 0
  /// What answers requests that would be held otherwise, while what was held is answered.
  private var release: Release?
  private var tokenIndex = 0
  private var voipTokenIndex = 0

  /// A move that a machine of the world rules out and was asked for, if there was one.
  package private(set) var impossible: WorldRules.Refusal?

  /// A request of the port that waits for an answer.
  struct HeldRequest: Hashable {
    var id: String
    var request: PushSystem.Request
    var matter: Matter

    /// What it is about.
    var subject: RequestSubject { RequestSubject(operation: request.operation, type: request.served) }

    /// Whether it is made in the course of an operation. What another call asks for on its way is not.
    func isPart(of operation: CallKind) -> Bool { (matter.call ?? request.operation) == operation }
  }

  /// The world of a device on which nothing has happened yet.
  package init(edition: Edition) {
    rules = WorldRules(of: edition)
    world.setCurrentToken(names.token(Symbols.token(0)), of: .apns)
    world.setCurrentToken(names.token(Symbols.voipToken(0)), of: .voip)
  }

  /// How it answers by itself.
  package var policies: Policies {
    get { world.policies }
    set { world.policies = newValue }
  }

  /// The same world, as it answers everything in the friendliest way.
  var answeringAll: NamedWorld {
    var world = self
    world.policies = Policies()
    return world
  }

  /// Whether it is the world of a log: when it answers is told by later lines.
  var isRecorded = false

  /// The same world, of which is known how it answers: one that is recorded does at once, as far as nothing waits.
  var foreseen: NamedWorld {
    guard isRecorded else { return self }
    var world = self
    if !held.contains(where: { $0.request == .token(.apns) }) { world.policies.apns = .issue }
    if !held.contains(where: { $0.request == .token(.voip) }) { world.policies.pushkit = .issue }
    if heldForServer.isEmpty { world.policies.server = .accept }
    return world
  }

  /// Whether the app's process is running.
  package var isRunning: Bool { world.isRunning }
  /// Whether the app is in the background.
  var isInBackground: Bool { world.isInBackground }
  /// Whether the prompt is open.
  package var isPrompting: Bool { world.isPrompting }
  /// The permission as the system tells it.
  package var permissionStatus: PermissionStatus { PermissionStatus(world.permissionAnswer) }

  /// Lays down the permission without an input.
  mutating func place(permission status: PermissionStatus) {
    switch status {
    case .notDetermined: world.place(permission: .notDetermined)
    case .denied: world.place(permission: .denied)
    case .authorized: world.place(permission: .authorized)
    case .provisional: world.place(permission: .provisional)
    }
  }

  /// What the server holds about a kind of token.
  package func record(of type: PushType) -> ServerRecord? {
    world.records[type].map { names.record($0, of: type) }
  }

  /// A request with its texts.
  func named(_ request: PushSystem.Request) -> Request { names.request(request) }

  // MARK: Requests of the port

  /// Something happens to the port; what it asks for from now on it asks because of that.
  mutating func begin(_ stimulus: Stimulus, call: CallKind?) {
    if case .answer(let request, _) = stimulus, let known = matters[request] {
      matter = known
    } else {
      beginMatter(call)
    }
  }

  /// Something has come to its end; what the port asks for from now on is about something else.
  mutating func beginMatter(_ call: CallKind? = nil) {
    matterCount += 1
    matter = Matter(number: matterCount, call: call)
  }

  /// Takes a request; the answer, if the world gives one at once, and whether the prompt was shown.
  mutating func receive(
    _ request: Request, id: String
  ) throws(PlayProblem) -> (answer: Answer?, promptShown: Bool) {
    guard matters.updateValue(matter, forKey: id) == nil else {
      throw .misuse("the request \"\(id.shown())\" was made twice; each request needs a new id")
    }
    let symbolic = names.request(request)
    let usual = policies
    if let release, release.covers(symbolic, of: matter) { policies.apply(release.policies) }
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

  /// The user answers the prompt; every request that waits for it is answered together.
  mutating func answerPrompt(allowed: Bool) -> [(id: String, answer: Answer)] {
    world.answerPrompt(allowed: allowed, &rules)
    let waiting = held.filter { $0.request == .permission }
    held.removeAll { $0.request == .permission }
    return waiting.map { ($0.id, .permission(permissionStatus)) }
  }

  /// Every held request for a token is answered: the system tells the app of a token, not of a request.
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

  /// A held request for a token is answered.
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

  /// The system has issued tokens, whoever has asked for them.
  mutating func issue(_ types: PushTypes) {
    for type in PushType.allCases where types.contains(type) && !issued.contains(type) {
      world.requestToken(type, &rules)
      _ = world.answerToken(type, issued: true, &rules)
    }
  }

  /// Another request for a token may wait when one is answered.
  private mutating func awaitToken(_ channel: PushType) {
    if held.contains(where: { $0.request == .token(channel) }) { world.requestToken(channel, &rules) }
  }

  /// What is answered before other requests; in which order a port asks is its own business.
  var answersFirst: RequestSubject?

  /// The held request to the server that is answered next: the oldest, or the oldest of an operation. What the port
  /// asks for by itself may stand in the way of that.
  func nextForServer(_ operation: CallKind?) -> HeldRequest? {
    let waiting = heldForServer
    if let answersFirst,
      let like = waiting.first(where: { $0.subject == answersFirst })
        ?? waiting.first(where: { $0.request.served == answersFirst.type })
    {
      // What is asked in the course of one call keeps its order.
      return like.matter.call == nil ? like : waiting.first { $0.matter == like.matter }
    }
    guard let operation else { return waiting.first }
    return waiting.first { $0.matter.call == operation } ?? waiting.first { $0.isPart(of: operation) }
      ?? waiting.first { $0.matter.call == nil }
  }

  /// Whether the port asks by itself for what changes nothing at the server: that is never what is meant.
  func isIdle(_ request: HeldRequest) -> Bool {
    guard request.matter.call == nil, let channel = request.request.served else { return false }
    return switch request.request.operation {
    case .query: true
    case .update, .unregister: world.records[channel] == nil
    case .register, nil: false
    }
  }

  /// The oldest held request to the server is answered, and whatever repeats it.
  mutating func answerServer(
    _ policy: Policies.Server, operation: CallKind?
  ) -> [(id: String, answer: Answer)] {
    guard let oldest = nextForServer(operation) else { return [] }
    var policies = PolicyChanges()
    policies.server = policy
    // A port that asks one thing after the other is told no other than one that had asked all before the network went.
    policies.network = .up
    release = Release([oldest], policies)
    return reply(to: oldest, policy)
  }

  /// What else the port has asked the server for in the same matter is answered as well; nothing if that is all.
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

  /// A held request to the server is answered; `nil` where the policy answers nothing.
  mutating func answer(_ request: HeldRequest, _ policy: Policies.Server) -> (id: String, answer: Answer)? {
    guard let answer = world.reply(to: request.request, policy, &rules) else { return nil }
    held.removeAll { $0.id == request.id }
    return (request.id, names.answer(answer, about: request.request.served))
  }

  /// Whether a request waits for an answer that is not the user's.
  var awaitsAnswer: Bool { held.contains { $0.request != .permission } }

  /// The requests to the server that wait for an answer, oldest first.
  private var heldForServer: [HeldRequest] { held.filter { $0.request.operation != nil } }

  /// Whether no request waits for an answer.
  var holdsNothing: Bool { held.isEmpty }

  /// Whether a request that a call has made waits for an answer.
  var awaitsAnswerOfCall: Bool { held.contains { $0.matter.call != nil } }

  /// The matters of what is held, numbered as they are met.
  var heldMatters: [Matter] {
    held.map { each in
      let first = held.firstIndex { $0.matter.number == each.matter.number }
      return Matter(number: first ?? 0, call: each.matter.call)
    }
  }

  /// What was held has been answered.
  mutating func endRelease() { release = nil }

  // MARK: What turns out to be so

  /// What the server holds turns out to be this.
  mutating func place(_ record: ServerRecord?, of type: PushType) {
    world.setRecord(record.map { names.record($0) }, of: type)
  }

  /// The user, and what the system tells of messages, are where another world has them.
  mutating func adopt(_ machines: MachineStates) { world.adopt(machines) }

  /// No request about a kind of token waits for an answer.
  mutating func forgetRequests(about type: PushType) { held.removeAll { $0.request.type == type } }

  /// Requests that wait for no answer are not known any more.
  mutating func forgetAnsweredRequests() {
    matters = matters.filter { known in held.contains { $0.id == known.key } }
  }

  // MARK: Moves of the world

  /// The token that the system would issue now.
  package func currentToken(of type: PushType) -> String {
    names.text(of: world.currentTokens[type]) ?? ""
  }

  /// The system issues another token; `nil` where it cannot.
  mutating func changeToken(_ type: PushType) -> String? {
    let next = nextToken(type)
    guard world.changeToken(type, to: next, &rules) else {
      impossible = rules.refusal
      return nil
    }
    count(type)
    return currentToken(of: type)
  }

  /// The system invalidates the VoIP token; the next one is another. `false` where it cannot.
  mutating func invalidateToken() -> Bool {
    guard world.invalidateToken(next: nextToken(.voip), &rules) else {
      impossible = rules.refusal
      return false
    }
    count(.voip)
    return true
  }

  private mutating func nextToken(_ type: PushType) -> Token {
    switch type {
    case .apns: names.token(Symbols.token(tokenIndex + 1))
    case .voip: names.token(Symbols.voipToken(voipTokenIndex + 1))
    }
  }

  private mutating func count(_ type: PushType) {
    switch type {
    case .apns: tokenIndex += 1
    case .voip: voipTokenIndex += 1
    }
  }

  /// The user changes the permission in Settings.
  mutating func changeSettings(allowed: Bool) {
    if !world.changeSettings(allowed: allowed, &rules) {
      impossible = rules.refusal
    }
  }

  /// The process ends.
  mutating func endProcess() {
    world.endProcess(&rules)
    held.removeAll()
  }

  /// The process starts.
  mutating func startProcess() { world.startProcess() }

  /// The app goes to the background, or comes back.
  mutating func setInBackground(_ isInBackground: Bool) { world.setInBackground(isInBackground) }

  /// A VoIP message arrives; whether the system delivers it.
  mutating func deliverMessage() -> Bool { world.deliverMessage(&rules) }

  /// The system learns whether a delivered message was reported; whether it restricts from now on.
  mutating func settleMessage(reported: Bool) -> Bool { world.settleMessage(isReported: reported, &rules) }
}

/// What a request to the push service is about.
struct RequestSubject: Hashable {
  var operation: CallKind?
  var type: PushType?
}

extension PushSystem.Request {
  /// The operation that a request to the push service belongs to.
  var operation: CallKind? {
    switch self {
    case .register: .register
    case .update: .update
    case .unregister: .unregister
    case .query: .query
    case .permission, .permissionStatus, .token: nil
    }
  }
}
