package import JSON

/// What a command had found when it was interrupted.
package struct PartialReport<Found: Report>: Report {
  /// What it had found.
  package let found: Found
  /// Whether what is wrong in a part is wrong in the whole.
  package var findingsStand: Bool

  package init(found: Found, findingsStand: Bool = false) {
    self.found = found
    self.findingsStand = findingsStand
  }

  package var text: String { found.text + "Incomplete: interrupted; what is not told was not looked at.\n" }

  package var json: JSONNode {
    guard case .object(let members) = found.json.value else { return found.json }
    return JSONNode(.object(members + JSONNode.memberList(["incomplete": true.json])))
  }

  package var exitCode: ExitCode {
    findingsStand && found.exitCode != .success ? found.exitCode : .inconclusive
  }
}
