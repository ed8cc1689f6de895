import PushModel
import StateMachines

/// Plays one case on one adapter.
package enum CaseRunner {
  /// Plays a case from a fresh installation on, and judges it.
  ///
  /// The verdict is that of a single play: `SuiteRunner` deals with crashes and with contradictions across cases.
  /// Where only the verdict counts, `explains` can be false. `notesSights` keeps the observations for
  /// `SpecificationJudge`.
  package static func run<A: Adapter>(
    _ compiled: CompiledCase, on adapter: inout A, profile: Profile, explains: Bool = true,
    notesSights: Bool = false
  ) -> CaseRecord {
    play(compiled, on: &adapter, profile, explains: explains, notesSights: notesSights).record
  }

  /// The record, and the fault after which the adapter cannot be used any more.
  static func play<A: Adapter>(
    _ compiled: CompiledCase, on adapter: inout A, _ profile: Profile, explains: Bool,
    notesSights: Bool = true
  ) -> (record: CaseRecord, fault: AdapterFault?) {
    var record = CaseRecord(compiled, verdict: .notRun)
    let notOffered = compiled.areas.intersection(profile.without)
    guard notOffered.isEmpty else {
      record.verdict = .notOffered
      record.message = "the port does not offer \(notOffered.titles)"
      return (record, nil)
    }
    var session = CaseSession(PlayTerms(compiled, profile: profile, notesExchanges: true))
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
    let setting = session.closeSetting()
    record.setting = setting.exchanges
    if notesSights { record.sights = [Observed(setting, waiting: [], made: nil, session: session)] }
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

  private static func explain(_ problem: PlayProblem, in record: inout CaseRecord, _ compiled: CompiledCase) {
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
      record.weight = .must
      record.failure = FailureText.whole(compiled, step: record.steps.count - 1, seen: problem.detail)
    case .settingNotReached(_, let requirements):
      record.verdict = .fail
      record.weight = .must
      record.failure = FailureText.whole(compiled, step: nil, seen: problem.detail, against: requirements)
    case .badCase: record.verdict = .harnessFault
    }
  }

  /// A move that the world rules out is a mistake of the case, unless the port or a reading led to it.
  private static func blameCase(
    _ compiled: CompiledCase, _ session: CaseSession, in record: inout CaseRecord
  ) {
    guard record.verdict == .pass, compiled.questions.isEmpty,
      let move = session.world.impossible
    else { return }
    // A port may begin with a call later than the case expects, and has asked the system for nothing yet.
    let begins = !session.calls.isEmpty && session.world.issued == PushTypes()
    record.verdict = begins ? .notJudged : .harnessFault
    record.message =
      "\(compiled.source.id) asks for a move that \(move.machine) rules out (\(move.citation.id))"
  }
}
