import JSON

/// What did not come out well, by the reasons for it.
extension TextReport {
  /// How many lines there are of reasons that are not shown in full.
  private static let briefReasons = 20

  /// What did not come out well: of failures with the same root the shortest in full, and which others there are.
  func failures(_ records: [CaseRecord]) -> [String] {
    let reasons = Self.reasons(records.filter(isTold))
    let ranked = Self.ranked(reasons)
    let count = fullReasons ?? ranked.count
    let blocks = ranked.prefix(count).compactMap { place -> String? in
      guard let shortest = Self.shortest(of: reasons[place]), let text = render(shortest) else { return nil }
      let others = reasons[place].map(\.caseID).filter { $0 != shortest.caseID }
      return ([text] + Self.others(others, shownWith: "--case")).joined(separator: "\n")
    }
    let rest = ranked.dropFirst(count).map { reasons[$0] }
    return rest.isEmpty ? blocks : blocks + [brief(rest)]
  }

  /// Cases by the reason why they did not come out well, in the order in which the reasons come up.
  package static func reasons(_ records: [CaseRecord]) -> [[CaseRecord]] {
    var groups: [Root: [CaseRecord]] = [:]
    var order: [Root] = []
    for record in records {
      let root = Root(verdict: record.verdict, name: record.root, isReportedOnly: record.isReportedOnly)
      if groups[root] == nil { order.append(root) }
      groups[root, default: []].append(record)
    }
    return order.compactMap { groups[$0] }
  }

  /// The case that is shown of those with one reason.
  package static func shortest(of group: [CaseRecord]) -> CaseRecord? {
    group.min { $0.steps.count < $1.steps.count }
  }

  /// The places of reasons, the gravest first: failures that count come before others, and what more cases show before
  /// what fewer do.
  private static func ranked(_ reasons: [[CaseRecord]]) -> [Int] {
    func rank(_ place: Int) -> (Int, Int, Int, Int) {
      let first = reasons[place].first
      let grade = first?.countsAsFailed == true ? 0 : first?.isReportedOnly == true ? 2 : 1
      let weight = reasons[place].map(\.weight).max() ?? .must
      return (grade, -weight.rawValue, -reasons[place].count, place)
    }
    return reasons.indices.sorted { rank($0) < rank($1) }
  }

  /// A line for each reason that is not shown in full.
  private func brief(_ reasons: [[CaseRecord]]) -> String {
    let rows = reasons.prefix(Self.briefReasons).compactMap { group -> [String]? in
      guard let shortest = Self.shortest(of: group) else { return nil }
      let others = group.count > 1 ? " and \((group.count - 1).counted("other"))" : ""
      return ["  " + label(shortest), shortest.root.shown(upTo: 40), shortest.caseID + others]
    }
    var lines = [
      "\(reasons.count.counted("more reason")); --all shows a case of each in full, --case one of them:"
    ]
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    lines += rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined() + row[2]
    }
    let left = reasons.count - rows.count
    return (lines + (left > 0 ? ["  and \(left.counted("reason")) more"] : [])).joined(separator: "\n")
  }

  /// What failures have in common that are shown once.
  private struct Root: Hashable {
    let verdict: Verdict
    let name: String
    let isReportedOnly: Bool
  }

  /// The cases that fail for the same reason; some lines of them at most.
  package static func others(_ ids: [String], shownWith option: String) -> [String] {
    guard !ids.isEmpty else { return [] }
    let shown = ids.prefix(24)
    var lines = ["  as well   \(ids.count) more for the same reason, each to be seen with \(option):"]
    for start in stride(from: 0, to: shown.count, by: 8) {
      lines.append("            " + shown[start..<min(start + 8, shown.count)].joined(separator: ", "))
    }
    if ids.count > shown.count {
      lines.append("            and \((ids.count - shown.count).counted("other"))")
    }
    return lines
  }
}
