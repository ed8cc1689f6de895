public import StateMachines

/// The SDK as a system of machines: each stimulus runs to completion before the next.
public struct PushSystem: Sendable {
  /// The edition that is followed.
  public let edition: Edition

  var initialization: RunningMachine<Initialization>
  var delegate: RunningMachine<Delegate>
  var calls: RunningMachine<CallsInProgress>
  var voipCalls: RunningMachine<VoIPCallsInProgress>
  var login: RunningMachine<Login>
  var agreement: RunningMachine<Agreement>
  var flag: RunningMachine<AlwaysAllowTokenRegistration>
  var registration: RunningMachine<TokenRegistration>
  var systemToken: RunningMachine<SystemToken>
  var unfinished: RunningMachine<UnfinishedRegistration>
  var records: PerChannel<TokenRecord>
  var queries: PerChannel<TokenQuery>
  var unregistrations: PerChannel<Unregistration>
  var updates: PerChannel<InformationUpdate>
  var voipRegistration: RunningMachine<VoIPRegistration>

  var arrival = Arrival()
  var isOffline = false
  var effects: [Effect] = []

  /// The pairs that were taken for impossible and happened all the same: mistakes of the specification.
  public private(set) var impossible: [String] = []

  /// The rules that the last stimulus let the machines follow, in order.
  public private(set) var rulesTaken: [RuleTaken] = []

  /// The SDK on a device on which it has just been installed.
  public init(edition: Edition, readings: Readings) {
    self.edition = edition
    initialization = .init(edition: edition, readings: readings)
    delegate = .init(edition: edition, readings: readings)
    calls = .init(edition: edition, readings: readings)
    voipCalls = .init(edition: edition, readings: readings)
    login = .init(edition: edition, readings: readings)
    agreement = .init(edition: edition, readings: readings)
    flag = .init(edition: edition, readings: readings)
    registration = .init(edition: edition, readings: readings)
    systemToken = .init(edition: edition, readings: readings)
    unfinished = .init(edition: edition, readings: readings)
    records = .init(edition: edition, readings: readings)
    queries = .init(edition: edition, readings: readings)
    unregistrations = .init(edition: edition, readings: readings)
    updates = .init(edition: edition, readings: readings)
    voipRegistration = .init(edition: edition, readings: readings)
  }

  /// Whether the app is told of outcomes and messages.
  public var hasDelegate: Bool { delegate.state == .set }

  /// Whether a user id is set.
  public var hasUser: Bool { login.state == .user }

  /// Whether the SDK counts as initialised.
  public var isInitialized: Bool { initialization.state != .uninitialized }

  /// Lets one thing happen, and says what the SDK does because of it, in order.
  public mutating func react(to stimulus: SystemStimulus) -> [Effect] {
    effects = []
    rulesTaken = []
    if let arriving = Arrival(of: stimulus) { arrival = arriving }
    if stimulus == .networkLost { isOffline = true }
    if stimulus == .networkReturned { isOffline = false }
    for signal in signals(for: stimulus) { send(signal) }
    return effects
  }

  mutating func send(_ signal: Signal) {
    switch signal {
    case .initialization(let input):
      for output in take(input, by: \.initialization) { follow(Wiring.destinations(of: output)) }
    case .delegate(let input):
      for output in take(input, by: \.delegate) { follow(Wiring.destinations(of: output)) }
    case .calls(let input):
      for output in take(input, by: \.calls) { follow(Wiring.destinations(of: output)) }
    case .voipCalls(let input):
      for output in take(input, by: \.voipCalls) { follow(Wiring.destinations(of: output)) }
    case .login(let input):
      for output in take(input, by: \.login) { follow(Wiring.destinations(of: output)) }
    case .agreement(let input):
      for output in take(input, by: \.agreement) { follow(Wiring.destinations(of: output)) }
    case .flag(let input):
      for output in take(input, by: \.flag) { follow(Wiring.destinations(of: output)) }
    case .registration(let input):
      for output in take(input, by: \.registration) { follow(Wiring.destinations(of: output)) }
    case .systemToken(let input):
      for output in take(input, by: \.systemToken) { follow(Wiring.destinations(of: output)) }
    case .unfinished(let input):
      for output in take(input, by: \.unfinished) { follow(Wiring.destinations(of: output)) }
    case .voipRegistration(let input):
      for output in take(input, by: \.voipRegistration) { follow(Wiring.destinations(of: output)) }
    case .record(let channel, let input):
      for output in take(input, by: \.records[channel]) {
        follow(Wiring.destinations(of: output, about: channel))
      }
    case .query(let channel, let input):
      for output in take(input, by: \.queries[channel]) {
        follow(Wiring.destinations(of: output, about: channel))
      }
    case .unregistration(let channel, let input):
      for output in take(input, by: \.unregistrations[channel]) {
        follow(Wiring.destinations(of: output, about: channel))
      }
    case .update(let channel, let input):
      for output in take(input, by: \.updates[channel]) {
        follow(Wiring.destinations(of: output, about: channel))
      }
    }
  }

  private mutating func take<M: Machine>(
    _ input: M.Input, by machine: WritableKeyPath<PushSystem, RunningMachine<M>>
  ) -> [M.Output] {
    let state = self[keyPath: machine].state
    let rule = self[keyPath: machine].take(input)
    rulesTaken.append(
      RuleTaken(
        machine: M.name, state: state.name, input: input.name, citation: rule.citation,
        place: rule.place, hasOutputs: rule.transition?.outputs.isEmpty == false))
    if rule.transition == nil {
      impossible.append("\(M.name): \(state.name) on \(input.name), \(rule.citation.id)")
    }
    return rule.transition?.outputs ?? []
  }

  private mutating func follow(_ destinations: [Destination]) {
    for destination in destinations {
      switch destination {
      case .signal(let signal): send(signal)
      case .effect(let effect):
        if case .begin(_, let channel) = effect { arrival.begun.insert(channel) }
        effects.append(effect)
      case .arrival(let step): take(step)
      }
    }
  }
}

/// A machine for each kind of token.
struct PerChannel<M: Machine>: Sendable {
  private var apns: RunningMachine<M>
  private var voip: RunningMachine<M>

  init(edition: M.Edition, readings: Readings) {
    apns = .init(edition: edition, readings: readings)
    voip = .init(edition: edition, readings: readings)
  }

  subscript(channel: Channel) -> RunningMachine<M> {
    get {
      switch channel {
      case .apns: apns
      case .voip: voip
      }
    }
    set {
      switch channel {
      case .apns: apns = newValue
      case .voip: voip = newValue
      }
    }
  }
}
