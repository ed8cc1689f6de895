package import JSON
package import PushModel

/// The way in which a case or a walk fails, in a form that does not depend on wording.
package struct WayOfFailing: Hashable, Sendable {
  package var verdict: Verdict
  /// The step, 0 being the setting; `nil` for the end, and where the step does not matter.
  package var step: Int?
  /// The requirement or the question at the root of the failure.
  package var root: String
  /// The weight and the lines of the root in the edition; `nil` if the edition does not state it.
  package var basis: String?
  /// The wrong fields with the values that were seen.
  package var seen: [String: String]

  package init(_ verdict: Verdict, step: Int?, root: String, seen: [String: String], in edition: Edition) {
    self.verdict = verdict
    self.step = step
    self.root = root
    self.seen = seen
    basis = Self.basis(of: root, in: edition)
  }

  /// The weight and the lines of a requirement in an edition; `nil` if the edition does not state it, or the root is
  /// no requirement.
  static func basis(of root: String, in edition: Edition) -> String? {
    guard let requirement = Requirement.named(root), requirement.isStated(in: edition) else { return nil }
    let lines = requirement.evidence(in: edition).lines.map { " \($0.text)" } ?? ""
    return Weight(of: requirement, in: edition).name + lines
  }

  /// Whether another way is the same, regardless of its basis.
  package func isSame(as other: WayOfFailing) -> Bool {
    (verdict, step, root) == (other.verdict, other.step, other.root) && seen == other.seen
  }

  /// Whether another failure of a walk shows nothing more: the same root, and no wrong field that is missing here, or
  /// has another value here.
  package func covers(_ other: WayOfFailing) -> Bool {
    guard (verdict, root) == (other.verdict, other.root) else { return false }
    return other.seen.allSatisfy { seen[$0.key] == $0.value } && other.seen.isEmpty == seen.isEmpty
  }

  package var words: String {
    let place = step.map { $0 == 0 ? " in the setting" : " in step \($0)" } ?? ""
    let fields = seen.sorted { $0.key < $1.key }.map { ", \($0.key) \($0.value)" }.joined()
    return verdict.rawValue + place + (root.isEmpty ? "" : " for \(root)") + fields
  }
}

extension WayOfFailing {
  static let members = ["verdict", "step", "root", "basis", "seen"]

  package init(json: JSONNode) throws(JSONError) {
    let reader = try ObjectReader(json, of: "a way of failing", allowed: Self.members)
    verdict = try reader.named("verdict", "verdict", as: Verdict.self) ?? .fail
    step = try reader["step"]?.integer()
    root = try reader.text("root") ?? ""
    basis = try reader.text("basis")
    seen = [:]
    for member in try reader["seen"]?.members() ?? [] { seen[member.name] = try member.node.string() }
  }

  /// The JSON form in files of known deviations and in transcripts.
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
  /// The way in which the case fails; `nil` if it does not. Of an unsteady case nothing but the verdict is kept.
  var wayOfFailing: WayOfFailing? {
    switch verdict {
    case .fail: WayOfFailing(verdict, step: failure?.step, root: root, seen: wrongFields, in: edition)
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
