import CommandSupport
import Conformance
import JSON
import ModelAnalysis
import ModelBasedTesting
import Proofs
import PushModel
import StateMachines

/// The report of `pushspec-proof agreement`.
struct CrossCheckReport: Report {
  let editions: [EditionPart]
  /// The folder of the cases; `nil` for the shipped ones.
  let folder: String?

  /// The plays of an edition.
  struct EditionPart {
    let edition: Edition
    /// The number of cases.
    let cases: Int
    let parts: [CrossCheck]
    /// The walks; `nil` until they are over.
    let walk: CrossCheckWalk?

    var plays: Int { parts.map(\.plays).reduce(0, +) }
    var cutShort: Int { parts.map(\.casesCutShort).reduce(0, +) }
    var disagreements: [Disagreement] {
      parts.flatMap(\.disagreements).sorted { ($0.caseID, $0.kind.rawValue) < ($1.caseID, $1.kind.rawValue) }
    }
  }

  /// Makes the report from the played shares and the walks of editions.
  init(
    _ editions: [Edition], of folder: String?, _ played: [(Int, CrossCheck)],
    _ walks: [(Edition, CrossCheckWalk)]
  ) {
    self.folder = folder
    self.editions = editions.map { edition in
      let parts = played.filter { $0.1.edition == edition }
      return EditionPart(
        edition: edition, cases: parts.map(\.0).reduce(0, +), parts: parts.map(\.1),
        walk: walks.first { $0.0 == edition }?.1)
    }
  }

  private var count: Int {
    editions.map { $0.disagreements.count + ($0.walk?.disagreements.count ?? 0) }.reduce(0, +)
  }

  var exitCode: ExitCode { count == 0 ? .success : .failed }

  var text: String {
    let plays = editions.map(\.plays).reduce(0, +)
    let steps = editions.compactMap(\.walk?.steps).reduce(0, +)
    let lines = editions.flatMap(lines)
    let totals = [plays.counted("play"), steps.counted("step"), count.counted("disagreement")]
    return (lines + ["", totals.joined(separator: ", ")]).joined(separator: "\n") + "\n"
  }

  private func lines(_ part: EditionPart) -> [String] {
    var text = [part.edition.rawValue]
    text.append(
      "  \(part.cases.counted("case")), \(part.plays.counted("play")), \(part.cutShort) cut short, "
        + part.disagreements.count.counted("disagreement"))
    for one in part.disagreements { text += lines(one, part.edition) }
    guard let walk = part.walk else { return text }
    text.append(
      "  \(walk.walks.counted("walk")), \(walk.steps.counted("step")), "
        + walk.disagreements.count.counted("disagreement"))
    for one in walk.disagreements { text += Self.lines(one) }
    return text
  }

  private func lines(_ one: Disagreement, _ edition: Edition) -> [String] {
    let readings = one.readings.texts
    return [
      "  \(one.caseID)  \(one.kind.rawValue)",
      "    under     " + (readings.isEmpty ? "the first readings" : readings.joined(separator: ", ")),
      "    because   " + one.message,
      "    again     pushspec check --case \(one.caseID) --edition \(edition.rawValue)"
        + (Catalogue.again(folder) + readings.map { "--reference-reading \($0)" }).map { " " + $0 }.joined(),
    ]
  }

  private static func lines(_ one: CrossCheckWalk.Disagreement) -> [String] {
    let readings = one.readings.texts
    return [
      "  the port, after " + one.steps.joined(separator: ", "),
      "    given     " + (CaseEncoder.node(one.given)?.words ?? "the usual setting"),
      "    under     " + (readings.isEmpty ? "the first readings" : readings.joined(separator: ", ")),
      "    seen      " + one.divergence.seen, "    allowed   " + one.divergence.expected,
    ]
  }

  var json: JSONNode {
    .object([
      "editions": .array(editions) { part in
        .object([
          "edition": part.edition.rawValue.json, "cases": part.cases.json, "plays": part.plays.json,
          "cutShort": part.cutShort.json, "disagreements": .array(part.disagreements.map(Self.node)),
          "steps": (part.walk?.steps ?? 0).json,
          "differences": .array((part.walk?.disagreements ?? []).map(Self.node)),
        ])
      }
    ])
  }

  private static func node(_ one: Disagreement) -> JSONNode {
    .object([
      "case": one.caseID.json, "between": one.kind.rawValue.json,
      "readings": one.readings.json,
      "message": one.message.json,
    ])
  }

  private static func node(_ one: CrossCheckWalk.Disagreement) -> JSONNode {
    .object([
      "steps": one.steps.json, "given": CaseEncoder.node(one.given), "readings": one.readings.json,
      "seen": one.divergence.seen.json, "expected": one.divergence.expected.json,
    ])
  }
}
