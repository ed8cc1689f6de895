import PushModel

/// Searches for cases after which a failed case fails although it comes out well alone in a fresh process. If there
/// are any the fault is not the port's: the reset keeps state from before.
struct LeakSearch {
  private let compiled: CompiledCase
  private let before: ArraySlice<CompiledCase>
  private let profile: Profile
  /// Judges a case by the specification, in addition to its own expectations.
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

  /// The numbers of earlier cases that are played again, tried in this order.
  private static var spans: [Int] { [1, 10, 100] }

  /// The ids of the cases after which the case fails, the last one played just before; `nil` if it fails alone, or
  /// comes out well after them too.
  func find<A: Adapter>(on adapter: inout A) throws(AdapterFault) -> [String]? {
    guard !before.isEmpty, try comesOutWell(after: [], on: &adapter) else { return nil }
    for span in Self.spans {
      let culprits = before.suffix(span)
      guard try comesOutWell(after: culprits, on: &adapter) else {
        // The first success alone may have been chance.
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
    // A crash and a hang count as failures.
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
  /// Marks a case that fails only after others.
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

  /// Marks a case during which the adapter broke the protocol.
  mutating func blame(_ fault: AdapterFault) {
    verdict = .adapterFault
    root = PlayProblem.fault(fault).root
    message = "\(caseID) in \(edition.rawValue): \(fault.message)"
  }
}
