import Conformance
import MachineAnalysis
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

  /// The seed of a walk that names none.
  static let standardSeed: UInt64 = 1

  static let options = [
    OptionSyntax(
      "--walk", value: "N",
      "plays N random steps in each edition instead, with the machines as the judge; failures are shrunk"),
    OptionSyntax(
      "--seed", value: "S", "where the random numbers of the walk begin; \(standardSeed) without it"),
    OptionSyntax(
      "--generated", value: "METHOD",
      """
      plays the complete suites of a method instead (\(SuiteMethod.allCases.map(\.name).joined(separator: ", "))), \
      one for each behaviour
      """),
    OptionSyntax(
      "--extra-states", value: "K",
      "how many more states than the specification the suites allow a port; 0 without it"),
    OptionSyntax(
      "--behaviour", value: "NAME",
      """
      only this behaviour: \(BehaviourName.allCases.map(\.rawValue).joined(separator: ", "))
      """),
    OptionSyntax(
      "--reading", value: "Q=READING", repeatable: true,
      """
      lets the machines follow this reading; without it they follow the one that the port's cases tell, \
      and the first where they tell none
      """),
  ]

  static let section = CommandSyntax.Section(
    heading: "generated tests",
    rows: [
      ("the judge", "the machines under the port's readings, which the cases tell before anything else"),
      (
        "a failure",
        """
        is shrunk to steps of which none can be left out, and printed as a case. What it expects is what \
        the machines expect, to be checked against the documents
        """
      ),
      ("the last line", "counts the generated tests, \"N passed, N failed\"; the cases are not counted"),
    ])

  /// Reads the options; `nil` if nothing is to be generated.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    let walk = arguments.value("--walk")
    let method = arguments.value("--generated")
    guard walk != nil || method != nil else {
      for option in ["--seed", "--extra-states", "--behaviour", "--reading"] where arguments.has(option) {
        throw UsageError("\(option) needs --walk or --generated")
      }
      return nil
    }
    guard walk == nil || method == nil else {
      throw UsageError("--walk and --generated cannot go together")
    }
    behaviour = try Self.behaviour(arguments)
    readings = try Self.readings(arguments)
    if let walk {
      guard let steps = Int(walk), steps > 0 else {
        throw UsageError("--walk \"\(walk)\" is no number above 0")
      }
      if arguments.has("--extra-states") { throw UsageError("--extra-states needs --generated") }
      let text = arguments.value("--seed") ?? String(Self.standardSeed)
      guard let seed = UInt64(text) else { throw UsageError("--seed \"\(text)\" is no number from 0 on") }
      kind = .walk(steps: steps, seed: seed)
    } else {
      if arguments.has("--seed") { throw UsageError("--seed needs --walk") }
      kind = .suites(try Self.method(method ?? ""), extraStates: try Self.extraStates(arguments))
    }
  }

  static func method(_ name: String) throws(UsageError) -> SuiteMethod {
    guard let method = SuiteMethod(rawValue: name) else {
      throw UsageError.unknown("method", name, among: SuiteMethod.allCases.map(\.name))
    }
    return method
  }

  static func extraStates(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    let text = arguments.value("--extra-states") ?? "0"
    guard let extra = Int(text), (0...3).contains(extra) else {
      throw UsageError("--extra-states \"\(text)\" is no number from 0 to 3")
    }
    return extra
  }

  static func behaviour(_ arguments: ParsedArguments) throws(UsageError) -> BehaviourName? {
    guard let name = arguments.value("--behaviour") else { return nil }
    guard let known = BehaviourName(rawValue: name) else {
      throw UsageError.unknown("behaviour", name, among: BehaviourName.allCases.map(\.rawValue))
    }
    return known
  }

  static func readings(_ arguments: ParsedArguments) throws(UsageError) -> Readings {
    try readings(arguments.all("--reading"), from: "--reading")
  }

  /// Reads readings as they are written, `Q-REG-1=together`; `source` says where they stand.
  static func readings(_ texts: [String], from source: String) throws(UsageError) -> Readings {
    var readings = Readings()
    for text in texts {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("\(source) \"\(text)\" is not of the form Q-REG-1=together")
      }
      guard let question = OpenQuestion.named(parts[0]) else {
        throw UsageError.unknown("question", parts[0], among: OpenQuestion.all.map(\.id))
      }
      let known = question.readings.map(\.name)
      guard known.contains(parts[1]) else {
        throw UsageError.unknown("reading of \(parts[0])", parts[1], among: known)
      }
      guard readings[parts[0]] == nil else { throw UsageError("\(source) gives \(parts[0]) two readings") }
      readings[parts[0]] = parts[1]
    }
    return readings
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
}
