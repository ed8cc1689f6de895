import JSON

/// What did not come out well, by the reasons for it.
extension TextReport {
  /// How many lines there are of reasons that are not shown in full.
  static let briefReasons = 20

  /// What did not come out well: of failures with the same root the shortest in full, and which others there are.
  func failures(_ records: [CaseRecord]) -> [String] {
    let told = records.filter { $0.verdict.isTold && (fullReasons == nil || $0.verdict != .argued) }
    let reasons = Self.reasons(told)
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

  /// What is known to be wrong, and is: a line each.
  func known(_ records: [CaseRecord], atMost limit: Int?) -> [String] {
    let rows = records.filter { $0.verdict == .knownDeviation }.map { record in
      let pin = record.deviation?.fails == nil ? "; how it fails is not pinned" : ""
      return "  \(record.caseID)  \(record.deviation?.words ?? "")\(pin)"
    }
    guard !rows.isEmpty else { return [] }
    let left = rows.count - min(rows.count, limit ?? rows.count)
    let more = left > 0 ? ["  and \(left.counted("other")); --all shows them"] : []
    return ["KNOWN  \(rows.count.counted("deviation")), each borne for a reason:"]
      + rows.prefix(rows.count - left) + more
  }

  /// What departs by an argument alone: a line for each kind of it, by what is different.
  func argued(_ records: [CaseRecord], atMost limit: Int) -> [String] {
    let argued = records.filter { $0.verdict == .argued }
    guard !argued.isEmpty, fullReasons != nil else { return [] }
    var kinds: [(key: String, cases: [CaseRecord])] = []
    for record in argued {
      let key = "\(record.root): \(record.difference)"
      if let place = kinds.firstIndex(where: { $0.key == key }) {
        kinds[place].cases.append(record)
      } else {
        kinds.append((key, [record]))
      }
    }
    let rows = kinds.prefix(limit).map { kind -> String in
      let others = kind.cases.count > 1 ? " and \((kind.cases.count - 1).counted("other"))" : ""
      return "  \(kind.cases[0].caseID)\(others), \(kind.key.shown(upTo: 200))"
    }
    let left = kinds.count - rows.count
    let more = left > 0 ? ", and \(left.counted("kind")) more" : ""
    return [
      "ARGUED  \(argued.count.counted("case")), which no line decides: no failure without --strict; --all shows them\(more)"
    ] + rows
  }

  /// Cases by the reason why they did not come out well, in the order in which the reasons come up.
  package static func reasons(_ records: [CaseRecord]) -> [[CaseRecord]] {
    var groups: [Root: [CaseRecord]] = [:]
    var order: [Root] = []
    for record in records {
      let root = Root(verdict: record.verdict, name: record.root)
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
      let verdict = reasons[place].first?.verdict
      let grade = verdict?.countsAsFailed == true ? 0 : verdict == .argued ? 2 : 1
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

extension CaseRecord {
  /// What is different, in a line: what was seen, or what nobody has expected of it.
  fileprivate var difference: String {
    guard let failure else {
      return message.split(separator: "\n").first.map(String.init) ?? ""
    }
    if let against = failure.against { return "against \(against)" }
    let seen = failure.seen.isEmpty ? "the end is otherwise" : failure.seen.joined(separator: "; ")
    let allowed = failure.allowed.first.map { $0.seen.isEmpty ? "nothing" : $0.seen.joined(separator: "; ") }
    return "seen \(seen)" + (failure.seen.isEmpty ? "" : allowed.map { ", allowed \($0)" } ?? "")
  }
}
