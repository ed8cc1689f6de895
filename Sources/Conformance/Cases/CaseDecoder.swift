import JSON
import PushModel

/// Turns tables of cases from JSON into cases, and says precisely what is wrong with those it cannot.
package enum CaseDecoder {
  static let tableMembers = ["table", "title", "defaults", "cases"]
  static let caseMembers = [
    "id", "title", "why", "status", "replacedBy", "editions", "requirements", "questions",
    "condition", "pair", "given", "steps", "finally",
  ]
  static let defaultMembers = ["editions", "requirements", "questions", "given"]
  static let endMembers = ["record", "permission", "open"]

  /// Reads a table; a row that is wrong is left out and reported, the others stay.
  package static func table(
    _ bytes: [UInt8], path: String
  ) -> (table: CaseTable?, problems: [CaseProblem]) {
    do throws(JSONError) {
      var problems: [CaseProblem] = []
      let node = try JSONNode.parse(bytes)
      try refuseControlCharacters(in: node)
      return (try table(node, path: path, problems: &problems), problems)
    } catch {
      return (nil, [CaseProblem(error, in: path)])
    }
  }

  /// What stands in a table is shown as it is, so that nothing in it may move a terminal's cursor.
  private static func refuseControlCharacters(in node: JSONNode) throws(JSONError) {
    func check(_ text: String, at place: TextPlace) throws(JSONError) {
      if text.isPlain { return }
      throw JSONError(
        place: place, message: "found a control character in \"\(text.shown())\"",
        expected: "characters that can be seen")
    }
    switch node.value {
    case .string(let text): try check(text, at: node.place)
    case .array(let elements): for element in elements { try refuseControlCharacters(in: element) }
    case .object(let members):
      for member in members {
        try check(member.name, at: member.namePlace)
        try refuseControlCharacters(in: member.node)
      }
    case .null, .bool, .integer, .number: break
    }
  }

  private static func table(
    _ node: JSONNode, path: String, problems: inout [CaseProblem]
  ) throws(JSONError) -> CaseTable {
    let reader = try ObjectReader(node, of: "a table", allowed: tableMembers)
    let name = try reader.required("table").string()
    var table = CaseTable(
      path: path, name: name, title: try reader.required("title").string(), cases: [])
    let defaults = try reader["defaults"].map { node throws(JSONError) in
      try ObjectReader(node, of: "the defaults", allowed: defaultMembers)
    }
    for row in try reader.required("cases").elements() {
      do throws(JSONError) {
        var decoded = try conformanceCase(row, defaults: defaults)
        decoded.table = name
        decoded.setDelegatesWhereNeeded()
        decoded.path = path
        table.cases.append(decoded)
      } catch {
        problems.append(CaseProblem(error, in: path))
      }
    }
    return table
  }

  private static func conformanceCase(
    _ node: JSONNode, defaults: ObjectReader?
  ) throws(JSONError) -> ConformanceCase {
    let reader = try ObjectReader(node, of: "a case", allowed: caseMembers)
    func member(_ name: String) -> JSONNode? { reader[name] ?? defaults?[name] }
    let given = member("given")
    let status = try reader.named("status", "status", as: Status.self) ?? .active
    let condition = try condition(reader["condition"])
    let steps = try steps(reader, under: condition, isRetired: status == .retired)
    let editions = member("editions")
    guard let editions else {
      throw JSONError(
        place: node.place, message: "\"editions\" is missing in the case and in the defaults", expected: "")
    }
    return ConformanceCase(
      id: try id(try reader.required("id")),
      title: try reader.required("title").string(), why: try reader.text("why"),
      replacedBy: try reader.text("replacedBy"), isRetired: status == .retired,
      editions: try Self.editions(editions),
      requirements: try names(
        member("requirements"), "requirement", known: { Requirement.named($0) != nil },
        valid: { Requirement.all.map(\.id) }),
      questions: try names(
        member("questions"), "question", known: { OpenQuestion.named($0) != nil },
        valid: { OpenQuestion.all.map(\.id) }),
      condition: condition,
      pair: try reader.text("pair"),
      given: try given.map { node throws(JSONError) in try Self.given(node) } ?? Given(),
      steps: steps, finally: try finally(reader["finally"], steps: steps, under: condition),
      table: "", path: "", place: node.place)
  }

  /// The readings that a case holds under: of a question one, or one of several.
  private static func condition(_ node: JSONNode?) throws(JSONError) -> [ReadingCondition] {
    var condition: [ReadingCondition] = []
    for member in try node?.members() ?? [] {
      let question = try OpenQuestion.named(member.name, at: member.namePlace)
      let names = question.readings.map(\.name)
      let nodes: [JSONNode] =
        if case .array(let elements) = member.node.value { elements } else { [member.node] }
      for node in nodes {
        let reading = try node.string()
        guard names.contains(reading) else {
          throw .unknown("reading", reading, at: node.place, valid: names)
        }
        condition.append(ReadingCondition(question: question.id, reading: reading))
      }
    }
    return condition
  }

  enum Status: String, CaseIterable { case active, retired }

  private static func id(_ node: JSONNode) throws(JSONError) -> String {
    let id = try node.string()
    let parts = id.split(separator: "-")
    guard parts.count == 2, Area(rawValue: String(parts[0])) != nil, parts[1].utf8.count == 3,
      Int(parts[1]) != nil
    else {
      throw JSONError(
        place: node.place, message: "found \"\(id)\"",
        expected: "an area and a number of three digits, such as REG-014")
    }
    return id
  }

  private static func editions(_ node: JSONNode) throws(JSONError) -> [Edition] {
    if case .string("all") = node.value { return Edition.allCases }
    guard case .array(let elements) = node.value else {
      throw JSONError(
        place: node.place, message: "found \(node.value.kind)",
        expected: "a list of editions, or \"all\"")
    }
    var editions: [Edition] = []
    for element in elements { editions.append(try element.named("edition", as: Edition.self)) }
    return editions
  }

  private static func names(
    _ node: JSONNode?, _ kind: String, known: (String) -> Bool, valid: () -> [String]
  ) throws(JSONError) -> [String] {
    var names: [String] = []
    for element in try node?.elements() ?? [] {
      let name = try element.string()
      guard known(name) else { throw .unknown(kind, name, at: element.place, valid: valid()) }
      names.append(name)
    }
    return names
  }

  private static func steps(
    _ reader: ObjectReader, under condition: [ReadingCondition], isRetired: Bool
  ) throws(JSONError) -> [CaseStep] {
    guard let node = reader["steps"] else {
      if isRetired { return [] }
      _ = try reader.required("steps")
      return []
    }
    var steps: [CaseStep] = []
    var names: [String] = []
    for element in try node.elements() {
      let step = try step(element, calls: names, under: condition)
      if let name = step.name {
        guard !names.contains(name) else {
          throw JSONError(
            place: element.place, message: "a second call is named \"\(name)\"",
            expected: "a name that no other call of the case has")
        }
        names.append(name)
      }
      steps.append(step)
    }
    return steps
  }

  private static func finally(
    _ node: JSONNode?, steps: [CaseStep], under condition: [ReadingCondition]
  ) throws(JSONError) -> [Leaf<ExpectedEnd>] {
    guard let node else { return [Leaf(ExpectedEnd())] }
    let calls = steps.compactMap(\.name)
    var leaves: [Leaf<ExpectedEnd>] = []
    for expanded in try ReadingExpansion(condition: condition).expand(node) {
      let reader = try ObjectReader(expanded.node, of: "\"finally\"", allowed: endMembers)
      var end = ExpectedEnd()
      if let record = reader["record"] { end.records = try records(record) }
      end.permission = try reader.named("permission", "permission", as: PermissionStatus.self)
      for element in try reader["open"]?.elements() ?? [] {
        end.open.append(try call(element, among: calls))
      }
      leaves.append(Leaf(end, under: expanded.conditions))
    }
    return leaves
  }

  static func call(_ node: JSONNode, among calls: [String]) throws(JSONError) -> String {
    let name = try node.string()
    guard calls.contains(name) else {
      throw .unknown("call", name, at: node.place, valid: calls)
    }
    return name
  }
}
