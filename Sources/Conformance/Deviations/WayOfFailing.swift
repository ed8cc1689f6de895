package import JSON
package import PushModel

/// How a case or a walk fails, as far as that does not depend on how it is put into words.
package struct WayOfFailing: Hashable, Sendable {
  /// How it came out.
  package var verdict: Verdict
  /// The step, 0 being the setting; `nil` for the end, and where no step matters.
  package var step: Int?
  /// The requirement, or the question, at its root.
  package var root: String
  /// Where the edition states that: how much it weighs, and the lines.
  package var basis: String?
  /// What was seen of the fields that were wrong.
  package var seen: [String: String]

  /// A way in which something fails in an edition.
  package init(_ verdict: Verdict, step: Int?, root: String, seen: [String: String], in edition: Edition) {
    self.verdict = verdict
    self.step = step
    self.root = root
    self.seen = seen
    basis = Self.basis(of: root, in: edition)
  }

  /// Where an edition states a requirement; `nil` where it does not, or for something else.
  static func basis(of root: String, in edition: Edition) -> String? {
    guard let requirement = Requirement.named(root), requirement.isStated(in: edition) else { return nil }
    let lines = requirement.evidence(in: edition).lines.map { " \($0.text)" } ?? ""
    return Weight(of: requirement, in: edition).name + lines
  }

  /// Whether another is the same, wherever it is stated.
  package func isSame(as other: WayOfFailing) -> Bool {
    (verdict, step, root) == (other.verdict, other.step, other.root) && seen == other.seen
  }

  /// Whether a failure of a walk shows nothing besides: the same root, and no other field wrong, or in another way.
  package func covers(_ other: WayOfFailing) -> Bool {
    guard (verdict, root) == (other.verdict, other.root) else { return false }
    return other.seen.allSatisfy { seen[$0.key] == $0.value } && other.seen.isEmpty == seen.isEmpty
  }

  /// It in words, for people.
  package var words: String {
    let place = step.map { $0 == 0 ? " in the setting" : " in step \($0)" } ?? ""
    let fields = seen.sorted { $0.key < $1.key }.map { ", \($0.key) \($0.value)" }.joined()
    return verdict.rawValue + place + (root.isEmpty ? "" : " for \(root)") + fields
  }
}

extension WayOfFailing {
  static let members = ["verdict", "step", "root", "basis", "seen"]

  /// Reads what `json` writes; an edition states the rest.
  package init(json: JSONNode) throws(JSONError) {
    let reader = try ObjectReader(json, of: "a way of failing", allowed: Self.members)
    verdict = try reader.named("verdict", "verdict", as: Verdict.self) ?? .fail
    step = try reader["step"]?.integer()
    root = try reader.text("root") ?? ""
    basis = try reader.text("basis")
    seen = [:]
    for member in try reader["seen"]?.members() ?? [] { seen[member.name] = try member.node.string() }
  }

  /// It as a file of known deviations, and a transcript, write it.
  package var json: JSONNode {
    let fields = seen.sorted { $0.key < $1.key }.map { JSONMember(name: $0.key, node: $0.value.json) }
    return .object([
      "verdict": verdict == .fail ? nil : verdict.rawValue.json, "step": step?.json,
      "root": root.isEmpty ? nil : root.json, "basis": basis?.json,
      "seen": fields.isEmpty ? nil : .object(fields),
    ])
  }
}

extension CaseRecord {
  /// How the case fails; `nil` where it does not. Of what comes otherwise each time nothing more can be pinned.
  var wayOfFailing: WayOfFailing? {
    switch verdict {
    case .fail:
      WayOfFailing(verdict, step: failure?.step, root: root, seen: wrongFields, in: edition)
    case .contradiction:
      WayOfFailing(
        verdict, step: nil, root: root,
        seen: Dictionary(readings.map { ($0.question, $0.readings.joined(separator: " or ")) }) { $1 }
          .filter { $0.key == root }, in: edition)
    case .crash, .timeout: WayOfFailing(verdict, step: steps.count, root: root, seen: [:], in: edition)
    case .unsteady: WayOfFailing(verdict, step: nil, root: "", seen: [:], in: edition)
    case .pass, .argued, .notOffered, .notJudged, .couldNotRun, .adapterFault, .harnessFault, .leaks, .notRun,
      .knownDeviation, .changedDeviation, .unexpectedPass:
      nil
    }
  }
}
