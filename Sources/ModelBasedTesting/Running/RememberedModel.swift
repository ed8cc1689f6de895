import Conformance
import PushModel

/// The specification behind a behaviour. What a step comes to is played once in each state, and looked up
/// from then on.
struct RememberedModel {
  /// The machines in the setting of the behaviour.
  private let beginning: SystemUnderTest<ModelPort>
  private var systems: [SystemUnderTest<ModelPort>]
  private var numbers: [PlayedState: Int]
  /// What comes of each step in each state, as far as it was taken.
  private var steps: [Step?]
  /// Whether each step is possible in each state.
  private var possible: [Bool]
  /// Where the machines are; `nil` where they have left the states that are remembered.
  private(set) var state: Int? = 0
  private var stray: SystemUnderTest<ModelPort>?

  private struct Step {
    let target: Int
    let seen: Observed
  }

  /// More states than this are not remembered.
  private static let stateLimit = 2000

  /// Puts the machines into the setting; `observes` are the kinds of observation that are looked at.
  init(_ model: ModelPort, behaviour: Behaviour, observes: Set<String>?) throws(PortProblem) {
    var system = try SystemUnderTest(model, behaviour: behaviour, observes: observes)
    try system.reset()
    beginning = system
    systems = [system]
    numbers = [system.state: 0]
    steps = Array(repeating: nil, count: behaviour.symbols.count)
    possible = behaviour.symbols.indices.map(system.isPossible)
  }

  /// The machines, as they are in the setting.
  var port: ModelPort { beginning.port }

  /// Goes back to the setting.
  mutating func reset() {
    state = 0
    stray = nil
  }

  /// Whether a symbol is possible just now.
  func isPossible(_ symbol: Int) -> Bool {
    if let state { return possible[state * beginning.behaviour.symbols.count + symbol] }
    return stray?.isPossible(symbol) ?? false
  }

  /// Where the machines of the SDK are.
  var machineState: PushSystem.State {
    (state.map { systems[$0] } ?? stray ?? beginning).port.machineState
  }

  /// Takes a symbol; what must be seen.
  mutating func observe(_ symbol: Int) throws(PortProblem) -> Observed {
    guard let number = state else { return try stray?.observe(symbol) ?? .impossible }
    let cell = number * beginning.behaviour.symbols.count + symbol
    if let known = steps[cell] {
      state = known.target
      return known.seen
    }
    var system = systems[number]
    let seen = try system.observe(symbol)
    if let target = remember(system) {
      steps[cell] = Step(target: target, seen: seen)
      state = target
    } else {
      stray = system
      state = nil
    }
    return seen
  }

  private mutating func remember(_ system: SystemUnderTest<ModelPort>) -> Int? {
    let reached = system.state
    if let known = numbers[reached] { return known }
    guard systems.count < Self.stateLimit else { return nil }
    numbers[reached] = systems.count
    systems.append(system)
    steps.append(contentsOf: repeatElement(nil, count: system.behaviour.symbols.count))
    possible += system.behaviour.symbols.indices.map(system.isPossible)
    return systems.count - 1
  }
}
