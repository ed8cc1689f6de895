import PushModel
import StateMachines

/// Plays one case on one adapter.
public enum CaseRunner {
  /// Plays a case from a fresh installation on, and judges it.
  ///
  /// The record's verdict speaks of this one go: what a crash or a contradiction across cases makes
  /// of it is for `SuiteRunner` to say. Where only the verdict counts, a failure need not be explained; what was seen
  /// is noted for whoever judges it by the specification as well.
  public static func run<A: Adapter>(
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
    if let missing = missingCapability(compiled.source.requires, of: profile) {
      record.verdict = .notApplicable
      record.message = "the port does not have the capability \"\(missing)\""
      return (record, nil)
    }
    var session = CaseSession(compiled, profile: profile)
    do throws(SessionEnd) {
      try play(&session, into: &record, on: &adapter, notesSights)
    } catch {
      if session.hasBegun {
        record.steps.append(session.closeStep())
      } else {
        record.setting = session.closeStep().exchanges
      }
      record.visits = session.world.rules
      explain(error, in: &record, compiled, profile)
      if case .fault(let fault) = error { return (record, fault) }
      return (record, nil)
    }
    record.visits = session.world.rules
    Judge.judge(compiled, profile: profile, explains: explains, into: &record)
    blameCase(compiled, session, in: &record)
    return (record, nil)
  }

  private static func play<A: Adapter>(
    _ session: inout CaseSession, into record: inout CaseRecord, on adapter: inout A, _ notesSights: Bool
  ) throws(SessionEnd) {
    let source = session.compiled.source
    do {
      try adapter.reset(
        Setting(
          caseID: source.id, edition: session.edition, deviceIdentifier: Symbols.device,
          language: source.given.language))
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
    _ end: SessionEnd, in record: inout CaseRecord, _ compiled: CompiledCase, _ profile: Profile
  ) {
    let played = record.steps.isEmpty ? "the setting" : "step \(record.steps.count)"
    let step = "\(compiled.source.id) in \(compiled.edition.rawValue), \(played)"
    switch end {
    case .fault(let fault):
      record.message = "\(step): \(fault.message)"
      switch fault.kind {
      case .ended: record.verdict = .crash
      case .timeout: record.verdict = .timeout
      case .notStarted, .handshake, .protocolBroken: record.verdict = .adapterFault
      }
    case .unsupported(let stimulus, let reason):
      let missing = profile.capabilities.map { !$0.contains(stimulus.name) } ?? false
      record.verdict = missing ? .notApplicable : .couldNotRun
      record.message = "\(step): the port does not have \"\(stimulus.name)\": \(reason)"
    case .adapterFailed(let message):
      record.verdict = .adapterFault
      record.message = "\(step): the adapter failed: \(message)"
    case .misuse(let message):
      record.verdict = .adapterFault
      record.message = "\(step): \(message)"
    case .doesNotSettle:
      record.verdict = .fail
      record.message = FailureText.whole(
        compiled, step: record.steps.count - 1,
        seen: "the port made \(CaseSession.roundLimit) requests and did not come to rest")
    case .settingNotReached(let reason):
      record.verdict = .fail
      record.message = FailureText.whole(
        compiled, step: nil, seen: "the setting could not be reached: \(reason)")
    case .badCase(let reason):
      record.verdict = .harnessFault
      record.message = "\(step): it cannot be played: \(reason)"
    }
  }

  /// A move that the world rules out is the case's mistake, unless the port or a reading led there.
  private static func blameCase(
    _ compiled: CompiledCase, _ session: CaseSession, in record: inout CaseRecord
  ) {
    guard record.verdict == .pass, compiled.combinations == 1,
      let move = session.world.impossible
    else { return }
    record.verdict = .harnessFault
    record.message =
      "\(compiled.source.id) asks for a move that \(move.machine) rules out (\(move.citation.id))"
  }

  private static func missingCapability(_ required: [String], of profile: Profile) -> String? {
    guard let capabilities = profile.capabilities else { return nil }
    return required.first { !capabilities.contains($0) }
  }
}

extension Stimulus {
  /// The name of the stimulus as the adapter protocol writes it; also the name of the capability.
  public var name: String {
    switch self {
    case .initialize: "initialize"
    case .setDelegate: "setDelegate"
    case .setUser: "setUser"
    case .register: "register"
    case .query: "query"
    case .unregister: "unregister"
    case .update: "update"
    case .answer: "answer"
    case .tokenChanged: "tokenChanged"
    case .tokenInvalidated: "tokenInvalidated"
    case .messageArrived: "message"
    case .networkChanged: "network"
    case .terminated: "terminate"
    case .launched: "launch"
    case .enteredForeground: "foreground"
    case .enteredBackground: "background"
    case .timePassed: "time"
    }
  }
}
