import Conformance
import PushModel
import ReferencePort

/// What `check` was asked to do.
struct CheckOptions {
  /// The command of the adapter; `nil` for the reference port.
  var adapter: String?
  /// The factor of all time limits.
  var timeoutFactor = 1.0
  /// The editions that were named; empty for the usual ones.
  var editions: [Edition]
  /// Which cases are played.
  var selection: CaseSelection
  /// The folder of the cases; `nil` for those that are shipped.
  var cases: String?
  /// Whether inferred requirements count.
  var isStrict: Bool
  /// The file of the transcript.
  var transcript: String?
  /// Whether the full reading profile is shown.
  var showsReadings: Bool
  /// The readings of the reference port.
  var choices = Choices()
  /// The rule that the reference port breaks.
  var fault: Fault?
  /// How the result is written.
  var format: OutputFormat
  /// Whether colours are used.
  var usesColour: Bool

  private enum Colour: String, CaseIterable {
    case auto, always, never
  }

  /// Reads the options.
  init(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) {
    adapter = arguments.value("--adapter")
    editions = try Edition.parsing(arguments.all("--edition"))
    selection = try CaseSelection(arguments)
    cases = arguments.value("--cases")
    isStrict = arguments.has("--strict")
    transcript = arguments.value("--transcript")
    showsReadings = arguments.has("--readings")
    format = try arguments.choice("--format", else: .text)
    switch try arguments.choice("--color", else: Colour.auto) {
    case .auto: usesColour = surroundings.isOutputTerminal && !surroundings.forbidsColour
    case .always: usesColour = true
    case .never: usesColour = false
    }
    try readAdapterOptions(arguments)
    try readReferenceOptions(arguments)
  }

  /// The options that say which port is played on, as they are typed.
  var portAgain: [String] {
    if let adapter { return ["--adapter '\(adapter)'"] }
    let readings = choices.named.sorted { $0.key < $1.key }.map {
      "--reference-reading \($0.key)=\($0.value)"
    }
    return readings + (fault.map { ["--reference-fault \($0.rawValue)"] } ?? [])
  }

  /// The option that says which cases are played, as it is typed.
  var casesAgain: [String] { cases.map { ["--cases '\($0)'"] } ?? [] }

  private mutating func readAdapterOptions(_ arguments: ParsedArguments) throws(UsageError) {
    if let adapter {
      do {
        _ = try CommandWords.split(adapter)
      } catch {
        throw UsageError("--adapter cannot be used: \(error)")
      }
    }
    guard let text = arguments.value("--timeout-factor") else { return }
    guard adapter != nil else { throw UsageError("--timeout-factor needs --adapter") }
    guard let factor = Double(text), factor.isFinite, factor > 0, factor <= 1000 else {
      throw UsageError("--timeout-factor \"\(text)\" is no number above 0 and up to 1000")
    }
    timeoutFactor = factor
  }

  private mutating func readReferenceOptions(_ arguments: ParsedArguments) throws(UsageError) {
    for option in ["--reference-reading", "--reference-fault"] {
      guard arguments.has(option), adapter != nil else { continue }
      throw UsageError("\(option) is for the reference port and cannot go with --adapter")
    }
    if let name = arguments.value("--reference-fault") {
      guard let fault = Fault(rawValue: name) else {
        throw UsageError.unknown("fault", name, among: Fault.allCases.map(\.rawValue))
      }
      self.fault = fault
    }
    var readings: [String: String] = [:]
    for text in arguments.all("--reference-reading") {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("--reference-reading \"\(text)\" is not of the form Q-REG-1=together")
      }
      guard let known = Choices.readings(of: parts[0]) else {
        throw UsageError.unknown("question", parts[0], among: Choices.questions)
      }
      guard known.contains(parts[1]) else {
        throw UsageError.unknown("reading of \(parts[0])", parts[1], among: known)
      }
      guard readings.updateValue(parts[1], forKey: parts[0]) == nil else {
        throw UsageError("--reference-reading gives \(parts[0]) two readings")
      }
    }
    do {
      choices = try Choices(readings)
    } catch {
      throw UsageError("--reference-reading \(error.question)=\(error.reading) is not known")
    }
  }
}
