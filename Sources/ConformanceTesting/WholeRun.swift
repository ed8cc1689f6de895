import Conformance
import JSON
import ModelBasedTesting
import PushModel

/// The result of a run as a whole.
struct WholeRun {
  /// The issues to record.
  private(set) var findings: [(text: String, isWarning: Bool)] = []
  /// The known issues to record, with their reasons.
  private(set) var known: [(text: String, reason: String)] = []
  /// The last lines, as the command prints them.
  let text: String
  private let result: SuiteResult
  private let generated: GeneratedOutcome?
  private let seed: UInt64

  init(_ outcomes: Outcomes, _ walk: WalkResult?, _ kept: KeptFiles? = nil, seed: UInt64) {
    let rest = outcomes.result
    let generated = walk.map { GeneratedOutcome(.everything, seed: seed, $0) }
    (result, self.generated, self.seed) = (rest, generated, seed)
    var report = TextReport()
    if rest.exitCode == 0, walk?.failures.isEmpty ?? true {
      if let walk, walk.passing.isEmpty, !walk.isComplete {
        report.reservation = "No verdict: what was generated could not be played to its end."
      }
    }
    // If the port was not reached the report begins with the reason.
    let stopped = rest.profile == nil ? rest.stop.map { ["Incomplete: \($0.words)."] } ?? [] : []
    let headline = walk.map { [$0.headline(over: .everything, seed: seed)] } ?? []
    let departures = Self.departures(rest, kept)
    if !departures.changed.isEmpty, rest.exitCode == 0 { report.reservation = "Departs from its profile." }
    let told = EditionReport(rest, totals: Self.totals(rest, generated))
    text =
      (stopped + report.verdict(told) + headline + departures.mentioned.map { "Profile: \($0)" }
      + report.remarks(told) + [report.numbers(told)])
      .joined(separator: "\n")
    if let walk { tell(walk, seed) }
    findings += departures.changed.map { ("the profile has changed: \($0)", false) }
    findings += (kept?.stale ?? []).map { ($0, !rest.isStrict) }
    guard rest.exitCode != 0 else { return }
    let reasons = outcomes.failures.map { "\($0.record.caseID) (\($0.record.root))" }
    let hint = rest.hint.map { "\n  HINT      \($0)" } ?? ""
    findings.append(
      (
        "\(text)\n  reasons   \(reasons.isEmpty ? "none in a case" : reasons.joined(separator: ", "))\(hint)",
        false
      ))
  }

  /// The contents of all reports. A failure of the walk is played again to be written as a case.
  var report: EditionReport {
    EditionReport(
      result, totals: Self.totals(result, generated),
      exit: SuiteResult.gravest(of: [result.exitCode, generated?.exitCode ?? 0]),
      generated: generated.map { [$0.json(Self.again)] } ?? [], variable: FoundIssue.variable, seed: seed)
  }

  private static func totals(_ result: SuiteResult, _ generated: GeneratedOutcome?) -> SuiteResult.Totals {
    result.totals + (generated?.totals ?? SuiteResult.Totals())
  }

  /// The Swift expression of a run that plays a saved case of the walk.
  private static func again(_ row: GeneratedCase) -> String {
    "ConformanceRun(in: .\(row.edition), ofTablesAt: \"found.json\")"
  }

  private static func departures(_ result: SuiteResult, _ kept: KeptFiles?) -> KeptProfile.Departures {
    guard let profile = kept?.profile, let now = KeptProfile(result) else { return KeptProfile.Departures() }
    return profile.departures(now, isWhole: result.notSelected == 0 && result.stop == nil)
  }

  private mutating func tell(_ walk: WalkResult, _ seed: UInt64) {
    for problem in walk.problems + walk.unsupported.map({ "the port does not have \($0)" }) {
      findings.append(("the walk is inconclusive: \(problem)", false))
    }
    known = walk.known.map { ($0.words, $0.deviation.words) }
    findings += walk.passing.map { ($0.words, false) }
    for (number, failure) in (walk.failures + walk.reported).enumerated() {
      let isReported = number >= walk.failures.count
      findings.append((failure.lines(isReported: isReported, seed: seed).joined(separator: "\n"), isReported))
    }
  }
}
