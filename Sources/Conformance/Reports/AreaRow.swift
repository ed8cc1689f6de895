import JSON
package import PushModel

/// The results of the cases of an area.
package struct AreaRow: Sendable {
  package let area: Area
  /// The cases that passed and all cases, by level, the strictest first.
  package private(set) var cells = Array(repeating: (passed: 0, total: 0), count: Self.levels.count)
  /// The share of the steps that was judged.
  private var judged = JudgedShare()

  /// The levels, the strictest first.
  package static let levels: [Weight] = [.must, .should, .inferred, .vendor]
  /// The areas of some cases in order. Cases that are not offered do not count.
  package static func rows(_ cases: [CaseReport]) -> [AreaRow] {
    var rows: [Area: AreaRow] = [:]
    for one in cases where one.verdict != .notOffered {
      rows[one.area, default: AreaRow(area: one.area)].add(one)
    }
    return Area.allCases.compactMap { rows[$0] }
  }

  private init(area: Area) { self.area = area }

  private mutating func add(_ one: CaseReport) {
    if let level = Self.levels.firstIndex(of: one.weight) {
      cells[level].total += 1
      if one.verdict.isGood { cells[level].passed += 1 }
    }
    if let share = one.json["judged"] { judged.add(JudgedShare(json: share)) }
  }

  /// The cases that passed and all cases.
  package var sum: (passed: Int, total: Int) { cells.reduce((0, 0)) { ($0.0 + $1.passed, $0.1 + $1.total) } }

  /// The share of the steps that was judged in full.
  var judgedInFull: String { Self.percent(judged.inFull, of: judged.steps) }

  /// The share of the steps and of their aspects that was judged; `nil` if there are no steps.
  static func judged(_ rows: [AreaRow]) -> String? {
    let judged = rows.reduce(into: JudgedShare()) { $0.add($1.judged) }
    guard judged.steps > 0 else { return nil }
    let inFull = percent(judged.inFull, of: judged.steps)
    let aspects = percent(judged.aspects - judged.openAspects, of: judged.aspects)
    return "Judged: \(inFull) of the steps in full, \(aspects) of the aspects"
  }

  /// A percentage, rounded down so that 100 % means all.
  private static func percent(_ part: Int, of all: Int) -> String { all == 0 ? "-" : "\(part * 100 / all) %" }

  /// The sums of the cells of some rows, by level.
  static func levels(_ rows: [AreaRow]) -> JSONNode {
    .object(
      levels.enumerated().compactMap { column, level in
        let (passed, total) = rows.reduce((0, 0)) {
          ($0.0 + $1.cells[column].passed, $0.1 + $1.cells[column].total)
        }
        guard total > 0 else { return nil }
        return JSONMember(name: level.name, node: .object(["passed": passed.json, "total": total.json]))
      })
  }

  var json: JSONNode {
    .object([
      "area": area.rawValue.json, "levels": Self.levels([self]),
      "judged": .object([
        "steps": judged.steps.json, "inFull": judged.inFull.json,
        "aspects": judged.aspects.json, "openAspects": judged.openAspects.json,
      ]),
    ])
  }
}
