import CommandSupport
import Conformance
import JSON
import PushModel

/// Where the profiles of two ports differ, side by side.
struct ProfilesReport: Report {
  /// How the two files are written.
  let labels: (a: String, b: String)
  private var editions: [Part] = []

  /// An edition that both have.
  private struct Part {
    let edition: Edition
    var rows: [Row] = []
    var alike = 0
  }

  /// What one of them says otherwise than the other, or alone.
  private struct Row {
    let subject: String
    let a: String?
    let b: String?
  }

  init(labels: (a: String, b: String), _ first: [KeptProfile], _ second: [KeptProfile]) {
    self.labels = labels
    for a in first {
      guard let b = second.first(where: { $0.edition == a.edition }) else { continue }
      let (there, back) = (a.ledger.compared(with: b.ledger), b.ledger.compared(with: a.ledger))
      var part = Part(edition: a.edition)
      if a.without != b.without {
        part.rows.append(Row(subject: "not offered", a: a.without.titles, b: b.without.titles))
      }
      part.rows += there.changed.map { Row(subject: $0.before.subject, a: $0.before.told, b: $0.now.told) }
      part.rows += there.gone.map { Row(subject: $0.subject, a: $0.told, b: nil) }
      part.rows += back.gone.map { Row(subject: $0.subject, a: nil, b: $0.told) }
      part.alike = a.ledger.entries.count - there.changed.count - there.gone.count
      editions.append(part)
    }
  }

  var exitCode: ExitCode {
    if editions.isEmpty { return .inconclusive }
    return editions.allSatisfy(\.rows.isEmpty) ? .success : .failed
  }

  var text: String {
    var lines = ["A  \(labels.a)", "B  \(labels.b)"]
    if editions.isEmpty { lines.append("no edition has a profile in both") }
    for part in editions {
      lines += ["", "\(part.edition.rawValue): \(part.alike) alike, \(part.rows.count) different"]
      for row in part.rows {
        lines += ["  " + row.subject, "    A  \(row.a ?? "not shown")", "    B  \(row.b ?? "not shown")"]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var json: JSONNode {
    .object([
      "a": labels.a.json, "b": labels.b.json,
      "profiles": .array(
        editions.map { part in
          let rows = part.rows.map { row in
            JSONNode.object(["about": row.subject.json, "a": row.a?.json, "b": row.b?.json])
          }
          return .object([
            "edition": part.edition.rawValue.json, "alike": part.alike.json, "different": .array(rows),
          ])
        }),
    ])
  }
}

extension Ledger.Entry {
  /// The readings, and who shows them.
  fileprivate var told: String { "\(words), by \(witness)" }
}
