import MachineAnalysis
import ModelBasedTesting
import PushModel

/// What `learn` was asked to do.
struct LearnOptions {
  /// The port.
  let port: PortArguments
  /// The edition; `nil` for the one that the port claims.
  let edition: Edition?
  /// The behaviours that were named; empty for all.
  let behaviours: [BehaviourName]
  /// The file of the cache.
  let cache: String?
  /// How hypotheses are challenged.
  let method: SuiteMethod
  /// How many states more than a hypothesis the port may have.
  let extraStates: Int
  /// How the result is written.
  let format: OutputFormat

  init(_ arguments: Arguments) {
    port = PortArguments(arguments)
    edition = arguments[Self.edition]
    behaviours = arguments[Self.behaviour]
    cache = arguments[Self.cache]
    method = arguments[Self.method]
    extraStates = arguments[Self.extraStates]
    format = arguments[OutputFormat.option]
  }

  // MARK: Options

  static let all: [any AnyOption] = [
    PortArguments.adapter("asked"), edition, behaviour, cache, method, extraStates,
    PortArguments.timeoutFactor, PortArguments.environment, PortArguments.readings, PortArguments.fault,
    MemoryUse.option, OutputFormat.option,
  ]

  private static let edition = Option(
    "--edition", value: "ID", .edition,
    "the edition; without it, the one that the port claims, or else \(Edition.standard.rawValue)")

  private static let behaviour = Option(
    "--behaviour", values: "NAME", .tabled,
    "only this behaviour, with its table and its diagram: \(BehaviourName.tabled.list)")

  private static let cache = Option(
    "--cache", value: "FILE", .text,
    """
    keeps every answer in this file at once, and does not ask again what stands there; also after a \
    crash of the port
    """)

  private static let method = Option(
    "--method", value: "NAME", .choice, else: SuiteMethod.hsi,
    """
    how what was learned is checked: \(SuiteMethod.allCases.list) (\(SuiteMethod.hsi.name) unless given)
    """)

  private static let extraStates = Option(
    "--extra-states", value: "N", .extraStates, else: 0,
    "how many states more than it seems the port may have, 0 to 3 (0 unless given)")
}
