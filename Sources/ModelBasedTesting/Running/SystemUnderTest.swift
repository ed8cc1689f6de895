package import Conformance

/// A port behind a behaviour: a reset, and then one step after the other by the number of its symbol.
///
/// Observations contain no names that depend on earlier steps: equal ones mean the same.
package struct SystemUnderTest<Port: Adapter> {
  let behaviour: Behaviour
  var port: Port

  var player: StepPlayer
  private var callCount = 0

  /// Puts a port behind a behaviour. The `unobserved` kinds are not compared: by default those that the port
  /// cannot show. `names` are the texts that the world shares with the port.
  package init(
    _ port: Port, behaviour: Behaviour, unobserved: Set<OptionalObservation>? = nil, names: Names? = nil
  ) throws(PlayProblem) {
    var profile: Profile
    do { profile = try port.profile } catch { throw .fault(error) }
    if let unobserved { profile.unobserved = unobserved }
    self.port = port
    self.behaviour = behaviour
    guard
      let player = StepPlayer(behaviour.given, edition: behaviour.edition, profile: profile, names: names)
    else {
      throw .badCase("the setting of \(behaviour.name.rawValue) cannot be made ready")
    }
    self.player = player
  }

  /// Puts the port into the setting of the behaviour; returns the observation.
  @discardableResult
  package mutating func reset() throws(PlayProblem) -> Observed {
    callCount = 0
    return try player.reset(on: &port)
  }

  /// Whether a symbol is possible now: the world allows it, and an app would do it.
  func isPossible(_ symbol: Int) -> Bool {
    behaviour.allows(behaviour.symbols[symbol].action, in: player.circumstances)
  }

  /// Takes a symbol; returns the observation.
  package mutating func observe(_ symbol: Int) throws(PlayProblem) -> Observed {
    guard isPossible(symbol) else { return .impossible }
    let action = behaviour.symbols[symbol].action
    let made = action.operation == nil ? nil : CallNames.name(callCount)
    let observed = try player.observe(action, as: made, on: &port)
    if made != nil { callCount += 1 }
    return observed
  }
}

extension Behaviour {
  /// Whether the world allows a step, and an app would do it, which keeps to the limit of open calls.
  func allows(_ action: CaseAction, in circumstances: borrowing Circumstances) -> Bool {
    guard circumstances.allow(action) else { return false }
    if action.operation == nil { return true }
    return circumstances.openCallCount < openCallLimit
  }
}

extension SystemUnderTest: Sendable where Port: Sendable {}

/// Numbers of observations.
public struct OutputAlphabet: Sendable {
  /// The observations, by number.
  package private(set) var all: [Observed] = []
  private var numbers: [Observed: Int32] = [:]

  /// Makes an empty alphabet.
  public init() {}

  /// The number of an observation; a new one for a new observation.
  package mutating func number(of observed: Observed) -> Int32 {
    if let known = numbers[observed] { return known }
    let number = Int32(all.count)
    numbers[observed] = number
    all.append(observed)
    return number
  }

  /// The observation in plain words.
  public func words(_ number: Int32) -> String {
    all.indices.contains(Int(number)) ? all[Int(number)].words : "never seen"
  }
}

/// The names of the calls of a generated test, in the order of the calls.
enum CallNames {
  private static let first = (1...64).map { "c\($0)" }

  static func name(_ index: Int) -> String { index < first.count ? first[index] : "c\(index + 1)" }
}
