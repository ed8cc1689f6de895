extension [CaseRecord] {
  /// Where cases fail, and none comes out well in which the port asked for anything, those that do come out well show
  /// nothing of it: so they would for a port that does nothing.
  mutating func takeBackWhatShowsNothing() {
    guard contains(where: { $0.verdict.isFailure || $0.verdict == .argued }),
      !contains(where: { $0.verdict.isGood && $0.hasRequests })
    else { return }
    for place in indices where self[place].verdict.isGood {
      self[place].verdict = .notJudged
      self[place].message = "nothing shows that the port does anything"
      self[place].readings = []
    }
  }
}

extension [CaseRecord] {
  /// Where the port does some things later, what its other cases showed was seen before it had done what it puts off: of
  /// its readings they say nothing.
  mutating func takeBackWhatWasReadTooEarly() {
    guard contains(where: \.isLate) else { return }
    for place in indices where !self[place].isLate { self[place].readings = [] }
  }
}

extension CaseRecord {
  /// Whether the port asked for something, be it while the setting was brought about.
  fileprivate var hasRequests: Bool {
    setting.contains(where: \.hasRequests) || steps.contains { $0.exchanges.contains(where: \.hasRequests) }
  }
}

extension Exchange {
  fileprivate var hasRequests: Bool {
    switch reply {
    case .observed(let observations): observations.contains(where: \.isRequest)
    case .unsupported, .failed, nil: false
    }
  }
}

extension Observation {
  fileprivate var isRequest: Bool {
    switch self {
    case .requested: true
    case .completed, .message, .reportedCall: false
    }
  }
}
