package import JSON

/// The findings of a command that was interrupted.
package struct PartialReport<Found: Report>: Report {
  package let found: Found
  /// Whether a failure of a part is a failure of the whole.
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
