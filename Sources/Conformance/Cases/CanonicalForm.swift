import PushModel

/// The one way in which a table is written, so that a change of a case is a change of its lines.
///
/// Members stand in the order of the format, rows in the order of their ids. A step, or any other
/// value, is on one line where it fits.
public enum CanonicalForm {
  /// The longest line.
  static let width = 110

  /// Renders a table; the text ends with a line end.
  public static func render(_ table: JSONNode) -> String {
    var text = ""
    write(ordered(table), to: &text, indent: 0, after: 0, forced: forcedTable)
    return text + "\n"
  }

  // MARK: Order

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
    return lists.first { list in names.allSatisfy(list.contains) } ?? names
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

  // MARK: Text

  /// How many levels are never put on one line: the table, its list of cases, a case.
  private static let forcedTable = 3

  private static func write(
    _ node: JSONNode, to text: inout String, indent: Int, after: Int, forced: Int
  ) {
    let line = inline(node)
    // A comma may follow.
    let fits = indent + after + line.count + 1 <= width
    switch node.value {
    case .null, .bool, .integer, .number, .string: text += line
    case .array(let elements):
      guard forced > 0 || !fits, !elements.isEmpty else { return text += line }
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += spaces(indent + 2)
        write(element, to: &text, indent: indent + 2, after: 0, forced: forced - 1)
        text += index == elements.count - 1 ? "\n" : ",\n"
      }
      text += spaces(indent) + "]"
    case .object(let members):
      guard forced > 0 || !fits, !members.isEmpty else { return text += line }
      text += "{\n"
      for (index, member) in members.enumerated() {
        let name = quoted(member.name) + ": "
        text += spaces(indent + 2) + name
        let inner = member.name == "cases" || member.name == "steps" ? forced - 1 : 0
        write(
          member.node, to: &text, indent: indent + 2, after: name.count,
          forced: member.name == "steps" ? 1 : inner)
        text += index == members.count - 1 ? "\n" : ",\n"
      }
      text += spaces(indent) + "}"
    }
  }

  private static func inline(_ node: JSONNode) -> String {
    switch node.value {
    case .null, .bool, .integer, .number, .string: String(decoding: node.line(), as: UTF8.self)
    case .array(let elements): "[" + elements.map(inline).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { quoted($0.name) + ": " + inline($0.node) }.joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONNode.write(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
