package import PushModel

/// Plays many cases on an adapter.
package struct SuiteRunner: Sendable {
  /// The cases to play; those of other editions are left out.
  package var cases: [ConformanceCase]
  /// The problems of the files that the cases come from.
  package var problems: [CaseProblem]
  /// The edition; `nil` for the one that the port claims, or else the standard one.
  package var edition: Edition?
  /// Areas that the port does not offer, besides those that it declares itself.
  package var without: Set<OptionalArea> = []
  /// Whether inferred requirements count.
  package var isStrict = false
  /// The known deviations of the port.
  package var deviations: Deviations?
  /// The cases that the selection leaves out. With any of them the run does not count as the whole suite.
  package var notSelected: [ConformanceCase] = []
  /// Whether failed cases are played again to find unsteady ones. A recording is the same each time.
  package var playsAgain = true
  /// The number of plays of each case.
  package var plays = 1
  package var stopsAtFailure = false
  /// The clock that measures each case; `nil` for no measurement.
  package var now: (@Sendable () -> ContinuousClock.Instant)?
  /// Whether the adapter is examined before the cases: a faulty adapter makes them say nothing of the port.
  package var looksFirst = false
  /// Waits for a moment of real time, in which late output of the adapter may come; `nil` for no waiting.
  package var pause: (@Sendable () -> Void)?
  /// Whether failures are weighed and put into words. Where only verdicts count this is not needed.
  var explains = true
  /// Called before each case; `true` ends the run with the records so far.
  package var shouldStop: @Sendable () -> Bool = { false }
  /// Called with each record as soon as its case has been played.
  package var onRecord: @Sendable (CaseRecord) -> Void = { _ in }
  /// Called at the beginning of the run with the profile, the edition and the number of cases.
  package var onStart: @Sendable (Profile, Edition, Int) -> Void = { _, _, _ in }

  package init(cases: [ConformanceCase], problems: [CaseProblem] = [], edition: Edition? = nil) {
    self.cases = cases
    self.problems = problems
    self.edition = edition
  }

  /// Plays the cases on an adapter, and restarts it after a fault. If that fails the rest is not run.
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

  /// Plays compiled cases.
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

  /// The cases of an edition, compiled.
  package func compile(for edition: Edition, problems: inout [CaseProblem]) -> [CompiledCase] {
    var compiled: [CompiledCase] = []
    // By index: a copy of each case costs more than the look at it.
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
