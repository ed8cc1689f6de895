import CommandSupport
import JSON
import MachineAnalysis
import ModelAnalysis
import PushModel

/// The entries that were found, best first.
struct FindReport: Report {
  /// The usual number of shown entries.
  static let shown = 20

  var exitCode = ExitCode.success
  let endsWithVerdict = false
  private let hits: [IndexSearch.Hit]
  private let limit: Int
  /// The command that shows all entries.
  private let again: String

  init(_ hits: [IndexSearch.Hit], limit: Int, again: String) {
    self.hits = hits
    self.limit = limit
    self.again = again
  }

  var text: String {
    let rows = hits.prefix(limit).map(\.entry)
    let table = TextTable(rows: rows.map { [$0.id, $0.kind.rawValue, $0.title] })
    let rest = hits.count - rows.count
    return table.text + (rest > 0 ? "… and \(rest) more: \(again)\n" : "")
  }

  var json: JSONNode {
    .array(hits.map(\.entry)) { entry in
      .object([
        "id": entry.id.json, "kind": entry.kind.rawValue.json, "names": entry.names.json,
        "title": entry.title.json, "editions": entry.editions.map(\.rawValue).json,
      ])
    }
  }
}
