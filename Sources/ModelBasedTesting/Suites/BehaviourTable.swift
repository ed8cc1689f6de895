public import Conformance
public import MachineAnalysis
public import PushModel
public import StateMachines

/// The machine that a port has to be in a behaviour: all states that the steps reach under an interpretation,
/// with the observations in each.
///
/// States are equal if the machines, the world and the harness act alike from then on; tokens are named by
/// whether they are current, calls by their order. There is no abstraction: a behaviour with more states than
/// the limit has no table.
public struct BehaviourTable: Sendable {
  /// The behaviour, whose symbols are the inputs.
  public let behaviour: Behaviour
  /// The interpretation that the machines follow.
  public let interpretation: Interpretation
  /// The table.
  public let table: MealyTable
  /// The observations behind the outputs of the table.
  public let outputs: OutputAlphabet

  /// The reason why there is no table.
  public enum Failure: Error, Hashable, Sendable {
    /// There are more states than the limit.
    case tooManyStates(limit: Int)
    /// The machines take an event for impossible, or the steps cannot be played.
    case notPlayed(String)

    /// The reason, in plain words.
    public var message: String {
      switch self {
      case .tooManyStates(let limit): "there are more than \(limit) states"
      case .notPlayed(let message): message
      }
    }
  }

  /// Explores a behaviour breadth first. The `unobserved` kinds are not compared.
  public init(
    _ behaviour: Behaviour, interpretation: Interpretation, unobserved: Set<OptionalObservation> = [],
    stateLimit: Int = 50_000
  ) throws(Failure) {
    self.behaviour = behaviour
    self.interpretation = interpretation
    var frontier: [SystemUnderTest<ModelPort>] = []
    var known: [PlayedState: Int32] = [:]
    var next: [Int32] = []
    var output: [Int32] = []
    var outputs = OutputAlphabet()
    do throws(PlayProblem) {
      let names = Names()
      var start = try SystemUnderTest(
        ModelPort(interpretation, names: names), behaviour: behaviour, unobserved: unobserved, names: names)
      try start.reset()
      known[start.state] = 0
      frontier.append(start)
    } catch {
      throw .notPlayed(error.message)
    }
    var explored = 0
    while explored < frontier.count {
      for symbol in behaviour.symbols.indices {
        var system = frontier[explored]
        let seen: Observed
        do { seen = try system.observe(symbol) } catch {
          throw .notPlayed(error.message)
        }
        output.append(outputs.number(of: seen))
        let state = system.state
        if let number = known[state] {
          next.append(number)
        } else {
          guard frontier.count < stateLimit else { throw .tooManyStates(limit: stateLimit) }
          known[state] = Int32(frontier.count)
          next.append(Int32(frontier.count))
          frontier.append(system)
        }
      }
      explored += 1
    }
    guard
      let table = MealyTable(
        stateCount: frontier.count, inputCount: behaviour.symbols.count, next: next, output: output)
    else { throw .notPlayed("the behaviour has no steps") }
    self.table = table
    self.outputs = outputs
  }
}

extension SystemUnderTest<ModelPort> {
  /// The state of the specification and its world.
  var state: PlayedState { PlayedState(player, port) }
}
