import Conformance
import JSON
import ModelBasedTesting
import PushModel

/// What a run comes to as a whole.
struct WholeRun {
  /// What is recorded.
  private(set) var findings: [(text: String, isWarning: Bool)] = []
  /// The last lines, as on the command line.
  let text: String

  init(_ outcomes: Outcomes, _ walk: WalkResult?, seed: UInt64) {
    let rest = outcomes.rest
    var report = TextReport()
    var totals = outcomes.result.totals
    totals.failed += walk?.failures.count ?? 0
    totals.argued += walk?.reported.count ?? 0
    report.totals = totals
    if rest.exitCode == 0, walk?.failures.isEmpty ?? true {
      if !outcomes.known.isEmpty {
        report.reservation =
          "Does not conform to \(rest.edition.rawValue): \(outcomes.known.count.counted("known failure"))."
      } else if let walk, !walk.isComplete {
        report.reservation = "No verdict: what was generated could not be played to its end."
      }
    }
    // Where nobody could be reached the report begins with the reason.
    let stopped = rest.profile == nil ? rest.stop.map { ["Incomplete: \($0.words)."] } ?? [] : []
    let headline = walk.map { [$0.headline(over: .everything, seed: seed)] } ?? []
    let result = outcomes.result
    text = (stopped + report.verdict(result) + headline + report.remarks(result) + [report.numbers(result)])
      .joined(separator: "\n")
    if let walk { tell(walk, seed) }
    guard rest.exitCode != 0 else { return }
    let reasons = outcomes.failures.map { "\($0.record.caseID) (\($0.record.root))" }
    let hint = rest.hint.map { "\n  HINT      \($0)" } ?? ""
    findings.append(
      (
        "\(text)\n  reasons   \(reasons.isEmpty ? "none in a case" : reasons.joined(separator: ", "))\(hint)",
        false
      ))
  }

  private mutating func tell(_ walk: WalkResult, _ seed: UInt64) {
    for problem in walk.problems + walk.unsupported.map({ "the port does not have \($0)" }) {
      findings.append(("the walk is inconclusive: \(problem)", false))
    }
    for (number, failure) in (walk.failures + walk.reported).enumerated() {
      let isReported = number >= walk.failures.count
      findings.append(
        (failure.lines(isReported: isReported, seed: seed).joined(separator: "\n"), isReported))
    }
  }
}
