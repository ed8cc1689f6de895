import StateMachines

/// The values that the SDK keeps, and the look-ups of routes.
extension PushHost {
  func isAt<S: Finite>(_ member: Member, _ place: S) -> Bool {
    state.machines[member.rawValue] == place.place
  }

  /// The answer to a look-up: the place of the value's kind.
  func found(by lookUp: LookUp) -> Int {
    switch lookUp {
    case .consent: Int(arrival.consent.kind.place)
    case .givesConsent: answer(arrival.types.contains(.apns) && arrival.consent != .none)
    case .flag: answer(arrival.settings?.flag ?? false)
    case .settings: Int(settingsKind.place)
    case .delegate: Int(arrival.delegate.place)
    case .user: Int(userKind.place)
    case .types: Int(typesKind.place)
    case .call: Int(callAboutKind.place)
    case .otherKind: Int(otherKind.place)
    case .permission: Int(arrival.permission.place)
    case .reply: Int(arrival.reply.place)
    case .keepsRecord(let channel): answer(isOwn(state.kept[channel]))
    case .showsDevice(let shown, let channel): answer(record(shown, channel)?.owner == .device)
    case .updatesForAnother: answer(userOfUpdate != .none && userOfUpdate != state.user)
    }
  }

  /// The user whom the update names that is answered.
  private var userOfUpdate: User { state.calls.first { $0.id == arrival.asker }?.changes.user ?? .none }

  private func answer(_ isYes: Bool) -> Int { Int((isYes ? YesOrNo.yes : .no).place) }

  private var settingsKind: SettingsKind {
    guard let offered = arrival.settings, offered.hasKey else { return .withoutKey }
    guard let held = state.settings else { return .same }
    return held == offered ? .same : .other
  }

  private var userKind: UserKind {
    switch arrival.user {
    case .none: .none
    case .empty: .empty
    case state.user: .same
    case _: .other
    }
  }

  private var typesKind: TypesKind {
    switch arrival.types {
    case .both: .both
    case .voip: .voip
    case _: .notifications
    }
  }

  private var callAboutKind: CallAboutKind {
    let isVoIP = arrival.types == .voip
    return switch arrival.kind {
    case .query: isVoIP ? .voipQuery : .query
    case .unregister: isVoIP ? .voipUnregister : .unregister
    case .register, .update, nil: isVoIP ? .voipRegister : .register
    }
  }

  private var otherKind: OtherKind {
    guard arrival.types == .voip else {
      return isAt(.voipCalls, VoIPCallsInProgress.State.idle) ? .idle : .inProgress
    }
    if isAt(.calls, CallsInProgress.State.idle) { return .idle }
    let isRegistration = arrival.kind == .register && isAt(.calls, CallsInProgress.State.registering)
    return isRegistration ? .registeringBoth : .inProgress
  }

  /// Whether a query may tell of a record: in `toast-ko`, of one for the current user id (QUERY-2).
  func isOwn(_ record: Record?) -> Bool {
    guard let record else { return false }
    return edition.requiresUser ? record.owner == state.user : true
  }

  /// The agreement of the configuration, with the defaults of AGR-6 (`tcpush-ko`).
  var configuredConsent: Consent { state.settings?.consent ?? .notificationsOnly }

  /// The user of the configuration in `tcpush-ko`, the one that was set elsewhere.
  public var currentUser: User { edition.hasSetUser ? state.user : state.settings?.user ?? .none }

  mutating func keep(_ value: Value, in register: Register) {
    switch register {
    case .settings: state.settings = arrival.settings
    case .user: state.user = user(value)
    case .givenConsent: arrival.consent = consent(value)
    case .consentSetBefore: state.consentSetBefore = consent(value)
    case .owner(let channel): state.owners[channel] = user(value)
    case .consent(let channel): state.consents[channel] = consent(value)
    case .sent(let channel): state.sent[channel] = record(value)
    case .prepared(let channel):
      if let record = record(value) {
        state.prepared[channel] = record
      } else if value == .noRecord {
        state.prepared[channel] = nil
      }
    case .kept(let channel): keep(record(value), value, channel)
    case .namesNoDevice: state.namesNoDevice = true
    case .handsBack(let channel): state.handsBack[channel] = true
    case .unregisteringFailed(let channel): state.unregisteringFailed[channel] = value == .yes
    case .failure: if case .code(let code) = value { arrival.failure = code }
    }
  }

  /// Keeps a record on the device. Once none is kept, the former one counts as the last.
  private mutating func keep(_ record: Record?, _ value: Value, _ channel: PushType) {
    if let record {
      state.kept[channel] = record
    } else if value == .noRecord {
      state.last[channel] = state.kept[channel] ?? state.last[channel]
      state.kept[channel] = nil
    }
  }

  private func user(_ value: Value) -> User {
    switch value {
    case .offeredUser: arrival.user
    case .currentUser: currentUser
    case .currentUserOrDevice: currentUserOrDevice
    case .device: .device
    case .userOfUpdate: userOfUpdate
    case .previousOwner(let channel): (state.kept[channel] ?? state.last[channel])?.owner ?? .none
    case .nobody, .offeredSettings, .givenConsent, .givenConsentWithoutNight,
      .givenConsentWithoutAdvertisements,
      .givenConsentFilled,
      .configuredConsent, .consentSetBefore, .consentOfRegistration, .consentWithoutNotifications, .noConsent,
      .consentToNotifications, .consentToEverything, .newRecord, .sentRecord, .preparedRecord, .recordForUser,
      .recordForSettings, .recordForToken, .recordForConfiguration, .recordWithChanges, .noRecord, .code,
      .yes:
      .none
    }
  }

  var currentUserOrDevice: User { currentUser == .none && edition.fallsBackToDevice ? .device : currentUser }

  private func consent(_ value: Value) -> Consent {
    switch value {
    case .givenConsent: arrival.consent
    case .givenConsentWithoutNight: arrival.consent.withoutNight
    case .givenConsentWithoutAdvertisements: arrival.consent.withoutAdvertisements
    case .givenConsentFilled(let part): arrival.consent.filled(with: part)
    case .configuredConsent: configuredConsent
    case .consentSetBefore: state.consentSetBefore
    case .consentOfRegistration: state.consents[.apns]
    case .consentWithoutNotifications: state.consents[.apns].withoutNotifications
    case .noConsent: .nothing
    case .consentToNotifications: .notificationsOnly
    case .consentToEverything: .everything
    case .offeredUser, .currentUser, .currentUserOrDevice, .device, .userOfUpdate, .previousOwner, .nobody,
      .offeredSettings,
      .newRecord, .sentRecord, .preparedRecord, .recordForUser, .recordForSettings, .recordForToken,
      .recordForConfiguration, .recordWithChanges, .noRecord, .code, .yes:
      .none
    }
  }

  private func record(_ value: Value) -> Record? {
    switch value {
    case .newRecord(let channel): newRecord(channel)
    case .sentRecord(let channel): state.sent[channel]
    case .preparedRecord(let channel): state.prepared[channel]
    case .recordForUser(let channel): changed(channel) { $0.owner = currentUserOrDevice }
    case .recordForToken(let channel):
      changed(channel) { if state.tokens[channel] != .none { $0.token = state.tokens[channel] } }
    case .recordForSettings(let channel): changed(channel, addSettings)
    case .recordForConfiguration(let channel):
      changed(channel) {
        addSettings(to: &$0)
        $0.owner = currentUser
        $0.consent = configuredConsent
      }
    case .recordWithChanges(let channel): state.kept[channel].map(arrival.changes.applied)
    case .offeredUser, .currentUser, .currentUserOrDevice, .device, .userOfUpdate, .previousOwner, .nobody,
      .offeredSettings,
      .givenConsent, .givenConsentWithoutNight, .givenConsentWithoutAdvertisements, .givenConsentFilled,
      .configuredConsent, .consentSetBefore,
      .consentOfRegistration, .consentWithoutNotifications, .noConsent, .consentToNotifications,
      .consentToEverything, .noRecord, .code, .yes:
      nil
    }
  }

  private func newRecord(_ channel: PushType) -> Record {
    let owner = state.owners[channel] == .none ? currentUser : state.owners[channel]
    var record = Record(
      owner: owner, consent: state.consents[channel], token: state.tokens[channel], key: .none,
      language: .none)
    addSettings(to: &record)
    return record
  }

  private func addSettings(to record: inout Record) {
    record.key = state.settings?.key ?? .none
    record.language = edition.hasSetUser ? state.settings?.language ?? .none : deviceLanguage
  }

  private func changed(_ channel: PushType, _ change: (inout Record) -> Void) -> Record? {
    guard var record = state.kept[channel] ?? state.last[channel] else { return nil }
    change(&record)
    return record
  }
}
