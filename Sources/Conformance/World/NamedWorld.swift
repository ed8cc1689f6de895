public import PushModel

/// The world around a port, told names: requests and tokens come and go as texts, and what is not answered at once
/// waits here.
public struct NamedWorld: Sendable {
  /// The world by symbols.
  private(set) var world = World()
  /// The rules of its machines, and which of them were followed.
  private(set) var rules: WorldRules
  private var names = Names(device: Symbols.device)

  /// The requests that wait for an answer, oldest first.
  var held: [HeldRequest] = []
  private var knownRequests: Set<String> = []
  private var tokenIndex = 0
  private var voipTokenIndex = 0

  /// A move that a machine of the world rules out and was asked for, if there was one.
  public private(set) var impossible: WorldRules.Refusal?

  /// A request of the port that waits for an answer.
  struct HeldRequest: Hashable {
    var id: String
    var request: PushSystem.Request
  }

  /// The world of a device on which nothing has happened yet.
  public init(edition: Edition) {
    rules = WorldRules(of: edition)
    world.setCurrentToken(names.token(Symbols.token(0)), of: .apns)
    world.setCurrentToken(names.token(Symbols.voipToken(0)), of: .voip)
  }

  /// How it answers by itself.
  public var policies: Policies {
    get { world.policies }
    set { world.policies = newValue }
  }

  /// Whether the app's process is running.
  public var isRunning: Bool { world.isRunning }
  /// Whether the prompt is open.
  public var isPrompting: Bool { world.isPrompting }
  /// The permission as the system tells it.
  public var permissionStatus: PermissionStatus { PermissionStatus(world.permissionAnswer) }

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
  public func record(of type: PushType) -> ServerRecord? {
    world.records[type.channel].map { names.record($0, of: type) }
  }

  /// A request with its texts.
  func named(_ request: PushSystem.Request) -> Request { names.request(request) }

  // MARK: Requests of the port

  /// Takes a request; the answer, if the world gives one at once, and whether the prompt was shown.
  mutating func receive(
    _ request: Request, id: String
  ) throws(RequestMisuse) -> (answer: Answer?, promptShown: Bool) {
    guard knownRequests.insert(id).inserted else { throw RequestMisuse(id: id) }
    let symbolic = names.request(request)
    let reception = world.receive(symbolic, &rules)
    if reception.answer == nil {
      held.append(HeldRequest(id: id, request: symbolic))
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

  /// The oldest held request for a token is answered; `nil` if there is none.
  mutating func answerToken(_ type: PushType, issued: Bool) -> (id: String, answer: Answer)? {
    guard let oldest = held.firstIndex(where: { $0.request == .token(type.channel) }) else { return nil }
    let id = held.remove(at: oldest).id
    let answer = world.answerToken(type.channel, issued: issued, &rules)
    awaitToken(type.channel)
    return (id, names.answer(answer, about: type.channel))
  }

  /// Another request for a token may wait when one is answered.
  private mutating func awaitToken(_ channel: Channel) {
    if held.contains(where: { $0.request == .token(channel) }) { world.requestToken(channel, &rules) }
  }

  /// The oldest held request to the server is answered; `nil` if there is none.
  mutating func answerServer(
    _ policy: Policies.Server, operation: CallKind?
  ) -> (id: String, answer: Answer)? {
    for (index, waiting) in held.enumerated() {
      guard let served = waiting.request.operation, operation == nil || operation == served else { continue }
      guard let answer = world.reply(to: waiting.request, policy, &rules) else { return nil }
      held.remove(at: index)
      return (waiting.id, names.answer(answer, about: waiting.request.served))
    }
    return nil
  }

  // MARK: Moves of the world

  /// The token that the system would issue now.
  package func currentToken(of type: PushType) -> String {
    names.text(of: world.currentTokens[type.channel]) ?? ""
  }

  /// The system issues another token; `nil` where it cannot.
  mutating func changeToken(_ type: PushType) -> String? {
    let next = nextToken(type)
    guard world.changeToken(type.channel, to: next, &rules) else {
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

  /// A VoIP message arrives; whether the system delivers it.
  mutating func deliverMessage() -> Bool { world.deliverMessage(&rules) }

  /// The system learns whether a delivered message was reported; whether it restricts from now on.
  mutating func settleMessage(reported: Bool) -> Bool { world.settleMessage(isReported: reported, &rules) }
}

/// The port used the id of a request twice.
struct RequestMisuse: Error {
  var id: String
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
