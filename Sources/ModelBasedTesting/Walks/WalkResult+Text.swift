import Conformance
import JSON

extension WalkResult {
  /// Whether it came to its end, and nothing was wrong.
  package var isComplete: Bool { failures.isEmpty && problems.isEmpty && unsupported.isEmpty }

  /// What it came to, in a line.
  package func headline(over name: BehaviourName, seed: UInt64) -> String {
    let judged = share.isWhole ? "" : ", \(share.words)"
    let end = failures.isEmpty ? isComplete ? "as the specification allows" : "not to its end" : "a failure"
    return "Walk over \(name.rawValue), seed \(seed): \(steps.counted("step"))\(judged), \(end)"
  }
}

extension ShrunkFailure {
  /// The failure for people, in lines; `seed` is that of the run.
  package func lines(isReported: Bool, seed: UInt64) -> [String] {
    var lines = [
      "FAIL\(isReported ? " (inferred) reported only" : ""), \(symbols.count.counted("step")) of "
        + "\(original) \(symbols.count == 1 ? "is" : "are") left"
    ]
    if !isRepeatable { lines[0] = "FAIL, which did not come again when it was played again" }
    lines.append("  steps     " + stepNames.joined(separator: ", "))
    lines.append("  seen      " + divergence.seen.shown(upTo: 4000))
    lines.append("  allowed   " + divergence.expected)
    lines += divergence.rules.enumerated().map { ($0 == 0 ? "  rule      " : "            ") + $1 }
    let values = SentValues(seed: seed, play: play, edition: behaviour.edition)
    lines.append("  sent as   " + values.words)
    if isPortLost { lines.append("  the port could not be started again; the rest is not played") }
    return lines
  }
}
