package import JSON
import PushModel

/// The canonical form of a table, in which a change of a case is a change of its lines.
///
/// Members are in the order of the format, rows in the order of their ids. Each step and each row begins a line of
/// its own. A step or a row that does not fit into a line continues in the next.
package enum CanonicalForm {
  /// The members that are always broken into lines, and their parts that begin a line.
  private static let layout = JSONLayout(
    width: 150, fills: true, open: 1, openMembers: ["scenarios": 2, "steps": 1, "rows": 1])

  /// Renders a table; the text ends with a line end.
  package static func render(_ table: JSONNode) -> String { ordered(table).text(layout) }

  private static let lists: [[String]] = [
    CaseDecoder.tableMembers, CaseDecoder.scenarioMembers, CaseDecoder.rowMembers,
    CaseDecoder.endMembers, CaseDecoder.agreementMembers,
    ["token", "user", "agreement", "appKey", "sandbox", "language"],
    StepName.policies, CaseDecoder.configurationMembers, CaseDecoder.givenMembers, CaseDecoder.itemMembers,
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
          node: member.name == "rows" ? rowsInOrder(member.node) : ordered(readingsInOrder(member)))
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
    // Members out of place keep their order. There may be very many.
    return lists.first { list in names.allSatisfy(list.contains) } ?? []
  }

  /// The members of a choice, with the readings in the order of their question.
  private static func readingsInOrder(_ member: JSONMember) -> JSONNode {
    guard let question = OpenQuestion.named(member.name), case .object(let values) = member.node.value else {
      return member.node
    }
    let names = question.readings.map(\.name)
    func place(_ value: JSONMember) -> Int {
      names.firstIndex { value.name.split(separator: "|").first == $0[...] } ?? names.count
    }
    return JSONNode(.object(values.sorted { place($0) < place($1) }), at: member.node.place)
  }

  private static func rowsInOrder(_ node: JSONNode) -> JSONNode {
    guard case .array(let rows) = node.value else { return ordered(node) }
    func id(_ row: JSONNode) -> String {
      guard case .object(let cases)? = row["cases"]?.value else { return "" }
      return cases.first?.name ?? ""
    }
    let sorted = rows.enumerated().sorted {
      (id($0.element), $0.offset) < (id($1.element), $1.offset)
    }
    return JSONNode(.array(sorted.map { ordered($0.element) }), at: node.place)
  }
}
