/// How a case came out.
public enum Verdict: String, CaseIterable, Hashable, Sendable {
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
  case isolationLeak = "isolation-leak"
  case notRun = "not-run"

  /// Whether the case came out as it should.
  public var isGood: Bool {
    switch self {
    case .pass, .reading: true
    case .fail, .selfContradiction, .notApplicable, .notJudged, .couldNotRun, .crash, .timeout, .adapterFault,
      .harnessFault, .isolationLeak, .notRun:
      false
    }
  }

  /// Whether the port is shown to be wrong.
  public var isFailure: Bool {
    switch self {
    case .fail, .crash, .timeout, .isolationLeak, .selfContradiction: true
    case .pass, .reading, .notApplicable, .notJudged, .couldNotRun, .adapterFault, .harnessFault, .notRun:
      false
    }
  }

  /// Who has to act on it; `nil` where nobody has to.
  public var blame: Blame? {
    switch self {
    case .pass, .reading, .notApplicable, .notJudged, .notRun: nil
    case .fail, .selfContradiction, .couldNotRun, .crash, .timeout, .isolationLeak: .port
    case .adapterFault: .adapter
    case .harnessFault: .specification
    }
  }
}

/// Who has to act on a verdict.
public enum Blame: String, CaseIterable, Hashable, Sendable {
  case port, adapter, specification
}
