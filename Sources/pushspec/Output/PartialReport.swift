import Conformance
import JSON

/// What a command had found when it was interrupted.
struct PartialReport<Found: Report>: Report {
  /// What it had found.
  let found: Found
  /// Whether what is wrong in a part is wrong in the whole.
  var findingsStand = false

  var text: String { found.text + "Incomplete: interrupted; what is not told was not looked at.\n" }

  var json: JSONNode {
    guard case .object(let members) = found.json.value else { return found.json }
    return JSONNode(.object(members + JSONNode.memberList(["incomplete": true.json])))
  }

  var junit: [JUnitReport.Suite] {
    let told = JUnitReport.Told("interrupted", "interrupted; what is not told was not looked at")
    return found.junit + [.init("run", [.init("run", "The run comes to its end", .error(told))])]
  }

  var exitCode: ExitCode {
    findingsStand && found.exitCode != .success ? found.exitCode : .inconclusive
  }
}
