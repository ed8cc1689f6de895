/// How a case came out.
package enum Verdict: String, CaseIterable, Hashable, Sendable {
  case pass
  case fail
  case reading
  case selfContradiction = "self-contradiction"
  case notApplicable = "not-applicable"
  case notJudged = "not-judged"
  case couldNotRun = "could-not-run"
  case crash
  case timeout
  case adapterFault = "adapter-fault"
  case harnessFault = "harness-fault"
  case leaks
  case notRun = "not-run"

  /// Whether the case came out as it should.
  package var isGood: Bool {
    switch self {
    case .pass, .reading: true
    case .fail, .selfContradiction, .notApplicable, .notJudged, .couldNotRun, .crash, .timeout, .adapterFault,
      .harnessFault, .leaks, .notRun:
      false
    }
  }

  /// Whether the port is shown to be wrong.
  package var isFailure: Bool {
    switch self {
    case .fail, .crash, .timeout, .selfContradiction: true
    case .pass, .reading, .notApplicable, .notJudged, .couldNotRun, .adapterFault, .harnessFault, .leaks,
      .notRun:
      false
    }
  }

  /// Who has to act on it; `nil` where nobody has to.
  package var blame: Blame? {
    switch self {
    case .pass, .reading, .notApplicable, .notJudged, .notRun: nil
    case .fail, .selfContradiction, .couldNotRun, .crash, .timeout: .port
    case .adapterFault, .leaks: .adapter
    case .harnessFault: .specification
    }
  }
}

/// Who has to act on a verdict.
package enum Blame: String, CaseIterable, Hashable, Sendable {
  case port, adapter, specification
}
