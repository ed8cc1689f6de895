import CommandSupport
import Conformance
import JSON
import PushModel

extension Catalogue {
  /// The sheet of a table: each scenario once, under it a row for each case. A table is named by its file;
  /// with its folder where another has the same name.
  func tableSheet(_ name: String) throws(UsageError) -> Sheet? {
    let paths = Set(cases.map(\.path)).filter { $0.hasSuffix("/\(name).json") }.sorted()
    guard let path = paths.first else { return nil }
    guard paths.count == 1 else {
      throw UsageError("\"\(name)\" is the name of \(paths.count) tables: \(paths.joined(separator: ", "))")
    }
    guard let bytes = try? InputFile.read(path), let table = try? JSONNode.parse(bytes) else { return nil }
    var sheet = Sheet(kind: "table", id: name, title: (try? table["title"]?.string()) ?? "")
    sheet.facts = [.init("file", path)]
    let scenarios = CaseDecoder.scenarios(in: table)
    for (index, scenario) in scenarios.enumerated() {
      let number = scenarios.count > 1 ? " \(index + 1)" : ""
      sheet.parts += [
        .init("Scenario\(number)", "scenario\(number)", ["member", "value"], Self.lines(of: scenario)),
        .init("Cases\(number)", "cases\(number)", [], Self.rows(of: scenario), node: Self.json(scenario)),
      ]
    }
    return sheet
  }

  /// The steps of a scenario, one a line.
  private static func lines(of scenario: Scenario) -> [[String]] {
    var lines = ["requirements", "condition", "given", "with"].compactMap { name in
      scenario.shared[name].map { [name, $0.words] }
    }
    let steps = (try? scenario.shared["steps"]?.elements()) ?? []
    lines += steps.enumerated().map { ["step \($0 + 1)", $1.words] }
    if let end = scenario.shared["finally"] { lines.append(["finally", end.words]) }
    return lines
  }

  /// The cases, one a line: short values in columns, the rest after the title.
  private static func rows(of scenario: Scenario) -> [[String]] {
    let names = scenario.cases.flatMap { $0.layers.values.map(\.name) }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    func value(_ one: Scenario.Case, _ name: String) -> String {
      one.layers.values.first { $0.name == name }?.node.words ?? ""
    }
    let columns = names.filter { name in scenario.cases.allSatisfy { value($0, name).count <= 26 } }
    let head = ["case", "editions"] + columns.map { "<\($0)>" } + ["title"]
    let rows = scenario.cases.map { one in
      let rest = names.filter { !columns.contains($0) && !value(one, $0).isEmpty }
      let own = ["given", "finally"].compactMap { name in one.own[name].map { "\(name) \($0.words)" } }
      return [one.id, one.editions.names] + columns.map { value(one, $0) }
        + [([one.title] + rest.map { "<\($0)> \(value(one, $0))" } + own).joined(separator: "; ")]
    }
    return [head] + rows
  }

  private static func json(_ scenario: Scenario) -> JSONNode {
    .array(scenario.cases) { one in
      .object([
        "case": one.id.json, "editions": one.editions.map(\.rawValue).json, "title": one.title.json,
        "with": .object(one.layers.values), "given": one.own["given"], "finally": one.own["finally"],
      ])
    }
  }
}
