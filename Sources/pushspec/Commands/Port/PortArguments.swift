import CommandSupport
import Conformance
import ModelBasedTesting
import ProcessAdapters
import PushModel
import ReferencePort
import StateMachines

/// The port under test: one in another process, or the reference port.
struct PortArguments {
  /// The command of the adapter; `nil` for the reference port.
  let adapter: String?
  /// The factor of all time limits of the adapter.
  let timeoutFactor: Double
  /// The adapter's part of the environment.
  let environment: AdapterEnvironment
  /// The readings of the reference port.
  let choices: Choices
  /// The rule that the reference port breaks.
  let fault: Fault?

  init(_ arguments: Arguments) {
    adapter = arguments[Self.adapter]
    timeoutFactor = arguments[Self.timeoutFactor]
    environment = arguments[Self.environment]
    choices = arguments[Self.readings]
    fault = arguments[Self.fault]
  }

  /// The options for the port, as they are typed.
  var again: [String] {
    if let adapter {
      let factor = timeoutFactor == 1 ? [] : ["--timeout-factor \(timeoutFactor)"]
      let values = environment.values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      let variables = environment.passed.sorted() + values
      return ["--adapter \(CommandWords.quoted(adapter))"] + factor
        + variables.map { "--env \(CommandWords.quoted($0))" }
    }
    let readings = choices.named.sorted { $0.key < $1.key }.map {
      "--reference-reading \($0.key)=\($0.value)"
    }
    return readings + (fault.map { ["--reference-fault \($0.name)"] } ?? [])
  }

  /// The options of the reference port; `nil` without any, or for another port.
  var referenceOptions: String? { adapter != nil || again.isEmpty ? nil : again.joined(separator: " ") }

  /// The remarks on a port that is played in another edition than it claims.
  func remarks(on played: [(edition: Edition, profile: Profile?)]) -> [String] {
    guard adapter != nil else { return [] }
    return played.compactMap { edition, profile in
      guard let claimed = profile?.edition, claimed != edition else { return nil }
      return "the port claims \(claimed.rawValue), and was played in \(edition.rawValue)"
    }
  }

  /// The command that plays a saved generated case.
  func commandToPlay(_ row: GeneratedCase) -> String {
    let command = "pushspec check --cases found.json --case \(row.id) --edition \(row.edition.rawValue)"
    return ([command] + again).joined(separator: " ")
  }

  // MARK: Options

  static let adapter = Option(
    "--adapter", value: "CMD", command,
    """
    the command that starts the port's adapter, split into words as a shell does; without it, the \
    built-in reference port is played
    """)

  static let timeoutFactor = anyTimeoutFactor.when(.given(adapter))
  static let environment = anyEnvironment.when(.given(adapter))

  static let anyTimeoutFactor = Option(
    "--timeout-factor", value: "X", factor, else: 1,
    "multiplies all time limits of the adapter, for slow machines")

  static let anyEnvironment = Option<AdapterEnvironment>(
    "--env", value: "NAME", isRepeatable: true,
    """
    gives the adapter this variable of the environment too, or with NAME=VALUE this value; it gets no others than those \
    listed below. A value is printed with the commands that play again: pass a secret by its name
    """
  ) { texts throws(UsageError) in
    var environment = AdapterEnvironment()
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let name = parts.first, !name.isEmpty else {
        throw UsageError("--env takes NAME or NAME=VALUE, not \"\(text)\"")
      }
      if parts.count > 1 { environment.values[name] = parts[1] } else { environment.passed.insert(name) }
    }
    return environment
  }

  /// The help on the adapter's environment.
  static let environmentHelp = HelpText.rows([
    ("always", "LC_*, " + AdapterEnvironment.everyone.joined(separator: ", ")),
    ("for interpreters", AdapterEnvironment.interpreters.joined(separator: ", ")),
  ])

  static let readings = Option<Choices>(
    "--reference-reading", value: "Q=READING", isRepeatable: true,
    "lets the reference port follow this reading, for example Q-REG-1=together"
  ) { texts throws(UsageError) in
    let name = "--reference-reading"
    let readings = try Readings.named(
      texts, from: name, questions: Choices.questions, readings: Choices.readings)
    do throws(UnknownChoice) {
      return try Choices(readings)
    } catch {
      throw UsageError("\(name) \(error.question)=\(error.reading) is not known")
    }
  }.when(isOfTheReferencePort)

  static let fault = Option(
    "--reference-fault", value: "NAME", .one(of: "fault", { Fault.allCases }, named: \.name),
    "lets the reference port break this rule; \"pushspec list faults\" lists the names"
  ).when(isOfTheReferencePort)

  private static let isOfTheReferencePort = Condition.notGiven(adapter, since: "is for the reference port")

  private static let command = Reader<String> { text, name throws(UsageError) in
    do {
      _ = try CommandWords.split(text)
    } catch {
      throw UsageError("\(name) cannot be used: \(error)")
    }
    return text
  }

  private static let factor = Reader<Double> { text, name throws(UsageError) in
    guard let factor = Double(text), factor.isFinite, factor > 0, factor <= 1000 else {
      throw UsageError("\(name) takes a number above 0 and up to 1000, not \"\(text)\"")
    }
    return factor
  }
}
