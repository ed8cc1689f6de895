package import PushModel
package import StateMachines

/// The specification itself as a port: the machines of the SDK under one interpretation, with texts for symbols.
///
/// Cases and machines check each other with it: every case is played on it under every combination of readings that
/// the case knows, and the branches that it passes are counted.
package struct ModelPort: Adapter, Sendable {
  private(set) var system: PushSystem
  private var interpretation: Interpretation
  private(set) var setting: Setting
  private(set) var names: Names
  /// The names of calls, by their numbers.
  private(set) var callNames: [Int: String] = [:]

  /// A port that follows an edition and readings; a question without a reading follows its first one.
  package init(edition: Edition, readings: Readings) {
    self.init(Interpretation(edition: edition, readings: readings))
  }

  /// A port that follows the tables of the specification, or of a mutant. `names` are the texts that it shares with
  /// others.
  package init(_ interpretation: Interpretation, names: Names = Names(device: "")) {
    self.interpretation = interpretation
    setting = Setting(caseID: "", edition: interpretation.edition, deviceIdentifier: "", language: "ko")
    self.names = names
    system = PushSystem(interpretation)
  }

  package var machineState: MachineStates { system.state.machines }

  package var readings: Readings { interpretation.readings }

  /// Records the events of each step until the next reset.
  package mutating func noteSteps() { system.notesEvents = true }

  /// The events of the last step without their values, if they are recorded.
  package var steps: [PushStep] { system.steps }

  /// The branches that were followed in the last step.
  package var passed: [PushSystem.PassedBranch] { system.passed }

  func rule(_ passed: PushSystem.PassedBranch) -> RuleTaken { RuleTaken(passed, in: interpretation.tables) }

  /// A profile that claims the edition of the rules.
  package var profile: Profile {
    Profile(adapter: "model", implementation: "the specification", edition: system.edition)
  }

  package mutating func reset(_ setting: Setting) {
    self.setting = setting
    let interpretation =
      setting.edition == system.edition
      ? interpretation : Interpretation(edition: setting.edition, readings: readings)
    // On the same device texts keep their numbers.
    if names.device != setting.deviceIdentifier { names = Names(device: setting.deviceIdentifier) }
    callNames = [:]
    system = PushSystem(interpretation, deviceLanguage: names.language(setting.language))
  }

  /// Continues with other rules: those of other readings.
  mutating func exchangeRules(_ change: (Interpretation) -> Interpretation) {
    interpretation = change(interpretation)
    system = system.following(interpretation)
  }

  /// Sends a stimulus to the machines; fails if they take it for impossible.
  package mutating func perform(_ stimulus: Stimulus, as name: String?) -> Reply {
    if let reason = missing(stimulus) { return .unsupported(reason) }
    guard let stimulus = symbolic(stimulus) else {
      system.ignore()
      return .observed([])
    }
    if let name { callNames[system.nextCall] = name }
    system.react(to: stimulus)
    if let mistake = system.impossible.first {
      return .failed("the specification takes this for impossible: \(rule(mistake).description)")
    }
    if system.hasNoEnd { return .failed("what the machines do has no end") }
    // A reference to the method would copy the port.
    return .observed(system.observations.map { named($0) })
  }

  /// Replaces the record of a kind of token.
  mutating func adopt(_ record: ServerRecord, of type: PushType) {
    system.keep(names.record(record), of: type)
  }

  /// Ends everything under way for a kind of token; `known` and `record` are its state.
  mutating func settle(_ type: PushType, as known: TokenRecord.State, holding record: ServerRecord?) {
    system.settle(type, as: known, holding: record.map { names.record($0) })
  }

  /// Forgets the names of completed calls.
  mutating func forgetEndedCalls() {
    callNames = callNames.filter { known in system.state.calls.contains { $0.id == known.key } }
  }

  private func missing(_ stimulus: Stimulus) -> String? {
    let edition = setting.edition
    return switch stimulus {
    case .setUser where !edition.hasSetUser: "\(edition.rawValue) has no call that sets the user id"
    case .unregister where !edition.hasUnregister: "\(edition.rawValue) has no call that unregisters"
    case .update where !edition.hasUpdate: "\(edition.rawValue) has no call that updates"
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .answer,
      .tokenChanged, .tokenInvalidated, .messageArrived, .networkChanged, .terminated, .launched,
      .enteredForeground, .enteredBackground, .timePassed:
      nil
    }
  }

  /// The seconds after which a reading with limited waiting gives up.
  static var patience: Int { 600 }

  /// The stimulus in symbols; `nil` if it does not concern the SDK.
  private mutating func symbolic(_ stimulus: Stimulus) -> PushSystem.Stimulus? {
    switch stimulus {
    case .initialize(let configuration, let delegate):
      .initialize(
        names.settings(configuration), delegate: delegate.map { $0 ? .set : .clear } ?? .unmentioned)
    case .setDelegate(.apns, let set) where setting.edition.fallsBackToDevice: .setNotificationDelegate(set)
    case .setDelegate(_, let set): .setDelegate(set)
    case .setUser(let user): .setUser(names.user(user))
    case .register(let type, let agreement, let handler):
      .register(type, Consent(agreement), hasHandler: handler)
    case .query(let type): .query(type)
    case .unregister(let type, let handler): .unregister(type, hasHandler: handler)
    case .update(let changes): .update(names.changes(changes))
    case .answer(let request, let answer): Int(request).map { .answer(request: $0, names.answer(answer)) }
    case .tokenChanged(let type, let token): .tokenChanged(type, names.token(token))
    case .tokenInvalidated: .tokenInvalidated
    case .messageArrived(.voip, let message): .message(names.message(message))
    case .messageArrived(.apns, let message): .notification(names.message(message))
    case .launched, .enteredBackground: nil
    case .networkChanged(let up): .network(up: up)
    case .terminated: .processEnded
    case .enteredForeground: .foreground
    case .timePassed(let seconds): seconds >= Self.patience ? .longTimePassed : nil
    }
  }

  private func named(_ observation: PushSystem.Observation) -> Observation {
    switch observation {
    case .requested(let id, let request): .requested(id: String(id), names.request(request))
    case .completed(let completion): .completed(named(completion))
    case .message(let channel, let message): .message(channel, message: names.text(of: message))
    case .reportedCall: .reportedCall
    }
  }

  private func named(_ completion: PushSystem.Completion) -> Completion {
    var named = Completion(
      call: completion.id.flatMap { callNames[$0] }, operation: completion.call,
      type: completion.channel)
    named.token = names.text(of: completion.token)
    if case .failed(let code) = completion.outcome { named.error = written(code) }
    if let information = completion.information {
      var info = TokenInfo()
      let record = names.record(information.record, of: completion.channel)
      info.token = record.token
      info.user = information.namesOwner ? record.user : ""
      info.agreement = record.agreement
      named.info = info
    }
    return named
  }

  /// The error of a code. `tcpush-ko` lacks some codes: the failure of the system stands for them.
  private func written(_ code: ErrorCode) -> WrittenError? {
    code.written(in: setting.edition) ?? ErrorCode.systemFailed.written(in: setting.edition)
  }
}
