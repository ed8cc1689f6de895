package import Conformance
package import PushModel

/// What came out otherwise than in an older run, sorted by what has changed: the port, or the suite.
package struct UpgradeComparison: Sendable {
  /// What has changed.
  package enum Kind: String, CaseIterable, Sendable {
    /// A case that came out well fails, and the port does otherwise in it.
    case regression
    /// A case that was not there fails.
    case newCase = "new-case"
    /// The steps of a case are others.
    case changedCase = "changed-case"
    /// The same that the port did is judged otherwise.
    case changedRuling = "changed-ruling"
    /// A case that failed comes out well, and the port does otherwise in it.
    case mended
    /// A case that was played is not, or cannot be judged.
    case notJudged = "not-judged"
  }

  /// A case that came out otherwise.
  package struct Change: Sendable {
    package let kind: Kind
    package let id: Key
    /// How it came out before and now; `nil` where it was not played.
    package let before: Verdict?
    package let now: Verdict?
  }

  /// By edition and id, and in the end what is not there any more.
  package private(set) var changes: [Change] = []
  /// How many cases both hold.
  package private(set) var compared = 0

  /// A case in an edition.
  package struct Key: Hashable, Comparable, Sendable {
    package let edition: Edition
    package let caseID: String

    package static func < (one: Key, other: Key) -> Bool {
      (one.edition.rawValue, one.caseID) < (other.edition.rawValue, other.caseID)
    }
  }

  /// Compares two runs; `retired` are cases that need not be in the newer one.
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

  /// Judges a run anew by these cases, as the port did then. A verdict that rests on more than one play stands.
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
        // The record answers no other steps than those that were taken.
        if now == .adapterFault, then.verdict != .adapterFault {
          changes.append(Change(kind: .changedCase, id: id, before: then.verdict, now: nil))
        } else {
          note(id, then.verdict, now) { .changedRuling }
        }
      }
    }
  }

  /// The cases that changed in one way.
  package func changes(_ kind: Kind) -> [Change] { changes.filter { $0.kind == kind } }

  /// The play of each case that counts.
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

  /// How a case comes out on what was recorded; an adapter's fault where other steps are asked.
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

  /// Notes a case that came out well and failed, or the other way round, or of which nothing is known any more. A failure
  /// that is known to the port's team is no news.
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

  /// What has changed of a case that came out otherwise: up to where the records differ, port and suite did the same.
  private static func kind(_ old: RecordedCase, _ new: RecordedCase) -> Kind {
    let (before, now) = (old.numbered, new.numbered)
    for (one, other) in zip(before, now) {
      if one.stimulus != other.stimulus { return .changedCase }
      if one.reply != other.reply { return new.verdict?.isWrong == true ? .regression : .mended }
    }
    // A case ends where it fails.
    let isCut = before.count < now.count ? old.verdict?.isWrong : new.verdict?.isWrong
    return before.count == now.count || isCut == true ? .changedRuling : .changedCase
  }
}

extension RecordedCase {
  /// The exchanges, in which calls have numbers for names: what a case calls them is nothing to the port.
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
  /// Whether the port, or its adapter, is wrong, known or not.
  fileprivate var isWrong: Bool { countsAsFailed || self == .knownDeviation }

  /// Whether a play alone shows it.
  fileprivate var restsOnOnePlay: Bool {
    switch self {
    case .contradiction, .unsteady, .leaks: false
    case .pass, .fail, .argued, .notOffered, .notJudged, .couldNotRun, .crash, .timeout, .adapterFault,
      .harnessFault, .notRun, .knownDeviation, .changedDeviation, .unexpectedPass:
      true
    }
  }
}
