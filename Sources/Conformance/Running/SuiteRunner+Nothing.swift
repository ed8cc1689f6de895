extension [CaseRecord] {
  /// Turns passes into `notJudged` where cases fail and no case with a request of the port passes: the same passes
  /// would come from a port that does nothing.
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
  /// Drops the readings of other cases where the port does some things later: they were read before it had finished.
  mutating func takeBackWhatWasReadTooEarly() {
    guard contains(where: \.isLate) else { return }
    for place in indices where !self[place].isLate { self[place].readings = [] }
  }
}

extension CaseRecord {
  /// Whether the port made a request, in the setting or in a step.
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
  fileprivate var isRequest: Bool { if case .requested = self { true } else { false } }
}
