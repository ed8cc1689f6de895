package import Conformance
package import PushModel
public import StateMachines

/// A port and the specification, taken through the same steps at the same time.
package struct LockStep<Port: Adapter> {
  var port: SystemUnderTest<Port>
  var specification: FollowedSpecification

  /// Puts a port beside the specification, which chooses among some readings, and tries the `usual` ones first.
  package init(
    _ port: Port, behaviour: Behaviour, allowing allowed: ReadingSet = ReadingSet(),
    usual: Readings = Readings()
  ) throws(PlayProblem) {
    self.port = try SystemUnderTest(port, behaviour: behaviour)
    // What the port cannot see is not compared.
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

  /// Takes both through a step; what ended the test, if something did. A step that is not possible changes nothing.
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

  /// Whether nobody decides all that comes of a step.
  func leavesOpen(_ symbol: Int) -> Bool { specification.leavesOpen(symbol) }

  /// Plays a test from its beginning; how it ended early, and after how many steps.
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

/// A step in which a port does otherwise than the specification.
public struct Divergence: Hashable, Sendable {
  /// What was seen of the port.
  public var seen: String
  /// What the machines expect.
  public var expected: String
  /// What was seen of the fields that are wrong, by their names.
  var wrongFields: [String: String] = [:]
  /// The requirements that what comes nearest rests on.
  public var requirements: [String] = []
  /// How much it weighs.
  package var weight = Weight.must
  /// The edition that is followed; `nil` where what was seen is wrong in every edition.
  var edition: Edition?
  /// Whether all that is wrong is that a record is gone which nothing that happened takes away.
  var losesRecord = false
  /// Readings that explain the steps before, and under which they expect it.
  public var readings = Readings()

  /// The requirements in words.
  public var rules: [String] {
    guard let edition else { return [] }
    return requirements.compactMap(Requirement.named).map { FailureText.rule($0, in: edition) }
  }

  /// Whether it rests on an argument only, so that it does not count unless strictness is asked for.
  public var isArgued: Bool { weight < .should }
}

/// Why a test ended before all of its steps were played.
package enum Ending: Hashable, Sendable {
  /// The port did otherwise than the specification.
  case diverged(Divergence)
  /// The port ended or hung, which no port may; it can be started again.
  case crashed(AdapterFault, Divergence)
  /// Too many states of the specification may explain what was seen.
  case givenUp
  /// The port does not have what a step asks for.
  case unsupported(String)
  /// The adapter is at fault.
  case adapter(String)

  init(_ problem: PlayProblem, expected: String) {
    self =
      switch problem {
      case .fault(let fault):
        switch fault.kind {
        case .ended, .timeout:
          .crashed(fault, Divergence(seen: fault.message, expected: expected))
        case .notStarted, .handshake, .protocolBroken, .givenUp, .interrupted, .cannotRestart:
          .adapter(fault.message)
        }
      case .adapterFailed, .misuse: .adapter(problem.detail)
      case .unsupported: .unsupported(problem.detail)
      case .excessive, .settingNotReached, .badCase:
        .diverged(Divergence(seen: problem.detail, expected: expected))
      }
  }

  /// Where the port fails, what it did otherwise.
  package var divergence: Divergence? {
    switch self {
    case .diverged(let divergence), .crashed(_, let divergence): divergence
    case .givenUp, .unsupported, .adapter: nil
    }
  }
}
