/// The outcome of a case.
package enum Verdict: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  /// The port follows two readings of one question in cases that nothing tells apart.
  case contradiction
  /// The failure rests on an argument of the suite, or on the vendor's record, and on no line of the edition.
  case argued
  case notOffered = "not-offered"
  case notJudged = "not-judged"
  case couldNotRun = "could-not-run"
  case crash
  case timeout
  case adapterFault = "adapter-fault"
  case harnessFault = "harness-fault"
  /// Failed once, and came out differently when it was played again.
  case unsteady
  /// Fails after other cases, and passes alone in a fresh process.
  case leaks
  case notRun = "not-run"
  /// Fails as its entry among the known deviations says.
  case knownDeviation = "known-deviation"
  /// Fails in another way than its entry among the known deviations says.
  case changedDeviation = "changed-deviation"
  /// Passes although it is a known deviation.
  case unexpectedPass = "unexpected-pass"

  package var isGood: Bool { self == .pass }

  /// Whether the verdict shows the port to be wrong.
  package var isFailure: Bool {
    switch self {
    case .fail, .contradiction, .crash, .timeout, .unsteady, .changedDeviation: true
    case .pass, .argued, .notOffered, .notJudged, .couldNotRun, .adapterFault, .harnessFault, .leaks, .notRun,
      .knownDeviation, .unexpectedPass:
      false
    }
  }

  /// Whether the case counts as failed, whoever is at fault.
  package var countsAsFailed: Bool { isFailure || blame == .adapter }

  /// Whether a report tells of the case: it was played, and did not come out well.
  package var isTold: Bool {
    switch self {
    case .pass, .notRun, .notOffered, .notJudged, .knownDeviation: false
    case .fail, .contradiction, .argued, .couldNotRun, .crash, .timeout, .adapterFault, .harnessFault,
      .unsteady, .leaks, .changedDeviation, .unexpectedPass:
      true
    }
  }

  /// The party that has to act on the verdict; `nil` if none has to.
  package var blame: Blame? {
    switch self {
    case .pass, .argued, .notOffered, .notJudged, .notRun, .unexpectedPass: nil
    case .fail, .contradiction, .couldNotRun, .crash, .timeout, .unsteady, .knownDeviation, .changedDeviation:
      .port
    case .adapterFault, .leaks: .adapter
    case .harnessFault: .harness
    }
  }
}

/// The party that has to act on a verdict.
package enum Blame: String, CaseIterable, Hashable, Sendable {
  case port, adapter, harness
}
