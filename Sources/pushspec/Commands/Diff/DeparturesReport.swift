import CommandSupport
import Conformance
import JSON
import ModelAnalysis
import ModelBasedTesting
import PushModel

/// The departures of a port from the specification.
struct DeparturesReport: Report {
  /// The comparisons, one for each run.
  let comparisons: [TranscriptJudgement]

  /// The exit code: a departure fails; a run that could not be followed is inconclusive.
  var exitCode: ExitCode {
    if comparisons.contains(where: { !$0.failures.isEmpty }) { return .failed }
    let isWhole = comparisons.allSatisfy { $0.notFollowed.isEmpty && $0.followed > 0 }
    return isWhole && !comparisons.isEmpty ? .success : .inconclusive
  }

  /// The verdict stands at the head of each run.
  let endsWithVerdict = false

  // MARK: Text

  var text: String { comparisons.map { lines($0).joined(separator: "\n") + "\n" }.joined(separator: "\n") }

  private func lines(_ comparison: TranscriptJudgement) -> [String] {
    let failures = comparison.failures
    var lines = [
      "\(comparison.edition.rawValue): \(comparison.followed.counted("case")) followed, "
        + "\(failures.count.counted("leaves", "leave")) the specification"
    ]
    for (caseID, reason) in comparison.notFollowed {
      lines.append("  not followed: \(caseID.shown()), since \(reason.shown(upTo: 600))")
    }
    if let first = failures.first {
      lines += ["", "first: " + title(first)] + self.lines(first)
      if let shortest = comparison.shortest, shortest.source.id != first.source.id {
        lines += ["", "shortest: " + title(shortest)] + self.lines(shortest)
      }
      let others = failures.dropFirst().map(\.source.id)
      if !others.isEmpty {
        lines += [""] + Paragraph.lines("also: " + others.joined(separator: ", "), indent: 2)
      }
    }
    for departure in comparison.departures where departure.isAllowedByCase {
      lines += ["", "otherwise than the machines, where the case allows it: " + title(departure)]
      lines += self.lines(departure)
    }
    let shown = comparison.shown.sorted { $0.key < $1.key }
    lines += [
      "", shown.isEmpty ? "no case shows which readings the port follows" : "readings that were shown",
    ]
    for (question, readings) in shown {
      lines.append(
        "  \(question) = " + Paragraph.list(readings.map { "\($0.reading) (\($0.caseID))" }, or: "and"))
    }
    return lines
  }

  private func title(_ departure: Departure) -> String {
    "\(departure.source.id), " + (departure.step == 0 ? "the setting" : "step \(departure.step)")
  }

  private func lines(_ departure: Departure) -> [String] {
    var lines = departure.given.map { Paragraph.lines("given \($0)", indent: 2) } ?? []
    for (number, step) in departure.steps.enumerated() { lines.append("  \(number + 1). \(step)") }
    lines += Paragraph.lines(departure.seen, indent: 12, first: "  seen")
    let telling = Self.tellingReadings(departure.allowed)
    for (allowed, readings) in zip(departure.allowed, telling) {
      let under = readings.isEmpty ? "" : " (\(readings.joined(separator: ", ")))"
      lines += Paragraph.lines((allowed.seen ?? "ruled out") + under, indent: 12, first: "  allowed")
      for id in CitedIDs.of(allowed.rules) {
        lines += Paragraph.lines("\(id): \(CitedIDs.sentence(id))", indent: 18, first: "    rests on")
      }
    }
    return lines
  }

  /// For each set of allowed readings those that differ between the sets.
  private static func tellingReadings(_ allowed: [Departure.Allowed]) -> [[String]] {
    let lefts = allowed.map { TranscriptJudgement.readings(of: $0.readings) }
    return lefts.map { left in
      left.sorted { $0.key < $1.key }.filter { question, readings in
        lefts.contains { $0[question] != readings }
      }.map { "\($0.key) = \(Paragraph.list($0.value, or: "or"))" }
    }
  }

  // MARK: JSON

  var json: JSONNode { .object(["runs": .array(comparisons.map(json(of:)))]) }

  private func json(of comparison: TranscriptJudgement) -> JSONNode {
    .object([
      "edition": comparison.edition.rawValue.json, "followed": comparison.followed.json,
      "notFollowed": .array(comparison.notFollowed) {
        .object(["case": $0.caseID.json, "reason": $0.reason.json])
      },
      "departures": .array(comparison.departures.map(json(of:))),
      "shortest": (comparison.shortest?.source.id)?.json,
      "readings": json(of: comparison.shown.mapValues { $0.map(\.reading) }),
    ])
  }

  private func json(of departure: Departure) -> JSONNode {
    .object([
      "case": departure.source.id.json, "step": departure.step.json, "given": departure.given?.json,
      "steps": departure.steps.json, "seen": departure.seen.json,
      "allowedByCase": departure.isAllowedByCase.json,
      "allowed": .array(departure.allowed) {
        .object([
          "seen": $0.seen?.json ?? .null,
          "readings": json(of: TranscriptJudgement.readings(of: $0.readings)),
          "requirements": CitedIDs.of($0.rules).json,
        ])
      },
    ])
  }

  private func json(of left: [String: [String]]) -> JSONNode {
    JSONNode(.object(left.sorted { $0.key < $1.key }.map { JSONMember(name: $0.key, node: $0.value.json) }))
  }
}

extension DeparturesReport {
  /// Judges runs by the cases that were played in them, under some readings.
  init(of runs: [RecordedRun], playing cases: [ConformanceCase], allowing readings: ReadingSet) {
    comparisons = runs.mapConcurrently { TranscriptJudgement($0, cases: cases, allowing: readings) }
  }
}
