import PushModel

extension CaseRecord {
  /// How this play came out, whatever came of others.
  var outcome: Verdict { ownVerdict ?? verdict }

  /// All plays of the case, in their order: this one, and those in which it was played again.
  package var plays: [CaseRecord] {
    var this = self
    this.otherPlays = ([], [])
    return otherPlays.before + [this] + otherPlays.after
  }

  /// Whether all that was seen is the same, and what the case says of it.
  func isSamePlay(as other: CaseRecord) -> Bool {
    verdict == other.verdict && message == other.message && sights == other.sights && setting == other.setting
      && steps == other.steps
  }

  /// Whether it fails at the same place in the same way as another play.
  func fails(as other: CaseRecord, _ sights: [Observed], _ otherSights: [Observed]) -> Bool {
    verdict == other.verdict && root == other.root && divergence == other.divergence && sights == otherSights
      && failure?.seen == other.failure?.seen
  }

  /// It was wrong, and otherwise when it was played again.
  mutating func becomeUnsteady(beside other: CaseRecord) {
    ownVerdict = verdict
    let first = message.isEmpty ? verdict.rawValue : message
    let lines = [
      "\(caseID) in \(edition.rawValue): \(title)",
      "  unsteady  it came out otherwise when it was played again: the port, or its adapter, is not deterministic",
      "  once      \(verdict.rawValue)",
    ]
    message =
      (lines + first.split(separator: "\n").map { "            \($0)" } + [
        "  again     \(other.verdict.rawValue)"
      ]
      + FailureText.play(other)).joined(separator: "\n")
    verdict = .unsteady
    otherPlays.after = [other]
  }

  /// The adapter answers before its port is idle: the same came out well where it was asked whether more had come.
  mutating func note(_ afterthought: Afterthought, in again: CaseRecord, of compiled: CompiledCase) {
    verdict = .adapterFault
    root = "the adapter answers before its port is idle"
    var count = 0
    let step = ([again.setting] + again.steps.map(\.exchanges)).firstIndex {
      count += $0.count
      return count >= afterthought.place
    }
    divergence = step.flatMap { $0 > 0 ? $0 - 1 : nil }
    message = FailureText.early(afterthought, step: step ?? 0, of: compiled)
  }
}
