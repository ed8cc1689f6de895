package import PushModel

/// Plays many cases on an adapter.
package struct SuiteRunner: Sendable {
  /// The cases that are played, those of other editions being left out.
  package var cases: [ConformanceCase]
  /// What is wrong with the files that the cases come from.
  package var problems: [CaseProblem]
  /// The edition; `nil` means the one that the port claims, or else the standard one.
  package var edition: Edition?
  /// What the port does not offer, besides what it declares itself.
  package var without: Set<OptionalArea> = []
  /// Whether inferred requirements count.
  package var isStrict = false
  /// The cases of the whole suite that are not among those that are played, so that a selection is not taken for it.
  package var notSelected: [ConformanceCase] = []
  /// Whether the run ends with the first case that fails.
  package var stopsAtFailure = false
  /// The time, to measure how long each case takes; `nil` where that is not wanted.
  package var now: (@Sendable () -> ContinuousClock.Instant)?
  /// Whether the adapter is looked at before the cases: one that is wrong makes of each what the port does not deserve.
  package var looksFirst = false
  /// Really waits for a moment, where something of the adapter may come late; `nil` where nobody should.
  package var pause: (@Sendable () -> Void)?
  /// Whether failures are weighed and put into words; where only verdicts count they need not be.
  var explains = true
  /// Asked before each case; `true` ends the run with what is there.
  package var shouldStop: @Sendable () -> Bool = { false }
  /// Told of each case as soon as it has been played.
  package var onRecord: @Sendable (CaseRecord) -> Void = { _ in }
  /// Told of the beginning of the run: who is under test, the edition, and how many cases there are.
  package var onStart: @Sendable (Profile, Edition, Int) -> Void = { _, _, _ in }

  /// A runner of cases.
  package init(cases: [ConformanceCase], problems: [CaseProblem] = [], edition: Edition? = nil) {
    self.cases = cases
    self.problems = problems
    self.edition = edition
  }

  /// Plays the cases on an adapter, which is started anew after a fault. Where it cannot be, the rest is not run.
  package func run<A: Adapter>(on adapter: inout A) -> SuiteResult {
    var problems = problems
    var profile: Profile
    do {
      profile = try adapter.profile
    } catch {
      return unreachable(error, problems, adapter.diagnostics)
    }
    profile.without.formUnion(without)
    let edition = edition ?? profile.edition ?? .standard
    let compiled = compile(for: edition, problems: &problems)
    return finish(play(compiled, on: &adapter, profile, edition), edition, problems)
  }

  /// Plays cases that are ready.
  func run<A: Adapter>(_ compiled: [CompiledCase], on adapter: inout A, _ profile: Profile) -> SuiteResult {
    let edition = edition ?? profile.edition ?? .standard
    return finish(play(compiled, on: &adapter, profile, edition), edition, problems)
  }

  private func play<A: Adapter>(
    _ compiled: [CompiledCase], on adapter: inout A, _ profile: Profile, _ edition: Edition
  ) -> Run {
    onStart(profile, edition, compiled.count)
    var run = Run(
      runner: self, profile: profile, edition: edition, respawnLimit: max(10, compiled.count / 50))
    run.records.reserveCapacity(compiled.count)
    if looksFirst, !compiled.isEmpty { run.look(at: &adapter) }
    for (place, next) in compiled.enumerated() {
      if run.stop == nil, shouldStop() { run.stop = .interrupted }
      guard run.stop == nil else {
        run.records.append(CaseRecord(next, verdict: .notRun))
        continue
      }
      if let finding = run.finding {
        let record = CaseRecord(next, insteadOf: finding)
        run.records.append(record)
        run.stop = .adapter(finding.root)
        onRecord(record)
        continue
      }
      let begin = now?()
      var record = run.play(next, after: compiled[..<place], on: &adapter)
      if let begin, let now { record.duration = now() - begin }
      run.records.append(record)
      onRecord(record)
      if stopsAtFailure, record.countsAsFailed, run.stop == nil { run.stop = .failure }
    }
    return run
  }

  private func unreachable(
    _ fault: AdapterFault, _ problems: [CaseProblem], _ diagnostics: String
  ) -> SuiteResult {
    var problems = problems
    let edition = edition ?? .standard
    let records = compile(for: edition, problems: &problems).map { CaseRecord($0, verdict: .notRun) }
    return SuiteResult(
      profile: nil, edition: edition, records: records, readings: ReadingProfile(records),
      notSelected: notSelected(in: edition), stop: .after(fault), diagnostics: diagnostics,
      problems: problems, isStrict: isStrict)
  }

  private func notSelected(in edition: Edition) -> Int {
    notSelected.count { $0.editions.contains(edition) && !$0.isRetired }
  }

  /// The cases of an edition, ready to be played.
  package func compile(for edition: Edition, problems: inout [CaseProblem]) -> [CompiledCase] {
    var compiled: [CompiledCase] = []
    // By their places: to hand out each case as a whole costs more than to look at it.
    for index in cases.indices where cases[index].editions.contains(edition) && !cases[index].isRetired {
      do {
        compiled.append(try CompiledCase(cases[index], edition: edition))
      } catch {
        problems.append(error)
      }
    }
    return compiled
  }

  private func finish(_ run: Run, _ edition: Edition, _ problems: [CaseProblem]) -> SuiteResult {
    var records = run.records
    records.takeBackWhatShowsNothing()
    var judge = run.judge
    let readings = readings(of: &records, by: &judge)
    for place in records.indices { records[place].sights = [] }
    let places = records.placesByCase
    for dissent in readings.dissents() {
      guard let place = places[dissent.vote.caseID], records[place].verdict.isGood,
        let other = dissent.others.compactMap({ places[$0] }).min(by: {
          records[$0].steps.count < records[$1].steps.count
        })
      else { continue }
      let message = dissent.message(records[place], against: records[other])
      records[place].root = dissent.question
      records[place].verdict = .selfContradiction
      records[place].contradicted = [records[other].caseID]
      records[place].isReportedOnly = dissent.isArgued && !isStrict
      records[place].message = message
    }
    var result = SuiteResult(
      profile: run.profile, edition: edition, records: records, readings: readings,
      notSelected: notSelected(in: edition), stop: run.stop, diagnostics: run.diagnostics,
      problems: problems, isStrict: isStrict)
    result.delayedCase = run.delayedCase
    result.hint = run.hint
    return result
  }
}

/// A run at work: what has been played, and how often the port had to be started again.
private struct Run {
  let runner: SuiteRunner
  let profile: Profile
  let edition: Edition
  let respawnLimit: Int
  var records: [CaseRecord] = []
  var stop: SuiteResult.Stop?
  /// What the adapter said last, where it is the reason for the stop.
  var diagnostics = ""
  private(set) var judge: SpecificationJudge
  private var respawns = 0
  /// How many failures more are looked at for answers that came too early, or come later. An adapter that gives such
  /// fails soon.
  private var doubts = 10
  /// The case that has shown that the port does some things later.
  private(set) var delayedCase: String?
  /// What is wrong with the adapter, so that no case is played.
  private(set) var finding: AdapterFinding?
  /// What is likely to be wrong with it.
  private(set) var hint: String?

  /// How many failed greetings in a row end the run.
  static let handshakeLimit = 3

  init(runner: SuiteRunner, profile: Profile, edition: Edition, respawnLimit: Int) {
    judge = SpecificationJudge(edition, profile: profile, weighsFailures: runner.explains)
    self.runner = runner
    self.profile = profile
    self.edition = edition
    self.respawnLimit = respawnLimit
  }

  /// Looks at the adapter before the cases. Where it cannot be talked to any more, it is for the cases to say so.
  mutating func look<A: Adapter>(at adapter: inout A) {
    hint = profile.likelyMistake
    var look = FirstLook(adapter, edition: edition, profile: profile, pause: runner.pause)
    do throws(AdapterFault) {
      finding = try look.find()
      adapter = look.port.base
    } catch {
      adapter = look.port.base
      if error.kind == .interrupted { stop = .interrupted } else { _ = respawn(&adapter, after: error) }
    }
    hint = hint ?? look.hint
  }

  mutating func play<A: Adapter>(
    _ compiled: CompiledCase, after before: ArraySlice<CompiledCase>, on adapter: inout A
  ) -> CaseRecord {
    var (record, fault) = playOnce(compiled, on: &adapter)
    if let first = fault {
      record.diagnostics = adapter.diagnostics
      if respawn(&adapter, after: first), first.kind == .ended || first.kind == .timeout {
        let (again, second) = playOnce(compiled, on: &adapter)
        if let second {
          record.diagnostics = adapter.diagnostics
          fault = second
          if second.kind == .interrupted { record = again }
          _ = respawn(&adapter, after: second)
        } else if again.verdict.isGood {
          // A crash does not vanish because it does not come again.
          record.message += "; in a fresh process the case comes out well"
        } else {
          record = again
        }
      }
    }
    judge.judge(compiled, into: &record)
    record.isReportedOnly = isReportedOnly(record)
    if record.verdict == .fail, stop == nil, doubts > 0, delayedCase == nil {
      doubts -= 1
      if let fault = askAgain(compiled, on: &adapter, &record) {
        // What it wrote unasked while the case was played, it must have taken for answers.
        if fault.kind == .protocolBroken { record.blame(fault) }
        _ = respawn(&adapter, after: fault)
      } else if record.verdict == .fail {
        findLeak(compiled, after: before, on: &adapter, &record)
      }
    }
    return record
  }

  /// Plays a case once, as the port has shown that it wants to be played.
  private func playOnce<A: Adapter>(
    _ compiled: CompiledCase, on adapter: inout A
  ) -> (record: CaseRecord, fault: AdapterFault?) {
    if delayedCase != nil {
      return CaseRunner.runWaiting(compiled, on: &adapter, profile: profile, explains: runner.explains)
    }
    return CaseRunner.run(
      compiled, on: &adapter, profile: profile, explains: runner.explains, notesSights: true)
  }

  /// Looks whether a case fails since the adapter answers too early, or since the port does some things later.
  private mutating func askAgain<A: Adapter>(
    _ compiled: CompiledCase, on adapter: inout A, _ record: inout CaseRecord
  ) -> AdapterFault? {
    let judge = judge
    let (isDelayed, fault) = CaseRunner.askAgain(compiled, on: &adapter, profile: profile, in: &record) {
      var judge = judge
      judge.judge($0, into: &$1)
    }
    if record.verdict == .adapterFault {
      record.isReportedOnly = false
      stop = .adapter("it answers before its port is idle")
    }
    if isDelayed { waitFromNow(on: record.caseID) }
    return fault
  }

  /// Looks whether a case fails for what cases before it have left behind.
  private mutating func findLeak<A: Adapter>(
    _ compiled: CompiledCase, after before: ArraySlice<CompiledCase>, on adapter: inout A,
    _ record: inout CaseRecord
  ) {
    let judge = judge
    let search = LeakSearch(compiled, before: before, profile: profile) {
      var judge = judge
      judge.judge($0, into: &$1)
    }
    do throws(AdapterFault) {
      guard let culprits = try search.find(on: &adapter) else { return }
      record.noteLeak(after: culprits)
      stop = .adapter(record.root)
    } catch {
      if error.kind != .cannotRestart { _ = respawn(&adapter, after: error) }
    }
  }

  /// What the cases before have shown was seen before the port had done what it puts off: of its readings it says
  /// nothing.
  private mutating func waitFromNow(on caseID: String) {
    delayedCase = caseID
    for place in records.indices { records[place].readings = [] }
  }

  private func isReportedOnly(_ record: CaseRecord) -> Bool {
    guard record.verdict == .fail else { return false }
    switch record.weight {
    case .vendor: return true
    case .inferred: return !runner.isStrict
    case .should, .must: return false
    }
  }

  /// Starts the port anew; `false` if that cannot be done, which ends the run.
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
