import PushModel

/// A port that is told other values than those in the cases. The values in its replies are translated back.
package struct VariedAdapter<Base: Adapter>: Adapter {
  package var base: Base
  private let seed: UInt64
  private var values: SentValues
  private var plays = 0

  package init(_ base: Base, seed: UInt64) {
    self.base = base
    self.seed = seed
    values = SentValues(seed: seed, play: "", edition: .standard)
  }

  package var profile: Profile { get throws(AdapterFault) { try base.profile } }

  /// Resets the port, with values that tell nothing of the case.
  package mutating func reset(_ setting: Setting) throws(AdapterFault) {
    values = SentValues(seed: seed, play: setting.caseID, edition: setting.edition)
    plays += 1
    var sent = setting
    sent.caseID = "play-\(plays)"
    sent.deviceIdentifier = values.sent(setting.deviceIdentifier, as: .owner)
    sent.language = values.sent(setting.language, as: .language)
    try base.reset(sent)
  }

  package mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    switch try base.perform(values.sent(stimulus), as: name) {
    case .observed(let observations): .observed(observations.map(values.meant))
    case .unsupported(let reason): .unsupported(reason)
    case .failed(let message): .failed(message)
    }
  }

  package mutating func restart() throws(AdapterFault) { try base.restart() }
  package var diagnostics: String { base.diagnostics }
}

extension VariedAdapter: Sendable where Base: Sendable {}

extension SentValues {
  // MARK: To the port

  fileprivate mutating func sent(_ stimulus: Stimulus) -> Stimulus {
    switch stimulus {
    case .initialize(let configuration, let delegate): .initialize(sent(configuration), delegate: delegate)
    case .setUser(let user): .setUser(user.map { sent($0, as: .owner) })
    case .update(let changes): .update(changes.translated { sent($0, as: $1) })
    case .answer(let request, let answer): .answer(request: request, sent(answer))
    case .tokenChanged(let type, let token): .tokenChanged(type, token: sent(token, as: .token))
    case .messageArrived(let type, let message): .messageArrived(type, message: sent(message, as: .message))
    case .setDelegate, .register, .query, .unregister, .tokenInvalidated, .networkChanged, .terminated,
      .launched, .enteredForeground, .enteredBackground, .timePassed:
      stimulus
    }
  }

  private mutating func sent(_ configuration: Configuration) -> Configuration {
    var result = configuration
    result.appKey = sent(configuration.appKey, as: .key)
    result.user = configuration.user.map { sent($0, as: .owner) }
    result.language = configuration.language.map { sent($0, as: .language) }
    if swapsSandbox { result.sandbox = !(configuration.sandbox ?? false) }
    return result
  }

  private mutating func sent(_ answer: Answer) -> Answer {
    switch answer {
    case .token(let token): return .token(sent(token, as: .token))
    case .accepted(let record):
      let swaps = swapsSandbox
      return .accepted(record.map { $0.translated(swapsSandbox: swaps) { sent($0, as: $1) } })
    case .permission, .tokenRefused, .refused, .timedOut, .unreachable, .malformed: return answer
    }
  }

  // MARK: From the port

  fileprivate func meant(_ observation: Observation) -> Observation {
    switch observation {
    case .completed(let completion): .completed(meant(completion))
    case .requested(let id, .server(.register(let record))):
      .requested(
        id: id, .server(.register(record.translated(swapsSandbox: swapsSandbox) { meant($0, as: $1) })))
    case .requested(let id, .server(.update(let type, let changes))):
      .requested(id: id, .server(.update(type, changes.translated { meant($0, as: $1) })))
    case .message(let type, let message): .message(type, message: meant(message, as: .message))
    case .requested, .reportedCall: observation
    }
  }

  private func meant(_ completion: Completion) -> Completion {
    var result = completion
    result.token = completion.token.map { meant($0, as: .token) }
    result.info?.token = completion.info?.token.map { meant($0, as: .token) }
    result.info?.user = completion.info?.user.map { meant($0, as: .owner) }
    return result
  }
}

// MARK: Both ways

extension ServerRecord {
  fileprivate func translated(
    swapsSandbox: Bool, by translate: (String, SentValues.Kind) -> String
  ) -> ServerRecord {
    var translated = self
    translated.token = translate(token, .token)
    translated.user = user.map { translate($0, .owner) }
    translated.appKey = appKey.map { translate($0, .key) }
    translated.language = language.map { translate($0, .language) }
    if swapsSandbox { translated.sandbox = !(sandbox ?? false) }
    return translated
  }
}

extension TokenChanges {
  fileprivate func translated(by translate: (String, SentValues.Kind) -> String) -> TokenChanges {
    var translated = self
    translated.user = user.map { translate($0, .owner) }
    translated.language = language.map { translate($0, .language) }
    return translated
  }
}
