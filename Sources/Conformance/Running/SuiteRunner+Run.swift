import PushModel

extension SuiteRunner {
  /// Plays one compiled case, and plays it again if it fails.
  package func play<A: Adapter>(
    _ compiled: CompiledCase, on adapter: inout A, _ profile: Profile, judge: inout SpecificationJudge
  ) -> CaseRecord {
    var run = Run(self, profile, judge, respawnLimit: 10)
    let record = run.play(compiled, after: [], on: &adapter)
    judge = run.judge
    return record
  }
}

/// The state of a run: the records so far, and the number of restarts.
struct Run {
  let runner: SuiteRunner
  let profile: Profile
  let respawnLimit: Int
  var records: [CaseRecord] = []
  var stop: SuiteResult.Stop?
  /// The last standard error of the adapter, if it is the reason for the stop.
  var diagnostics = ""
  private(set) var judge: SpecificationJudge
  private var respawns = 0
  /// The number of failures that may still be searched for leaks. Each search takes fresh processes, and an adapter
  /// that leaks fails soon.
  private var leakSearches = 10
  /// A finding about the adapter, which stands in for the next case.
  var finding: AdapterFinding?
  /// A likely mistake of the adapter.
  private(set) var hint: String?

  /// The number of failed greetings in a row that ends the run.
  static let handshakeLimit = 3

  init(_ runner: SuiteRunner, _ profile: Profile, _ judge: SpecificationJudge, respawnLimit: Int) {
    self.runner = runner
    self.profile = profile
    self.judge = judge
    self.respawnLimit = respawnLimit
  }

  /// Takes a first look at the adapter before the cases. After a loss or a breach of the protocol it is repeated once
  /// in a fresh process; the first finding stays.
  mutating func look<A: Adapter>(at adapter: inout A) {
    hint = profile.likelyMistake
    var lost: AdapterFault?
    for _ in 0..<2 {
      var look = FirstLook(adapter, edition: judge.edition, profile: profile, pause: runner.pause)
      do throws(AdapterFault) {
        finding = try look.find()
        adapter = look.port.base
        hint = hint ?? look.hint
        if let lost { finding = finding ?? .lost(lost, again: nil, adapter.diagnostics) }
        return
      } catch {
        adapter = look.port.base
        if let lost { finding = .lost(lost, again: error, adapter.diagnostics) }
        guard respawn(&adapter, after: error), lost == nil else { return }
        lost = error
      }
    }
  }

  /// Plays a case as often as it is asked for. Different verdicts make it unsteady.
  mutating func playEachTime<A: Adapter>(
    _ compiled: CompiledCase, after before: ArraySlice<CompiledCase>, on adapter: inout A
  ) -> CaseRecord {
    var record = play(compiled, after: before, on: &adapter)
    var others = record.otherPlays.after
    for _ in 1..<max(1, runner.plays) where stop == nil && record.verdict != .unsteady && !runner.shouldStop()
    {
      let again = play(compiled, after: before, on: &adapter)
      others += again.plays
      if again.verdict != record.verdict { record.becomeUnsteady(beside: again) }
    }
    record.otherPlays.after = others
    return record
  }

  mutating func play<A: Adapter>(
    _ compiled: CompiledCase, after before: ArraySlice<CompiledCase>, on adapter: inout A
  ) -> CaseRecord {
    var (record, fault) = CaseRunner.play(compiled, on: &adapter, profile, explains: runner.explains)
    if let late = fault, late.isOfPlayBefore,
      let last = records.lastIndex(where: { $0.verdict != .notOffered })
    {
      records[last].blame(late)
      records[last].fails = records[last].wayOfFailing
      guard respawn(&adapter, after: late) else { return CaseRecord(compiled, verdict: .notRun) }
      (record, fault) = CaseRunner.play(compiled, on: &adapter, profile, explains: runner.explains)
    }
    if let fault {
      record.diagnostics = adapter.diagnostics
      guard respawn(&adapter, after: fault), fault.isLoss else { return record }
      playAfterLoss(compiled, after: before, on: &adapter, &record)
      return record
    }
    let unjudged = record
    weigh(compiled, &record)
    switch record.verdict {
    case .fail, .argued: break
    case .pass, .contradiction, .notOffered, .notJudged, .couldNotRun, .crash, .timeout, .adapterFault,
      .harnessFault, .unsteady, .leaks, .notRun, .knownDeviation, .changedDeviation, .unexpectedPass:
      return record
    }
    guard stop == nil, runner.explains, runner.playsAgain else { return record }
    playAgain(compiled, after: before, on: &adapter, &record, unjudged)
    return record
  }

  private mutating func weigh(_ compiled: CompiledCase, _ record: inout CaseRecord) {
    judge.judge(compiled, into: &record)
    record.weighArgument(isStrict: runner.isStrict)
  }

  // MARK: Playing again

  /// After the loss of the port the case is played alone in a fresh process. A second loss is a crash or a hang.
  private mutating func playAfterLoss<A: Adapter>(
    _ compiled: CompiledCase, after before: ArraySlice<CompiledCase>, on adapter: inout A,
    _ record: inout CaseRecord
  ) {
    var (again, fault) = CaseRunner.play(compiled, on: &adapter, profile, explains: true)
    if let fault {
      again.diagnostics = adapter.diagnostics
      _ = respawn(&adapter, after: fault)
      if fault.isLoss {
        record.otherPlays.after = [again]
        record.diagnostics = again.diagnostics
        return
      }
    } else {
      weigh(compiled, &again)
      if again.verdict.isGood, findLeak(compiled, after: before, on: &adapter, &record) { return }
    }
    record.becomeUnsteady(beside: again)
  }

  /// Plays a failed case again: once asking for more at once after each stimulus, once letting time pass.
  /// Observations that come at once show that the adapter answers too early; those that come as time passes are the
  /// port's own business; any other difference makes the case unsteady.
  private mutating func playAgain<A: Adapter>(
    _ compiled: CompiledCase, after before: ArraySlice<CompiledCase>, on adapter: inout A,
    _ record: inout CaseRecord, _ unjudged: CaseRecord
  ) {
    /// A play with another outcome.
    var other: CaseRecord?
    var isSame = false
    // Observations that come late by chance may not do so each time.
    for _ in 0..<Self.tries {
      guard let again = playAsked(AskedAgain.atOnce(adapter), compiled, on: &adapter, &record, unjudged)
      else { return }
      guard again.record.verdict.isGood else {
        isSame = record.fails(as: again.record, unjudged.sights, again.sights)
        if other == nil { record.otherPlays.after = [again.record] }
        if record.verdict == .argued, again.record.verdict == .fail { other = again.record }
        break
      }
      if let afterthought = again.afterthought {
        record.otherPlays.after = [again.record]
        record.note(afterthought, in: again.record, of: compiled)
        stop = .adapter("it answers before its port is idle")
        return
      }
      other = again.record
    }
    if other == nil {
      guard let later = playAsked(AskedAgain.later(adapter), compiled, on: &adapter, &record, unjudged) else {
        return
      }
      let isBetter = later.record.verdict.isGood || record.verdict == .fail && later.record.verdict == .argued
      if isBetter, later.afterthought != nil || !isSame { other = later.record }
      if isSame, var late = other {
        late.isLate = true
        late.otherPlays.before = [record] + record.otherPlays.after
        record.otherPlays.after = []
        record = late
        return
      }
    }
    guard record.verdict == .fail || other != nil else { return }
    if !findLeak(compiled, after: before, on: &adapter, &record), let other {
      record.becomeUnsteady(beside: other)
    }
  }

  /// The number of times that a failed case is played again while it comes out well and nothing comes late.
  private static var tries: Int { 3 }

  /// The outcome of a play in which the adapter was asked again after each stimulus.
  private struct Asked {
    let record: CaseRecord
    let sights: [Observed]
    let afterthought: Afterthought?
  }

  /// Plays a failed case once more; `nil` if the port is lost, which the record then says. An identical play keeps
  /// the verdict of the first.
  private mutating func playAsked<A: Adapter>(
    _ asked: AskedAgain<A>, _ compiled: CompiledCase, on adapter: inout A, _ record: inout CaseRecord,
    _ unjudged: CaseRecord
  ) -> Asked? {
    var asked = asked
    var (again, fault) = CaseRunner.play(compiled, on: &asked, profile, explains: true)
    adapter = asked.base
    guard let fault else {
      let sights = again.sights
      if again.isSamePlay(as: unjudged) {
        again = record
        again.otherPlays = ([], [])
      } else {
        weigh(compiled, &again)
      }
      return Asked(record: again, sights: sights, afterthought: asked.afterthought)
    }
    again.diagnostics = adapter.diagnostics
    // Output that came unasked during the case must have been taken for answers.
    if fault.kind == .protocolBroken { record.blame(fault) }
    if fault.isLoss { record.becomeUnsteady(beside: again) }
    _ = respawn(&adapter, after: fault)
    return nil
  }

  /// Whether a case fails because of state that cases before it have left behind.
  private mutating func findLeak<A: Adapter>(
    _ compiled: CompiledCase, after before: ArraySlice<CompiledCase>, on adapter: inout A,
    _ record: inout CaseRecord
  ) -> Bool {
    guard stop == nil, leakSearches > 0 else { return false }
    leakSearches -= 1
    let judge = judge
    let search = LeakSearch(compiled, before: before, profile: profile) {
      var judge = judge
      judge.judge($0, into: &$1)
    }
    do throws(AdapterFault) {
      guard let culprits = try search.find(on: &adapter) else { return false }
      record.noteLeak(after: culprits)
      stop = .adapter(record.root)
      return true
    } catch {
      if error.kind != .cannotRestart { _ = respawn(&adapter, after: error) }
      return false
    }
  }

  // MARK: Starting again

  /// Restarts the port; `false` if that fails, which ends the run.
  private mutating func respawn<A: Adapter>(_ adapter: inout A, after fault: AdapterFault) -> Bool {
    guard fault.kind != .interrupted else {
      stop = .after(fault)
      return false
    }
    respawns += 1
    guard respawns <= respawnLimit else {
      stop = .adapter("the port had to be started again more than \(respawnLimit) times")
      return false
    }
    var last = ""
    for _ in 0...Self.handshakeLimit {
      do {
        try adapter.restart()
        return true
      } catch {
        switch error.kind {
        case .cannotRestart:
          stop = .after(fault)
          return false
        case .interrupted, .givenUp:
          stop = .after(error)
          return false
        case .notStarted, .handshake, .protocolBroken, .ended, .timeout:
          last = error.message
          diagnostics = adapter.diagnostics
        }
      }
    }
    stop = .adapter("the greeting failed \(Self.handshakeLimit + 1) times in a row: \(last)")
    return false
  }
}

extension AdapterFault {
  /// Whether the port is gone, or does not answer.
  var isLoss: Bool {
    switch kind {
    case .ended, .timeout: true
    case .notStarted, .handshake, .protocolBroken, .givenUp, .cannotRestart, .interrupted: false
    }
  }
}
