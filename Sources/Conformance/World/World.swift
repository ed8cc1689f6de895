public import PushModel
import StateMachines

/// Everything around the port: the user, the system, APNs, PushKit, CallKit and the push service.
///
/// What it remembers is kept by the machines of the specification; the world adds the data.
public struct World: Sendable {
  /// How it answers by itself.
  public var policies = Policies()
  /// Whether the app's process is running.
  public private(set) var isRunning = true
  /// What the server holds about the notification token.
  public private(set) var apnsRecord: ServerRecord?
  /// What the server holds about the VoIP token.
  public private(set) var voipRecord: ServerRecord?

  private(set) var permission: RunningMachine<Permission>
  private(set) var deviceToken: RunningMachine<DeviceToken>
  private(set) var voipToken: RunningMachine<VoIPToken>
  private(set) var apnsServer: RunningMachine<Server>
  private(set) var voipServer: RunningMachine<Server>
  private(set) var callReporting: RunningMachine<CallReporting>

  /// The requests that wait for an answer, oldest first.
  private(set) var held: [HeldRequest] = []
  private var knownRequests: [String] = []
  private var tokenIndex = 0
  private var voipTokenIndex = 0

  /// What a machine of the world cannot do, and why.
  public private(set) var impossible: [ImpossibleMove] = []

  /// A request of the port that waits for an answer.
  struct HeldRequest: Hashable {
    var id: String
    var request: Request
  }

  /// The world of a device on which nothing has happened yet.
  public init(edition: Edition) {
    let machines = WorldMachines.tables(of: edition)
    permission = RunningMachine(machines.permission)
    deviceToken = RunningMachine(machines.deviceToken)
    voipToken = RunningMachine(machines.voipToken)
    apnsServer = RunningMachine(machines.server)
    voipServer = RunningMachine(machines.server)
    callReporting = RunningMachine(machines.callReporting)
  }

  /// Lays down the permission without an input.
  mutating func place(permission status: PermissionStatus) {
    switch status {
    case .notDetermined: permission.place(in: .notDetermined)
    case .denied: permission.place(in: .denied)
    case .authorized: permission.place(in: .authorized)
    case .provisional: permission.place(in: .provisional)
    }
  }

  /// Whether the prompt is open.
  public var isPrompting: Bool { permission.state == .prompting }

  /// The permission as the system tells it.
  public var permissionStatus: PermissionStatus {
    switch permission.state {
    case .notDetermined, .prompting: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    case .provisional: .provisional
    }
  }

  /// What the server holds about a kind of token.
  public func record(of type: PushType) -> ServerRecord? {
    switch type {
    case .apns: apnsRecord
    case .voip: voipRecord
    }
  }

  // MARK: Requests of the port

  /// Takes a request; the answer, if the world gives one at once, and whether the prompt was shown.
  mutating func receive(
    _ request: Request, id: String
  ) throws(RequestMisuse) -> (answer: Answer?, promptShown: Bool) {
    guard !knownRequests.contains(id) else { throw RequestMisuse(id: id) }
    knownRequests.append(id)
    switch request {
    case .permission: return receivePermission(id)
    case .permissionStatus:
      _ = permission.take(.readStatus)
      return (.permission(permissionStatus), false)
    case .token(.apns):
      _ = deviceToken.take(.request)
      held.append(HeldRequest(id: id, request: request))
      switch policies.apns {
      case .issue: return (release(last: true, .apns, issued: true), false)
      case .refuse: return (release(last: true, .apns, issued: false), false)
      case .hold: return (nil, false)
      }
    case .token(.voip):
      _ = voipToken.take(.request)
      held.append(HeldRequest(id: id, request: request))
      switch policies.pushkit {
      case .issue: return (release(last: true, .voip, issued: true), false)
      case .hold: return (nil, false)
      }
    case .server(let request): return (receive(request, id: id), false)
    }
  }

  private mutating func receivePermission(_ id: String) -> (answer: Answer?, promptShown: Bool) {
    let shown = permission.take(.request).transition?.outputs.contains(.showPrompt) ?? false
    guard isPrompting else { return (.permission(permissionStatus), false) }
    switch policies.prompt {
    case .allow where shown:
      _ = permission.take(.userAllows)
      return (.permission(.authorized), true)
    case .refuse where shown:
      _ = permission.take(.userRefuses)
      return (.permission(.denied), true)
    case .allow, .refuse, .hold:
      held.append(HeldRequest(id: id, request: .permission))
      return (nil, shown)
    }
  }

  private mutating func receive(_ request: ServerRequest, id: String) -> Answer? {
    guard policies.network == .up else { return fail(request, as: .unreachable) }
    guard let answer = answer(request, policies.server) else {
      held.append(HeldRequest(id: id, request: .server(request)))
      return nil
    }
    return answer
  }

  // MARK: Answers to held requests

  /// The user answers the prompt; every request that waits for it is answered together.
  mutating func answerPrompt(allowed: Bool) -> [(id: String, answer: Answer)] {
    _ = permission.take(allowed ? .userAllows : .userRefuses)
    let waiting = held.filter { $0.request == .permission }
    held.removeAll { $0.request == .permission }
    return waiting.map { ($0.id, .permission(permissionStatus)) }
  }

  /// The oldest held request for a token is answered; `nil` if there is none.
  mutating func answerToken(_ type: PushType, issued: Bool) -> (id: String, answer: Answer)? {
    guard let oldest = held.first(where: { $0.request == .token(type) }) else { return nil }
    return release(last: false, type, issued: issued).map { (oldest.id, $0) }
  }

  private mutating func release(last: Bool, _ type: PushType, issued: Bool) -> Answer? {
    let index =
      last
      ? held.lastIndex { $0.request == .token(type) }
      : held.firstIndex { $0.request == .token(type) }
    guard let index else { return nil }
    held.remove(at: index)
    let waiting = held.contains { $0.request == .token(type) }
    switch type {
    case .apns:
      _ = deviceToken.take(issued ? .issue : .refuse)
      if waiting { _ = deviceToken.take(.request) }
    case .voip:
      _ = voipToken.take(.issue)
      if waiting { _ = voipToken.take(.request) }
    }
    return issued ? .token(token(of: type)) : .tokenRefused
  }

  /// The oldest held request to the server is answered; `nil` if there is none.
  mutating func answerServer(
    _ policy: Policies.Server, operation: CallKind?
  ) -> (id: String, answer: Answer)? {
    for (index, waiting) in held.enumerated() {
      guard case .server(let request) = waiting.request,
        operation == nil || operation == request.operation
      else { continue }
      guard let answer = answer(request, policy) else { return nil }
      held.remove(at: index)
      return (waiting.id, answer)
    }
    return nil
  }

  private mutating func answer(_ request: ServerRequest, _ policy: Policies.Server) -> Answer? {
    switch policy {
    case .accept: accept(request)
    case .refuse: fail(request, as: .refused)
    case .timeout: fail(request, as: .timedOut)
    case .garble: fail(request, as: .malformed)
    case .hold: nil
    }
  }

  // MARK: The push service

  private mutating func accept(_ request: ServerRequest) -> Answer {
    switch request {
    case .register(let record):
      take(.acceptRegister, of: record.type)
      store(record, of: record.type)
      return .accepted(nil)
    case .update(let type, let changes):
      take(.acceptUpdate, of: type)
      guard var record = record(of: type) else { return .accepted(nil) }
      if let user = changes.user { record.user = user }
      if let language = changes.language { record.language = language }
      if let agreement = changes.agreement { record.agreement = agreement }
      store(record, of: type)
      return .accepted(nil)
    case .unregister(let type):
      take(.acceptUnregister, of: type)
      store(nil, of: type)
      return .accepted(nil)
    case .query(let type):
      take(.acceptQuery, of: type)
      return .accepted(record(of: type))
    }
  }

  private mutating func fail(_ request: ServerRequest, as answer: Answer) -> Answer {
    take(.fail, of: request.type)
    return answer
  }

  private mutating func take(_ input: Server.Input, of type: PushType) {
    switch type {
    case .apns: _ = apnsServer.take(input)
    case .voip: _ = voipServer.take(input)
    }
  }

  private mutating func store(_ record: ServerRecord?, of type: PushType) {
    switch type {
    case .apns: apnsRecord = record
    case .voip: voipRecord = record
    }
  }
}

extension World {
  // MARK: Moves of the world

  /// The token that the system would issue now.
  func token(of type: PushType) -> String {
    switch type {
    case .apns: Symbols.token(tokenIndex)
    case .voip: Symbols.voipToken(voipTokenIndex)
    }
  }

  /// The token that the system would issue now.
  package func currentToken(of type: PushType) -> String { token(of: type) }

  /// The system issues another token; `nil` where it cannot.
  mutating func changeToken(_ type: PushType) -> String? {
    switch type {
    case .apns:
      guard move("DeviceToken", deviceToken.take(.change)) else { return nil }
      tokenIndex += 1
    case .voip:
      guard move("VoIPToken", voipToken.take(.change)) else { return nil }
      voipTokenIndex += 1
    }
    return token(of: type)
  }

  /// The system invalidates the VoIP token; the next one is another. `false` where it cannot.
  mutating func invalidateToken() -> Bool {
    guard move("VoIPToken", voipToken.take(.invalidate)) else { return false }
    voipTokenIndex += 1
    return true
  }

  /// The user changes the permission in Settings.
  mutating func changeSettings(allowed: Bool) {
    _ = move("Permission", permission.take(allowed ? .settingsAllow : .settingsRefuse))
  }

  /// The process ends.
  mutating func endProcess() {
    _ = permission.take(.processEnds)
    _ = deviceToken.take(.processEnds)
    _ = voipToken.take(.processEnds)
    held.removeAll()
    isRunning = false
  }

  /// The process starts.
  mutating func startProcess() { isRunning = true }

  /// A VoIP message arrives; whether the system delivers it.
  mutating func deliverMessage() -> Bool {
    callReporting.take(.message).transition?.outputs.contains(.deliver) ?? false
  }

  /// The system learns whether a delivered message was reported; whether it restricts from now on.
  mutating func settleMessage(reported: Bool) -> Bool {
    let rule = callReporting.take(reported ? .report : .omission)
    return rule.transition?.outputs.contains(.restrict) ?? false
  }

  private mutating func move<M: Machine>(_ machine: String, _ rule: ResolvedRule<M>) -> Bool {
    if rule.transition != nil { return true }
    impossible.append(ImpossibleMove(machine: machine, citation: rule.citation.id))
    return false
  }
}

/// A move that a machine of the world rules out.
public struct ImpossibleMove: Hashable, Sendable {
  /// The machine.
  public var machine: String
  /// What rules it out.
  public var citation: String
}

/// The port used the id of a request twice.
struct RequestMisuse: Error {
  var id: String
}

extension ServerRequest {
  /// The operation that the request belongs to.
  public var operation: CallKind {
    switch self {
    case .register: .register
    case .update: .update
    case .unregister: .unregister
    case .query: .query
    }
  }

  /// The kind of token that it is about.
  public var type: PushType {
    switch self {
    case .register(let record): record.type
    case .update(let type, _), .unregister(let type), .query(let type): type
    }
  }
}
