package import Conformance
package import PushModel
public import StateMachines

/// A port and the specification, taken through the same steps in lock step.
package struct LockStep<Port: Adapter> {
  var port: SystemUnderTest<Port>
  var specification: FollowedSpecification

  /// Puts a port beside the specification, which chooses among the allowed readings and tries the `usual`
  /// ones first.
  package init(
    _ port: Port, behaviour: Behaviour, allowing allowed: ReadingSet = ReadingSet(),
    usual: Readings = Readings()
  ) throws(PlayProblem) {
    self.port = try SystemUnderTest(port, behaviour: behaviour)
    // Observations that the port cannot make are not compared.
    specification = FollowedSpecification(
      behaviour, unobserved: self.port.player.unobserved, allowing: allowed, usual: usual)
  }

  /// Puts both into the setting.
  mutating func reset() -> Ending? {
    do throws(PlayProblem) {
      if let divergence = specification.begin(seeing: try port.reset()) { return .diverged(divergence) }
    } catch {
      return Ending(error, expected: "the setting")
    }
    return specification.hasGivenUp ? .givenUp : nil
  }

  /// Takes both through a step; returns the end of the test, if the step ends it. An impossible step changes
  /// nothing.
  mutating func step(_ symbol: Int) -> Ending? {
    guard port.isPossible(symbol) else { return nil }
    do throws(PlayProblem) {
      let seen = try port.observe(symbol)
      if let divergence = specification.follow(symbol, seeing: seen) { return .diverged(divergence) }
    } catch {
      return Ending(error, expected: specification.expectation(of: symbol))
    }
    return specification.hasGivenUp ? .givenUp : nil
  }

  /// Plays a test from its beginning; returns an early end, with the number of steps.
  package mutating func play(_ symbols: some Sequence<Int>) -> (ending: Ending, steps: Int)? {
    var ending = reset()
    var count = 0
    for symbol in symbols where ending == nil {
      count += 1
      ending = step(symbol) ?? ending
    }
    return ending.map { ($0, count) }
  }
}

/// A step in which a port differs from the specification.
public struct Divergence: Hashable, Sendable {
  /// The observation of the port.
  public var seen: String
  /// The expectation of the machines.
  public var expected: String
  /// The observed values of the wrong fields, by name.
  var wrongFields: [String: String] = [:]
  /// The requirements of the nearest allowed way.
  public var requirements: [String] = []
  package var weight = Weight.must
  /// The edition; `nil` where the observation is wrong in every edition.
  var edition: Edition?
  /// Whether the only fault is the loss of a record that no event explains.
  var losesRecord = false
  /// Readings that explain the steps before and lead to the expectation.
  public var readings = Readings()

  /// The requirements in words.
  public var rules: [String] {
    guard let edition else { return [] }
    return requirements.compactMap(Requirement.named).map { FailureText.rule($0, in: edition) }
  }

  /// Whether it rests on an argument alone, so that it counts only in a strict run.
  public var isArgued: Bool { weight < .should }
}

/// The reason why a test ended early.
package enum Ending: Hashable, Sendable {
  /// The port differs from the specification.
  case diverged(Divergence)
  /// The port ended or hung, which no port may; it can be started again.
  case crashed(AdapterFault, Divergence)
  /// Too many states of the specification may explain the observations.
  case givenUp
  /// The port lacks the call of a step.
  case unsupported(String)
  /// The adapter is at fault.
  case adapter(String)

  init(_ problem: PlayProblem, expected: String) {
    self =
      switch problem {
      case .fault(let fault):
        switch fault.kind {
        case .ended, .timeout: .crashed(fault, Divergence(seen: fault.message, expected: expected))
        case .notStarted, .handshake, .protocolBroken, .givenUp, .interrupted, .cannotRestart:
          .adapter(fault.message)
        }
      case .adapterFailed, .misuse: .adapter(problem.detail)
      case .unsupported: .unsupported(problem.detail)
      case .excessive, .settingNotReached, .badCase:
        .diverged(Divergence(seen: problem.detail, expected: expected))
      }
  }

  /// The difference of the port, where it fails.
  package var divergence: Divergence? {
    switch self {
    case .diverged(let divergence), .crashed(_, let divergence): divergence
    case .givenUp, .unsupported, .adapter: nil
    }
  }
}
