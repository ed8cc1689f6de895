import JSON
import PushModel
import StateMachines

/// The result of a run for people: plain, aligned text.
package struct TextReport: Sendable {
  /// Whether colours may be used.
  package var usesColour = false
  /// The command that plays a case again, to be copied.
  package var again: @Sendable (CaseRecord) -> String = { $0.rerunCommand() }
  /// What the best null port reaches; `nil` leaves the line out.
  package var nullScore: NullScore?

  /// Of how many reasons a case is shown in full, those of most cases; `nil` for all. The others get a line each.
  package var fullReasons: Int?

  /// What came out of tests that were generated, in lines.
  package var generated: [String] = []
  /// What the last line counts, where that is more than the cases.
  package var totals: SuiteResult.Totals?
  /// Why nothing is said of whether the port conforms, in a sentence.
  package var reservation: String?

  /// What the port was told in the place of the values that a case names; `nil` leaves the line out.
  package var values: (@Sendable (CaseRecord) -> String)?

  /// A report without colours.
  package init() {}

  /// The whole report, ending with the line that counts. Where nothing stands against the port the verdict comes first.
  package func render(_ result: SuiteResult) -> String {
    let isGreen = isGreen(result)
    var blocks = [((isGreen ? verdict(result) : []) + [head(result)]).joined(separator: "\n")]
    if !result.problems.isEmpty {
      blocks.append((["Bad files"] + result.problems.map { "  \($0)" }).joined(separator: "\n"))
    }
    if case .adapter = result.stop {
      // Nothing else is to be read out of what its adapter has spoilt.
      let faults = result.records.filter { $0.verdict.blame == .adapter }
      blocks += failures(faults.isEmpty ? result.records : faults)
    } else {
      if result.exitCode != 0, let hint = result.hint { blocks.append("HINT  \(hint)") }
      blocks += failures(result.records)
      blocks.append(known(result.records, atMost: fullReasons).joined(separator: "\n"))
      blocks.append(argued(result.records, atMost: isGreen ? 3 : Self.briefReasons).joined(separator: "\n"))
      if !isGreen || fullReasons == nil { blocks.append(table(result)) }
      blocks.append((profile(result) + generated).joined(separator: "\n"))
    }
    let end = (result.profile == nil ? [] : stopped(result)) + remarks(result)
    blocks.append((end + (isGreen ? [] : verdict(result)) + [numbers(result)]).joined(separator: "\n"))
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Whether nothing stands against the port: what is argued does not.
  package func isGreen(_ result: SuiteResult) -> Bool {
    result.exitCode == 0 && reservation == nil && (totals ?? result.totals).failed == 0
      && result.records.allSatisfy { !$0.verdict.isTold || $0.verdict == .argued }
  }

  /// One case that did not come out well; `nil` if it did, or if it was not run.
  package func render(_ record: CaseRecord) -> String? {
    guard record.verdict.isTold else { return nil }
    let colour: Colour = record.verdict.isFailure ? .red : .yellow
    var lines = [paint(label(record), colour) + "  " + record.message]
    lines += record.leftOpenBy.prefix(1).map { "  undecided " + "\($0.words) (\($0.citation.id))" }
    lines += Self.diagnostics(record.diagnostics)
    if let values, record.verdict == .fail { lines.append("  sent as   " + values(record)) }
    lines.append("  again     " + again(record))
    return lines.joined(separator: "\n")
  }

  func label(_ record: CaseRecord) -> String {
    var label = record.verdict.rawValue.uppercased()
    if record.verdict == .fail, record.weight != .must { label += " (\(record.weight.name))" }
    return label
  }

  /// What a port said last on its standard error: some languages tell the reason first, others last.
  package static func diagnostics(_ text: String) -> [String] {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let first = 6
    let last = 8
    var told = lines.map { String($0).shown() }
    if told.count > first + last + 1 {
      told[first..<(told.count - last)] = ["… \(told.count - first - last) lines …"]
    }
    // Each line is marked, so that none looks like a line of ours.
    return told.enumerated().map { ($0 == 0 ? "  stderr    | " : "            | ") + $1 }
  }

  private func head(_ result: SuiteResult) -> String {
    guard let profile = result.profile else { return stopped(result).joined(separator: "\n") }
    return
      "Under test: \(profile.words), edition \(result.edition.rawValue)"
  }

  private func table(_ result: SuiteResult) -> String {
    let rows = ResultTable(result).rows
    guard !rows.isEmpty else { return "" }
    let used = ResultTable.weights.indices.filter { column in
      rows.contains { $0.cells[column].total > 0 }
    }
    let header = [""] + used.map { ResultTable.weights[$0].name }
    let body = rows.map { row in
      [row.area.title]
        + used.map { column in
          let cell = row.cells[column]
          return cell.total == 0 ? "-" : "\(cell.passed)/\(cell.total)"
        }
    }
    return Self.aligned([header] + body)
  }

  /// Columns, the first flush left and the others flush right.
  static func aligned(_ rows: [[String]]) -> String {
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

  /// One line on the readings, and those questions on which the port contradicts itself.
  private func profile(_ result: SuiteResult) -> [String] {
    let entries = result.readings.entries
    guard !entries.isEmpty else { return [] }
    let told = entries.count { $0.readings.count < $0.outOf && !$0.hasDissent }
    let line =
      "Readings: \(told) of \(entries.count.counted("open question")) told apart; --readings lists them"
    let contradictions = entries.filter(\.isContradiction).map(\.question)
    return [line]
      + (contradictions.isEmpty
        ? [] : [paint("Contradicts itself: \(contradictions.joined(separator: ", "))", .red)])
  }

  /// What is to be known beside the verdict.
  package func remarks(_ result: SuiteResult) -> [String] {
    var lines: [String] = []
    if result.lateCount > 0 {
      lines.append(
        """
        The port does some things later, which is its own business: in \(result.lateCount.counted("case")) what was \
        missing came as time passed.
        """)
    }
    if let nullScore {
      let percent = Int((nullScore.share * 100).rounded())
      lines.append(
        """
        For comparison, the best null port (\(nullScore.manner.rawValue)) passes \(nullScore.passed) \
        of \(nullScore.total) cases, \(percent) %.
        """)
    }
    return lines
  }

  /// Whether the port conforms, in a sentence; nothing where that cannot be said.
  package func verdict(_ result: SuiteResult) -> [String] {
    if let reservation { return [reservation] }
    guard result.notSelected == 0, (totals ?? result.totals).failed > 0 else {
      return result.statement(totals ?? result.totals).map { [$0] } ?? []
    }
    // What an adapter does wrong says nothing of the port.
    return [0, 1, 6].contains(result.exitCode) ? ["Does not conform to \(result.edition.rawValue)."] : []
  }

  /// The line that counts.
  package func numbers(_ result: SuiteResult) -> String {
    let totals = totals ?? result.totals
    return paint(
      totals.words, totals.failed > 0 ? .red : totals.skipped + totals.notRun > 0 ? .yellow : .green)
  }

  /// Why the run ended before its end, and what the adapter said last.
  private func stopped(_ result: SuiteResult) -> [String] {
    (result.stop.map { ["Incomplete: \($0.words)."] } ?? []) + Self.diagnostics(result.diagnostics)
  }

  private func paint(_ text: String, _ colour: Colour) -> String {
    usesColour ? colour.paint(text) : text
  }
}

extension Profile {
  /// Who is under test.
  package var words: String { "\(implementation.shown()) through \(adapter.shown())" }
}
