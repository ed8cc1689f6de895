import JSON
import ModelBasedTesting
import PushModel
import StateMachines

/// What `pushspec agreement` has to say.
struct AgreementReport: Report {
  let editions: [EditionPart]

  /// What was played in an edition.
  struct EditionPart {
    let edition: Edition
    /// How many cases.
    let cases: Int
    let parts: [AgreementCheck]

    var plays: Int { parts.map(\.plays).reduce(0, +) }
    var cutShort: Int { parts.map(\.casesCutShort).reduce(0, +) }
    var disagreements: [Disagreement] {
      parts.flatMap(\.disagreements).sorted { ($0.caseID, $0.kind.rawValue) < ($1.caseID, $1.kind.rawValue) }
    }
  }

  private var count: Int { editions.map(\.disagreements.count).reduce(0, +) }

  var exitCode: ExitCode { count == 0 ? .success : .failed }

  var text: String {
    let lines = editions.flatMap { part in
      [
        "\(part.edition.rawValue)  \(part.cases) cases, \(part.plays) plays, \(part.cutShort) cases cut short, "
          + "\(part.disagreements.count) disagreements"
      ] + part.disagreements.flatMap { Self.lines($0, part.edition) }
    }
    let plays = editions.map(\.plays).reduce(0, +)
    return (lines + ["", "\(plays) plays, \(count) disagreements"]).joined(separator: "\n") + "\n"
  }

  private static func lines(_ one: Disagreement, _ edition: Edition) -> [String] {
    let readings = one.readings.sorted.map { "\($0.question)=\($0.reading)" }
    return [
      "  \(one.caseID)  \(one.kind.rawValue)",
      "    under     " + (readings.isEmpty ? "the first readings" : readings.joined(separator: ", ")),
      "    because   " + one.message,
      "    again     pushspec check --case \(one.caseID) --edition \(edition.rawValue)"
        + readings.map { " --reference-reading \($0)" }.joined(),
    ]
  }

  var json: JSONNode {
    .object([
      "editions": .array(
        editions.map { part in
          .object([
            "edition": part.edition.rawValue.json, "cases": part.cases.json, "plays": part.plays.json,
            "cutShort": part.cutShort.json, "disagreements": .array(part.disagreements.map(Self.node)),
          ])
        })
    ])
  }

  private static func node(_ one: Disagreement) -> JSONNode {
    .object([
      "case": one.caseID.json, "between": one.kind.rawValue.json,
      "readings": .object(
        one.readings.sorted.map { JSONMember(name: $0.question, node: $0.reading.json) }),
      "message": one.message.json,
    ])
  }
}
