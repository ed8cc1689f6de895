import Conformance
package import JSON
import PushModel

extension WalkResult {
  /// Whether it reached its end without new failures.
  package var isComplete: Bool { failures.isEmpty && problems.isEmpty && unsupported.isEmpty }

  /// The number of known failing walks that fail.
  package var knownCount: Int {
    known.count {
      if case .walk = $0.deviation.subject { true } else { false }
    }
  }

  /// The lines on known deviations: those that were met, and those that pass.
  package var knownLines: [String] { known.map { "  " + $0.words } + passing.map { "  " + $0.words } }

  /// The result in a line.
  package func headline(over name: BehaviourName, seed: UInt64) -> String {
    let judged = share.isWhole ? "" : ", \(share.words)"
    let end =
      failures.isEmpty
      ? isComplete
        ? "as the specification allows" + (known.isEmpty ? "" : " but for what is known") : "not to its end"
      : failures.contains { $0.contradiction == nil } ? "a failure" : "a contradiction"
    return "Walk over \(name.rawValue), seed \(seed): \(steps.counted("step"))\(judged), \(end)"
  }
}

extension ShrunkFailure {
  /// The failure by an argument in a line.
  package var arguedLine: String {
    let text = "seen \(divergence.seen), allowed \(divergence.expected)"
    return "  ARGUED, \(stepNames.joined(separator: ", ")): \(text.shown(upTo: 200))"
  }

  /// The failure for people, in lines; `seed` is the seed of the run.
  package func lines(isReported: Bool, seed: UInt64) -> [String] {
    if let contradiction { return lines(contradiction, seed: seed) }
    var lines = [
      "\(isReported ? "ARGUED" : "FAIL"), \(symbols.count.counted("step")) of "
        + "\(original) \(symbols.count == 1 ? "is" : "are") left"
    ]
    if !isRepeatable { lines[0] = "UNSTEADY, which did not come again when it was played again" }
    lines.append("  steps     " + stepNames.joined(separator: ", "))
    lines.append("  seen      " + divergence.seen.shown(upTo: 4000))
    lines.append("  allowed   " + divergence.expected)
    lines += divergence.rules.enumerated().map { ($0 == 0 ? "  rule      " : "            ") + $1 }
    lines.append(sentAs(seed))
    if isPortLost { lines.append("  the port could not be started again; the rest is not played") }
    return lines
  }

  private func sentAs(_ seed: UInt64) -> String {
    "  sent as   " + SentValues(seed: seed, play: play, edition: behaviour.edition).words
  }

  private func lines(_ contradiction: WalkContradiction, seed: UInt64) -> [String] {
    let question = OpenQuestion.named(contradiction.question)
    func meaning(_ readings: [String]) -> String { question?.meaning(of: readings) ?? "" }
    return [
      "CONTRADICTION, \(symbols.count.counted("step")) of \(original) \(symbols.count == 1 ? "is" : "are") left: the port "
        + "follows two readings of \(contradiction.question)",
      "  open      \(question?.asks ?? "")",
      question?.place(in: behaviour.edition).map { "  stands    \($0)" },
      "  steps     \(stepNames.joined(separator: ", "))",
      "  here      follows \(meaning(contradiction.readings))",
      "  seen      \(divergence.seen.shown(upTo: 4000))",
      "  there     \(contradiction.other) follows \(meaning(contradiction.otherReadings)): then here \(divergence.expected)",
      sentAs(seed),
    ].compactMap(\.self)
  }
}

extension WalkContradiction {
  package var json: JSONNode {
    .object([
      "question": question.json, "readings": readings.json, "other": other.json,
      "otherReadings": otherReadings.json,
    ])
  }
}
