import Conformance
import PushModel
import StateMachines

/// The specification behind a behaviour. What a step comes to is played once in each state, and looked up
/// from then on.
struct RememberedModel {
  private let behaviour: Behaviour
  /// The machines in each state, in the setting of the behaviour first.
  private var systems: [SystemUnderTest<ModelPort>]
  private var numbers: [PlayedState: Int]
  private var symbolCount: Int { behaviour.symbols.count }
  /// What comes of each step in each state, as far as it was taken.
  private var steps: [Step?]
  /// What was seen in them. There are few of these: the steps name them by number, and so stay small.
  private var seen = OutputAlphabet()
  /// Whether each step is possible in each state.
  private var possible: [Bool]
  /// The number of the state in which the machines are; `nil` where they have left those that are remembered.
  private(set) var state: Int? = 0
  /// The machines as they were last: they have met every text.
  private var latest: ModelPort
  /// The machines where they have left these states.
  private var stray: SystemUnderTest<ModelPort>? {
    didSet { circumstances = stray?.player.circumstances }
  }
  /// What can happen there.
  private var circumstances: Circumstances?

  private struct Step {
    let target: Int32
    let seen: Int32
  }

  /// More states than this are not remembered.
  private static let stateLimit = 2000

  /// Puts the machines into the setting; `observes` are the kinds of observation that are looked at.
  init(_ model: ModelPort, behaviour: Behaviour, observes: Set<String>?) throws(PortProblem) {
    var system = try SystemUnderTest(model, behaviour: behaviour, observes: observes)
    try system.reset()
    self.behaviour = behaviour
    systems = [system]
    latest = system.port
    numbers = [system.state: 0]
    steps = Array(repeating: nil, count: behaviour.symbols.count)
    possible = system.possible
  }

  /// The machines, as they are in the setting.
  var port: ModelPort { systems[0].port }

  /// Goes back to the setting.
  mutating func reset() {
    state = 0
    stray = nil
  }

  /// Whether a symbol is possible just now.
  func isPossible(_ symbol: Int) -> Bool {
    if let state { return possible[state * symbolCount + symbol] }
    guard let circumstances else { return false }
    return behaviour.allows(behaviour.symbols[symbol].action, in: circumstances)
  }

  /// Where the machines of the SDK are.
  var machineState: MachineStates {
    guard let state else { return stray?.port.machineState ?? port.machineState }
    return systems[state].port.machineState
  }

  /// Takes a symbol; what must be seen.
  mutating func observe(_ symbol: Int) throws(PortProblem) -> Observed {
    guard let number = state else { return try stray?.observe(symbol) ?? .impossible }
    let cell = number * symbolCount + symbol
    if let known = steps[cell] {
      state = Int(known.target)
      return seen.all[Int(known.seen)]
    }
    var system = systems[number]
    let observed = try system.observe(symbol, numberedAs: &latest)
    if let target = remember(system) {
      steps[cell] = Step(target: Int32(target), seen: seen.number(of: observed))
      state = target
    } else {
      state = nil
      stray = system
    }
    return observed
  }

  private mutating func remember(_ system: SystemUnderTest<ModelPort>) -> Int? {
    let reached = system.state
    if let known = numbers[reached] { return known }
    guard systems.count < Self.stateLimit else { return nil }
    numbers[reached] = systems.count
    systems.append(system)
    steps.append(contentsOf: repeatElement(nil, count: symbolCount))
    possible += system.possible
    return systems.count - 1
  }
}
