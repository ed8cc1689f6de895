@testable import Conformance
import PushModel

/// The specification with names, and the world around it: what takes the moves of a closed system as well.
///
/// Everything that the port asks for waits until a move answers it. A request reaches the push service when it is
/// answered, so that any of those that wait can be answered first.
struct LockStepNames {
  static let device = "device-1"
  static let updatedLanguage = "en"

  private let edition: Edition
  private let pushTypes: [PushType]?
  private var port: ModelPort
  private var world: World
  private var requests: [(id: String, request: Request)] = []
  private var answers: [Stimulus] = []
  private var sight = LockStepSight()
  private var calls = 0
  private var wasDelivered = false
  /// Why the port, or the harness, could not follow.
  private(set) var failure: String?
  private var acceptedOneOfTwoUpdates = false

  init(_ interpretation: Interpretation, _ alphabet: ClosedSystem.Alphabet, _ permission: Permission.State) {
    edition = interpretation.edition
    // A call is about every kind that the configuration names, or about its own where that names none.
    let isAboutAll = edition.registersAllTypesAtOnce && alphabet.channels.contains { $0.count > 1 }
    pushTypes = isAboutAll ? [.apns, .voip] : nil
    port = ModelPort(interpretation, notesRules: false)
    port.reset(Setting(caseID: "", edition: edition, deviceIdentifier: Self.device, language: "ko"))
    world = World(edition: edition)
    world.policies.prompt = .hold
    world.policies.apns = .hold
    world.policies.pushkit = .hold
    switch permission {
    case .notDetermined, .prompting: world.place(permission: .notDetermined)
    case .denied: world.place(permission: .denied)
    case .authorized: world.place(permission: .authorized)
    case .provisional: world.place(permission: .provisional)
    }
  }

  /// Whether names can do what a move does. The agreement of `tcpush-ko` stands in the configuration, and to set
  /// another one is to initialise anew.
  func canPlay(_ move: ClosedSystem.Move) -> Bool {
    guard edition == .tcpushKo, case .register(_, let agreement) = move else { return true }
    return agreement == .complete
  }

  /// Whether two of the known differences may show from now on (`LockStepKnown`): an update was accepted while
  /// that of the other kind of token was prepared as well, or a record is to be for no user.
  var isOnKnownGround: Bool {
    acceptedOneOfTwoUpdates
      || edition.requiresUser && port.stored.prepared.values.contains { $0.user == nil }
  }

  /// Takes a move; what was seen.
  mutating func take(_ move: ClosedSystem.Move) -> LockStepSight {
    sight = LockStepSight()
    perform(move)
    var count = 0
    while failure == nil, !answers.isEmpty {
      count += 1
      if count > 1000 { failure = "no end" } else { say(answers.removeFirst()) }
    }
    sight.completed = sight.completed.mapValues { min($0, 3) }
    sight.records = [PushType.apns, .voip].map {
      let current = world.currentToken(of: $0)
      return "\($0.rawValue) at the server: " + LockStepSight.text(world.record(of: $0), current: current)
    }
    for (id, _) in requests {
      switch port.memory.requests[id] {
      case .token(_, let channel): sight.awaited.insert("the token of \(channel.rawValue)")
      case .server(.nobody), .permission, nil: break
      case .server(let purpose): sight.awaited.insert(LockStepSight.text(purpose))
      }
    }
    return sight
  }

  private mutating func perform(_ move: ClosedSystem.Move) {
    switch move {
    case .initialize(let settings, let delegate): say(initialization(settings, delegate))
    case .setDelegate(let set): say(.setDelegate(.voip, set))
    case .setUser(let user): say(.setUser(user.map { $0 == .device ? "" : name(of: $0) }))
    case .register(let channels, let kind):
      let agreement = edition == .tcpushKo ? nil : kind.parts
      for type in called(channels) { call(.register(type, agreement: agreement, handler: true)) }
    case .query(let channel): call(.query(channel.pushType))
    case .unregister(let channels):
      for type in called(channels) { call(.unregister(type, handler: true)) }
    case .update:
      var changes = TokenChanges()
      changes.language = Self.updatedLanguage
      call(.update(changes))
    case .answerPrompt(let allowed): hand(over: world.answerPrompt(allowed: allowed))
    case .changeSettings(let allowed): world.changeSettings(allowed: allowed)
    case .answer(let pending, let reply): answer(pending, reply)
    case .answerToken(let pending, let issued): answerToken(pending, issued)
    case .changeToken(let channel):
      let type = channel.pushType
      if let token = world.changeToken(type) { say(.tokenChanged(type, token: token)) }
    case .invalidateToken: if world.invalidateToken() { say(.tokenInvalidated) }
    case .message(let isReported): message(isReported)
    case .network(let up):
      world.policies.network = up ? .up : .down
      say(.networkChanged(up: up))
    case .enterForeground: say(.enteredForeground)
    case .passTime: say(.timePassed(seconds: 3600))
    case .endProcess:
      say(.terminated)
      world.endProcess()
      requests = []
    case .startProcess:
      world.startProcess()
      say(.launched)
    }
  }

  // MARK: The app

  private func called(_ channels: [Channel]) -> [PushType] {
    edition.registersAllTypesAtOnce ? Array(channels.map(\.pushType).prefix(1)) : channels.map(\.pushType)
  }

  private func name(of owner: ClosedSystem.Owner) -> String {
    switch owner {
    case .userA: "user-a"
    case .userB: "user-b"
    case .device: Self.device
    }
  }

  private func initialization(
    _ settings: ClosedSystem.Settings, _ delegate: SystemStimulus.DelegateChange
  ) -> Stimulus {
    var configuration = Configuration(appKey: settings.key.map { $0 == .userA ? "app-1" : "app-2" } ?? "")
    configuration.alwaysAllowTokenRegistration = settings.flag
    configuration.pushTypes = pushTypes
    if edition == .tcpushKo {
      configuration.user = name(of: settings.key ?? .userA)
      configuration.agreement = ClosedSystem.Agreed.complete.parts
    } else {
      configuration.language = "ko"
    }
    switch delegate {
    case .set: return .initialize(configuration, delegate: true)
    case .clear: return .initialize(configuration, delegate: false)
    case .unmentioned: return .initialize(configuration, delegate: nil)
    }
  }

  private mutating func message(_ isReported: Bool) {
    guard world.deliverMessage() else { return }
    wasDelivered = false
    say(.messageArrived(.voip, message: "message"))
    let wasReported = sight.seen.contains("reported") || (wasDelivered && isReported)
    if world.settleMessage(reported: wasReported) { sight.seen.insert("restricted") }
  }

  // MARK: The port

  private mutating func call(_ stimulus: Stimulus) {
    calls += 1
    say(stimulus, as: "call-\(calls)")
  }

  private mutating func say(_ stimulus: Stimulus, as name: String? = nil) {
    guard failure == nil else { return }
    switch port.perform(stimulus, as: name) {
    case .observed(let observations): for observation in observations { see(observation) }
    case .unsupported(let reason), .failed(let reason): failure = reason
    }
  }

  private mutating func see(_ observation: Observation) {
    switch observation {
    case .completed(let completion):
      sight.add(completion, current: world.currentToken(of: completion.type))
    case .message:
      sight.seen.insert("message")
      wasDelivered = true
    case .reportedCall: sight.seen.insert("reported")
    case .requested(let id, .server(let request)): send(request, id)
    case .requested(let id, let request):
      if case .token = request { requests.append((id, request)) }
      pass(request, id)
    }
  }

  /// What the world answers at once comes after what is under way.
  private mutating func pass(_ request: Request, _ id: String) {
    do {
      let (answer, promptShown) = try world.receive(request, id: id)
      if promptShown { sight.seen.insert("prompt") }
      if let answer { answers.append(.answer(request: id, answer)) }
    } catch {
      failure = "the request \(error.id) was made twice"
    }
  }

  /// An update that would change nothing is answered at once, as in the closed system.
  private mutating func send(_ request: ServerRequest, _ id: String) {
    if case .server(.update) = port.memory.requests[id], case .register(let record) = request,
      record == world.record(of: record.type), !isWritten(record.type)
    {
      noteUpdate(.accepted)
      answers.append(.answer(request: id, .accepted(nil)))
    } else if world.policies.network == .down {
      pass(.server(request), id)
    } else {
      requests.append((id, .server(request)))
    }
  }

  /// Whether somebody waits for a request that changes what the server holds.
  private func isWritten(_ type: PushType) -> Bool {
    requests.contains { id, request in
      guard case .server(let request) = request, request.type == type else { return false }
      switch request {
      case .query: return false
      case .unregister: return true
      case .register, .update: return port.memory.requests[id] != .server(.nobody)
      }
    }
  }

  // MARK: Answers

  private mutating func hand(over answers: [(id: String, answer: Answer)]) {
    self.answers += answers.map { .answer(request: $0.id, $0.answer) }
  }

  private mutating func answerToken(_ pending: ClosedSystem.Pending, _ issued: Bool) {
    guard case .token(let purpose, let channel) = pending else { return }
    let wanted: ModelPort.Purpose = purpose.map { .token($0, channel) } ?? .server(.nobody)
    let index = requests.firstIndex {
      $0.request == .token(channel.pushType) && port.memory.requests[$0.id] == wanted
    }
    guard let index, let answered = world.answerToken(channel.pushType, issued: issued) else {
      return failure = "nobody waits for \(pending)"
    }
    say(.answer(request: requests.remove(at: index).id, answered.answer))
  }

  private mutating func answer(_ pending: ClosedSystem.Pending, _ reply: SystemStimulus.ServerReply) {
    let index = requests.firstIndex { id, request in
      guard case .server(let request) = request, let purpose = port.memory.requests[id] else { return false }
      switch pending {
      case .removal(let channel):
        return purpose == .server(.nobody) && request == .unregister(channel.pushType)
      case .server(let wanted): return purpose == .server(wanted)
      case .permission, .token: return false
      }
    }
    guard let index else { return failure = "nobody waits for \(pending)" }
    // The update call sends a request for each kind of token; the closed system takes them for one.
    if case .server(.update) = requests[index].request, index > 0,
      case .server(.update) = requests[index - 1].request,
      port.memory.requests[requests[index - 1].id] == .server(.nobody)
    {
      deliver(requests.remove(at: index - 1), reply)
      deliver(requests.remove(at: index - 1), reply)
    } else {
      deliver(requests.remove(at: index), reply)
    }
  }

  private mutating func noteUpdate(_ reply: SystemStimulus.ServerReply) {
    if reply == .accepted, port.stored.prepared.count > 1 { acceptedOneOfTwoUpdates = true }
  }

  private mutating func deliver(_ held: (id: String, request: Request), _ reply: SystemStimulus.ServerReply) {
    if case .server(.update) = port.memory.requests[held.id], case .server(.register) = held.request {
      noteUpdate(reply)
    }
    let network = world.policies.network
    world.policies.network = reply == .unreachable ? .down : .up
    world.policies.server =
      switch reply {
      case .accepted, .acceptedNothing, .unreachable: .accept
      case .refused: .refuse
      case .timedOut: .timeout
      case .malformed: .garble
      }
    pass(held.request, held.id)
    world.policies.network = network
  }
}

extension SystemStimulus.AgreementKind {
  /// The agreement that a call gives.
  fileprivate var parts: AgreementParts? {
    switch self {
    case .complete: ClosedSystem.Agreed.complete.parts
    case .nightOnly: ClosedSystem.Agreed.nightOnly.parts
    case .declined: ClosedSystem.Agreed.declined.parts
    case .partial: ClosedSystem.Agreed.partial.parts
    case .absent: nil
    }
  }
}
