package import JSON
import PushModel

/// The one way in which a table is written, so that a change of a case is a change of its lines.
///
/// Members stand in the order of the format, rows in the order of their ids. A step, or any other
/// value, is on one line where it fits.
package enum CanonicalForm {
  /// The table, its list of cases, a case and its list of steps are never put on one line.
  private static let layout = JSONLayout(open: 1, openMembers: ["cases": 2, "steps": 1])

  /// Renders a table; the text ends with a line end.
  package static func render(_ table: JSONNode) -> String { ordered(table).text(layout) }

  private static let lists: [[String]] = [
    CaseDecoder.tableMembers, CaseDecoder.defaultMembers, CaseDecoder.caseMembers,
    CaseDecoder.endMembers, CaseDecoder.agreementMembers,
    ["token", "user", "agreement", "appKey", "sandbox", "language"], ["apns", "voip"],
    StepName.policies, CaseDecoder.configurationMembers, CaseDecoder.givenMembers,
    ["completed", "type", "error", "token", "info"], ["message", "type"], ["question", "readings"],
  ]

  private static func ordered(_ node: JSONNode) -> JSONNode {
    switch node.value {
    case .null, .bool, .integer, .number, .string: return node
    case .array(let elements): return JSONNode(.array(elements.map(ordered)), at: node.place)
    case .object(let members):
      let order = order(of: members)
      func rank(_ name: String) -> Int { order.firstIndex(of: name) ?? order.count }
      let sorted = members.enumerated().sorted {
        (rank($0.element.name), $0.offset) < (rank($1.element.name), $1.offset)
      }
      let inner = sorted.map { _, member in
        JSONMember(
          name: member.name, namePlace: member.namePlace,
          node: member.name == "cases" ? rowsInOrder(member.node) : child(member, of: members))
      }
      return JSONNode(.object(inner), at: node.place)
    }
  }

  private static func order(of members: [JSONMember]) -> [String] {
    let names = members.map(\.name)
    if let first = members.first(where: { $0.name == "do" }), case .string(let text) = first.node.value,
      let step = StepName(rawValue: text)
    {
      return ["do"] + step.members + ["see"]
    }
    // Members that belong nowhere stay in their order. There may be very many.
    return lists.first { list in names.allSatisfy(list.contains) } ?? []
  }

  /// Readings stand in the order of their question.
  private static func child(_ member: JSONMember, of siblings: [JSONMember]) -> JSONNode {
    guard member.name == "readings", case .object(let alternatives) = member.node.value,
      let first = siblings.first(where: { $0.name == "question" }),
      case .string(let id) = first.node.value, let question = OpenQuestion.named(id)
    else { return ordered(member.node) }
    let names = question.readings.map(\.name)
    let sorted = alternatives.sorted {
      (names.firstIndex(of: $0.name) ?? names.count) < (names.firstIndex(of: $1.name) ?? names.count)
    }
    return JSONNode(
      .object(sorted.map { JSONMember(name: $0.name, node: ordered($0.node)) }), at: member.node.place)
  }

  private static func rowsInOrder(_ node: JSONNode) -> JSONNode {
    guard case .array(let rows) = node.value else { return ordered(node) }
    func id(_ row: JSONNode) -> String {
      guard case .string(let id)? = row["id"]?.value else { return "" }
      return id
    }
    let sorted = rows.enumerated().sorted {
      (id($0.element), $0.offset) < (id($1.element), $1.offset)
    }
    return JSONNode(.array(sorted.map { ordered($0.element) }), at: node.place)
  }
}
