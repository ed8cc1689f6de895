package import JSON
package import PushModel

/// The kept profile of a port in an edition: the areas that it offers, and the readings that it has shown.
package struct KeptProfile: Hashable, Sendable {
  package let edition: Edition
  package let implementation: String
  /// The areas that the port does not offer.
  package let without: Set<OptionalArea>
  /// The readings that it has shown.
  package let ledger: Ledger

  package init(_ profile: Profile, _ ledger: Ledger, in edition: Edition) {
    self.edition = edition
    implementation = profile.implementation
    without = profile.without
    self.ledger = ledger
  }

  /// The profile of a run; `nil` if the port could not be reached.
  package init?(_ result: SuiteResult) {
    guard let profile = result.profile else { return nil }
    self.init(profile, Ledger(result.readings), in: result.edition)
  }

  private static let member = "profiles"

  /// Whether a text begins as a file of profiles does.
  package static func isBeginning(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }.hasPrefix("{\"\(member)\":")
  }

  package static func read(_ path: String) throws(CaseProblem) -> [KeptProfile] {
    let file = try InputFile.json(path)
    do throws(JSONError) {
      let reader = try ObjectReader(file, of: "a file of profiles", allowed: [member])
      var profiles: [KeptProfile] = []
      for node in try reader.required(member).elements() { profiles.append(try KeptProfile(json: node)) }
      return profiles
    } catch {
      throw CaseProblem(error, in: path)
    }
  }

  /// The text of a file of profiles, with a line for each reading.
  package static func text(_ profiles: [KeptProfile]) -> String {
    JSONNode.object([member: .array(profiles.map(\.json))])
      .text(JSONLayout(width: 400, open: 3, openMembers: ["readings": 1]))
  }

  private init(json: JSONNode) throws(JSONError) {
    let reader = try ObjectReader(
      json, of: "a profile", allowed: ["edition", "implementation", "without", "readings"])
    edition = try Edition(json: reader.required("edition"))
    implementation = try reader.required("implementation").string()
    var without: Set<OptionalArea> = []
    for node in try reader.required("without").elements() {
      without.insert(try node.named("area that can be left out", as: OptionalArea.self))
    }
    self.without = without
    ledger = try Ledger(json: reader.required("readings"))
  }

  private var json: JSONNode {
    .object([
      "edition": edition.rawValue.json, "implementation": implementation.json,
      "without": without.map(\.rawValue).sorted().json, "readings": ledger.json,
    ])
  }
}

extension KeptProfile {
  /// The differences of a later run, or of another port.
  package struct Departures: Sendable {
    /// Differences that fail a check.
    package var changed: [String] = []
    /// Differences that are only mentioned.
    package var mentioned: [String] = []

    package init(changed: [String] = [], mentioned: [String] = []) {
      (self.changed, self.mentioned) = (changed, mentioned)
    }

    /// All differences, a line each.
    package var lines: [String] { changed.map { "  CHANGED  \($0)" } + mentioned.map { "  noted    \($0)" } }

    package func json(of edition: Edition) -> JSONNode {
      .object(["edition": edition.rawValue.json, "changed": changed.json, "mentioned": mentioned.json])
    }
  }

  /// The differences of a later run.
  ///
  /// - Parameter isWhole: Whether all cases were played. Readings that some cases do not show may be shown by others.
  package func departures(_ now: KeptProfile, isWhole: Bool) -> Departures {
    let found = ledger.compared(with: now.ledger)
    var changed = now.without.subtracting(without).map(\.title).sorted().map {
      "\($0) is not offered any more"
    }
    changed += found.changed.map { before, now in
      "\(now.subject): \(before.words) by \(before.witness), and now \(now.words) by \(now.witness)"
    }
    var mentioned = without.subtracting(now.without).map(\.title).sorted().map { "\($0) is offered now" }
    mentioned += found.first.map { "\($0.subject): its first reading, \($0.words) by \($0.witness)" }
    if isWhole {
      mentioned += found.gone.map { "\($0.subject): not shown any more; it was \($0.words) by \($0.witness)" }
    }
    return Departures(changed: changed, mentioned: mentioned)
  }
}
