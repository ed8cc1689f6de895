/// A port that is told other values than the cases name: what it says of them is taken back to those.
public struct VariedAdapter<Base: Adapter>: Adapter {
  /// The port.
  public var base: Base
  private let seed: UInt64
  private var values: SentValues
  private var plays = 0

  /// A port that is told the values of a seed.
  public init(_ base: Base, seed: UInt64) {
    self.base = base
    self.seed = seed
    values = SentValues(seed: seed, play: "")
  }

  /// That of the port.
  public var profile: Profile { get throws(AdapterFault) { try base.profile } }

  /// Resets the port; nothing that it is told says what it is played with.
  public mutating func reset(_ setting: Setting) throws(AdapterFault) {
    values = SentValues(seed: seed, play: setting.caseID)
    plays += 1
    var sent = setting
    sent.caseID = "play-\(plays)"
    sent.deviceIdentifier = values.owner(setting.deviceIdentifier)
    sent.language = values.language(setting.language)
    try base.reset(sent)
  }

  /// Lets something happen to the port.
  public mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    switch try base.perform(values.sent(stimulus), as: name) {
    case .observed(let observations): .observed(observations.map(values.meant))
    case .unsupported(let reason): .unsupported(reason)
    case .failed(let message): .failed(message)
    }
  }
}

extension VariedAdapter: RestartableAdapter where Base: RestartableAdapter {
  /// Starts the port anew.
  public mutating func restart() throws(AdapterFault) { try base.restart() }
  /// What is known about its last end.
  public var diagnostics: String { base.diagnostics }
}

extension VariedAdapter: Sendable where Base: Sendable {}

// MARK: To the port

extension SentValues {
  fileprivate mutating func sent(_ stimulus: Stimulus) -> Stimulus {
    switch stimulus {
    case .initialize(let configuration, let delegate):
      .initialize(sent(configuration), delegate: delegate)
    case .setUser(let user): .setUser(user.map { owner($0) })
    case .update(let changes): .update(sent(changes))
    case .answer(let request, let answer): .answer(request: request, sent(answer))
    case .tokenChanged(let type, let token): .tokenChanged(type, token: self.token(token))
    case .messageArrived(let type, let message): .messageArrived(type, message: self.message(message))
    case .setDelegate, .register, .query, .unregister, .tokenInvalidated, .networkChanged, .terminated,
      .launched, .enteredForeground, .enteredBackground, .timePassed:
      stimulus
    }
  }

  private mutating func sent(_ configuration: Configuration) -> Configuration {
    var sent = configuration
    sent.appKey = key(configuration.appKey)
    sent.user = configuration.user.map { owner($0) }
    sent.language = configuration.language.map { language($0) }
    if swapsSandbox { sent.sandbox = !(configuration.sandbox ?? false) }
    return sent
  }

  private mutating func sent(_ changes: TokenChanges) -> TokenChanges {
    var sent = changes
    sent.user = changes.user.map { owner($0) }
    sent.language = changes.language.map { language($0) }
    return sent
  }

  private mutating func sent(_ answer: Answer) -> Answer {
    switch answer {
    case .token(let token): .token(self.token(token))
    case .accepted(let record): .accepted(record.map { sent($0) })
    case .permission, .tokenRefused, .refused, .timedOut, .unreachable, .malformed: answer
    }
  }

  private mutating func sent(_ record: ServerRecord) -> ServerRecord {
    var sent = record
    sent.token = token(record.token)
    sent.user = record.user.map { owner($0) }
    sent.appKey = record.appKey.map { key($0) }
    sent.language = record.language.map { language($0) }
    if swapsSandbox { sent.sandbox = !(record.sandbox ?? false) }
    return sent
  }
}

// MARK: From the port

extension SentValues {
  fileprivate func meant(_ observation: Observation) -> Observation {
    switch observation {
    case .completed(let completion): .completed(meant(completion))
    case .requested(let id, .server(.register(let record))):
      .requested(id: id, .server(.register(meant(record))))
    case .requested(let id, .server(.update(let type, let changes))):
      .requested(id: id, .server(.update(type, meant(changes))))
    case .message(let type, let message): .message(type, message: meantMessage(message))
    case .requested, .reportedCall: observation
    }
  }

  private func meant(_ completion: Completion) -> Completion {
    var meant = completion
    meant.token = completion.token.map(meantToken)
    meant.info?.token = completion.info?.token.map(meantToken)
    meant.info?.user = completion.info?.user.map(meantOwner)
    return meant
  }

  private func meant(_ record: ServerRecord) -> ServerRecord {
    var meant = record
    meant.token = meantToken(record.token)
    meant.user = record.user.map(meantOwner)
    meant.appKey = record.appKey.map(meantKey)
    meant.language = record.language.map(meantLanguage)
    if swapsSandbox { meant.sandbox = !(record.sandbox ?? false) }
    return meant
  }

  private func meant(_ changes: TokenChanges) -> TokenChanges {
    var meant = changes
    meant.user = changes.user.map(meantOwner)
    meant.language = changes.language.map(meantLanguage)
    return meant
  }
}
