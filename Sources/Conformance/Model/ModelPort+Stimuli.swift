import PushModel

/// From values to what matters about them.
extension ModelPort {
  /// Takes a stimulus; of a call that has waited, the part about one kind of token.
  mutating func take(_ stimulus: Stimulus, as name: String?, of waited: Channel? = nil) {
    memory.arriving = ArrivingCall(stimulus: stimulus, name: name)
    switch stimulus {
    case .initialize(let configuration, let delegate): initialize(configuration, delegate)
    case .setDelegate(let type, let set):
      // The later editions have a second delegate, for notifications, that nothing here depends on.
      if type == .voip || !setting.edition.fallsBackToDevice { run(.setDelegate(set)) }
    case .setUser(let user):
      memory.offeredUser = user
      run(.setUser(change(to: user)))
    case .register(let type, let agreement, let handler):
      let channels = waited.map { [$0] } ?? channels(of: type)
      arrives(.register, channels, handler)
      run(.register(channels, whatMatters(of: agreement)))
    case .query(let type):
      arrives(.query, [type.channel], true)
      run(.query(type.channel))
    case .unregister(let type, let handler):
      let channels = waited.map { [$0] } ?? channels(of: type)
      arrives(.unregister, channels, handler)
      run(.unregister(channels))
    case .update:
      let channel: Channel = stored.records[.apns] == nil && stored.records[.voip] != nil ? .voip : .apns
      arrives(.update, [channel], true)
      run(.update(channel))
    case .answer(let request, let answer): takeAnswer(answer, to: request)
    case .tokenChanged(let type, let token):
      stored.tokens[type.channel] = token
      run(.tokenChanged(type.channel))
    case .tokenInvalidated: run(.tokenInvalidated)
    case .messageArrived(.voip, let message):
      memory.message = message
      run(.message)
    case .messageArrived(.apns, _), .launched, .enteredBackground: break
    case .networkChanged(let up): run(up ? .networkReturned : .networkLost)
    case .terminated: terminate()
    case .enteredForeground: if system.isInitialized { run(.foreground) }
    case .timePassed(let seconds): if seconds >= Self.patience { run(.longTimePassed) }
    }
  }

  /// How long, in seconds, readings wait that do not wait for ever.
  private static var patience: Int { 600 }

  private mutating func arrives(_ call: Call, _ channels: [Channel], _ handler: Bool) {
    memory.arriving.call = call
    memory.arriving.channels = channels
    memory.arriving.hasHandler = handler
  }

  /// In `toast-ko` a call is about every kind of token that the configuration names.
  private func channels(of type: PushType) -> [Channel] {
    guard setting.edition.registersAllTypesAtOnce else { return [type.channel] }
    return (stored.settings?.pushTypes ?? [type]).map(\.channel)
  }

  private mutating func initialize(_ configuration: Configuration, _ delegate: Bool?) {
    memory.offered = configuration
    let settings: SystemStimulus.Settings =
      if configuration.appKey.isEmpty {
        .withoutKey
      } else if let held = stored.settings, held != configuration {
        .other
      } else {
        .same
      }
    let change: SystemStimulus.DelegateChange = delegate.map { $0 ? .set : .clear } ?? .unmentioned
    run(
      .initialize(
        settings, flag: configuration.alwaysAllowTokenRegistration ?? false, delegate: change))
  }

  private func change(to user: String?) -> SystemStimulus.UserChange {
    switch user {
    case nil: .none
    case "": .empty
    case let user? where !system.hasUser: user.isEmpty ? .empty : .first
    case let user?: user == stored.user ? .same : .other
    }
  }

  private func whatMatters(of given: AgreementParts?) -> SystemStimulus.GivenAgreement {
    let agreement = setting.edition == .tcpushKo ? configuredAgreement : given
    return SystemStimulus.GivenAgreement(
      kind: kind(of: agreement), filledOff: kind(of: agreement?.filled(with: false)),
      filledOn: kind(of: agreement?.filled(with: true)))
  }

  private func kind(of agreement: AgreementParts?) -> SystemStimulus.AgreementKind {
    guard let agreement else { return .absent }
    let isComplete =
      agreement.notifications != nil && agreement.advertisements != nil
      && agreement.nightAdvertisements != nil
    if !isComplete { return .partial }
    if agreement.notifications == false { return .declined }
    if agreement.nightAdvertisements == true, agreement.advertisements == false { return .nightOnly }
    return .complete
  }

  /// The agreement of the configuration, with the defaults of AGR-6 (`tcpush-ko`).
  var configuredAgreement: AgreementParts {
    let given = stored.settings?.agreement
    return AgreementParts(
      notifications: given?.notifications ?? true, advertisements: given?.advertisements ?? false,
      nightAdvertisements: given?.nightAdvertisements ?? false)
  }

  private mutating func terminate() {
    run(.processEnded)
    memory = Memory()
    stored.tokens = [:]
    if !system.isInitialized { stored.settings = nil }
  }

  private mutating func takeAnswer(_ answer: Answer, to request: String) {
    guard let purpose = memory.requests.removeValue(forKey: request) else { return }
    memory.answered = memory.askers.removeValue(forKey: request)
    defer { memory.answered = nil }
    switch purpose {
    case .permission(let purpose):
      if case .permission(let status) = answer {
        run(.permissionAnswered(purpose, meaning(of: status)))
      }
    case .token(let purpose, let channel):
      if case .token(let token) = answer {
        stored.tokens[channel] = token
        run(.tokenIssued(purpose))
      } else if answer == .tokenRefused {
        run(.tokenRefused(purpose))
      }
    case .server(let purpose): takeReply(answer, to: purpose)
    }
  }

  private func meaning(of status: PermissionStatus) -> SystemStimulus.PermissionAnswer {
    switch status {
    case .notDetermined: .undetermined
    case .denied: .refused
    case .authorized: .granted
    case .provisional: .provisional
    }
  }

  private mutating func takeReply(_ answer: Answer, to purpose: SystemStimulus.ServerPurpose) {
    switch answer {
    case .accepted(let record): accepted(record, purpose)
    case .refused: run(.served(purpose, .refused))
    case .timedOut: run(.served(purpose, .timedOut))
    case .unreachable: run(.served(purpose, .unreachable))
    case .malformed: run(.served(purpose, .malformed))
    case .permission, .token, .tokenRefused: break
    }
  }

  private mutating func accepted(_ record: ServerRecord?, _ purpose: SystemStimulus.ServerPurpose) {
    switch purpose {
    case .update:
      for (channel, record) in stored.prepared { stored.records[channel] = record }
      stored.prepared = [:]
    case .query:
      memory.found = isOwn(record) ? record : nil
      run(.served(purpose, memory.found == nil ? .acceptedNothing : .accepted))
      return
    case .register, .unregister, .nobody: break
    }
    run(.served(purpose, .accepted))
  }

  /// In `toast-ko` a query is about what was registered with the current user id (QUERY-2).
  func isOwn(_ record: ServerRecord?) -> Bool {
    guard let record else { return false }
    return setting.edition.requiresUser ? record.user == stored.user : true
  }
}
