extension PushSDK {
  /// Unregisters every push type of the configuration (`toast-ko`); the delegate is told about each. Before
  /// initialisation there is no configuration: then `kind` is unregistered.
  public func unregisterAll(kind: TokenType) {
    var types = isInitialized ? pushTypes : [kind]
    if breaks(.unregistersFirstTypeOnly) { types = Array(types.prefix(1)) }
    for type in types {
      unregister(type) { [self] result in
        delegates[.apns]?.didUnregister(result, type: type)
      }
    }
  }

  /// Unregisters the token of a kind. `tcpush-ko` has no such call.
  public func unregister(_ type: TokenType, completion: ((PushResult) -> Void)?) {
    if completion == nil, breaks(.unregisterNeedsHandler) { return }
    do throws(Refusal) {
      try checkKey()
      if !isInitialized { try checkUninitialized(type) }
      // Q-UNREG-2
      if userID == nil, choices[UnregisterWithoutUser.self] == .userInvalid { throw Refusal(.userInvalid) }
      guard try isFreeForUnregistration(type, completion: completion) else { return }
    } catch {
      report(PushResult(error: self.error(error.failure)), to: completion)
      return
    }
    carryOutUnregistration(of: type, completion: completion)
  }

  /// Unregisters after every check; also resumes a call from before a restart.
  func carryOutUnregistration(of type: TokenType, completion: ((PushResult) -> Void)?) {
    registrationsToRetry[type] = nil
    refusedRegistrations[type] = nil
    guard let standing = fitting(type) else {
      unregisterNothing(completion: completion)
      return
    }
    let operation = UnregistrationOperation(completion: completion)
    unregistering[type] = operation
    storage.state.interruptedUnregistrations.insert(type)
    if breaks(.unregisterKeepsRecord) || (type == .voip && breaks(.voipUnregisterKeepsRecord)) {
      finish(operation, of: standing, failing: nil)
      return
    }
    environment.send(.unregister(type)) { [self] answer in
      finish(operation, of: standing, failing: failure(of: answer))
    }
  }

  private func checkUninitialized(_ type: TokenType) throws(Refusal) {
    // The documents state that a VoIP module needs initialisation; about the other kind they are silent.
    if type == .voip, edition.hasVoIPModule { throw Refusal(.notInitialized) }
    // Q-INIT-1
    if choices[UnregisterBeforeInitialization.self] == .refused { throw Refusal(.notInitialized) }
  }

  /// The registration that fits the settings: in `toast-ko` the environment has to be the same.
  private func fitting(_ type: TokenType) -> Registration? {
    guard let standing = registration(type) else { return nil }
    if edition == .toastKo, let configuration, standing.record.sandbox != configuration.sandbox { return nil }
    return standing
  }

  private func unregisterNothing(completion: ((PushResult) -> Void)?) {
    switch edition {
    case .tcpushKo: break
    case .toastKo:
      report(
        breaks(.unregisterFailsWithoutToken) ? PushResult(error: error(.tokenInvalid)) : PushResult(),
        to: completion)
    case .toastJa, .toastEn, .nhncloudKo:
      switch choices[UnregisterWithoutRegistration.self] {  // Q-UNREG-1
      case .succeeds: report(PushResult(), to: completion)
      case .tokenInvalid: report(PushResult(error: error(.tokenInvalid)), to: completion)
      }
    }
  }

  private func isFreeForUnregistration(
    _ type: TokenType, completion: ((PushResult) -> Void)?
  ) throws(Refusal) -> Bool {
    let again = { [self] in unregister(type, completion: completion) }
    switch try turn(of: .unregister, about: type, again: again) {
    case .begins: return true
    case .joins:
      if let completion { unregistering[type]?.completions.append(completion) }
    case .waits: break
    }
    return false
  }

  private func finish(
    _ operation: UnregistrationOperation, of standing: Registration, failing failure: Failure?
  ) {
    let type = standing.record.type
    if unregistering[type] === operation { unregistering[type] = nil }
    storage.state.interruptedUnregistrations.remove(type)
    var result = PushResult(token: handsBackToken(type) ? standing.record.token : nil)
    if let failure {
      result = PushResult(error: error(failure))
    } else {
      // A registration that has overtaken the unregistering is removed with it.
      storage.state.unregistered[type] = registration(type) ?? standing
      storage.state.registrations[type] = nil
      // Q-AGR-4
      if type == .apns, choices[AgreementAfterUnregistration.self] == .forgotten { forgetAgreement() }
      if type == .apns, breaks(.revokesPermission) { faultMemory.permissionIsRevoked = true }
    }
    for completion in operation.completions { report(result, to: completion) }
    if operation.userEverChanged { refresh(type) }
    runPostponedCalls(of: type)
  }

  private func handsBackToken(_ type: TokenType) -> Bool {
    // Q-UNREG-9
    if choices[TokenHandedBackAfterRestart.self] == .forgotten, !registeredInThisRun.contains(type) {
      return false
    }
    return switch type {
    case .apns: !breaks(.unregisterHandsBackNoToken)
    case .voip: !breaks(.voipUnregisterHandsBackNoToken)
    }
  }

  /// Removes a registration without a call of the app. It is gone at once, without the server's answer.
  func removeFromServer(_ type: TokenType) {
    guard registration(type) != nil else { return }
    storage.state.registrations[type] = nil
    environment.send(.unregister(type)) { _ in }
  }

  private func report(_ result: PushResult, to completion: ((PushResult) -> Void)?) {
    guard let completion, !breaks(.unregisterNeverCompletes) else { return }
    completion(result)
    if breaks(.unregisterCompletesTwice) { completion(result) }
  }
}
