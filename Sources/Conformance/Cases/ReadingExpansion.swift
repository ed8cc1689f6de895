import PushModel

/// Takes apart a value in which parts are given per reading: one plain value for each combination of
/// readings that matters to it.
enum ReadingExpansion {
  struct Expanded {
    var conditions: [ReadingCondition]
    var node: JSONNode
  }

  /// More leaves than this in one value are taken for a mistake.
  static let limit = 4096

  static func expand(_ node: JSONNode) throws(CaseProblem) -> [Expanded] {
    try expand(node, under: [])
  }

  private static func expand(
    _ node: JSONNode, under conditions: [ReadingCondition]
  ) throws(CaseProblem) -> [Expanded] {
    switch node.value {
    case .null, .bool, .integer, .number, .string:
      return [Expanded(conditions: conditions, node: node)]
    case .array(let elements):
      return try fold(elements, under: conditions, at: node.place)
    case .object(let members):
      if isChoice(members) { return try choose(node, under: conditions) }
      return try fold(members, under: conditions, at: node.place)
    }
  }

  private static func isChoice(_ members: [JSONMember]) -> Bool {
    members.contains { $0.name == "readings" } || members.contains { $0.name == "question" }
  }

  private static func isChoice(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.value else { return false }
    return isChoice(members)
  }

  private static func fold(
    _ elements: [JSONNode], under conditions: [ReadingCondition], at place: TextPlace
  ) throws(CaseProblem) -> [Expanded] {
    var partial: [(conditions: [ReadingCondition], elements: [JSONNode])] = [(conditions, [])]
    for element in elements {
      var next: [(conditions: [ReadingCondition], elements: [JSONNode])] = []
      for part in partial {
        for expanded in try expand(element, under: part.conditions) {
          if isChoice(element), case .array(let spliced) = expanded.node.value {
            next.append((expanded.conditions, part.elements + spliced))
          } else {
            next.append((expanded.conditions, part.elements + [expanded.node]))
          }
        }
      }
      partial = try limited(next, at: place)
    }
    return partial.map {
      Expanded(conditions: $0.conditions, node: JSONNode(.array($0.elements), at: place))
    }
  }

  private static func fold(
    _ members: [JSONMember], under conditions: [ReadingCondition], at place: TextPlace
  ) throws(CaseProblem) -> [Expanded] {
    var partial: [(conditions: [ReadingCondition], members: [JSONMember])] = [(conditions, [])]
    for member in members {
      var next: [(conditions: [ReadingCondition], members: [JSONMember])] = []
      for part in partial {
        for expanded in try expand(member.node, under: part.conditions) {
          let plain = JSONMember(
            name: member.name, namePlace: member.namePlace, node: expanded.node)
          next.append((expanded.conditions, part.members + [plain]))
        }
      }
      partial = try limited(next, at: place)
    }
    return partial.map {
      Expanded(conditions: $0.conditions, node: JSONNode(.object($0.members), at: place))
    }
  }

  private static func limited<Part>(_ parts: [Part], at place: TextPlace) throws(CaseProblem) -> [Part] {
    guard parts.count <= limit else {
      throw CaseProblem(
        place: place, message: "found more than \(limit) combinations of readings",
        expected: "fewer questions in one value")
    }
    return parts
  }

  private static func choose(
    _ node: JSONNode, under conditions: [ReadingCondition]
  ) throws(CaseProblem) -> [Expanded] {
    let reader = try ObjectReader(
      node, of: "a value per reading", allowed: ["question", "readings"])
    let idNode = try reader.required("question")
    let id = try idNode.caseText()
    guard let question = OpenQuestion.named(id) else {
      throw .unknown("question", id, at: idNode.place, valid: OpenQuestion.all.map(\.id))
    }
    let names = question.readings.map(\.name)
    let readingsNode = try reader.required("readings")
    guard case .object(let alternatives) = readingsNode.value else {
      throw CaseProblem(
        place: readingsNode.place, message: "found \(readingsNode.value.kind)",
        expected: "an object with one value for each reading of \(id)")
    }
    for member in alternatives where !names.contains(member.name) {
      throw .unknown("reading of \(id)", member.name, at: member.namePlace, valid: names)
    }
    let decided = conditions.first { $0.question == id }?.reading
    var expanded: [Expanded] = []
    for name in names {
      guard let alternative = alternatives.first(where: { $0.name == name }) else {
        throw CaseProblem(
          place: readingsNode.place, message: "the reading \"\(name)\" of \(id) is missing",
          expected: "a value for each of \(names.joined(separator: ", "))")
      }
      if let decided, decided != name { continue }
      let added = decided == nil ? [ReadingCondition(question: id, reading: name)] : []
      expanded += try expand(alternative.node, under: conditions + added)
    }
    return expanded
  }
}
