import StateMachines

/// The SDK as a system of machines: each stimulus runs to completion before the next.
public struct PushSystem: Sendable {
  /// Where every machine is, and what is known of the call that arrived last.
  public var state = State()

  /// What the machines have done.
  public private(set) var trace = Trace()

  var effects: [Effect] = []

  /// Held in an array of one, so that a copy of the system copies one reference.
  private let interpretations: [Interpretation]

  /// The SDK on a device on which it has just been installed. Whether the rules that it follows are
  /// noted: what explores millions of states does without.
  public init(_ interpretation: Interpretation, notesRules: Bool = true) {
    interpretations = [interpretation]
    trace.notesRules = notesRules
  }

  /// The rules that are followed.
  public var interpretation: Interpretation { interpretations[0] }

  /// The edition that is followed.
  public var edition: Edition { interpretations[0].edition }

  /// Whether the app is told of outcomes and messages.
  public var hasDelegate: Bool { state.delegate == .set }

  /// Whether a user id is set.
  public var hasUser: Bool { state.login == .user }

  /// Whether the SDK counts as initialised.
  public var isInitialized: Bool { state.initialization != .uninitialized }

  /// Lets one thing happen, and says what the SDK does because of it, in order.
  public mutating func react(to stimulus: SystemStimulus) -> [Effect] {
    effects.removeAll(keepingCapacity: true)
    trace.beginStimulus()
    if let arriving = Arrival(of: stimulus) { state.arrival = arriving }
    if stimulus == .networkLost { state.isOffline = true }
    if stimulus == .networkReturned { state.isOffline = false }
    for signal in signals(for: stimulus) { send(signal) }
    return effects
  }

  mutating func send(_ signal: Signal) {
    switch signal {
    case .initialization(let input):
      let outputs = trace.advance(&state.initialization, on: input, by: interpretations[0].initialization)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .delegate(let input):
      let outputs = trace.advance(&state.delegate, on: input, by: interpretations[0].delegate)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .calls(let input):
      let outputs = trace.advance(&state.calls, on: input, by: interpretations[0].calls)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .voipCalls(let input):
      let outputs = trace.advance(&state.voipCalls, on: input, by: interpretations[0].voipCalls)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .login(let input):
      let outputs = trace.advance(&state.login, on: input, by: interpretations[0].login)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .agreement(let input):
      let outputs = trace.advance(&state.agreement, on: input, by: interpretations[0].agreement)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .flag(let input):
      let outputs = trace.advance(&state.flag, on: input, by: interpretations[0].flag)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .registration(let input):
      let outputs = trace.advance(&state.registration, on: input, by: interpretations[0].registration)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .systemToken(let input):
      let outputs = trace.advance(&state.systemToken, on: input, by: interpretations[0].systemToken)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .unfinished(let input):
      let outputs = trace.advance(&state.unfinished, on: input, by: interpretations[0].unfinished)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .voipRegistration(let input):
      let outputs = trace.advance(&state.voipRegistration, on: input, by: interpretations[0].voipRegistration)
      for output in outputs { follow(Wiring.destinations(of: output)) }
    case .record(let channel, let input):
      let outputs = trace.advance(&state.records[channel], on: input, by: interpretations[0].record)
      for output in outputs { follow(Wiring.destinations(of: output, about: channel)) }
    case .query(let channel, let input):
      let outputs = trace.advance(&state.queries[channel], on: input, by: interpretations[0].query)
      for output in outputs { follow(Wiring.destinations(of: output, about: channel)) }
    case .unregistration(let channel, let input):
      let outputs = trace.advance(
        &state.unregistrations[channel], on: input, by: interpretations[0].unregistration)
      for output in outputs { follow(Wiring.destinations(of: output, about: channel)) }
    case .update(let channel, let input):
      let outputs = trace.advance(&state.updates[channel], on: input, by: interpretations[0].update)
      for output in outputs { follow(Wiring.destinations(of: output, about: channel)) }
    }
  }

  private mutating func follow(_ destinations: [Destination]) {
    for destination in destinations {
      switch destination {
      case .signal(let signal): send(signal)
      case .effect(let effect):
        if case .begin(_, let channel) = effect { state.arrival.begun.insert(channel) }
        effects.append(effect)
      case .arrival(let step): take(step)
      }
    }
  }
}
