import Conformance
import ModelBasedTesting
import PushModel
import ReferencePort
import StateMachines

/// What `check` was asked to do.
struct CheckOptions {
  /// The port.
  let port: PortArguments
  /// The editions that were named; empty for the usual ones.
  let editions: [Edition]
  /// Which cases are played.
  let selection: CaseSelection
  /// The folder of the cases; `nil` for those that are shipped.
  let cases: String?
  /// What the port does not offer.
  let without: Set<OptionalArea>
  /// Whether inferred requirements count.
  let isStrict: Bool
  /// What is generated and played after the cases.
  let tests: GeneratedTests
  /// The file of the transcript.
  let transcript: String?
  /// Whether the full reading profile is shown.
  let showsReadings: Bool
  /// How the result is written.
  let format: OutputFormat
  /// Whether colours are used.
  let usesColour: Bool

  init(_ arguments: Arguments, in surroundings: Surroundings) {
    port = PortArguments(arguments)
    editions = arguments[Self.edition]
    selection = CaseSelection(arguments)
    cases = arguments[Catalogue.option]
    without = Set(arguments[Self.without])
    isStrict = arguments[Self.strict]
    tests = GeneratedTests(
      arguments, followsEverything: selection.isEverything && cases == nil, isStrict: isStrict)
    transcript = arguments[Self.transcript]
    showsReadings = arguments[Self.readings]
    format = arguments[OutputFormat.option]
    usesColour =
      switch arguments[Self.colour] {
      case .auto: surroundings.isOutputTerminal && !surroundings.forbidsColour
      case .always: true
      case .never: false
      }
  }

  /// The options that say which cases are played and how they count, as they are typed.
  var casesAgain: [String] {
    Catalogue.again(cases) + (isStrict ? ["--strict"] : [])
      + without.map(\.rawValue).sorted().map { "--without \($0)" }
  }

  /// Refuses readings and a behaviour that no edition knows which is named.
  func refuseWhatHasNoEffect() throws(UsageError) {
    guard !editions.isEmpty else { return }
    try port.choices.named.keys.sorted().check(openInAny: editions)
    try tests.readings.sorted.map(\.question).check(openInAny: editions)
    if let name = tests.behaviour, !editions.contains(where: { Behaviour(name, in: $0) != nil }) {
      throw UsageError("\(Paragraph.list(editions.map(\.rawValue))) has no calls for \"\(name.rawValue)\"")
    }
  }

  // MARK: Options

  static let all: [any AnyOption] =
    [PortArguments.adapter, edition, PortArguments.timeoutFactor, PortArguments.environment]
    + CaseSelection.options + [Catalogue.option, without, strict] + GeneratedTests.options
    + [
      PortArguments.readings, PortArguments.fault, readings, transcript, OutputFormat.option, colour,
    ]

  private static let edition = Option.editions(
    """
    the edition to play, or "all"; without it, the edition that the port claims, and for the reference \
    port all
    """)

  private static let without = Option<[OptionalArea]>(
    "--without", values: "AREA", Reader<OptionalArea>.one(of: "area that can be left out"),
    """
    what the port does not offer: \(OptionalArea.allCases.map(\.rawValue).joined(separator: ", ")). The result \
    then says so; a port can also declare it when it is greeted
    """
  )

  private static let strict = Option("--strict", "lets inferred requirements count")

  private static let readings = Option(
    "--readings", "shows the reading of every question that was asked, and by which cases"
  ).when(.asText)

  private static let transcript = Option(
    "--transcript", value: "FILE", .text,
    "records the run in JSON Lines; several editions stand there one after the other"
  )

  private static let colour = Option(
    "--color", value: "auto|always|never", .choice, else: Colour.auto,
    "auto, the default, colours on a terminal only"
  ).when(.asText)

  private enum Colour: String, CaseIterable {
    case auto, always, never
  }
}
