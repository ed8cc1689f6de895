import PushModel

/// How many cases came out well, by area and level.
struct ResultTable {
  struct Cell {
    var passed = 0
    var total = 0
  }

  struct Row {
    var area: Area
    var cells: [Cell]
  }

  /// The columns, the strictest first.
  static let weights: [Weight] = [.must, .should, .inferred, .vendor]

  var rows: [Row] = []

  init(_ result: SuiteResult) {
    for record in result.records where record.verdict != .notOffered {
      let area = Area(ofID: record.caseID)
      if !rows.contains(where: { $0.area == area }) {
        rows.append(Row(area: area, cells: Array(repeating: Cell(), count: Self.weights.count)))
      }
      guard let row = rows.firstIndex(where: { $0.area == area }),
        let column = Self.weights.firstIndex(of: record.weight)
      else { continue }
      rows[row].cells[column].total += 1
      if record.verdict.isGood { rows[row].cells[column].passed += 1 }
    }
    let order = Area.allCases
    rows.sort { (order.firstIndex(of: $0.area) ?? 0) < (order.firstIndex(of: $1.area) ?? 0) }
  }
}
