public import Conformance
import ConformanceCases
import MachineAnalysis
import ModelBasedTesting
public import PushModel
import Synchronization
public import Testing

/// A run of the suite on a port in this process, with the same cases, values, order, walk and verdicts as
/// `pushspec check`.
///
/// ```swift
/// static let run = ConformanceRun { MyAdapter() }
///
/// @Test(arguments: run.cases)
/// func conforms(_ testCase: ConformanceTestCase) throws { try testCase.check() }
///
/// @Test func conformsAsAWhole() throws { try Self.run.check() }
/// ```
///
/// The cases and the walk are each played once, when a test first asks for their outcome.
public final class ConformanceRun: Sendable {
  /// The edition that is played.
  public let edition: Edition
  /// The seed of the order of the cases, of the values that the port is told, and of the steps of the walk.
  let seed: UInt64
  private let isStrict: Bool
  private let walkSteps: Int
  let kept: KeptFiles
  private let selected: [CompiledCase]
  private let notSelected: [ConformanceCase]
  /// The problems of the arguments and of the files.
  private let problems: [String]
  /// Whether the environment asks for cases that are not in this run.
  private let isBeside: Bool
  private let playCases: @Sendable (SuiteRunner) -> SuiteResult
  private let playWalk: @Sendable (SettingsWalk, _ isDelayed: Bool, Transcript?) -> WalkResult
  private let recording: Recording?
  private let outcomes = Mutex<Outcomes?>(nil)
  private let walked = Mutex<WalkResult??>(nil)

  /// A run of all cases, or of a selection. A case has to fit one value of each list that is not empty.
  ///
  /// - Parameters:
  ///   - edition: The edition to play; `nil` for the one that the port claims.
  ///   - areas: The areas of the cases; empty for all.
  ///   - requirements: The ids of requirements that the cases prove; empty for all.
  ///   - questions: The ids of open questions that the cases are about; empty for all.
  ///   - ids: The ids of the cases; empty for all.
  ///   - tables: The folder of other case tables than those of this package.
  ///   - isStrict: Whether a departure that rests on an argument alone counts as a failure.
  ///   - seed: The seed of the order of the cases, of the values that the port is told, and of the steps of the walk.
  ///   - walkSteps: The number of random steps; `nil` for 40,000 after all cases, or as many as the variable
  ///     `PUSHSPEC_WALK` says, and none after a selection.
  ///   - deviations: The file of known deviations, beside the source file unless the path begins with a slash. Each is
  ///     a known issue as long as it fails as it did. `pushspec keep deviations` writes the file.
  ///   - profile: The file of the areas that the port offers and the readings that it has shown. A change is an issue.
  ///   - transcript: The file for the record of the run, which `check` writes. `pushspec report` makes reports from it.
  ///   - source: The source file beside which these files stand.
  ///   - makeAdapter: Makes the port with its adapter: for the cases, for the walk, and to check whether a reset keeps
  ///     state.
  public init<A: Adapter & SendableMetatype>(
    in edition: Edition? = nil, areas: [Area] = [], requirements: [String] = [], questions: [String] = [],
    cases ids: [String] = [], ofTablesAt tables: String? = nil, isStrict: Bool = false, seed: UInt64 = 1,
    walkSteps: Int? = nil, deviations: String? = nil, profile: String? = nil, transcript: String? = nil,
    beside source: String = #filePath,
    _ makeAdapter: @escaping @Sendable () -> A
  ) {
    // The run supplies the edition of a port without a profile.
    let edition = edition ?? (try? makeAdapter().profile)?.edition ?? .standard
    let loaded = tables.map { CaseLoader.load(path: $0) } ?? Self.shipped
    let selection = SelectedCases(areas: areas, requirements: requirements, questions: questions, ids: ids)
    let wanted = SelectedCases.wanted
    let cases = loaded.cases.filter { $0.editions.contains(edition) }
    let played = cases.filter { selection.fits($0) && wanted?.contains($0.id) ?? true }
    var problems = loaded.problems
    selected = SuiteRunner(cases: played).compile(for: edition, problems: &problems)
    let places = Set(played.map(\.id))
    notSelected = cases.filter { !places.contains($0.id) }
    isBeside = wanted != nil && selected.isEmpty
    let strangers =
      selection.strangers(among: cases, in: edition)
      + (wanted ?? []).filter { id in !loaded.cases.contains { $0.id == id } }
      .map { "\(FoundIssue.variable) names \($0), which is no case" }
    // A run without any case must not pass.
    let nothing = selected.isEmpty && wanted == nil ? ["no case was selected in \(edition.rawValue)"] : []
    recording = transcript.map { Recording(to: KeptFiles.place($0, beside: source)) }
    kept = KeptFiles(deviations: deviations, profile: profile, beside: source, in: edition, of: loaded.cases)
    let walk = Environment.walk
    self.problems = problems.map(\.description) + kept.problems + strangers + nothing + walk.problems
    self.edition = edition
    self.seed = seed
    self.isStrict = isStrict
    self.walkSteps =
      walkSteps
      ?? (notSelected.isEmpty && tables == nil ? walk.steps ?? SettingsWalk.usualSteps : 0)
    playCases = { runner in
      var port = VariedAdapter(RemadeAdapter(makeAdapter), seed: seed)
      return runner.run(on: &port)
    }
    playWalk = { walk, isDelayed, transcript in
      let port = VariedAdapter(RemadeAdapter(makeAdapter), seed: seed)
      if isDelayed {
        var patient = AskedAgain.later(port)
        return walk.run(on: &patient, to: transcript)
      }
      var other = port
      return walk.run(on: &other, to: transcript)
    }
  }

  /// The tables of this package, read once: a target may have runs in many editions.
  private static let shipped = CaseLoader.load(path: ConformanceCases.path)

  /// The cases to play, for a parameterised test.
  public var cases: [ConformanceTestCase] { selected.map { ConformanceTestCase(run: self, compiled: $0) } }

  /// The readings of the open questions that the port's cases show.
  public var readings: ReadingProfile { played.result.readings }

  func outcome(of id: String) -> Outcome { played[id] }

  /// The outcomes of the cases, which are played on first use.
  var played: Outcomes {
    outcomes.withLock { known in
      if let known { return known }
      var generator = SplitMix64(seed: seed)
      var runner = SuiteRunner(cases: selected.map(\.source).shuffled(using: &generator), edition: edition)
      runner.notSelected = notSelected
      runner.isStrict = isStrict
      runner.deviations = kept.deviations
      runner.looksFirst = true
      runner.pause = Pause.wait
      var result = playCases(runner)
      let places = Dictionary(selected.enumerated().map { ($1.source.id, $0) }) { first, _ in first }
      result.records.sort { places[$0.caseID, default: 0] < places[$1.caseID, default: 0] }
      recording?.begin(result, seed: seed)
      let played = Outcomes(result)
      known = played
      return played
    }
  }

  /// The result of the walk; `nil` if there was none.
  var walk: WalkResult? {
    let result = played.result
    return walked.withLock { known in
      if let known { return known }
      var walk = SettingsWalk(
        in: edition, without: result.profile?.without ?? [], seed: seed, steps: walkSteps)
      walk?.ledger = WalkLedger(result.readings)
      walk?.isStrict = isStrict
      if let deviations = kept.deviations { walk?.known = KnownFaults(deviations, after: result) }
      let isPlayed = walkSteps > 0 && result.stop == nil && result.profile != nil
      let walked = isPlayed ? walk.map { playWalk($0, result.lateCount > 0, recording?.transcript) } : nil
      known = walked
      return walked
    }
  }

  /// Reports the result of the run: prints that the port conforms, or records the issues against it.
  ///
  /// Cases are only counted here. A failure of the walk is an issue.
  public func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    for problem in problems { Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation) }
    if isBeside, problems.isEmpty {
      try Test.cancel("\(FoundIssue.variable) names no case of this run", sourceLocation: sourceLocation)
    }
    guard !selected.isEmpty else { return }
    let whole = WholeRun(played, walk, kept, seed: seed)
    if let problem = recording?.end(played.result, whole.report, stale: kept.stale) {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
    for known in whole.known {
      withKnownIssue(Comment(rawValue: known.reason), sourceLocation: sourceLocation) {
        Issue.record(Comment(rawValue: known.text), sourceLocation: sourceLocation)
      }
    }
    for finding in whole.findings {
      Issue.record(
        Comment(rawValue: finding.text), severity: finding.isWarning ? .warning : .error,
        sourceLocation: sourceLocation)
    }
    print(whole.text)
  }
}
