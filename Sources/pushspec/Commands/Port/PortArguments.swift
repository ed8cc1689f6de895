import CommandSupport
import Conformance
import ModelBasedTesting
import ProcessAdapters
import PushModel
import ReferencePort
import StateMachines

/// Which port is played on: one in another process, or the reference port.
struct PortArguments {
  /// The command of the adapter; `nil` for the reference port.
  let adapter: String?
  /// The factor of all time limits of the adapter.
  let timeoutFactor: Double
  /// The variables of the environment that the adapter gets although they look like secrets.
  let passed: Set<String>
  /// The readings of the reference port.
  let choices: Choices
  /// The rule that the reference port breaks.
  let fault: Fault?

  init(_ arguments: Arguments) {
    adapter = arguments[Self.adapter]
    timeoutFactor = arguments[Self.timeoutFactor]
    passed = Set(arguments[Self.environment])
    choices = arguments[Self.readings]
    fault = arguments[Self.fault]
  }

  /// The options that say which port is played on, as they are typed.
  var again: [String] {
    if let adapter {
      let factor = timeoutFactor == 1 ? [] : ["--timeout-factor \(timeoutFactor)"]
      return ["--adapter \(CommandWords.quoted(adapter))"] + factor + passed.sorted().map { "--env \($0)" }
    }
    let readings = choices.named.sorted { $0.key < $1.key }.map {
      "--reference-reading \($0.key)=\($0.value)"
    }
    return readings + (fault.map { ["--reference-fault \($0.rawValue)"] } ?? [])
  }

  /// The options that the reference port is made with; `nil` if there are none, or if another port is played.
  var referenceOptions: String? {
    adapter != nil || again.isEmpty ? nil : again.joined(separator: " ")
  }

  /// What is to be said of a port that is played in another edition than it claims.
  func remarks(on played: [(edition: Edition, profile: Profile?)]) -> [String] {
    guard adapter != nil else { return [] }
    return played.compactMap { edition, profile in
      guard let claimed = profile?.edition, claimed != edition else { return nil }
      return "the port claims \(claimed.rawValue), and was played in \(edition.rawValue)"
    }
  }

  /// The command that plays a generated case, once it is saved.
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

  static let timeoutFactor = Option(
    "--timeout-factor", value: "X", factor, else: 1,
    "multiplies all time limits of the adapter, for slow machines"
  ).when(.given(adapter))

  static let environment = Option(
    "--env", values: "NAME", variable,
    """
    gives the adapter this variable of the environment too; without it, the adapter gets all but those that \
    look like secrets by their names (a token, a key, a password …) or values, since it is somebody else's program
    """
  ).when(.given(adapter))

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
    "--reference-fault", value: "NAME", Reader<Fault>.one(of: "fault"),
    "lets the reference port break this rule; \"pushspec list faults\" lists the names"
  ).when(isOfTheReferencePort)

  private static let isOfTheReferencePort = Condition.notGiven(
    adapter, since: "is for the reference port")

  private static let command = Reader<String> { text, name throws(UsageError) in
    do {
      _ = try CommandWords.split(text)
    } catch {
      throw UsageError("\(name) cannot be used: \(error)")
    }
    return text
  }

  private static let variable = Reader<String> { text, name throws(UsageError) in
    guard !text.isEmpty, !text.contains("=") else {
      throw UsageError("\(name) takes the name of a variable, not \"\(text)\"")
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
