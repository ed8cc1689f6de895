public import Conformance

/// A port behind a behaviour: a reset, and one step after the other by the number of its symbol.
///
/// What is seen is a number too: equal numbers mean that the same was seen, whatever ids and tokens it
/// was seen with. Learning and suites need no more than that.
public struct SystemUnderTest<Port: Adapter> {
  /// What can happen.
  public let behaviour: Behaviour
  /// The port.
  public var port: Port
  /// What has been seen so far, by number.
  public private(set) var outputs: OutputAlphabet

  var player: StepPlayer
  private var callCount = 0

  /// Puts a port behind a behaviour; `outputs` may hold the numbers that another system gave before.
  public init(
    _ port: Port, behaviour: Behaviour, outputs: OutputAlphabet = OutputAlphabet()
  ) throws(PortProblem) {
    let profile: Profile
    do { profile = try port.profile } catch { throw .adapter(error) }
    try self.init(port, behaviour: behaviour, unobserved: profile.unobserved, outputs: outputs)
  }

  /// Puts a port behind a behaviour of which only some kinds of observation are looked at.
  init(
    _ port: Port, behaviour: Behaviour, unobserved: Set<OptionalObservation>,
    outputs: OutputAlphabet = OutputAlphabet()
  ) throws(PortProblem) {
    var profile: Profile
    do { profile = try port.profile } catch { throw .adapter(error) }
    profile.unobserved = unobserved
    self.port = port
    self.behaviour = behaviour
    self.outputs = outputs
    guard let player = StepPlayer(behaviour.given, edition: behaviour.edition, profile: profile) else {
      throw .harness("the setting of \(behaviour.name.rawValue) cannot be made ready")
    }
    self.player = player
  }

  /// Puts the port into the setting of the behaviour; what was seen there.
  @discardableResult
  package mutating func reset() throws(PortProblem) -> Observed {
    callCount = 0
    do {
      return try player.reset(on: &port)
    } catch {
      throw PortProblem(error)
    }
  }

  /// Takes a symbol; the number of what was seen.
  public mutating func step(_ symbol: Int) throws(PortProblem) -> Int32 {
    outputs.number(of: try observe(symbol))
  }

  /// Whether a symbol is possible just now: the world lets it happen, and an app would do it.
  public func isPossible(_ symbol: Int) -> Bool {
    behaviour.allows(behaviour.symbols[symbol].action, in: player.circumstances)
  }

  /// Takes a symbol; what was seen.
  package mutating func observe(_ symbol: Int) throws(PortProblem) -> Observed {
    guard isPossible(symbol) else { return .impossible }
    let action = behaviour.symbols[symbol].action
    let made = action.operation == nil ? nil : CallNames.name(callCount)
    do {
      let observed = try player.observe(action, as: made, on: &port)
      if made != nil { callCount += 1 }
      return observed
    } catch {
      throw PortProblem(error)
    }
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

/// Why a port could not be taken through a sequence of steps.
public enum PortProblem: Error, Hashable, Sendable {
  /// The adapter cannot be talked to any more.
  case adapter(AdapterFault)
  /// The adapter failed, or broke the rules of the talk.
  case adapterFailed(String)
  /// The port does not have what a step asks for.
  case unsupported(String)
  /// The port never came to rest, or its setting could not be reached.
  case misbehaved(String)
  /// The harness itself is at fault.
  case harness(String)

  init(_ problem: PlayProblem) {
    self =
      switch problem {
      case .fault(let fault): .adapter(fault)
      case .unsupported(let what): .unsupported(what)
      case .adapterFailed(let message): .adapterFailed(message)
      case .misbehaved(let message): .misbehaved(message)
      }
  }

  /// What happened, in plain words.
  public var message: String {
    switch self {
    case .adapter(let fault): fault.message
    case .adapterFailed(let message): "the adapter failed: \(message)"
    case .unsupported(let what): "the port does not have \(what)"
    case .misbehaved(let message), .harness(let message): message
    }
  }
}
