package import Conformance

/// A port behind a behaviour: a reset, and one step after the other by the number of its symbol.
///
/// What is seen of it has no names that depend on what happened before: equal sights mean that the same was seen.
package struct SystemUnderTest<Port: Adapter> {
  /// What can happen.
  let behaviour: Behaviour
  /// The port.
  var port: Port

  var player: StepPlayer
  private var callCount = 0

  /// Puts a port behind a behaviour. What is `unobserved` is not looked at: what the port cannot show, unless it is said.
  package init(
    _ port: Port, behaviour: Behaviour, unobserved: Set<OptionalObservation>? = nil
  ) throws(PlayProblem) {
    var profile: Profile
    do { profile = try port.profile } catch { throw .fault(error) }
    if let unobserved { profile.unobserved = unobserved }
    self.port = port
    self.behaviour = behaviour
    guard let player = StepPlayer(behaviour.given, edition: behaviour.edition, profile: profile) else {
      throw .badCase("the setting of \(behaviour.name.rawValue) cannot be made ready")
    }
    self.player = player
  }

  /// Puts the port into the setting of the behaviour; what was seen there.
  @discardableResult
  package mutating func reset() throws(PlayProblem) -> Observed {
    callCount = 0
    return try player.reset(on: &port)
  }

  /// Whether a symbol is possible just now: the world lets it happen, and an app would do it.
  func isPossible(_ symbol: Int) -> Bool {
    behaviour.allows(behaviour.symbols[symbol].action, in: player.circumstances)
  }

  /// Takes a symbol; what was seen.
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
  /// Whether the world lets a step happen, and whether an app would do it. It keeps to the limit of open
  /// calls. It does not do what no document says the outcome of: once it has been started again it
  /// initialises before it sets the user id, and where updates can fail it does not set the same id again.
  func allows(_ action: CaseAction, in circumstances: borrowing Circumstances) -> Bool {
    guard circumstances.allow(action) else { return false }
    if case .setUser(let user) = action {
      if circumstances.hasRestarted, !circumstances.isInitialized { return false }
      if !repeatsUser, user == circumstances.user { return false }
    }
    return action.operation == nil || circumstances.openCallCount < openCallLimit
  }
}

extension SystemUnderTest: Sendable where Port: Sendable {}

/// Numbers for what was seen.
public struct OutputAlphabet: Sendable {
  /// What was seen, by number.
  package private(set) var all: [Observed] = []
  private var numbers: [Observed: Int32] = [:]

  /// Nothing has been seen yet.
  public init() {}

  /// The number of an observation; a new one if it was never seen before.
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

/// The names of the calls of a generated test, in the order in which they are made.
enum CallNames {
  private static let first = (1...64).map { "c\($0)" }

  static func name(_ index: Int) -> String { index < first.count ? first[index] : "c\(index + 1)" }
}
