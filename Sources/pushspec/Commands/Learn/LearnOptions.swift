import MachineAnalysis
import ModelBasedTesting
import PushModel

/// What `learn` was asked to do.
struct LearnOptions {
  /// The port, as `check` reads it.
  let port: CheckOptions
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

  /// Reads the options.
  init(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) {
    port = try CheckOptions(arguments, in: surroundings)
    edition = try arguments.value("--edition").map { id throws(UsageError) in try Edition.parsing(id) }
    var behaviours: [BehaviourName] = []
    for name in arguments.all("--behaviour") {
      guard let behaviour = LearnCommand.learnable.first(where: { $0.rawValue == name }) else {
        throw UsageError.unknown("behaviour", name, among: LearnCommand.learnable.map(\.rawValue))
      }
      behaviours.append(behaviour)
    }
    self.behaviours = behaviours
    cache = arguments.value("--cache")
    method = try arguments.choice("--method", else: .hsi)
    extraStates = try GeneratedTests.extraStates(arguments)
  }
}
