/// How a case came out.
package enum Verdict: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  /// The port follows two readings of one question where nothing tells them apart.
  case contradiction
  /// What departs rests on an argument of the suite, or on the vendor's record, and on no line of the edition.
  case argued
  case notOffered = "not-offered"
  case notJudged = "not-judged"
  case couldNotRun = "could-not-run"
  case crash
  case timeout
  case adapterFault = "adapter-fault"
  case harnessFault = "harness-fault"
  /// Wrong once, and otherwise when it was played again.
  case unsteady
  /// It fails here, and passes alone in a fresh process.
  case leaks
  case notRun = "not-run"
  /// It fails as its entry among the known deviations says.
  case knownDeviation = "known-deviation"
  /// It fails, and its entry says otherwise.
  case changedDeviation = "changed-deviation"
  /// It is known to fail, and comes out well.
  case unexpectedPass = "unexpected-pass"

  /// Whether the case came out as it should.
  package var isGood: Bool { self == .pass }

  /// Whether the port is shown to be wrong.
  package var isFailure: Bool {
    switch self {
    case .fail, .contradiction, .crash, .timeout, .unsteady, .changedDeviation: true
    case .pass, .argued, .notOffered, .notJudged, .couldNotRun, .adapterFault, .harnessFault, .leaks, .notRun,
      .knownDeviation, .unexpectedPass:
      false
    }
  }

  /// Whether it counts as failed, whosever fault that is.
  package var countsAsFailed: Bool { isFailure || blame == .adapter }

  /// Whether there is something to be told of the case: it did not come out well, and could be played.
  package var isTold: Bool {
    switch self {
    case .pass, .notRun, .notOffered, .notJudged, .knownDeviation: false
    case .fail, .contradiction, .argued, .couldNotRun, .crash, .timeout, .adapterFault, .harnessFault,
      .unsteady, .leaks, .changedDeviation, .unexpectedPass:
      true
    }
  }

  /// Who has to act on it; `nil` where nobody has to.
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

/// Who has to act on a verdict.
package enum Blame: String, CaseIterable, Hashable, Sendable {
  case port, adapter, harness
}
