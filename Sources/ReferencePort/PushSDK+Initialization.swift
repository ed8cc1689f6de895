extension PushSDK {
  /// Initialises and sets the delegate.
  public func initialize(_ configuration: PushConfiguration, delegate: (any PushDelegate)?) {
    if !breaks(.ignoresDelegateAtInitialization) {
      delegates[.apns] = delegate
      passOnHeldNotifications()
    }
    take(configuration)
  }

  /// Initialises without a delegate.
  public func initialize(_ configuration: PushConfiguration) {
    // Q-INIT-10
    if edition.hasSetUser, self.configuration != nil,
      choices[DelegateOfSecondInitialization.self] == .cleared
    {
      delegates[.apns] = nil
    }
    take(configuration)
  }

  private func take(_ new: PushConfiguration) {
    // Q-INIT-6: with an empty key the SDK may stay as it is.
    if new.appKey.isEmpty, choices[EmptyAppKey.self] == .uninitialized { return }
    if let previous = usableConfiguration {
      if new == previous {
        abandonRegistrations()
      } else {
        // Q-INIT-3 is about a second initialisation in one run.
        guard hasSettingsOfEarlierRun || choices[OtherSettings.self] == .replaced else { return }
        configuration = new
        if isInitialized { replaceSettings(by: new) }
      }
    } else {
      configuration = new
    }
    hasSettingsOfEarlierRun = false
    storage.state.configuration = configuration
    if isInitialized { didInitialize() }
  }

  /// Q-INIT-6: the SDK may be initialised with an unusable key.
  func checkKey() throws(Refusal) {
    if configuration != nil, usableConfiguration == nil { throw Refusal(.parameterInvalid) }
  }

  /// The configuration, unless its key is unusable; a later initialisation does not have to replace that one.
  var usableConfiguration: PushConfiguration? {
    configuration.flatMap { $0.appKey.isEmpty && choices[EmptyAppKey.self] == .parameterInvalid ? nil : $0 }
  }

  /// Q-INIT-7, which is about the same settings once more, and not about other settings.
  private func abandonRegistrations() {
    guard choices[InitializationDuringRegistration.self] == .abandoned else { return }
    for operation in TokenType.allCases.compactMap({ registering[$0] }) {
      finish(operation, failing: .systemFailed)
    }
  }

  private func replaceSettings(by new: PushConfiguration) {
    if choices[AgreementAfterOtherSettings.self] == .forgotten { forgetAgreement() }  // Q-AGR-7
    guard choices[SettingsOfARegistration.self] == .atOnce else { return }  // Q-INIT-4
    for type in TokenType.allCases {
      guard let standing = registration(type), type == .voip || !losesRegistrationWithFlag else { continue }
      var changed = standing
      switch edition {
      case .tcpushKo:
        guard let agreement = try? agreement(for: type, given: nil) else { continue }
        changed.record = record(type, token: standing.record.token, userID: new.userID, agreement: agreement)
      case .toastKo, .toastJa, .toastEn, .nhncloudKo:
        changed.record = record(
          type, token: standing.record.token, userID: standing.record.userID,
          agreement: standing.record.agreement)
      }
      store(changed)
    }
  }

  private func didInitialize() {
    if edition == .tcpushKo { registerMissedTokens() }
    askAtInitialization()
    if losesRegistrationWithFlag { removeFromServer(.apns) }
    if refreshIsDue {
      refreshIsDue = false
      TokenType.allCases.forEach(refresh)
    }
    for type in TokenType.allCases {
      if let token = changedTokens[type] { replaceToken(of: type, by: token) }
    }
    changedTokens = ByType()
    if voipTokenWasInvalidated {
      voipTokenWasInvalidated = false
      voipTokenInvalidated()
    }
    resumeInterruptedCalls()
    passOnHeldMessages()
  }

  private func askAtInitialization() {
    guard choices[PromptMoment.self] == .atInitialize, !breaks(.neverPrompts) else { return }  // Q-PERM-1
    // Q-FLAG-1
    if isFlagOn, choices[PromptWithFlag.self] == .doesNotAsk { return }
    guard edition != .toastKo || pushTypes.contains(.apns) else { return }
    askPermission { _ in }
  }

  private var losesRegistrationWithFlag: Bool {
    edition == .nhncloudKo && !isFlagOn && registration(.apns)?.withoutPermission == true
      && choices[FlagTurnedOff.self] == .removed  // Q-FLAG-4
  }

  private func registerMissedTokens() {
    // Q-INIT-8
    if choices[MissedServerRegistration.self] == .automatically {
      for type in TokenType.allCases {
        guard let token = tokensWithoutServer[type],
          let agreement = try? agreement(for: type, given: nil)
        else { continue }
        registerAutomatically(type, token: token, agreement: agreement)
      }
    }
    tokensWithoutServer = ByType()
  }

  func registerAutomatically(_ type: TokenType, token: String, agreement: PushAgreement) {
    store(
      Registration(
        record: record(type, token: token, userID: configuration?.userID, agreement: agreement),
        isAnonymous: false))
  }

  private func resumeInterruptedCalls() {
    for type in TokenType.allCases {
      let resumesRegistration =
        switch type {
        case .apns: choices[RegistrationAcrossRestart.self] == .resumed  // Q-REG-4
        case .voip: choices[VoIPAcrossRestart.self] == .resumed  // Q-VOIP-11
        }
      if let underWay = registering[type] {
        // The app has asked again before the initialisation: nothing is left of the earlier run.
        if underWay.onlySystemToken { storage.state.interruptedRegistrations[type] = nil }
      } else if canRegisterWithoutCall,
        let interrupted = storage.state.interruptedRegistrations.take(type), resumesRegistration
      {
        resume(interrupted, of: type)
      }
      if unregistering[type] == nil,
        storage.state.interruptedUnregistrations.remove(type) != nil,
        choices[UnregistrationAcrossRestart.self] == .resumed  // Q-UNREG-7
      {
        carryOutUnregistration(of: type, completion: nil)
      }
    }
  }

  /// Q-REG-11: without a delegate the product may not register at all.
  private var canRegisterWithoutCall: Bool {
    edition != .toastKo || delegates[.apns] != nil
      || choices[RegistrationWithoutDelegate.self] == .registers
  }

  private func resume(_ interrupted: InterruptedRegistration, of type: TokenType) {
    let call = RegistrationCall(type: type, agreement: interrupted.given)
    switch edition {
    case .tcpushKo: start(call)
    case .toastKo, .toastJa, .toastEn, .nhncloudKo:
      begin(
        RegistrationOperation(
          call: call, agreement: interrupted.agreement, userID: userID ?? interrupted.userID))
    }
  }

  /// The kinds of token that one call registers in `toast-ko`.
  var pushTypes: [TokenType] {
    if breaks(.registersVoIPByDefault) { return TokenType.allCases }
    let chosen = (configuration ?? storage.state.configuration)?.pushTypes ?? [.apns]
    return TokenType.allCases.filter(chosen.contains)
  }

  /// The record of a token under the present settings.
  func record(_ type: TokenType, token: String, userID: String?, agreement: PushAgreement?) -> PushRecord {
    var record = PushRecord(type: type, token: token)
    record.userID = userID
    record.agreement = agreement
    let settings = configuration ?? storage.state.configuration
    record.appKey = breaks(.wrongAppKey) ? "another-key" : settings?.appKey
    record.sandbox = breaks(.wrongSandbox) ? settings.map { !$0.sandbox } : settings?.sandbox
    let configured = breaks(.ignoresConfiguredLanguage) ? "und" : settings?.languageCode
    record.languageCode = configured ?? environment.deviceLanguage
    return record
  }
}
