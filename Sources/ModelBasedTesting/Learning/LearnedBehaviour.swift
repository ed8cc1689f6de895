public import MachineAnalysis
import Conformance
public import PushModel

/// What was learned of a port in a behaviour.
public struct LearnedBehaviour: Sendable {
  /// The behaviour, without the steps that the port does not have.
  public let behaviour: Behaviour
  /// The machine of the port.
  public let machine: LearnedMachine
  /// What the outputs of the machine mean, in plain words.
  public let outputs: [String]
  /// Where the port differs from the specification; `nil` if no sequence of steps tells them apart.
  public let differences: MachineDifferences?
  /// What the machines followed.
  public let interpretation: Interpretation
  /// The kinds of observation that the port can see.
  let unobserved: Set<OptionalObservation>

  /// Whether an output says that a step was possible.
  public func isPossible(_ output: Int) -> Bool { outputs[output] != Observed.impossible.words }

  /// The names of the steps of a word.
  public func names(_ word: [Int]) -> [String] { word.map { behaviour.symbols[$0].name } }

  /// The shortest sequence that shows a difference, as a row that can be played again.
  public var generatedCase: GeneratedCase? {
    guard let differences, let seen = differences.observed.last, let expected = differences.expected.last
    else { return nil }
    let failure = ShrunkFailure(
      behaviour: behaviour, symbols: differences.word, original: differences.word.count,
      divergence: Divergence(seen: outputs[Int(seen)], expected: outputs[Int(expected)]),
      interpretation: interpretation, unobserved: unobserved, play: "generated", isRepeatable: true,
      followsOtherReadings: false, isPortLost: false)
    return GeneratedCase(failure, number: 1, source: "learning the port")
  }
}

/// How learning a behaviour of a port came out.
public struct LearningResult: Sendable {
  /// How it ended.
  public enum Ending: Sendable {
    /// The machine of the port is known.
    case learned(LearnedBehaviour)
    /// The port answered the same steps in two ways: the steps, and what was seen in the last of them.
    case nondeterministic(steps: [String], first: String, second: String)
    /// The port ended or hung twice after the same steps, or never came to rest.
    case failed(steps: [String], message: String)
    /// The adapter is at fault.
    case adapter(String)
    /// The port does not have what the setting needs.
    case unsupported(String)
    /// The behaviour cannot be played, or has no table.
    case notPlayed(String)
  }

  /// How it ended.
  public internal(set) var ending: Ending
  /// What it cost, over all attempts.
  public internal(set) var count = QueryCount()
  /// How many hypotheses were challenged.
  public internal(set) var rounds = 0
  /// How often the port was started again.
  public internal(set) var restarts = 0
  /// The steps that the port does not have.
  public internal(set) var leftOut: [String] = []
}
