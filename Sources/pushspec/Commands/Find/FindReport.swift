import JSON
import ModelAnalysis
import PushModel

/// What was found, best first.
struct FindReport: Report {
  /// How many lines are shown if not all are asked for.
  static let shown = 20

  var exitCode = ExitCode.success
  private let hits: [IndexSearch.Hit]
  private let limit: Int
  /// The command that shows all.
  private let again: String

  init(_ hits: [IndexSearch.Hit], limit: Int, again: String) {
    self.hits = hits
    self.limit = limit
    self.again = again
  }

  var text: String {
    let rows = hits.prefix(limit).map(\.entry)
    let widest = min(rows.map(\.id.count).max() ?? 0, 44)
    let lines = rows.map { entry in
      let id = entry.id.padded(to: widest)
      let line = "\(id)  \(entry.kind.rawValue.padded(to: 13))  \(entry.title)"
      return line.count <= Paragraph.width ? line : line.prefix(Paragraph.width - 1) + "…"
    }
    let rest = hits.count - rows.count
    return lines.map { $0 + "\n" }.joined() + (rest > 0 ? "… and \(rest) more: \(again)\n" : "")
  }

  var json: JSONNode {
    .array(
      hits.map(\.entry).map { entry in
        .object([
          "id": entry.id.json, "kind": entry.kind.rawValue.json, "names": entry.names.json,
          "title": entry.title.json, "editions": entry.editions.map(\.rawValue).json,
        ])
      })
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
