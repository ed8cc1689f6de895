package import Conformance
package import PushModel

/// The changed results since an older run, by cause: the port, or the suite.
package struct UpgradeComparison: Sendable {
  /// The cause of a change.
  package enum Kind: String, CaseIterable, Sendable {
    /// A case that passed fails, and the port acts differently in it.
    case regression
    /// A new case fails.
    case newCase = "new-case"
    /// The steps of a case have changed.
    case changedCase = "changed-case"
    /// The same acts of the port get another verdict.
    case changedRuling = "changed-ruling"
    /// A case that failed passes, and the port acts differently in it.
    case mended
    /// A case that was played is not played, or cannot be judged.
    case notJudged = "not-judged"
  }

  /// A case with a changed result.
  package struct Change: Sendable {
    package let kind: Kind
    package let id: Key
    /// The verdicts; `nil` where the case was not played.
    package let before: Verdict?
    package let now: Verdict?
  }

  /// The changes by edition and id; missing cases come last.
  package private(set) var changes: [Change] = []
  /// The number of cases in both runs.
  package private(set) var compared = 0

  /// A case in an edition.
  package struct Key: Hashable, Comparable, Sendable {
    package let edition: Edition
    package let caseID: String

    package static func < (one: Key, other: Key) -> Bool {
      (one.edition.rawValue, one.caseID) < (other.edition.rawValue, other.caseID)
    }
  }

  /// Compares two runs; `retired` cases may be missing in the new one.
  package init(_ old: [RecordedRun], _ new: [RecordedRun], retired: Set<String>) {
    var before = Self.cases(old)
    for (id, now) in Self.cases(new).sorted(by: { $0.key < $1.key }) {
      let then = before.removeValue(forKey: id)
      if then != nil { compared += 1 }
      note(id, then?.verdict, now.verdict) { then.map { Self.kind($0, now) } ?? .newCase }
    }
    for (id, then) in before.sorted(by: { $0.key < $1.key }) where !retired.contains(id.caseID) {
      note(id, then.verdict, nil) { .notJudged }
    }
  }

  /// Judges the recorded acts of a run anew by these cases. Verdicts from more than one play stand.
  package init(_ old: [RecordedRun], by cases: [ConformanceCase]) {
    let sources = Dictionary(cases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for run in old {
      let recorded = Self.cases([run]).sorted { $0.key < $1.key }.filter {
        sources[$0.key.caseID]?.isRetired != true && $0.value.verdict?.restsOnOnePlay == true
      }
      let verdicts = recorded.mapConcurrently {
        Self.verdict(of: $0.value, in: run, by: sources[$0.key.caseID])
      }
      for ((id, then), now) in zip(recorded, verdicts) {
        compared += 1
        // The record answers only the steps that were taken.
        if now == .adapterFault, then.verdict != .adapterFault {
          changes.append(Change(kind: .changedCase, id: id, before: then.verdict, now: nil))
        } else {
          note(id, then.verdict, now) { .changedRuling }
        }
      }
    }
  }

  package func changes(_ kind: Kind) -> [Change] { changes.filter { $0.kind == kind } }

  /// The counting play of each case.
  private static func cases(_ runs: [RecordedRun]) -> [Key: RecordedCase] {
    var all: [Key: RecordedCase] = [:]
    for run in runs {
      for one in run.cases where one.verdict != nil {
        let key = Key(edition: run.edition, caseID: one.caseID)
        if one.counts || all[key]?.counts != true { all[key] = one }
      }
    }
    return all
  }

  /// The verdict on a recorded case; an adapter's fault where the case has other steps than the record.
  private static func verdict(
    of recorded: RecordedCase, in run: RecordedRun, by source: ConformanceCase?
  ) -> Verdict? {
    guard let source, source.editions.contains(run.edition) else { return nil }
    let profile = run.profile ?? Profile(adapter: "", implementation: "", edition: run.edition)
    var port = RecordedPort(recorded, profile: profile)
    var runner = SuiteRunner(cases: [source], edition: run.edition)
    runner.isStrict = run.isStrict
    runner.playsAgain = false
    return runner.run(on: &port).records.first?.verdict
  }

  /// Adds a case that passed and fails, or the reverse, or that is no longer judged. A known deviation is no news.
  private mutating func note(_ id: Key, _ before: Verdict?, _ now: Verdict?, _ kind: () -> Kind) {
    let wasGood = before.map { $0.isPlayed && !$0.isWrong } ?? true
    guard now != .knownDeviation, before != nil || now?.isWrong == true else { return }
    if let now, now.isPlayed {
      guard wasGood == now.isWrong else { return }
      changes.append(Change(kind: kind(), id: id, before: before, now: now))
    } else if wasGood {
      changes.append(Change(kind: .notJudged, id: id, before: before, now: now))
    }
  }

  /// The cause of a changed result: up to the first difference of the records, port and suite are the same.
  private static func kind(_ old: RecordedCase, _ new: RecordedCase) -> Kind {
    let (before, now) = (old.numbered, new.numbered)
    for (one, other) in zip(before, now) {
      if one.stimulus != other.stimulus { return .changedCase }
      if one.reply != other.reply { return new.verdict?.isWrong == true ? .regression : .mended }
    }
    // A case ends at its first failure.
    let isCut = before.count < now.count ? old.verdict?.isWrong : new.verdict?.isWrong
    return before.count == now.count || isCut == true ? .changedRuling : .changedCase
  }
}

extension RecordedCase {
  /// The exchanges with numbers for the names of calls, which do not concern the port.
  fileprivate var numbered: [Exchange] {
    var numbers: [String: String] = [:]
    return exchanges.map { exchange in
      var exchange = exchange
      if let name = exchange.name { numbers[name] = String(numbers.count) }
      exchange.name = nil
      exchange.reply = exchange.reply?.naming(numbers)
      return exchange
    }
  }
}

extension Verdict {
  /// Whether the port or its adapter is wrong, known or not.
  fileprivate var isWrong: Bool { countsAsFailed || self == .knownDeviation }

  /// Whether a single play shows it.
  fileprivate var restsOnOnePlay: Bool {
    switch self {
    case .contradiction, .unsteady, .leaks: false
    case .pass, .fail, .argued, .notOffered, .notJudged, .couldNotRun, .crash, .timeout, .adapterFault,
      .harnessFault, .notRun, .knownDeviation, .changedDeviation, .unexpectedPass:
      true
    }
  }
}
