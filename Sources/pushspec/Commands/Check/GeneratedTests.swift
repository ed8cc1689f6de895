import Conformance
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// What `check` was asked to generate and play besides the cases.
struct GeneratedTests {
  /// What is played.
  enum Kind {
    /// So many random steps in each edition.
    case walk(steps: Int, seed: UInt64)
    /// The complete suites of a method, for ports with so many states more than the specification.
    case suites(SuiteMethod, extraStates: Int)
  }

  /// What is played.
  let kind: Kind
  /// The behaviour; `nil` for all.
  let behaviour: BehaviourName?
  /// Readings that weigh more than what the cases tell.
  let readings: Readings

  /// What is asked for; `nil` if nothing is to be generated.
  init?(_ arguments: Arguments) {
    behaviour = arguments[Self.behaviour]
    readings = arguments[Self.reading]
    if let steps = arguments[Self.walk] {
      kind = .walk(steps: steps, seed: arguments[Self.seed])
    } else if let method = arguments[Self.generated] {
      kind = .suites(method, extraStates: arguments[Self.extraStates])
    } else {
      return nil
    }
  }

  /// The combinations of readings that the port may follow: those that agree with its cases, or that were named.
  func readings(of result: SuiteResult) -> [ReadingSet] {
    readings.sorted.isEmpty ? result.agreeing : [ReadingSet(readings)]
  }

  /// The behaviours that are played in an edition. Everything at once has no complete suite.
  func behaviours(in edition: Edition) -> [Behaviour] {
    Behaviour.all(in: edition).filter { one in
      guard behaviour == nil || one.name == behaviour else { return false }
      switch kind {
      case .walk: return true
      case .suites: return one.name != .everything
      }
    }
  }

  // MARK: Options

  static let options: [any AnyOption] = [
    walk, seed, generated, extraStates, behaviour, reading,
  ]

  /// What an option needs that is about the cases. Where tests are generated all cases are played first, since they
  /// tell the readings.
  static let playsCases = Condition.notGiven(walk, generated, since: "is for the cases")

  private static let walk = Option(
    "--walk", value: "N", .number(1..., "above 0"),
    "plays N random steps in each edition instead, judged by the specification; failures are shrunk"
  ).when(.notGiven(generated))

  private static let seed = Option(
    "--seed", value: "S", .number(0..., "from 0 on"), else: UInt64(1),
    "where the random numbers of the walk begin; 1 without it"
  ).when(.given(walk))

  private static let generated = Option(
    "--generated", value: "METHOD", .method,
    """
    plays the complete suites of a method instead (\(SuiteMethod.allCases.list)), one for each behaviour
    """)

  private static let extraStates = Option(
    "--extra-states", value: "K", .extraStates, else: 0,
    "how many more states than the specification the suites allow a port; 0 without it"
  ).when(.given(generated))

  private static let behaviour = Option(
    "--behaviour", value: "NAME", Reader<BehaviourName>.one(of: "behaviour"),
    "only this behaviour: \(BehaviourName.allCases.list)"
  ).when(.given(walk, generated))

  private static let reading = Option.readings(
    """
    lets the specification follow this reading; without it, it follows all that the port's cases leave, and \
    suites are made of the first of them
    """
  ).when(.given(walk, generated))
}

extension Option where Value == Readings {
  /// The option that names readings.
  static func readings(_ help: String) -> Option {
    Option("--reading", value: "Q=READING", isRepeatable: true, help) { texts throws(UsageError) in
      try Readings.parsing(texts, from: "--reading")
    }
  }
}

extension Reader where Value == SuiteMethod {
  /// A method by its name.
  static let method = Reader.one(of: "method")
}

extension Reader where Value == Int {
  /// How many states more than the specification a port may have.
  static let extraStates = Reader.number(0...3, "from 0 to 3")
}
