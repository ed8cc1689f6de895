import JSON
package import PushModel

/// What came out of the cases of an area.
package struct AreaRow: Sendable {
  package let area: Area
  /// How many cases passed, of how many, by level, the strictest first.
  package private(set) var cells = Array(repeating: (passed: 0, total: 0), count: Self.levels.count)
  /// How many steps of its cases were judged, in full or but for some aspects.
  private var judged = JudgedShare()

  /// The levels, the strictest first.
  package static let levels: [Weight] = [.must, .should, .inferred, .vendor]
  /// The areas of some cases, in their order. What is not offered does not count.
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

  /// How many cases passed, of how many.
  package var sum: (passed: Int, total: Int) {
    cells.reduce((0, 0)) { ($0.0 + $1.passed, $0.1 + $1.total) }
  }

  /// How many of the steps were judged in full.
  var judgedInFull: String { Self.percent(judged.inFull, of: judged.steps) }

  /// How much of the steps and of their aspects was judged; `nil` where nothing was.
  static func judged(_ rows: [AreaRow]) -> String? {
    let judged = rows.reduce(into: JudgedShare()) { $0.add($1.judged) }
    guard judged.steps > 0 else { return nil }
    let inFull = percent(judged.inFull, of: judged.steps)
    let aspects = percent(judged.aspects - judged.openAspects, of: judged.aspects)
    return "Judged: \(inFull) of the steps in full, \(aspects) of the aspects"
  }

  /// Rounded down: all is all.
  private static func percent(_ part: Int, of all: Int) -> String {
    all == 0 ? "-" : "\(part * 100 / all) %"
  }

  /// The cells of some rows together, by level.
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
