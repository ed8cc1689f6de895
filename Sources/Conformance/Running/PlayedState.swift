import PushModel
import StateMachines

/// All that decides what the specification, the world and the harness do from now on, with names in the
/// place of what never comes back: two sequences of steps that lead to equal states cannot be told apart.
///
/// Tokens are named by whether they are current, requests and calls by their order.
package struct PlayedState: Hashable, Sendable {
  private let system: PushSystem.State
  private let stored: ModelPort.Stored
  private let open: [ModelPort.CallKey: [ModelPort.ArrivingCall]]
  private let waiting: [ModelPort.WaitingCall]
  private let requests: [Pending]
  private let heldMessages: [String]
  private let found: ServerRecord?
  private let world: WorldState
  private let calls: [CallState]
  /// Calls of whose outcome nobody is told: they never count as ended, and several are as good as one.
  private let untoldCalls: Set<CallState>
  private let configuration: Configuration
  private let configuredTypes: PushTypes
  private let flags: [Bool]
  private let user: String?

  /// A request that the specification waits for, and its place among those that the world holds.
  private struct Pending: Hashable {
    var heldIndex: Int?
    var purpose: ModelPort.Purpose
    var asker: ModelPort.ArrivingCall?
  }

  /// The state after what a player has played on the specification.
  package init(_ player: StepPlayer, _ port: ModelPort) {
    let session = player.session
    let names = Names(session)
    system = port.system.state
    stored = names.renamed(port.stored)
    open = port.memory.calls.filter { !$0.value.isEmpty }.mapValues { $0.map(names.renamed) }
    waiting = port.memory.waiting.map {
      ModelPort.WaitingCall(call: names.renamed($0.call), channel: $0.channel)
    }
    let held = session.world.held.map(\.id)
    requests = port.memory.requests.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { id, purpose in
      Pending(
        heldIndex: held.firstIndex(of: id), purpose: purpose,
        asker: port.memory.askers[id].map(names.renamed))
    }
    heldMessages = port.memory.heldMessages
    found = port.memory.found.map(names.renamed)
    world = WorldState(session.world, names)
    calls = names.open.enumerated().map { $1.named(String($0)) }
    untoldCalls = Set(session.calls.filter { $0.isOpen && !$0.isReported }.map { $0.named("") })
    configuration = session.configuration
    configuredTypes = session.configuredTypes
    user = player.user
    flags = [session.isInitialized, session.wasFlagOn, session.hasDelegate, player.hasRestarted]
  }
}

/// What decides what the world does.
private struct WorldState: Hashable {
  let policies: Policies
  let isRunning: Bool
  let records: [ServerRecord?]
  let permission: Permission.State
  let deviceToken: DeviceToken.State
  let voipToken: VoIPToken.State
  let callReporting: CallReporting.State
  let held: [Request]

  init(_ world: World, _ names: Names) {
    policies = world.policies
    isRunning = world.isRunning
    records = [world.apnsRecord, world.voipRecord].map { $0.map(names.renamed) }
    permission = world.permission.state
    deviceToken = world.deviceToken.state
    voipToken = world.voipToken.state
    callReporting = world.callReporting.state
    held = world.held.map { names.renamed($0.request) }
  }
}

/// Names in the place of tokens and calls.
private struct Names {
  /// The calls that are open, the oldest first.
  let open: [CallState]
  private let apns: String
  private let voip: String

  init(_ session: CaseSession) {
    open = session.calls.filter { $0.isOpen && $0.isReported }
    apns = session.world.currentToken(of: .apns)
    voip = session.world.currentToken(of: .voip)
  }

  private func token(_ token: String) -> String { token == apns || token == voip ? "current" : "old" }

  func renamed(_ record: ServerRecord) -> ServerRecord {
    var renamed = record
    renamed.token = token(record.token)
    return renamed
  }

  func renamed(_ call: ModelPort.ArrivingCall) -> ModelPort.ArrivingCall {
    var renamed = call
    renamed.name = open.firstIndex { $0.name == call.name }.map(String.init)
    return renamed
  }

  func renamed(_ request: Request) -> Request {
    guard case .server(.register(let record)) = request else { return request }
    return .server(.register(renamed(record)))
  }

  func renamed(_ stored: ModelPort.Stored) -> ModelPort.Stored {
    var renamed = stored
    renamed.requestCount = 0
    renamed.tokens = stored.tokens.mapValues(token)
    renamed.sent = stored.sent.mapValues(self.renamed)
    renamed.prepared = stored.prepared.mapValues(self.renamed)
    renamed.records = stored.records.mapValues(self.renamed)
    renamed.lastRecords = stored.lastRecords.mapValues(self.renamed)
    return renamed
  }
}
