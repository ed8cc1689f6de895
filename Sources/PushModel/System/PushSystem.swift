import StateMachines

/// The SDK as a system of machines: each stimulus runs to completion before the next.
public struct PushSystem: Sendable {
  /// Where every machine is, and what is known of the call that arrived last.
  public var state = State()

  /// What the machines have done.
  public private(set) var trace = Trace()

  var effects: [Effect] = []

  /// Held in an array of one, so that a copy of the system copies one reference.
  private let rules: [Interpretation]

  /// The SDK on a device on which it has just been installed. Whether the rules that it follows are
  /// noted: what explores millions of states does without.
  public init(_ interpretation: Interpretation, notesRules: Bool = true) {
    rules = [interpretation]
    trace.notesRules = notesRules
  }

  /// The edition that is followed.
  public var edition: Edition { rules[0].edition }

  /// Whether the app is told of outcomes and messages.
  public var hasDelegate: Bool { state.delegate == .set }

  /// Whether a user id is set.
  public var hasUser: Bool { state.login == .user }

  /// Whether the SDK counts as initialised.
  public var isInitialized: Bool { state.initialization == .initialized }

  /// Lets one thing happen, and says what the SDK does because of it, in order.
  public mutating func react(to stimulus: SystemStimulus) -> [Effect] {
    effects.removeAll(keepingCapacity: true)
    trace.beginStimulus()
    let arriving = Arrival(of: stimulus)
    state.arrival = arriving ?? Arrival()
    if stimulus == .networkLost { state.isOffline = true }
    if stimulus == .networkReturned { state.isOffline = false }
    for signal in signals(for: stimulus) {
      // A call that has been turned away whole goes no further.
      if arriving?.call != nil, state.arrival.channels.isEmpty { break }
      send(signal)
    }
    return effects
  }

  mutating func send(_ signal: Signal) {
    switch signal {
    case .initialization(let input):
      follow(
        trace.advance(&state.initialization, on: input, by: rules[0].initialization), Wiring.destinations(of:)
      )
    case .delegate(let input):
      follow(trace.advance(&state.delegate, on: input, by: rules[0].delegate), Wiring.destinations(of:))
    case .calls(let input):
      follow(trace.advance(&state.calls, on: input, by: rules[0].calls), Wiring.destinations(of:))
    case .voipCalls(let input):
      follow(trace.advance(&state.voipCalls, on: input, by: rules[0].voipCalls), Wiring.destinations(of:))
    case .overlap(let input):
      follow(
        trace.advance(&state.overlapRefusal, on: input, by: rules[0].overlapRefusal), Wiring.destinations(of:)
      )
    case .login(let input):
      follow(trace.advance(&state.login, on: input, by: rules[0].login), Wiring.destinations(of:))
    case .agreement(let input):
      follow(trace.advance(&state.agreement, on: input, by: rules[0].agreement), Wiring.destinations(of:))
    case .flag(let input):
      follow(trace.advance(&state.flag, on: input, by: rules[0].flag), Wiring.destinations(of:))
    case .registration(let input):
      follow(
        trace.advance(&state.registration, on: input, by: rules[0].registration), Wiring.destinations(of:))
    case .systemToken(let input):
      follow(trace.advance(&state.systemToken, on: input, by: rules[0].systemToken), Wiring.destinations(of:))
    case .unfinished(let input):
      follow(trace.advance(&state.unfinished, on: input, by: rules[0].unfinished), Wiring.destinations(of:))
    case .voipRegistration(let input):
      follow(
        trace.advance(&state.voipRegistration, on: input, by: rules[0].voipRegistration),
        Wiring.destinations(of:))
    case .record(let channel, let input):
      follow(trace.advance(&state.records[channel], on: input, by: rules[0].record, about: channel)) {
        Wiring.destinations(of: $0, about: channel)
      }
    case .query(let channel, let input):
      follow(trace.advance(&state.queries[channel], on: input, by: rules[0].query, about: channel)) {
        Wiring.destinations(of: $0, about: channel)
      }
    case .unregistration(let channel, let input):
      follow(
        trace.advance(
          &state.unregistrations[channel], on: input, by: rules[0].unregistration, about: channel)
      ) { Wiring.destinations(of: $0, about: channel) }
    case .update(let channel, let input):
      follow(trace.advance(&state.updates[channel], on: input, by: rules[0].update, about: channel)) {
        Wiring.destinations(of: $0, about: channel)
      }
    }
  }

  private mutating func follow<Output>(_ outputs: [Output], _ destinations: (Output) -> [Destination]) {
    let count = state.arrival.channels.count
    for destination in outputs.lazy.flatMap(destinations) {
      // The part of a call that has been turned away goes no further.
      if state.arrival.channels.count < count { return }
      switch destination {
      case .signal(let signal): send(signal)
      case .effect(let effect):
        if case .begin(_, let channel) = effect { state.arrival.begun[channel] = true }
        effects.append(effect)
      case .arrival(let step): take(step)
      }
    }
  }
}
