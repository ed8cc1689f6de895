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
  /// What is known to be wrong with the port.
  package var deviations: Deviations?
  /// The cases of the suite that the selection leaves out, so that it is not taken for the whole.
  package var notSelected: [ConformanceCase] = []
  /// Whether a case that fails is played again, which shows what is unsteady; what was recorded is the same each time.
  package var playsAgain = true
  /// How often each case is played.
  package var plays = 1
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
      self, profile, SpecificationJudge(edition, profile: profile, weighsFailures: explains),
      respawnLimit: max(10, compiled.count / 50))
    run.records.reserveCapacity(compiled.count)
    if looksFirst, !compiled.isEmpty { run.look(at: &adapter) }
    for (place, next) in compiled.enumerated() {
      if run.stop == nil, shouldStop() { run.stop = .interrupted }
      guard run.stop == nil else {
        run.records.append(CaseRecord(next, verdict: .notRun))
        continue
      }
      if let finding = run.finding {
        run.finding = nil
        let record = CaseRecord(next, insteadOf: finding)
        run.records.append(record)
        if finding.verdict.blame == .adapter, finding.endsRun { run.stop = .adapter(finding.root) }
        onRecord(record)
        continue
      }
      let begin = now?()
      var record = run.playEachTime(next, after: compiled[..<place], on: &adapter)
      if let begin, let now { record.duration = now() - begin }
      record.fails = record.wayOfFailing
      if explains, record.verdict == .fail { record.rule = RuleFinder.rule(behind: record, of: next) }
      run.records.append(record)
      deviations?.settle(&record)
      onRecord(record)
      if stopsAtFailure, record.verdict.countsAsFailed, run.stop == nil { run.stop = .failure }
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
    records.takeBackWhatWasReadTooEarly()
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
      records[place].verdict = dissent.isArgued && !isStrict ? .argued : .contradiction
      records[place].contradicted = [records[other].caseID]
      records[place].message = message
      records[place].fails = records[place].wayOfFailing
    }
    for place in records.indices { deviations?.settle(&records[place]) }
    var result = SuiteResult(
      profile: run.profile, edition: edition, records: records, readings: readings,
      notSelected: notSelected(in: edition), stop: run.stop, diagnostics: run.diagnostics,
      problems: problems, isStrict: isStrict)
    result.hint = run.hint
    return result
  }
}
