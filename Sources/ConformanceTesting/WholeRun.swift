import Conformance
import JSON
import ModelBasedTesting
import PushModel

/// What a run comes to as a whole.
struct WholeRun {
  /// What is recorded.
  private(set) var findings: [(text: String, isWarning: Bool)] = []
  /// What is recorded as known, with its reason.
  private(set) var known: [(text: String, reason: String)] = []
  /// The last lines, as on the command line.
  let text: String

  init(_ outcomes: Outcomes, _ walk: WalkResult?, _ kept: KeptFiles? = nil, seed: UInt64) {
    let rest = outcomes.result
    var report = TextReport()
    var totals = outcomes.result.totals
    totals.failed += walk?.failures.count ?? 0
    totals.argued += walk?.reported.count ?? 0
    totals.known += walk?.knownCount ?? 0
    totals.unexpected += walk?.passing.count ?? 0
    if rest.exitCode == 0, walk?.failures.isEmpty ?? true {
      if let walk, walk.passing.isEmpty, !walk.isComplete {
        report.reservation = "No verdict: what was generated could not be played to its end."
      }
    }
    // Where nobody could be reached the report begins with the reason.
    let stopped = rest.profile == nil ? rest.stop.map { ["Incomplete: \($0.words)."] } ?? [] : []
    let headline = walk.map { [$0.headline(over: .everything, seed: seed)] } ?? []
    let departures = Self.departures(rest, kept)
    if !departures.changed.isEmpty, rest.exitCode == 0 { report.reservation = "Departs from its profile." }
    let told = EditionReport(rest, totals: totals)
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

  private static func departures(
    _ result: SuiteResult, _ kept: KeptFiles?
  ) -> KeptProfile.Departures {
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
      findings.append(
        (failure.lines(isReported: isReported, seed: seed).joined(separator: "\n"), isReported))
    }
  }
}
