package import JSON
import PushModel

/// Reads cases from the JSON of tables. Errors have their precise place and reason.
package enum CaseDecoder {
  static let scenarioMembers = ["title"] + CaseLayer.shared + ["rows"]
  static let tableMembers = ["table", "title", "retired"] + CaseLayer.shared + ["rows", "scenarios"]
  static let rowMembers = ["cases", "title", "pair"] + CaseLayer.shared
  static let endMembers = ["apns", "voip", "permission", "open"]

  /// Reads a table. Wrong rows are reported and left out; the others stay.
  package static func table(_ bytes: [UInt8], path: String) -> (table: CaseTable?, problems: [CaseProblem]) {
    do throws(JSONError) {
      var problems: [CaseProblem] = []
      let node = try JSONNode.parse(bytes)
      try refuseControlCharacters(in: node)
      return (try table(node, path: path, problems: &problems), problems)
    } catch {
      return (nil, [CaseProblem(error, in: path)])
    }
  }

  /// Texts of a table are shown as they are, and must not move a terminal's cursor.
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
    let layer = try CaseLayer(node, of: "a table", allowed: tableMembers)
    var table = CaseTable(
      path: path, name: try layer.reader.required("table").string(),
      title: try layer.reader.required("title").string(), cases: [])
    for member in try layer.reader["retired"]?.members() ?? [] {
      var one = try conformanceCase(CaseLayers([], for: []), editions: Edition.allCases, isRetired: true)
      one.replacedBy = try member.node.string()
      one.title = "retired"
      try note(member, of: table, in: &one)
      table.cases.append(one)
    }
    for scenario in try scenarios(layer) { try read(scenario, into: &table, problems: &problems) }
    table.cases.sort { $0.id < $1.id }
    return table
  }

  /// The layers of each scenario of a table, the scenario last. A table without scenarios is a single one.
  private static func scenarios(_ table: CaseLayer) throws(JSONError) -> [[CaseLayer]] {
    guard let scenarios = table.reader["scenarios"] else { return [[table]] }
    if let rows = table.reader["rows"] {
      throw JSONError(place: rows.place, message: "found rows beside scenarios", expected: "one of both")
    }
    var layers: [[CaseLayer]] = []
    for each in try scenarios.elements() {
      layers.append([table, try CaseLayer(each, of: "a scenario", allowed: scenarioMembers)])
    }
    return layers
  }

  /// The scenarios of a table. Those that cannot be read are left out.
  package static func scenarios(in table: JSONNode) -> [Scenario] {
    guard let layer = try? CaseLayer(table, of: "a table", allowed: tableMembers) else { return [] }
    return ((try? scenarios(layer)) ?? []).map { layers in
      var scenario = Scenario(shared: CaseLayers(layers, for: []), cases: [])
      for row in (try? layers.last?.reader["rows"]?.elements()) ?? [] {
        guard let layer = try? CaseLayer(row, of: "a row", allowed: rowMembers) else { continue }
        for member in (try? layer.reader["cases"]?.members()) ?? [] {
          guard let text = try? member.node.string(),
            let editions = try? EditionRange.editions(text, at: member.node.place)
          else { continue }
          scenario.cases.append(
            Scenario.Case(
              id: member.name, editions: editions, title: (try? layer.reader.text("title")) ?? "",
              own: CaseLayers([layer], for: editions), layers: CaseLayers(layers + [layer], for: editions)))
        }
      }
      return scenario
    }
  }

  /// Reads the rows of a scenario. The scenario is the last of the layers.
  private static func read(
    _ scenario: [CaseLayer], into table: inout CaseTable, problems: inout [CaseProblem]
  ) throws(JSONError) {
    guard let reader = scenario.last?.reader else { return }
    _ = try reader.text("title")
    let known = scenario.reduce(into: Set<String>()) { $0.formUnion($1.placeholders) }
    var given: Set<String> = []
    func note(_ layer: CaseLayer) throws(JSONError) {
      for each in try layer.parameters where given.insert(each.name).inserted && !known.contains(each.name) {
        throw .unknown("parameter", each.name, at: each.namePlace, valid: known.sorted())
      }
    }
    for layer in scenario.dropFirst() { try note(layer) }
    for node in try reader.required("rows").elements() {
      do throws(JSONError) {
        let row = try CaseLayer(node, of: "a row", allowed: rowMembers)
        try note(row)
        table.cases += try cases(row, in: scenario, of: table)
      } catch {
        problems.append(CaseProblem(error, in: table.path))
      }
    }
    for layer in scenario.prefix(1) { for each in try layer.parameters { given.insert(each.name) } }
    if let name = known.subtracting(given).min() {
      throw JSONError(
        place: reader.node.place, message: "no row gives the parameter \"\(name)\" a value", expected: "")
    }
  }

  private static func cases(
    _ row: CaseLayer, in scenario: [CaseLayer], of table: CaseTable
  ) throws(JSONError) -> [ConformanceCase] {
    let members = try row.reader.required("cases").members()
    var pairs: [JSONNode] = []
    if let pair = row.reader["pair"] {
      pairs = if case .array(let several) = pair.value { several } else { [pair] }
      guard pairs.count == members.count else {
        throw JSONError(
          place: pair.place, message: "found \(pairs.count.counted("neighbour"))",
          expected: "one for each case")
      }
    }
    var cases: [ConformanceCase] = []
    for (index, member) in members.enumerated() {
      let editions = try EditionRange.editions(try member.node.string(), at: member.node.place)
      let layers = CaseLayers(scenario + [row], for: editions)
      var one = try conformanceCase(layers, editions: editions)
      one.title = try row.reader.required("title").string()
      if pairs.indices.contains(index), !pairs[index].isNull { one.pair = try pairs[index].string() }
      one.setDelegatesWhereNeeded()
      try note(member, of: table, in: &one)
      cases.append(one)
    }
    return cases
  }

  /// Records the place of a case, whose id is the name of a member.
  private static func note(
    _ member: JSONMember, of table: CaseTable, in one: inout ConformanceCase
  ) throws(JSONError) {
    one.id = try id(member.name, at: member.namePlace)
    one.table = table.name
    one.path = table.path
    one.place = member.namePlace
  }

  private static func conformanceCase(
    _ layers: CaseLayers, editions: [Edition], isRetired: Bool = false
  ) throws(JSONError) -> ConformanceCase {
    let condition = try condition(layers["condition"])
    let steps = isRetired ? [] : try steps(try layers.filled("steps"), in: editions, under: condition)
    var one = ConformanceCase(
      id: "", title: "", why: try layers["why"]?.string(), replacedBy: nil, editions: editions,
      requirements: try names(
        layers["requirements"], "requirement", known: { Requirement.named($0) != nil },
        valid: { Requirement.all.map(\.id) }),
      questions: [], condition: condition, pair: nil,
      given: try layers.together("given").map { node throws(JSONError) in try given(node) } ?? Given(),
      steps: steps, finally: try finally(try layers.together("finally"), steps: steps, under: condition),
      table: "", path: "", place: .start)
    one.questions = one.questionsSeen
    for each in condition where !one.questions.contains(each.question) { one.questions.append(each.question) }
    return one
  }

  /// The readings under which a case holds: one of a question, or any of several.
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

  private static func id(_ id: String, at place: TextPlace) throws(JSONError) -> String {
    let parts = id.split(separator: "-")
    guard parts.count == 2, Area(rawValue: String(parts[0])) != nil, parts[1].utf8.count == 3,
      Int(parts[1]) != nil
    else {
      throw JSONError(
        place: place, message: "found \"\(id)\"",
        expected: "an area and a number of three digits, such as REG-014")
    }
    return id
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
    _ node: JSONNode?, in editions: [Edition], under condition: [ReadingCondition]
  ) throws(JSONError) -> [CaseStep] {
    guard let node else {
      throw JSONError(
        place: .start, message: "the member \"steps\" is missing in a scenario or a row", expected: "")
    }
    var steps: [CaseStep] = []
    var names: [String] = []
    for element in try node.elements() {
      let step = try step(element, calls: names, in: editions, under: condition)
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
      end.records = try records(reader)
      end.permission = try reader.named("permission", "permission", as: PermissionStatus.self)
      for element in try reader["open"]?.elements() ?? [] { end.open.append(try call(element, among: calls)) }
      leaves.append(Leaf(end, under: expanded.conditions))
    }
    return leaves
  }

  static func call(_ node: JSONNode, among calls: [String]) throws(JSONError) -> String {
    let name = try node.string()
    guard calls.contains(name) else { throw .unknown("call", name, at: node.place, valid: calls) }
    return name
  }
}
