import CommandSupport
import Conformance
import JSON

/// What `check` and `report` print and write, and what a run ends with.
struct CheckReport: Report {
  let run: RunReport
  /// How the text is written.
  var style = TextReport()

  var exitCode: ExitCode { ExitCode(rawValue: run.exit) ?? .usage }

  /// The last line of each edition, and of all, has its colour already, which an option may have asked for.
  let endsWithVerdict = false

  var text: String { style.render(run) }
  var json: JSONNode { run.json }

  /// What a run ends with: the gravest of what its editions and its end do.
  static func exit(_ run: RunReport) -> Int32 {
    var codes = run.editions.map { ExitCode(rawValue: Int32(truncatingIfNeeded: $0.exit)) ?? .usage }
    if run.shutdownFault != nil { codes.append(.adapter) }
    if !run.stale.isEmpty, run.editions.contains(where: \.isStrict) { codes.append(.unexpected) }
    let gravest = ExitCode.gravest(of: codes) ?? .inconclusive
    return (run.isIncomplete && gravest == .success ? .inconclusive : gravest).rawValue
  }
}
