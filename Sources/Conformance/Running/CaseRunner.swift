import PushModel
import StateMachines

/// Plays one case on one adapter.
package enum CaseRunner {
  /// Plays a case from a fresh installation on, and judges it.
  ///
  /// The record's verdict speaks of this one go: what a crash or a contradiction across cases makes
  /// of it is for `SuiteRunner` to say. Where only the verdict counts, a failure need not be explained; what was seen
  /// is noted for whoever judges it by the specification as well.
  package static func run<A: Adapter>(
    _ compiled: CompiledCase, on adapter: inout A, profile: Profile, explains: Bool = true,
    notesSights: Bool = false
  ) -> CaseRecord {
    run(compiled, on: &adapter, profile: profile, explains: explains, notesSights: notesSights).record
  }

  /// The record, and the fault after which the adapter cannot be talked to any more.
  static func run<A: Adapter>(
    _ compiled: CompiledCase, on adapter: inout A, profile: Profile, explains: Bool, notesSights: Bool
  ) -> (record: CaseRecord, fault: AdapterFault?) {
    var record = CaseRecord(compiled, verdict: .notRun)
    let notOffered = compiled.areas.intersection(profile.without)
    guard notOffered.isEmpty else {
      record.verdict = .notApplicable
      record.message = "the port does not offer \(notOffered.titles)"
      return (record, nil)
    }
    var session = CaseSession(compiled, profile: profile)
    do throws(PlayProblem) {
      try play(&session, into: &record, on: &adapter, notesSights)
    } catch {
      if session.hasBegun {
        record.steps.append(session.closeStep())
      } else {
        record.setting = session.closeStep().exchanges
      }
      record.visits = session.world.rules
      explain(error, in: &record, compiled)
      if case .fault(let fault) = error { return (record, fault) }
      return (record, nil)
    }
    record.visits = session.world.rules
    CaseFilter.judge(compiled, profile: profile, explains: explains, into: &record)
    record.hasMetCalls = zip(record.steps, compiled.source.steps.dropFirst()).contains { before, next in
      !before.openCalls.isEmpty && next.action.meetsOpenCalls
    }
    blameCase(compiled, session, in: &record)
    let hidden = compiled.kinds.intersection(profile.unobserved)
    if record.verdict.isGood, !hidden.isEmpty {
      record.verdict = .notJudged
      record.message = "the port cannot show \(hidden.map(\.rawValue).sorted().joined(separator: ", "))"
      record.readings = []
    }
    return (record, nil)
  }

  /// Looks whether a case that has failed does so since the adapter answers too early, or since the port does some
  /// things later. Of an early answer the record says so, and it is the adapter's fault. What comes later is the port's
  /// own business: if the case comes out well where a while passes after each thing that happens, the record is that.
  ///
  /// `judge` judges by the specification what came out as the case expects.
  package static func askAgain<A: Adapter>(
    _ compiled: CompiledCase, on adapter: inout A, profile: Profile, in record: inout CaseRecord,
    judge: (CompiledCase, inout CaseRecord) -> Void
  ) -> (isDelayed: Bool, fault: AdapterFault?) {
    if let fault = findEarlyAnswer(of: compiled, on: &adapter, profile: profile, in: &record, judge: judge) {
      return (false, fault)
    }
    guard record.verdict == .fail else { return (false, nil) }
    var (again, fault) = runWaiting(compiled, on: &adapter, profile: profile, explains: true)
    guard fault == nil, again.verdict.isGood else { return (false, fault) }
    judge(compiled, &again)
    guard again.verdict.isGood else { return (false, nil) }
    record = again
    return (true, nil)
  }

  /// Plays a case where a while passes after each thing that happens.
  static func runWaiting<A: Adapter>(
    _ compiled: CompiledCase, on adapter: inout A, profile: Profile, explains: Bool
  ) -> (record: CaseRecord, fault: AdapterFault?) {
    var patient = AskedAgain.later(adapter)
    defer { adapter = patient.base }
    return run(compiled, on: &patient, profile: profile, explains: explains, notesSights: true)
  }

  /// Plays a case that has failed once more, asking after each step whether more has happened.
  private static func findEarlyAnswer<A: Adapter>(
    of compiled: CompiledCase, on adapter: inout A, profile: Profile, in record: inout CaseRecord,
    judge: (CompiledCase, inout CaseRecord) -> Void
  ) -> AdapterFault? {
    for _ in 0..<doubts {
      var asked = AskedAgain.atOnce(adapter)
      var (again, fault) = run(compiled, on: &asked, profile: profile, explains: false, notesSights: true)
      adapter = asked.base
      if let fault { return fault }
      guard again.verdict.isGood else { return nil }
      let exchanges = [again.setting] + again.steps.map(\.exchanges)
      judge(compiled, &again)
      guard again.verdict.isGood else { return nil }
      // Where this time nothing came late, it may the next time.
      guard let afterthought = asked.afterthought else { continue }
      note(afterthought, exchanges, of: compiled, in: &record)
      return nil
    }
    return nil
  }

  /// So often a case that fails is played again while it comes out well and nothing comes late.
  private static var doubts: Int { 3 }

  private static func note(
    _ afterthought: Afterthought, _ exchanges: [[Exchange]], of compiled: CompiledCase,
    in record: inout CaseRecord
  ) {
    record.verdict = .adapterFault
    record.root = "the adapter answers before its port is idle"
    var count = 0
    let step = exchanges.firstIndex {
      count += $0.count
      return count >= afterthought.place
    }
    record.divergence = step.flatMap { $0 > 0 ? $0 - 1 : nil }
    record.message = FailureText.early(afterthought, step: step ?? 0, of: compiled)
  }

  private static func play<A: Adapter>(
    _ session: inout CaseSession, into record: inout CaseRecord, on adapter: inout A, _ notesSights: Bool
  ) throws(PlayProblem) {
    let source = session.compiled.source
    do {
      try adapter.reset(
        Setting(
          caseID: source.id, edition: session.edition, deviceIdentifier: Symbols.device,
          language: source.given.deviceLanguage(in: session.edition)))
    } catch {
      throw .fault(error)
    }
    try session.reach(on: &adapter)
    record.setting = session.closeStep().exchanges
    session.hasBegun = true
    record.steps.reserveCapacity(source.steps.count)
    if !source.steps.isEmpty { try session.beginSteps(on: &adapter) }
    for index in source.steps.indices {
      let (action, name) = (source.steps[index].action, source.steps[index].name)
      let waiting = notesSights ? session.openCallNames : []
      try session.play(action, as: name, on: &adapter)
      let step = session.closeStep()
      if notesSights {
        record.sights.append(
          Observed(step, waiting: waiting, made: action.operation == nil ? nil : name, session: session))
      }
      record.steps.append(step)
    }
  }

  private static func explain(
    _ problem: PlayProblem, in record: inout CaseRecord, _ compiled: CompiledCase
  ) {
    record.root = problem.root
    let played = record.steps.isEmpty ? "the setting" : "step \(record.steps.count)"
    record.message =
      "\(compiled.source.id) in \(compiled.edition.rawValue), \(played): \(problem.messageInRecord)"
    switch problem {
    case .fault(let fault):
      switch fault.kind {
      case .ended: record.verdict = .crash
      case .timeout: record.verdict = .timeout
      case .notStarted, .handshake, .protocolBroken, .givenUp, .cannotRestart: record.verdict = .adapterFault
      case .interrupted:
        record.verdict = .notRun
        record.message = ""
      }
    case .unsupported: record.verdict = .couldNotRun
    case .adapterFailed, .misuse: record.verdict = .adapterFault
    case .excessive:
      record.verdict = .fail
      record.failure = FailureText.whole(compiled, step: record.steps.count - 1, seen: problem.detail)
    case .settingNotReached(_, let requirements):
      record.verdict = .fail
      record.failure = FailureText.whole(compiled, step: nil, seen: problem.detail, against: requirements)
    case .badCase: record.verdict = .harnessFault
    }
  }

  /// A move that the world rules out is the case's mistake, unless the port or a reading led there.
  private static func blameCase(
    _ compiled: CompiledCase, _ session: CaseSession, in record: inout CaseRecord
  ) {
    guard record.verdict == .pass, compiled.questions.isEmpty,
      let move = session.world.impossible
    else { return }
    record.verdict = .harnessFault
    record.message =
      "\(compiled.source.id) asks for a move that \(move.machine) rules out (\(move.citation.id))"
  }
}
