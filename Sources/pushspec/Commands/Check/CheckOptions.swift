import CommandSupport
import Conformance
import ModelBasedTesting
import PushModel
import ReferencePort
import StateMachines

/// The options of `check`.
struct CheckOptions {
  let port: PortArguments
  /// The named editions; empty for the usual ones.
  let editions: [Edition]
  let selection: CaseSelection
  /// The failed cases of an earlier run, where only these are played.
  let rerun: Rerun?
  /// Whether the first failure ends the run.
  let failsFast: Bool
  /// The number of plays of each case.
  let plays: Int
  /// The folder of the cases; `nil` for the shipped ones.
  let cases: String?
  /// The areas that the port does not offer.
  let without: Set<OptionalArea>
  /// Whether inferred requirements count.
  let isStrict: Bool
  /// The tests that are generated and played after the cases.
  let tests: GeneratedTests
  /// The file of the transcript.
  let transcript: String?
  /// The files that the port's team keeps.
  let kept: KeptFiles
  let reports: ReportOptions

  init(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) {
    let port = PortArguments(arguments)
    self.port = port
    rerun = try arguments[Self.rerun].map { path throws(UsageError) in
      try Rerun(path, onPort: port.adapter)
    }
    editions = rerun?.editions ?? arguments[Self.edition]
    selection = CaseSelection(arguments)
    failsFast = arguments[Self.failFast]
    plays = arguments[Self.repeats]
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
    if let transcript, let path = rerun?.path, ReportOptions.place(transcript) == ReportOptions.place(path) {
      throw UsageError("--transcript would replace \(path), which is played again: name another file")
    }
    reports = try ReportOptions(
      arguments, in: surroundings, besides: [transcript, rerun?.path].compactMap(\.self))
  }

  /// Whether a selected case is played in an edition; `nil` stands for any.
  func plays(_ one: ConformanceCase, in edition: Edition? = nil) -> Bool {
    rerun?.plays(one, in: edition) ?? true
  }

  /// The options for the cases, the port and the counting, as they are typed.
  var again: [String] {
    Catalogue.again(cases) + (isStrict ? ["--strict"] : [])
      + without.map(\.rawValue).sorted().map { "--without \($0)" } + port.again + tests.again
  }

  /// Refuses readings and a behaviour that none of the named editions knows.
  func refuseWhatHasNoEffect() throws(UsageError) {
    guard !editions.isEmpty else { return }
    try port.choices.named.keys.sorted().check(openInAny: editions)
    try tests.readings.sorted.map(\.question).check(openInAny: editions)
    if let name = tests.behaviour, !editions.contains(where: { Behaviour(name, in: $0) != nil }) {
      throw UsageError("\(Paragraph.list(editions.map(\.rawValue))) has no calls for \"\(name.rawValue)\"")
    }
  }

  // MARK: Options

  static let options: [any AnyOption] =
    [PortArguments.adapter, edition, PortArguments.timeoutFactor, PortArguments.environment]
    + CaseSelection.options + [Catalogue.option, rerun, failFast, repeats, without, strict]
    + KeptFiles.options
    + GeneratedTests.options
    + [PortArguments.readings, PortArguments.fault, transcript] + ReportOptions.options

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

  private static let repeats = Option(
    "--repeat", value: "N", .number(1..., "from 1 on"), else: 1,
    "plays each case N times, to find what is unsteady: a case that comes out in two ways is, and both are shown"
  )

  private static let without = Option<[OptionalArea]>(
    "--without", values: "AREA", Reader<OptionalArea>.one(of: "area that can be left out"),
    """
    what the port does not offer: \(OptionalArea.allCases.map(\.rawValue).joined(separator: ", ")). The result \
    then says so; a port can also declare it when it is greeted
    """
  )

  private static let strict = Option("--strict", "lets inferred requirements count")

  private static let transcript = Option(
    "--transcript", value: "FILE", .text,
    "records the run in JSON Lines, cases and the walk; several editions stand there one after the other"
  )
}
