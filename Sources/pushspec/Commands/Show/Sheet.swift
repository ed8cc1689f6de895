import CommandSupport
import JSON
import ModelAnalysis

/// A sheet with all facts about one entry, for people and for programs.
struct Sheet: Report {
  var kind: String
  var id: String
  /// The title, in one line or a few.
  var title: String
  let exitCode = ExitCode.success
  let endsWithVerdict = false
  var facts: [Fact] = []
  var parts: [Part] = []

  /// A short fact.
  struct Fact {
    var label: String
    /// The name of the member in JSON.
    var member: String
    var value: String

    init(_ label: String, member: String? = nil, _ value: String) {
      self.label = label
      self.member = member ?? label
      self.value = value
    }

    /// The remark on evidence without tests.
    static let notTestedYet = Fact(
      "tests", "not tested yet: no machine and no case rests on it, and no verdict claims it")
  }

  /// A list under a heading.
  struct Part {
    var heading: String
    /// The name of the member in JSON.
    var member: String
    var columns: [String]
    var rows: [[String]]
    /// The JSON in place of the rows.
    var node: JSONNode?

    /// Makes a part; the text leaves out one without rows.
    init(
      _ heading: String, _ member: String, _ columns: [String], _ rows: [[String]],
      node: JSONNode? = nil
    ) {
      self.heading = heading
      self.member = member
      self.columns = columns
      self.rows = rows
      self.node = node
    }

    /// The part as JSON: objects, or strings where there is only one column.
    var json: JSONNode {
      if let node { return node }
      guard columns.count > 1 else { return rows.compactMap(\.first).json }
      return .array(rows) { row in
        .object(zip(columns, row).map { JSONMember(name: $0, node: $1.json) })
      }
    }
  }

  var text: String {
    var text = "\(id)  (\(kind))\n" + Paragraph.text(title, indent: 2)
    if !facts.isEmpty { text += "\n" + Self.table(facts.map { [$0.label, $0.value] }) }
    for part in parts where !part.rows.isEmpty { text += "\n\(part.heading)\n" + Self.table(part.rows) }
    return text
  }

  /// Aligned rows, the last column broken into lines.
  private static func table(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<max(0, columns - 1)).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var first = "  "
      for (text, width) in zip(row, widths) {
        first += text + String(repeating: " ", count: width - text.count + 2)
      }
      return Paragraph.text(row.last ?? "", indent: first.count, first: first)
    }.joined()
  }

  var json: JSONNode {
    var members: [JSONMember] = JSONNode.memberList(["kind": kind.json, "id": id.json, "title": title.json])
    members += facts.map { JSONMember(name: $0.member, node: $0.value.json) }
    members += parts.map { JSONMember(name: $0.member, node: $0.json) }
    return .object(members)
  }
}
