import CommandSupport
import Conformance
import JSON
import PushModel

/// What `check` prints, and what it ends with.
struct CheckReport: Report {
  let options: CheckOptions
  let outcome: CheckRun.Outcome
  /// The best null port of each edition, where every case was played.
  let nullScores: [Edition: NullScore]

  /// What the command ends with: the gravest of what the editions end with.
  var exitCode: ExitCode {
    var codes = outcome.parts.map(\.exitCode)
    if outcome.shutdownFault != nil { codes.append(.adapter) }
    if options.isStrict, !outcome.stale.isEmpty { codes.append(.unexpected) }
    return ExitCode.gravest(of: codes) ?? outcome.exitWithoutParts
  }

  /// The last line of each edition, and of all, has its colour already, which an option may have asked for.
  let endsWithVerdict = false

  // MARK: Text

  var text: String {
    guard outcome.parts.count > 1 else { return outcome.parts.map(block).joined() }
    let reports = outcome.parts.map { (report($0), $0.result) }
    let isGreen = exitCode == .success && reports.allSatisfy { $0.isGreen($1) }
    guard isGreen, !options.showsAll, !options.showsReadings else {
      return (outcome.parts.map(block) + [sum]).joined(separator: "\n")
    }
    let tester = outcome.results.first?.profile.map { "Under test: \($0.words)\n" } ?? ""
    let verdicts = reports.flatMap { $1.notSelected == 0 ? $0.verdict($1).map { $0 + "\n" } : [] }
    return verdicts.joined() + tester + "\n" + sum
  }

  private func block(_ part: CheckRun.Part) -> String {
    let profile = options.showsReadings ? ReadingProfileText.of(part.result) : ""
    return profile + report(part).render(part.result)
  }

  private func report(_ part: CheckRun.Part) -> TextReport {
    let result = part.result
    var report = caseReport
    report.usesColour = options.usesColour
    report.fullReasons = options.showsAll ? nil : CheckOptions.reasons
    report.nullScore = nullScores[result.edition]
    report.generated =
      part.generated.flatMap { $0.lines(options.port, all: options.showsAll) } + guarantee(part.generated)
      + (part.contract?.lines ?? [])
    report.totals = part.totals
    report.reservation = reservation(on: part)
    return report
  }

  /// Why an edition of which all cases came out as expected has no verdict.
  private func reservation(on part: CheckRun.Part) -> String? {
    guard part.result.exitCode == 0, part.totals.failed == 0 else { return nil }
    if let fault = outcome.shutdownFault { return "No verdict: at the end, \(fault.shown())." }
    if let contract = part.contract, let reservation = contract.reservation { return reservation }
    return part.generated.contains { $0.exitCode == .inconclusive }
      ? "No verdict: what was generated could not be played to its end." : nil
  }

  /// What is told of a case, without colours.
  private var caseReport: TextReport {
    var report = TextReport()
    report.again = { [again = options.casesAgain + options.port.again + options.tests.again] in
      $0.rerunCommand(options: again)
    }
    let seed = options.tests.seed
    report.values = { SentValues(seed: seed, play: $0.caseID, edition: $0.edition).words }
    return report
  }

  /// One line for each edition, and the line that counts.
  private var sum: String {
    let rows = outcome.parts.map { part -> String in
      let name = part.result.edition.rawValue
      return name + String(repeating: " ", count: 13 - name.count) + part.totals.words
    }
    let notSelected = outcome.results.map(\.notSelected).reduce(0, +)
    let selection =
      notSelected == 0 ? "" : "A selection: \(notSelected.counted("other case")) in all not run\n"
    let last = options.usesColour ? exitCode.colour.paint(totals.words) : totals.words
    return rows.joined(separator: "\n") + "\n\n" + selection + last + "\n"
  }

  private var totals: SuiteResult.Totals { outcome.parts.map(\.totals).reduce(.init(), +) }

  /// What complete suites show of a port that passes them, for the largest of them.
  private func guarantee(_ outcomes: [GeneratedOutcome]) -> [String] {
    guard let largest = outcomes.max(by: { $0.states ?? 0 < $1.states ?? 0 }), let text = largest.guarantee,
      outcomes.allSatisfy(\.isComplete)
    else { return [] }
    return ["What the suites show, each for the states of its behaviour; of the largest:"]
      + [Paragraph.text(text, indent: 2, first: "  ")]
  }

  // MARK: Programs

  var junit: [JUnitReport.Suite] {
    let suites = outcome.parts.map { part in
      var suite = JUnitReport.suite(part.result, told: caseReport.render)
      suite.cases += part.generated.map { $0.junit(options.port) } + (part.contract.map { [$0.junit] } ?? [])
      return suite
    }
    guard let fault = outcome.shutdownFault else { return suites }
    return suites + [.init("adapter", [.init("run", "The adapter ends", .error(.init("shutdown", fault)))])]
  }

  private var contracts: [JSONNode] {
    outcome.parts.compactMap { part in part.contract?.json(of: part.result.edition) }
  }

  var json: JSONNode {
    .object([
      "suite": WireProtocol.suite.json, "exit": Int(exitCode.rawValue).json,
      "totals": totals.json,
      "shutdown": outcome.shutdownFault?.json,
      "stale": outcome.stale.isEmpty ? nil : outcome.stale.json,
      "contracts": contracts.isEmpty ? nil : .array(contracts),
      "editions": .array(
        outcome.parts.map { part in
          JSONReport.node(
            part.result, totals: part.totals, exit: part.exitCode.rawValue,
            nullScore: nullScores[part.result.edition],
            generated: part.generated.map { $0.json(options.port) })
        }),
    ])
  }
}

/// The full reading profile of a port: every question that its cases asked.
enum ReadingProfileText {
  static func of(_ result: SuiteResult) -> String {
    var text = "Reading profile, \(result.edition.rawValue)\n"
    if result.readings.entries.isEmpty { return text + "  no question was asked\n\n" }
    for entry in result.readings.entries {
      let name = entry.question + String(repeating: " ", count: max(1, 12 - entry.question.count))
      let followed =
        entry.hasDissent
        ? entry.isContradiction ? "contradicts itself" : "differs by kind of token or by call"
        : entry.readings.count == entry.outOf
          ? "not told apart" : entry.readings.joined(separator: " or ")
      text += Paragraph.text(
        "\(followed) (of \(entry.outOf))\(votes(entry))", indent: 14, first: "  \(name)")
    }
    return text + "\n"
  }

  private static func votes(_ entry: ReadingProfile.Entry) -> String {
    guard !entry.votes.isEmpty else { return "" }
    if entry.hasDissent {
      let told = entry.votes.map { "\($0.caseID) \($0.readings.joined(separator: " or "))" }
      return ": " + told.joined(separator: ", ")
    }
    let shown = entry.votes.prefix(4).map(\.caseID).joined(separator: ", ")
    let rest = entry.votes.count - min(4, entry.votes.count)
    return ", by \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }
}
