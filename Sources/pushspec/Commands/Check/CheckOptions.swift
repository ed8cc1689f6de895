import CommandSupport
import Conformance
import Foundation
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
  /// The cases that failed in a run before, if only they are played.
  let rerun: Rerun?
  /// Whether the first failure ends the run.
  let failsFast: Bool
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
  /// Whether a case of each reason for failures is shown in full.
  let showsAll: Bool
  /// What the port's team keeps.
  let kept: KeptFiles
  /// How the result is written.
  let format: OutputFormat
  /// Whether colours are used.
  let usesColour: Bool

  init(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) {
    let port = PortArguments(arguments)
    self.port = port
    rerun = try arguments[Self.rerun].map { path throws(UsageError) in
      try Rerun(path, onPort: port.adapter)
    }
    editions = rerun?.editions ?? arguments[Self.edition]
    selection = CaseSelection(arguments)
    failsFast = arguments[Self.failFast]
    cases = arguments[Catalogue.option]
    without = Set(arguments[Self.without])
    isStrict = arguments[Self.strict] || rerun?.isStrict ?? false
    kept = try KeptFiles(arguments, on: surroundings.today)
    var tests = GeneratedTests(
      arguments, seed: rerun?.seed,
      followsEverything: selection.isEverything && rerun == nil && cases == nil, isStrict: isStrict)
    tests.deviations = kept.deviations
    self.tests = tests
    transcript = arguments[Self.transcript]
    showsReadings = arguments[Self.readings]
    showsAll = arguments[Self.all]
    format = arguments[OutputFormat.optionWithJUnit]
    usesColour =
      switch arguments[Self.colour] {
      case .auto: surroundings.style.usesColour
      case .always: true
      case .never: false
      }
  }

  /// Whether a case that was selected is played in an edition; `nil` stands for any.
  func plays(_ one: ConformanceCase, in edition: Edition? = nil) -> Bool {
    rerun?.plays(one, in: edition) ?? true
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

  /// Refuses a transcript in the place of the one that is played again.
  func refuseToReplaceInput() throws(UsageError) {
    guard let transcript, let rerun else { return }
    let files = [transcript, rerun.path].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    if files[0] == files[1] {
      throw UsageError("--transcript would replace \(rerun.path), which is played again: name another file")
    }
  }

  // MARK: Options

  static let options: [any AnyOption] =
    [PortArguments.adapter, edition, PortArguments.timeoutFactor, PortArguments.environment]
    + CaseSelection.options + [Catalogue.option, rerun, failFast, without, strict] + KeptFiles.options
    + GeneratedTests.options
    + [
      PortArguments.readings, PortArguments.fault, readings, all, transcript, OutputFormat.optionWithJUnit,
      colour,
    ]

  private static let edition = Option.editions(
    """
    the edition to play, or "all"; without it, the edition that the port claims, and for the reference \
    port all
    """)

  private static let rerun = Option(
    "--rerun", value: "TRANSCRIPT", .text,
    """
    plays the cases that failed in a run that --transcript has recorded, in their editions, with its seed and \
    --strict if it had that; the port is named as it was then. If none failed, that is said, and nothing is played
    """
  ).when(.notGiven(edition, GeneratedTests.seed, since: "takes what the transcript says"))

  static let failFast = Option(
    "--fail-fast", "ends the run with the first failure; the cases that are left are counted as not run")

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

  private static let all = Option(
    "--all",
    "shows a case of every reason for failures in full; without it those of the \(reasons) reasons that most cases fail for"
  ).when(.asText)

  /// Of so many reasons for failures a case is shown in full.
  static let reasons = 5

  private static let transcript = Option(
    "--transcript", value: "FILE", .text,
    """
    records the run in JSON Lines, cases and the walk; several editions stand there one after the other
    """
  )

  private static let colour = Option(
    "--color", value: "auto|always|never", .choice, else: Colour.auto,
    "auto, the default, colours on a terminal only"
  ).when(.asText)

  private enum Colour: String, CaseIterable {
    case auto, always, never
  }
}
