import JSON

/// The cases that did not come out well, by reason.
extension TextReport {
  /// The limit of lines for reasons that are not shown in full.
  static let briefReasons = 20

  /// The failures: for each root the shortest case in full, and the ids of the others.
  func failures(_ cases: [CaseReport], of edition: EditionReport) -> [String] {
    let told = cases.filter { $0.verdict.isTold && (fullReasons == nil || $0.verdict != .argued) }
    let ranked = Self.rankedReasons(told)
    let count = fullReasons ?? ranked.count
    let blocks = ranked.prefix(count).compactMap { reason -> String? in
      guard let shortest = Self.shortest(of: reason),
        let text = render(shortest, again: edition.again(shortest), values: edition.values(of: shortest))
      else { return nil }
      let others = reason.map(\.caseID).filter { $0 != shortest.caseID }
      return ([text] + Self.others(others, shownWith: "--case")).joined(separator: "\n")
    }
    let rest = ranked.dropFirst(count)
    return rest.isEmpty ? blocks : blocks + [brief(Array(rest))]
  }

  /// The known deviations that fail as expected, a line each.
  package static func known(_ cases: [CaseReport], atMost limit: Int?) -> [String] {
    let rows = cases.filter { $0.verdict == .knownDeviation }.map { "  \($0.caseID)  \($0.knownWords)" }
    guard !rows.isEmpty else { return [] }
    let left = rows.count - min(rows.count, limit ?? rows.count)
    let more = left > 0 ? ["  and \(left.counted("other")); --all shows them"] : []
    return ["KNOWN  \(rows.count.counted("deviation")), each borne for a reason:"]
      + rows.prefix(rows.count - left) + more
  }

  /// The argued cases, a line for each kind of difference.
  func argued(_ cases: [CaseReport], atMost limit: Int) -> [String] {
    let argued = cases.filter { $0.verdict == .argued }
    guard !argued.isEmpty, fullReasons != nil else { return [] }
    var kinds: [(key: String, cases: [CaseReport])] = []
    for one in argued {
      let key = "\(one.root): \(one.summary)"
      if let place = kinds.firstIndex(where: { $0.key == key }) {
        kinds[place].cases.append(one)
      } else {
        kinds.append((key, [one]))
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

  /// Cases grouped by the reason why they did not come out well, in the order of the first of each.
  package static func reasons<Case: ReasonedCase>(_ cases: [Case]) -> [[Case]] {
    var groups: [Root: [Case]] = [:]
    var order: [Root] = []
    for one in cases {
      let root = Root(verdict: one.verdict, name: one.root)
      if groups[root] == nil { order.append(root) }
      groups[root, default: []].append(one)
    }
    return order.compactMap { groups[$0] }
  }

  /// The shortest case of a group with one reason.
  package static func shortest<Case: ReasonedCase>(of group: [Case]) -> Case? {
    group.min { $0.stepCount < $1.stepCount }
  }

  /// Cases grouped by reason, the gravest first: failures that count come first, and reasons with more cases before
  /// those with fewer.
  package static func rankedReasons(_ cases: [CaseReport]) -> [[CaseReport]] {
    let reasons = reasons(cases.filter(\.verdict.isTold))
    return ranked(reasons).map { reasons[$0] }
  }

  private static func ranked(_ reasons: [[CaseReport]]) -> [Int] {
    func rank(_ place: Int) -> (Int, Int, Int, Int) {
      let verdict = reasons[place].first?.verdict
      let grade = verdict?.countsAsFailed == true ? 0 : verdict == .argued ? 2 : 1
      let weight = reasons[place].map(\.weight).max() ?? .must
      return (grade, -weight.rawValue, -reasons[place].count, place)
    }
    return reasons.indices.sorted { rank($0) < rank($1) }
  }

  /// A line for each reason that is not shown in full.
  private func brief(_ reasons: [[CaseReport]]) -> String {
    let rows = reasons.prefix(Self.briefReasons).compactMap { group -> [String]? in
      guard let shortest = Self.shortest(of: group) else { return nil }
      let others = group.count > 1 ? " and \((group.count - 1).counted("other"))" : ""
      return ["  " + shortest.label, shortest.root.shown(upTo: 40), shortest.caseID + others]
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

  /// The common root of failures that are shown once.
  private struct Root: Hashable {
    let verdict: Verdict
    let name: String
  }

  /// The ids of the other cases with the same reason, in a limited number of lines.
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

/// A case with the reason why it did not come out well.
package protocol ReasonedCase: Sendable {
  var caseID: String { get }
  var verdict: Verdict { get }
  var root: String { get }
  var stepCount: Int { get }
}

extension CaseRecord: ReasonedCase {
  package var stepCount: Int { steps.count }
}
