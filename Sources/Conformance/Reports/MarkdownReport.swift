import JSON
package import PushModel

/// The result of a run in Markdown, for the summary of a pull request.
package enum MarkdownReport {
  /// The limit of reasons, each shown with a case: such a summary must not be long.
  private static let reasons = 20
  /// The limit in characters of the text on one case.
  private static let longest = 12_000

  package static func text(_ run: RunReport) -> String {
    var blocks = ["## \(MarkedText.markdown(run.headline))", numbers(run), areas(run)]
    if run.isIncomplete { blocks.append(RunReport.incomplete) }
    if let fault = run.shutdownFault { blocks.append("At the end of the adapter: " + code(fault)) }
    blocks += run.editions.flatMap(edition)
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func numbers(_ run: RunReport) -> String {
    (run.editions.compactMap(\.tester).first.map { "Under test: \(code($0))\n\n" } ?? "")
      + table(["edition", "result"], run.editions.map { [$0.edition.rawValue, $0.totals.words] })
  }

  /// The table of areas and editions.
  private static func areas(_ run: RunReport) -> String {
    let matrix = AreaMatrix(run)
    guard !matrix.areas.isEmpty else { return "" }
    let rows = matrix.areas.map { area in
      [area.title]
        + run.editions.indices.map { column in
          guard let cell = matrix[area, column] else { return "" }
          return cell.passed == cell.total ? "\(cell.total)" : "**\(cell.passed) of \(cell.total)**"
        }
    }
    return table(["passed"] + run.editions.map(\.edition.rawValue), rows)
  }

  private static func edition(_ edition: EditionReport) -> [String] {
    let name = edition.edition.rawValue
    var blocks: [String] = []
    if let stopped = edition.stopped { blocks.append("\(name) is incomplete: \(code(stopped))") }
    if let hint = edition.hint, edition.casesExit != 0 { blocks.append("Hint: \(code(hint))") }
    if !edition.problems.isEmpty { blocks.append(pre(edition.problems.joined(separator: "\n"))) }
    let reasons = TextReport.rankedReasons(edition.cases)
    if !reasons.isEmpty { blocks.append("### What differs in \(name)") }
    blocks += reasons.prefix(Self.reasons).compactMap { details($0, of: edition) }
    if reasons.count > Self.reasons {
      blocks.append("\((reasons.count - Self.reasons).counted("reason")) more: the other reports have them.")
    }
    let known = TextReport.known(edition.cases, atMost: Self.reasons)
    if !known.isEmpty { blocks.append(pre(known.joined(separator: "\n"))) }
    if let contract = edition.contract { blocks.append(pre(contract.texts("text").joined(separator: "\n"))) }
    for one in edition.generated {
      let isFailed = one.number("failed") > 0
      let lines = one.generatedLines(all: isFailed)
      blocks.append(
        isFailed || !one.isPlayedToItsEnd ? pre(lines.joined(separator: "\n")) : code(one.text("headline")))
    }
    let contradictions = edition.readings.filter(\.isContradiction).map { $0.text("question") }
    if !contradictions.isEmpty {
      blocks.append("Contradicts itself in \(name): \(contradictions.joined(separator: ", "))")
    }
    return blocks
  }

  private static func details(_ reason: [CaseReport], of edition: EditionReport) -> String? {
    guard let one = TextReport.shortest(of: reason),
      let text = TextReport().render(one, again: edition.again(one), values: edition.values(of: one))
    else { return nil }
    let others = reason.count > 1 ? " and \((reason.count - 1).counted("other"))" : ""
    return """
      <details><summary><b>\(one.label)</b> \(MarkedText.html("\(one.caseID)\(others): \(one.title)"))</summary>

      \(pre(text))

      </details>
      """
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private static func code(_ text: String) -> String {
    "<code>\(MarkedText.markdown(text.shown(upTo: 1000)))</code>"
  }

  private static func pre(_ text: String) -> String {
    let cut = text.count > longest ? text.prefix(longest) + "…" : text[...]
    return "<pre>\(MarkedText.html(String(cut)))</pre>"
  }
}

/// The cases that passed and all cases, by area and edition.
package struct AreaMatrix: Sendable {
  /// The areas with a case in some edition.
  package let areas: [Area]
  private let rows: [[AreaRow]]

  package init(_ run: RunReport) {
    let rows = run.editions.map { AreaRow.rows($0.cases) }
    self.rows = rows
    areas = Area.allCases.filter { area in rows.contains { $0.contains { $0.area == area } } }
  }

  /// The numbers of an area in an edition, by the edition's place; `nil` if no case was played there.
  package subscript(area: Area, edition: Int) -> (passed: Int, total: Int)? {
    rows[edition].first { $0.area == area }?.sum
  }
}
