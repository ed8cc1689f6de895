import CommandSupport
import Conformance
import JSON

/// The output and the exit code of `check` and `report`.
struct CheckReport: Report {
  let run: RunReport
  var style = TextReport()

  var exitCode: ExitCode { ExitCode(rawValue: run.exit) ?? .usage }

  /// The last lines have their colours already, which an option may demand.
  let endsWithVerdict = false

  var text: String { style.render(run) }
  var json: JSONNode { run.json }

  /// The exit code of a run: the gravest of its editions and its end.
  static func exit(_ run: RunReport) -> Int32 {
    var codes = run.editions.map { ExitCode(rawValue: Int32(truncatingIfNeeded: $0.exit)) ?? .usage }
    if run.shutdownFault != nil { codes.append(.adapter) }
    if !run.stale.isEmpty, run.editions.contains(where: \.isStrict) { codes.append(.unexpected) }
    let gravest = ExitCode.gravest(of: codes) ?? .inconclusive
    return (run.isIncomplete && gravest == .success ? .inconclusive : gravest).rawValue
  }
}
