@testable import Conformance
@testable import PushModel
import StateMachines

/// A statement of either view after a move: an observation, a record on the server, a waiting request, or the state of
/// a machine. Values have their names, and tokens are named by their age.
enum Said: Hashable {
  case prompt, message, notification, reported, restricted
  case completed(Completion)
  case ended(CallKind, PushType)
  case holds(ServerRecord?)
  case awaits(PushSystem.Purpose?, Request)
  case at(MachineStates)
}

/// The specification with names in the world with names, taken through the moves of a closed system.
struct LockStepNames {
  private(set) var port: ModelPort
  private(set) var world: NamedWorld
  /// The observations of the last move.
  private var seen: [Said] = []
  /// The reason why the port could not follow.
  private(set) var failure: String?
  /// The names of the closed system's symbols, in the order of their numbers; tokens are named by their age.
  private let names = Names()
  /// The calls that had not completed after the last move.
  private var calls: [Int] = []
  private var answers: [(id: String, answer: Answer)] = []

  init(_ interpretation: Interpretation, _ permission: PermissionAnswer) {
    port = ModelPort(interpretation)
    port.reset(
      Setting(caseID: "", edition: interpretation.edition, deviceIdentifier: Symbols.device, language: "ko"))
    world = NamedWorld(edition: interpretation.edition, names: Names())
    world.policies = .holding
    world.place(permission: PermissionStatus(permission))
    for user in ["user-a", "user-b"] { _ = names.user(user) }
    for key in ["app-a", "app-b", ""] { _ = names.settings(Configuration(appKey: key)) }
    for language in ["ko", "en"] { _ = names.language(language) }
    for age in ["current", "outdated"] { _ = names.token(age) }
  }

  mutating func take(_ move: ClosedSystem.Move) {
    seen = []
    perform(move)
    while failure == nil, !answers.isEmpty { hear(answers.removeFirst()) }
    loseNeedlessRequests()
  }

  private mutating func perform(_ move: ClosedSystem.Move) {
    switch move {
    case .initialize(let settings, let delegate):
      say(.initialize(configuration(settings), delegate: delegate == .unmentioned ? nil : delegate == .set))
    case .setDelegate(let isSet): say(.setDelegate(.voip, isSet))
    case .setNotificationDelegate(let isSet): say(.setDelegate(.apns, isSet))
    case .setUser(let user): say(.setUser(names.text(of: user)))
    case .register(let channel, let consent):
      say(.register(channel, agreement: AgreementParts(consent), handler: true))
    case .query(let channel): say(.query(channel))
    case .unregister(let channel): say(.unregister(channel, handler: true))
    case .update: say(.update(names.changes(Changes(language: .updated))))
    case .answerPrompt(let allowed): answers += world.answerPrompt(allowed: allowed)
    case .changeSettings(let allowed): world.changeSettings(allowed: allowed)
    case .answer(let purpose, let reply):
      putFirst(.server(purpose))
      hear(world.nextForServer(nil).flatMap { world.answer($0, reply.policy) })
    case .answerToken(let purpose, let channel, let issued):
      putFirst(.token(purpose, channel))
      hear(world.held.first { $0.request == .token(channel) }.map { world.answerToken($0, issued: issued) })
    case .changeToken(let channel):
      if let token = world.changeToken(channel) {
        say(.tokenChanged(channel, token: token))
      }
    case .invalidateToken: if world.invalidateToken() { say(.tokenInvalidated) }
    case .message(let isReported):
      guard world.deliverMessage() else { return }
      say(.messageArrived(.voip, message: "message"))
      let wasReported = seen.contains(.reported) || (seen.contains(.message) && isReported)
      if world.settleMessage(reported: wasReported) { seen.append(.restricted) }
    case .notification: say(.messageArrived(.apns, message: "message"))
    case .network(let up):
      world.policies.network = up ? .up : .down
      if world.isRunning { say(.networkChanged(up: up)) }
    case .enterForeground: say(.enteredForeground)
    case .passTime: say(.timePassed(seconds: 3600))
    case .endProcess:
      say(.terminated)
      world.endProcess()
    case .startProcess:
      world.startProcess()
      say(.launched)
    }
  }

  private func configuration(_ settings: SDKSettings) -> Configuration {
    let record = Record(
      owner: .none, consent: .none, token: .none, key: settings.key, language: settings.language)
    let named = names.record(record, of: .apns)
    var configuration = Configuration(appKey: named.appKey ?? "")
    configuration.alwaysAllowTokenRegistration = settings.flag
    configuration.language = named.language
    configuration.pushTypes = settings.types?.channels
    configuration.user = names.text(of: settings.user)
    configuration.agreement = AgreementParts(settings.consent)
    return configuration
  }

  private mutating func hear(_ answer: (id: String, answer: Answer)?) {
    guard let answer else { return failure = "nobody is answered" }
    say(.answer(request: answer.id, answer.answer))
  }

  private mutating func say(_ stimulus: Stimulus) {
    guard failure == nil else { return }
    let reply = port.perform(stimulus, as: nil)
    seen += port.system.ended.map { .ended($0.call, $0.channel) }
    switch reply {
    case .observed(let observations): for observation in observations { see(observation) }
    case .unsupported(let reason), .failed(let reason): failure = reason
    }
  }

  private mutating func see(_ observation: Observation) {
    switch observation {
    case .completed(var completion):
      let type = completion.type
      completion.token = completion.token.map { age(of: $0, type) }
      let token = completion.info?.token
      completion.info?.token = token.map { age(of: $0, type) }
      seen.append(.completed(completion))
    case .message(.voip, _): seen.append(.message)
    case .message(.apns, _): seen.append(.notification)
    case .reportedCall: seen.append(.reported)
    case .requested(let id, let request):
      guard let reception = try? world.receive(request, id: id) else {
        return failure = "\(id) is used twice"
      }
      if reception.promptShown { seen.append(.prompt) }
      if let answer = reception.answer { answers.append((id, answer)) }
    }
  }

  private func age(of token: String, _ type: PushType) -> String {
    token == world.currentToken(of: type) ? "current" : "outdated"
  }

  // MARK: Requests

  private func open(_ held: NamedWorld.HeldRequest) -> PushSystem.OpenRequest? {
    port.system.state.requests.first { String($0.id) == held.id }
  }

  /// Puts the oldest request with a purpose first. The world answers its first request, the closed system the oldest
  /// one with the purpose.
  private mutating func putFirst(_ purpose: PushSystem.Purpose) {
    guard let place = world.held.firstIndex(where: { open($0)?.purpose == purpose }) else { return }
    world.held.insert(world.held.remove(at: place), at: 0)
  }

  /// Applies the bounds of the closed system. A request whose answer nobody awaits is lost, and of requests that are
  /// alike one is kept that no call asked for, or whose call had ended before the move.
  private mutating func loseNeedlessRequests() {
    var known: [PushSystem.Purpose?] = [nil, .permission(.nobody)]
    let open = port.system.state.calls.map(\.id)
    world.held = world.held.filter { held in
      let request = self.open(held)
      if let asker = request?.asker, (open + calls).contains(asker) { return request?.purpose != nil }
      defer { known.append(request?.purpose) }
      return !known.contains(request?.purpose)
    }
    calls = open
  }

  // MARK: What both say

  /// The statements of the port and the world with names.
  var said: [Said] {
    func aged(_ record: ServerRecord) -> ServerRecord {
      var record = record
      record.token = age(of: record.token, record.type)
      return record
    }
    let records = [PushType.apns, .voip].map { Said.holds(world.record(of: $0).map(aged)) }
    let requests = world.held.map { held -> Said in
      let request = world.named(held.request)
      guard case .server(.register(let record)) = request else {
        return .awaits(open(held)?.purpose, request)
      }
      return .awaits(open(held)?.purpose, .server(.register(aged(record))))
    }
    return seen + records + requests + [at(port.machineState, world.world.machines)]
  }

  /// The statements of the closed system.
  func said(by reaction: ClosedSystem.Reaction, of edition: Edition) -> [Said] {
    let (state, sdk) = (reaction.state, reaction.state.sdk)
    let seen = reaction.seen.compactMap { sight -> Said? in
      switch sight.kind {
      case .completed(let completed): .completed(completion(completed, edition))
      case .prompt: .prompt
      case .message: .message
      case .notification: .notification
      case .reported: .reported
      case .restricted: .restricted
      case .record, .noEnd: nil
      }
    }
    let ended = CallKind.allCases.flatMap { call in
      PushType.both.flatMap { Array(repeating: Said.ended(call, $0), count: reaction.ended[call, $0]) }
    }
    let records = PushType.both.map { channel in
      Said.holds(state.world.records[channel].map { names.record($0, of: channel) })
    }
    let requests = state.held.map { held in
      Said.awaits(sdk.requests.first { $0.id == held.id }?.purpose, names.request(held.request))
    }
    return seen + ended + records + requests + [at(sdk.machines, state.world.machines)]
  }

  private func at(_ sdk: MachineStates, _ world: MachineStates) -> Said {
    var all = sdk
    for member in Member.permission.rawValue..<Member.allCases.count { all[member] = world[member] }
    return .at(all)
  }

  private func completion(_ completed: Sight.Completed, _ edition: Edition) -> Completion {
    let call = CallKind(rawValue: completed.call.rawValue) ?? .update
    var named = Completion(call: nil, operation: call, type: completed.channel)
    named.error = completed.error?.written(in: edition)
    named.token = completed.token == .none ? nil : "\(completed.token)"
    if let record = completed.record {
      var info = TokenInfo()
      info.user = completed.namesOwner ? names.text(of: record.owner) : ""
      info.token = "\(record.token)"
      info.agreement = AgreementParts(record.consent)
      named.info = info
    }
    return named
  }
}
