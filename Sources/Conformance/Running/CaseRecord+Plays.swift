import PushModel

extension CaseRecord {
  /// The verdict of this play alone, regardless of other plays.
  var outcome: Verdict { ownVerdict ?? verdict }

  /// All plays of the case in order, this one among them.
  package var plays: [CaseRecord] {
    var this = self
    this.otherPlays = ([], [])
    return otherPlays.before + [this] + otherPlays.after
  }

  /// Whether another play saw exactly the same, with the same verdict.
  func isSamePlay(as other: CaseRecord) -> Bool {
    verdict == other.verdict && message == other.message && sights == other.sights && setting == other.setting
      && steps == other.steps
  }

  /// Whether another play fails at the same place in the same way.
  func fails(as other: CaseRecord, _ sights: [Observed], _ otherSights: [Observed]) -> Bool {
    verdict == other.verdict && root == other.root && divergence == other.divergence && sights == otherSights
      && failure?.seen == other.failure?.seen
  }

  /// Marks a failed case that came out differently when it was played again.
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

  /// Marks an adapter that answers before its port is idle. `again` is the play that came out well when it was asked
  /// for more.
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
