import Conformance
import PushModel

/// The known deviations of a port, updated from recorded runs.
struct DeviationsUpdate {
  /// The entries, in their former order; new ones at the end.
  private(set) var entries: [Deviation] = []
  private(set) var added = 0
  private(set) var removed = 0

  /// The result of a run for one entry.
  private enum Shown {
    case fails(WayOfFailing)
    case passes
    /// Not played, or without a result.
    case nothing
  }

  /// Updates the entries from some runs; new ones get a reason.
  init(_ before: [Deviation], after runs: [RecordedRun], retired: Set<String>, reason: String) {
    var known: Set<Deviation> = []
    for entry in before {
      if case .one(let id) = entry.subject, retired.contains(id) {
        removed += 1
        continue
      }
      let played = runs.filter { entry.holds(in: $0.edition) }
      let shown = played.map { ($0.edition, Self.shown(entry.subject, in: $0)) }
      var failing: [Deviation] = []
      for case (let edition, .fails(let fails)) in shown {
        var one = entry
        (one.edition, one.fails) = (edition, fails)
        // One transcript may hold a run for each edition.
        if !failing.contains(one) { failing.append(one) }
      }
      let passes = shown.contains { if case .passes = $0.1 { true } else { false } }
      entries += !failing.isEmpty ? failing : passes ? [] : [entry]
      removed += failing.isEmpty && passes ? 1 : 0
    }
    for one in entries { known.insert(one.key) }
    for run in runs {
      var found = run.cases.compactMap { one in
        one.fails.map { Deviation(.one(one.caseID), in: run.edition, fails: $0, reason: reason) }
      }
      for walk in run.walks.failing where !found.contains(where: { $0.covers(walk) }) {
        var one = walk
        one.reason = reason
        found.append(one)
      }
      found.sort { $0.name < $1.name }
      for one in found where known.insert(one.key).inserted && !entries.contains(where: { $0.holds(as: one) })
      {
        entries.append(one)
        added += 1
      }
    }
  }

  private static func shown(_ subject: Deviation.Subject, in run: RecordedRun) -> Shown {
    switch subject {
    case .one(let id):
      let plays = run.cases.filter { $0.caseID == id }
      if let fails = plays.lazy.compactMap(\.fails).first { return .fails(fails) }
      return plays.contains { $0.verdict == .pass || $0.verdict == .unexpectedPass } ? .passes : .nothing
    case .walk:
      if let fails = run.walks.failing.first(where: { $0.subject == subject })?.fails { return .fails(fails) }
      return run.walks.passing.contains { $0.subject == subject } ? .passes : .nothing
    }
  }
}

extension Deviation {
  /// The subject and the edition alone.
  fileprivate var key: Deviation { Deviation(subject, in: edition, fails: nil) }

  /// Whether the two have the same subject, and the edition of the other is covered.
  fileprivate func holds(as other: Deviation) -> Bool {
    subject == other.subject && other.edition.map(holds(in:)) ?? false
  }

  /// Whether the deviation explains all that a walk shows.
  fileprivate func covers(_ walk: Deviation) -> Bool {
    guard let fails, let other = walk.fails, !other.seen.isEmpty else { return false }
    return fails.covers(other)
  }
}
