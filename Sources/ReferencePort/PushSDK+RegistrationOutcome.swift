extension PushSDK {
  /// Keeps a registration that the server has accepted.
  func commit(_ registration: Registration) {
    let type = registration.record.type
    storage.state.registrations[type] = registration
    storage.state.unregistered[type] = nil
    registeredInThisRun.insert(type)
    faultMemory.brokenQueries.remove(type)
  }

  /// Stores a registration at the server without a call of the app. It counts as made in this run only if it is
  /// new, or if the former one was.
  func store(_ registration: Registration, isNew: Bool = false) {
    let wasInThisRun = isNew || registeredInThisRun.contains(registration.record.type)
    environment.send(.register(registration.record)) { [self] answer in
      guard failure(of: answer) == nil else { return }
      commit(registration)
      if !wasInThisRun { registeredInThisRun.remove(registration.record.type) }
    }
  }

  func succeed(_ operation: RegistrationOperation, _ registration: Registration) {
    let type = operation.type
    // Q-LOGIN-5: without a fallback there is no user left.
    if case .loggedOut = operation.userChange, edition == .toastKo,
      choices[LogoutDuringRegistration.self] == .current
    {
      finish(operation, failing: .userInvalid)
      return
    }
    remember(operation.call.agreement, at: .registered)
    var result = PushResult(token: registration.record.token)
    switch edition {
    case .tcpushKo, .toastKo: break
    case .toastJa, .toastEn, .nhncloudKo: result.info = info(of: registration.record)
    }
    switch type {
    case .apns: if breaks(.handsBackNoToken) { result = PushResult() }
    case .voip: if breaks(.voipHandsBackNoToken) { result = PushResult() }
    }
    complete(operation, with: result)
    followUser(operation, registration)
    if let latest = changedTokens.take(type), latest != registration.record.token {
      replaceToken(of: type, by: latest)
    }
    runPostponedCalls(of: type)
  }

  /// Applies a change of the user id during the wait for the server's answer.
  private func followUser(_ operation: RegistrationOperation, _ sent: Registration) {
    guard let standing = registration(operation.type) else { return }
    switch operation.userChange {
    case .none: break
    case .changed(let new):
      // Q-LOGIN-12
      if operation.type == .voip, edition.fallsBackToDevice,
        choices[RefreshOfVoIPToken.self] == .notificationOnly
      {
        break
      }
      // Q-LOGIN-4
      if choices[UserChangedDuringRequest.self] == .current, !isFor(new, sent) { send(new, to: standing) }
    case .loggedOut:
      // Q-LOGIN-15
      if edition.fallsBackToDevice, choices[LogoutDuringRequest.self] == .current,
        !sent.isAnonymous
      {
        send(nil, to: standing)
      }
    }
  }

  func finish(_ operation: RegistrationOperation, failing failure: Failure) {
    let type = operation.type
    var result = PushResult(error: error(failure))
    if let token = operation.token, handsBackToken(with: failure) { result.token = token }
    if breaks(.failedRegistrationChangesQuery) { faultMemory.brokenQueries.insert(type) }
    complete(operation, with: result)
    if failure == .networkNotAvailable, choices[RetryOfRegistration.self] == .retried {  // Q-REG-5
      var again = operation.call
      again.completion = nil
      registrationsToRetry[type] = again
    }
    if operation.userEverChanged { refresh(type) }
    if let latest = changedTokens.take(type) { replaceToken(of: type, by: latest) }
    runPostponedCalls(of: type)
  }

  /// Whether a failed registration hands back its token, if it has one.
  private func handsBackToken(with failure: Failure) -> Bool {
    switch edition {
    // A token together with an error is a partial success.
    case .tcpushKo:
      !breaks(failure == .notInitialized ? .hidesTokenBeforeInitialization : .hidesTokenOnServerFailure)
    // The delegate's method for a failure takes no token.
    case .toastKo: breaks(.handsBackTokenOnFailure)
    // Q-REG-12
    case .toastJa, .toastEn, .nhncloudKo:
      failure.isOfServer && choices[TokenWithServerFailure.self] == .tokenWithError
    }
  }

  private func complete(_ operation: RegistrationOperation, with result: PushResult) {
    operation.isOpen = false
    registering[operation.type] = nil
    if !operation.onlySystemToken { storage.state.interruptedRegistrations[operation.type] = nil }
    if breaks(.registerNeverCompletes) { return }
    for completion in operation.completions {
      completion(result)
      if breaks(.registerCompletesTwice) { completion(result) }
      if operation.type == .voip, breaks(.voipRegisterCompletesTwice) { completion(result) }
    }
  }

  /// The information of a record, as the app gets it.
  func info(of record: PushRecord) -> PushTokenInfo {
    var userID = record.userID ?? ""
    // Q-REG-8
    if edition.fallsBackToDevice, userID == environment.deviceIdentifier,
      choices[UserInAnonymousInfo.self] == .empty
    {
      userID = ""
    }
    var agreement = record.agreement
    if edition == .tcpushKo, reportsAdvertisementsAsAgreed(record) {
      agreement?.allowAdvertisements = true
      agreement?.allowNightAdvertisements = true
    }
    if breaks(.infoWithoutAgreement) { agreement = .all(false) }
    return PushTokenInfo(userID: userID, deviceToken: record.token, agreement: agreement)
  }

  private func reportsAdvertisementsAsAgreed(_ record: PushRecord) -> Bool {
    let isKorean = record.languageCode == "ko"
    return breaks(.reportsAdvertisementsByOtherLanguage) ? isKorean : !isKorean
  }
}
