import JSON
import PushModel

/// The result of a run for people: plain, aligned text.
package struct TextReport: Sendable {
  /// Whether colours may be used.
  package var usesColour = false
  /// The number of reasons that are shown with a full case, those with most cases first; `nil` for all. The others
  /// get a line each.
  package var fullReasons: Int?
  /// Whether the reading of every asked question is shown.
  package var showsReadings = false
  /// The reason why no verdict on conformance is given, if the report does not know it itself.
  package var reservation: String?

  package init() {}

  /// The whole report. With nothing against the port, each of several editions gets one line.
  package func render(_ run: RunReport) -> String {
    // An edition that was interrupted says so itself, above the numbers.
    let isCut = run.isIncomplete && !run.editions.contains(where: \.isInterrupted)
    let end = isCut ? RunReport.incomplete + "\n" : ""
    let reports = run.editions.map { (report: reserved($0, in: run), edition: $0) }
    func block(_ report: TextReport, _ edition: EditionReport) -> String {
      (showsReadings ? report.readings(edition) : "") + report.render(edition)
    }
    guard reports.count > 1 else { return reports.map(block).joined() + end }
    let isGreen = run.exit == 0 && reports.allSatisfy { $0.isGreen($1) }
    guard isGreen, fullReasons != nil, !showsReadings else {
      return (reports.map(block) + [sum(run)]).joined(separator: "\n") + end
    }
    let tester = run.editions.first?.tester.map { "Under test: \($0)\n" } ?? ""
    let verdicts = reports.flatMap { $1.notSelected == 0 ? $0.verdict($1).map { $0 + "\n" } : [] }
    return verdicts.joined() + tester + "\n" + sum(run) + end
  }

  /// The report with the reason why an edition has no verdict although all its cases came out as expected.
  func reserved(_ edition: EditionReport, in run: RunReport) -> TextReport {
    guard edition.casesExit == 0, edition.totals.failed == 0 else { return self }
    var report = self
    if let fault = run.shutdownFault {
      report.reservation = "No verdict: at the end, \(fault.shown())."
    } else if let reservation = edition.contract?.text("reservation"), !reservation.isEmpty {
      report.reservation = reservation
    } else if !edition.generated.allSatisfy(\.isPlayedToItsEnd) {
      report.reservation = "No verdict: what was generated could not be played to its end."
    }
    return report
  }

  /// The report on an edition, which ends with its totals. With nothing against the port the verdict comes first.
  package func render(_ edition: EditionReport) -> String {
    let isGreen = isGreen(edition)
    var blocks = [((isGreen ? verdict(edition) : []) + [head(edition)]).joined(separator: "\n")]
    if !edition.problems.isEmpty {
      blocks.append((["Bad files"] + edition.problems.map { "  \($0)" }).joined(separator: "\n"))
    }
    if edition.isStoppedByAdapter {
      // With a faulty adapter other failures say nothing.
      let faults = edition.cases.filter { $0.verdict.blame == .adapter }
      blocks += failures(faults.isEmpty ? edition.cases : faults, of: edition)
    } else {
      if edition.casesExit != 0, let hint = edition.hint { blocks.append("HINT  \(hint)") }
      blocks += failures(edition.cases, of: edition)
      blocks.append(Self.known(edition.cases, atMost: fullReasons).joined(separator: "\n"))
      blocks.append(argued(edition.cases, atMost: isGreen ? 3 : Self.briefReasons).joined(separator: "\n"))
      let areas = AreaRow.rows(edition.cases)
      if !isGreen || fullReasons == nil { blocks.append(Self.table(areas)) }
      let generated = edition.generated.flatMap { $0.generatedLines(all: fullReasons == nil) }
      let contract = edition.contract?.texts("text") ?? []
      let judged = AreaRow.judged(areas).map { [$0] } ?? []
      blocks.append(
        (judged + profile(edition) + generated + guarantee(edition) + contract).joined(separator: "\n"))
    }
    let end = (edition.profile == nil ? [] : stopped(edition)) + remarks(edition)
    blocks.append((end + (isGreen ? [] : verdict(edition)) + [numbers(edition)]).joined(separator: "\n"))
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Whether nothing stands against the port. Argued failures do not.
  private func isGreen(_ edition: EditionReport) -> Bool {
    edition.casesExit == 0 && reservation == nil && edition.totals.failed == 0
      && edition.cases.allSatisfy { !$0.verdict.isTold || $0.verdict == .argued }
  }

  /// One case that did not come out well; `nil` if it did, or was not run. `values` are those that the port was told
  /// in place of the values in the case.
  package func render(_ one: CaseReport, again: String, values: String?) -> String? {
    guard one.verdict.isTold else { return nil }
    let colour: Colour = one.verdict.isFailure ? .red : .yellow
    var lines = [paint(one.label, colour) + "  " + one.message]
    lines += one.undecided.prefix(1).map { "  undecided " + $0 }
    lines += Self.diagnostics(one.diagnostics)
    if let values, one.verdict == .fail { lines.append("  sent as   " + values) }
    lines.append("  again     " + again)
    return lines.joined(separator: "\n")
  }

  /// The last standard error of a port, cut in the middle: some languages print the reason first, others last.
  package static func diagnostics(_ text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let first = 6
    let last = 8
    var told = lines.map { String($0).shown() }
    if told.count > first + last + 1 {
      told[first..<(told.count - last)] = ["… \(told.count - first - last) lines …"]
    }
    // Each line is marked, so that none looks like a line of the suite.
    return told.enumerated().map { ($0 == 0 ? "  stderr    | " : "            | ") + $1 }
  }

  private func head(_ edition: EditionReport) -> String {
    guard let tester = edition.tester else { return stopped(edition).joined(separator: "\n") }
    return "Under test: \(tester), edition \(edition.edition.rawValue)"
  }

  private static func table(_ rows: [AreaRow]) -> String {
    guard !rows.isEmpty else { return "" }
    let used = AreaRow.levels.indices.filter { column in rows.contains { $0.cells[column].total > 0 } }
    let header = [""] + used.map { AreaRow.levels[$0].name } + ["judged"]
    let body = rows.map { row in
      [row.area.title]
        + used.map { column in
          let cell = row.cells[column]
          return cell.total == 0 ? "-" : "\(cell.passed)/\(cell.total)"
        } + [row.judgedInFull]
    }
    return aligned([header] + body)
  }

  /// Rows in aligned columns, the first flush left and the others flush right.
  private static func aligned(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, text in
        let padding = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + padding : padding + text
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// One line for each edition, and the totals.
  private func sum(_ run: RunReport) -> String {
    let rows = run.editions.map { edition -> String in
      let name = edition.edition.rawValue
      return name + String(repeating: " ", count: 13 - name.count) + edition.totals.words
    }
    let notSelected = run.editions.map(\.notSelected).reduce(0, +)
    let selection =
      notSelected == 0 ? "" : "A selection: \(notSelected.counted("other case")) in all not run\n"
    let colour: Colour = run.exit == 0 ? .green : run.exit == 4 ? .yellow : .red
    return rows.joined(separator: "\n") + "\n\n" + selection + paint(run.totals.words, colour) + "\n"
  }

  /// The remarks beside the verdict.
  package func remarks(_ edition: EditionReport) -> [String] {
    var lines: [String] = []
    let late = edition.cases.count { $0.json["late"] != nil }
    if late > 0 {
      lines.append(
        """
        The port does some things later, which is its own business: in \(late.counted("case")) what was \
        missing came as time passed.
        """)
    }
    if let score = edition.nullScore {
      let (passed, total) = (score.number("passed"), score.number("total"))
      let percent = total == 0 ? 0 : Int((Double(passed) / Double(total) * 100).rounded())
      lines.append(
        """
        For comparison, the best null port (\(score.text("port"))) passes \(passed) \
        of \(total) cases, \(percent) %.
        """)
    }
    return lines
  }

  /// Whether the port conforms, in a sentence; empty if the result does not decide it.
  package func verdict(_ edition: EditionReport) -> [String] {
    if let reservation { return [reservation] }
    guard edition.notSelected == 0, edition.totals.failed > 0 else {
      return edition.statement.map { [$0] } ?? []
    }
    // The faults of an adapter say nothing of the port.
    return [0, 1, 6].contains(edition.casesExit) ? ["Does not conform to \(edition.edition.rawValue)."] : []
  }

  /// The line with the totals.
  package func numbers(_ edition: EditionReport) -> String {
    let totals = edition.totals
    return paint(
      totals.words, totals.failed > 0 ? .red : totals.skipped + totals.notRun > 0 ? .yellow : .green)
  }

  /// The reason for an early end, and the last output of the adapter.
  private func stopped(_ edition: EditionReport) -> [String] {
    (edition.stopped.map { ["Incomplete: \($0)."] } ?? []) + Self.diagnostics(edition.diagnostics)
  }

  func paint(_ text: String, _ colour: Colour) -> String { usesColour ? colour.paint(text) : text }
}

extension CaseReport {
  /// The verdict, and its weight if it is less than the highest.
  package var label: String {
    let label = verdict.rawValue.uppercased()
    return verdict == .fail && weight != .must ? label + " (\(weight.name))" : label
  }
}
