package import JSON
package import PushModel

/// The result of a run.
package struct SuiteResult: Sendable {
  /// The profile of the port; `nil` if it could not be reached.
  package var profile: Profile?
  package var edition: Edition
  /// The cases in the order of the run.
  package var records: [CaseRecord]
  /// The readings that the port follows.
  package var readings: ReadingProfile
  /// The number of cases of the edition that were not selected.
  package var notSelected = 0
  /// The number of cases in which the port did something later, and nothing else was wrong.
  package var lateCount: Int { records.count(where: \.isLate) }
  /// A likely mistake of the adapter.
  package var hint: String?
  /// The reason for an early end of the run; `nil` if it ran to its end.
  package var stop: Stop?
  /// The last standard error of the adapter, if it ended the run.
  package var diagnostics = ""
  /// The problems of the cases themselves.
  package var problems: [CaseProblem]
  /// Whether inferred requirements count.
  package var isStrict: Bool

  /// The reason for an early end of a run.
  package enum Stop: Hashable, Sendable {
    /// An interruption was asked for.
    case interrupted
    /// A case failed, and the run stops at the first failure.
    case failure
    /// The adapter cannot be used; with the reason.
    case adapter(String)

    /// The end of a run after a fault that makes further play impossible.
    static func after(_ fault: AdapterFault) -> Stop {
      fault.kind == .interrupted ? .interrupted : .adapter(fault.message)
    }
  }

  /// The numbers of the last line of a report.
  package struct Totals: Hashable, Sendable {
    /// Cases that came out as they should.
    package var passed = 0
    /// Cases that show the port, or the adapter, to be wrong.
    package var failed = 0
    /// Cases that could not run, and say nothing.
    package var skipped = 0
    /// Cases that were not run, since the run ended before.
    package var notRun = 0
    /// Cases that need an area that the port does not offer.
    package var notOffered = 0
    /// Cases that came out well as far as the port can show them.
    package var notJudged = 0
    /// Cases whose failure rests on an argument alone, or on the vendor's record.
    package var argued = 0
    /// Cases with a known deviation that fail as expected.
    package var known = 0
    /// Cases with a known deviation that come out well.
    package var unexpected = 0

    package init(
      passed: Int = 0, failed: Int = 0, skipped: Int = 0, notRun: Int = 0, notOffered: Int = 0,
      notJudged: Int = 0, argued: Int = 0, known: Int = 0, unexpected: Int = 0
    ) {
      self.passed = passed
      self.failed = failed
      self.skipped = skipped
      self.notRun = notRun
      self.notOffered = notOffered
      self.notJudged = notJudged
      self.argued = argued
      self.known = known
      self.unexpected = unexpected
    }

    /// The totals of the verdicts.
    package init(_ verdicts: [Verdict]) {
      for verdict in verdicts {
        switch verdict {
        case .pass: passed += 1
        case .argued: argued += 1
        case .knownDeviation: known += 1
        case .unexpectedPass: unexpected += 1
        case .notOffered: notOffered += 1
        case .notJudged: notJudged += 1
        case .couldNotRun, .harnessFault: skipped += 1
        case .notRun: notRun += 1
        case .fail, .contradiction, .crash, .timeout, .unsteady, .leaks, .adapterFault, .changedDeviation:
          failed += 1
        }
      }
    }

    init(json: JSONNode) throws(JSONError) {
      passed = try json.decode("passed")
      failed = try json.decode("failed")
      skipped = try json.decode("skipped")
      notRun = try json.decode("notRun")
      notOffered = try json.decode("notOffered")
      notJudged = try json.decode("notJudged")
      argued = try json.decode("argued")
      known = try json.decode("knownDeviations")
      unexpected = try json.decode("unexpectedPasses")
    }

    package static func + (one: Totals, other: Totals) -> Totals {
      Totals(
        passed: one.passed + other.passed, failed: one.failed + other.failed,
        skipped: one.skipped + other.skipped, notRun: one.notRun + other.notRun,
        notOffered: one.notOffered + other.notOffered,
        notJudged: one.notJudged + other.notJudged, argued: one.argued + other.argued,
        known: one.known + other.known,
        unexpected: one.unexpected + other.unexpected)
    }

    /// The last line of a report.
    package var words: String {
      let others = [
        (known, "known to deviate"), (unexpected, "unexpectedly passed"), (argued, "argued"),
        (skipped, "skipped"), (notRun, "not run"), (notOffered, "not offered"),
        (notJudged, "not judged"),
      ]
      return "\(passed) passed, \(failed) failed"
        + others.map { $0 > 0 ? ", \($0) \($1)" : "" }.joined()
    }

    package var json: JSONNode {
      .object([
        "passed": passed.json, "failed": failed.json, "skipped": skipped.json, "notRun": notRun.json,
        "notOffered": notOffered.json, "notJudged": notJudged.json, "argued": argued.json,
        "knownDeviations": known.json, "unexpectedPasses": unexpected.json,
      ])
    }
  }

  package var totals: Totals { Totals(records.map(\.verdict)) }

  /// The result in a sentence: cases were left out, or the port did all that was expected of it.
  ///
  /// - Parameter totals: The totals, those of walks included.
  package func statement(_ totals: Totals) -> String? {
    guard notSelected == 0 else {
      return
        "A selection: \(notSelected.counted("other case")) of \(edition.rawValue) \(notSelected == 1 ? "was" : "were") not run."
    }
    if [0, 5].contains(exitCode), totals.unexpected > 0 {
      return "What is known to be wrong is no more: \(totals.unexpected.counted("entry", "entries"))."
    }
    guard exitCode == 0, let profile else { return nil }
    var statement = "Conforms to \(edition.rawValue)"
    if !profile.without.isEmpty { statement += " without \(profile.without.titles)" }
    if !profile.unobserved.isEmpty { statement += ", as far as what completes and what it requests shows" }
    if totals.known > 0 { statement += " but for \(totals.known.counted("known deviation"))" }
    return statement + "."
  }

  /// The exit code of a run with several outcomes: the one that makes the result most doubtful; `nil` if there are
  /// none.
  package static func gravest(of codes: [Int32]) -> Int32? {
    [2, 3, 1, 6, 5, 4, 0].first(where: codes.contains)
  }

  /// The exit code: 0 as expected, 1 the port failed, 2 a bad file, 3 the adapter is at fault, 4 inconclusive, 5 a
  /// known deviation is gone, 6 the port contradicts itself.
  package var exitCode: Int32 {
    if !problems.isEmpty { return 2 }
    if case .adapter = stop { return 3 }
    // Failures that a faulty adapter causes say nothing of the port.
    if records.contains(where: { $0.verdict.blame == .adapter }) { return 3 }
    if records.contains(where: { $0.verdict.isFailure && $0.verdict != .contradiction }) { return 1 }
    let known = records.filter { $0.verdict == .knownDeviation }.map(\.root)
    if readings.contradictions.contains(where: { !known.contains($0.question) })
      || records.contains(where: { $0.verdict == .contradiction })
    {
      return 6
    }
    let totals = totals
    if totals.unexpected > 0 { return 5 }
    if stop == .interrupted || totals.passed + totals.known == 0 { return 4 }
    let isOpen = records.contains { record in
      switch record.verdict {
      case .couldNotRun, .notRun: record.weight == .must
      case .harnessFault: true
      case .pass, .fail, .contradiction, .argued, .notOffered, .notJudged, .crash, .timeout, .unsteady,
        .adapterFault, .leaks, .knownDeviation, .changedDeviation, .unexpectedPass:
        false
      }
    }
    return isOpen ? 4 : 0
  }
}
