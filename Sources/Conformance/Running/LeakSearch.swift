import PushModel

/// Looks whether a case that has failed comes out well alone in a fresh process, and fails there after cases that were
/// played before it: then it is not the port that fails, but a reset that keeps what was there before.
struct LeakSearch {
  private let compiled: CompiledCase
  private let before: ArraySlice<CompiledCase>
  private let profile: Profile
  /// Judges by the specification what came out as a case expects.
  private let judge: (CompiledCase, inout CaseRecord) -> Void

  init(
    _ compiled: CompiledCase, before: ArraySlice<CompiledCase>, profile: Profile,
    judge: @escaping (CompiledCase, inout CaseRecord) -> Void
  ) {
    self.compiled = compiled
    self.before = before
    self.profile = profile
    self.judge = judge
  }

  /// So many cases before it are played again: the one, and a few and many where that is not enough.
  private static var spans: [Int] { [1, 10, 100] }

  /// The ids of cases, the last of which was played just before, after which the case fails; `nil` where it fails alone, or
  /// comes out well after those as well.
  func find<A: Adapter>(on adapter: inout A) throws(AdapterFault) -> [String]? {
    guard !before.isEmpty, try comesOutWell(after: [], on: &adapter) else { return nil }
    for span in Self.spans {
      let culprits = before.suffix(span)
      guard try comesOutWell(after: culprits, on: &adapter) else {
        // By chance it might have come out well the first time.
        return try comesOutWell(after: [], on: &adapter) ? culprits.map(\.source.id) : nil
      }
      if span >= before.count { break }
    }
    return nil
  }

  private func comesOutWell<A: Adapter>(
    after others: ArraySlice<CompiledCase>, on adapter: inout A
  ) throws(AdapterFault) -> Bool {
    try adapter.restart()
    for other in others {
      if let fault = CaseRunner.play(other, on: &adapter, profile, explains: false).fault { throw fault }
    }
    var (record, fault) = CaseRunner.play(compiled, on: &adapter, profile, explains: false)
    // What crashes or hangs fails as well.
    if let fault {
      guard fault.isLoss else { throw fault }
      try adapter.restart()
      return false
    }
    judge(compiled, &record)
    return record.verdict.isGood
  }
}

extension CaseRecord {
  /// The case fails after others only.
  mutating func noteLeak(after culprits: [String]) {
    verdict = .leaks
    root = AdapterFinding.keeps
    let last = culprits.last ?? ""
    let others = culprits.count > 1 ? " and the \(culprits.count - 1) before it" : ""
    message = """
      \(caseID) in \(edition.rawValue): \(AdapterFinding.keeps)
        found     it fails after \(last)\(others), and comes out well alone in a fresh process
        mend      on "reset" make everything anew: the port's storage, the port itself, its user, delegates and calls under way
      """
  }

  /// The adapter has broken the protocol while the case was played.
  mutating func blame(_ fault: AdapterFault) {
    verdict = .adapterFault
    root = PlayProblem.fault(fault).root
    message = "\(caseID) in \(edition.rawValue): \(fault.message)"
  }
}
