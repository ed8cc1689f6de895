extension PushSDK {
  /// Registers a token of one kind. Without an agreement the previous one applies; VoIP and `tcpush-ko` take
  /// none here.
  public func register(
    _ type: TokenType, agreement: PushAgreement? = nil, completion: ((PushResult) -> Void)?
  ) {
    if completion == nil, breaks(.registerNeedsHandler) { return }
    start(RegistrationCall(type: type, agreement: agreement, completion: completion))
    startOther(than: type)
  }

  /// Registers the tokens of every push type of the configuration (`toast-ko`); the delegate is told about
  /// each. Before initialisation there is no configuration: then the failure is reported for `kind`.
  public func registerAll(agreement: PushAgreement, kind: TokenType) {
    // Q-REG-11
    if delegates[.apns] == nil, choices[RegistrationWithoutDelegate.self] == .doesNothing { return }
    var types = isInitialized ? pushTypes : [kind]
    if breaks(.registersFirstTypeOnly) { types = Array(types.prefix(1)) }
    for type in types {
      var call = RegistrationCall(type: type, agreement: agreement, companions: Set(types))
      call.completion = { [self] result in
        if breaks(.reportsNoRegistration) { return }
        delegates[.apns]?.didRegister(result, type: type)
      }
      start(call)
    }
  }

  /// In a broken build, registers the other kind as well.
  private func startOther(than type: TokenType) {
    guard breaks(.registersBothTypes) else { return }
    switch type {
    case .apns: start(RegistrationCall(type: .voip))
    case .voip: start(RegistrationCall(type: .apns))
    }
  }

  func start(_ call: RegistrationCall) {
    remember(call.agreement, at: .given)
    do throws(Refusal) {
      let canUseServer = try checkInitialization(of: call)
      let userID = canUseServer ? try userAtCall(call.type) : nil
      guard try isFree(for: call) else { return }
      let agreement = canUseServer ? try agreement(for: call.type, given: call.agreement) : nil
      begin(
        RegistrationOperation(
          call: call, agreement: agreement, userID: userID, onlySystemToken: !canUseServer))
    } catch {
      call.completion?(PushResult(error: self.error(error.failure)))
    }
  }

  /// Whether the server can be used; if not, refuses the call, except in `tcpush-ko`.
  private func checkInitialization(of call: RegistrationCall) throws(Refusal) -> Bool {
    if breaks(.refusesAfterInitialization), isInitialized { throw Refusal(.notInitialized) }
    try checkKey()
    if isInitialized { return true }
    if breaks(.registersBeforeInitialization) { return true }
    if call.type == .voip, breaks(.voipBeforeInitialization) { return true }
    if edition == .tcpushKo, !breaks(.noSystemTokenBeforeInitialization) { return false }
    // Q-ORDER-1
    if edition == .toastKo, userID == nil, choices[InitializationOrUserFirst.self] == .user {
      throw Refusal(.userInvalid)
    }
    throw Refusal(.notInitialized)
  }

  /// Whether a registration may begin now; otherwise arranges that it waits or joins another.
  private func isFree(for call: RegistrationCall) throws(Refusal) -> Bool {
    let again = { [self] in start(call) }
    switch try turn(of: .register, about: call.type, again: again) {
    case .begins: return true
    case .joins:
      if let completion = call.completion { registering[call.type]?.completions.append(completion) }
    case .waits: break
    }
    return false
  }

  func begin(_ operation: RegistrationOperation) {
    registering[operation.type] = operation
    registrationsToRetry[operation.type] = nil
    refusedRegistrations[operation.type] = nil
    if !operation.onlySystemToken {
      storage.state.interruptedRegistrations[operation.type] = InterruptedRegistration(
        agreement: operation.agreement, given: operation.call.agreement, userID: operation.userID)
    }
    obtainPermission(for: operation)
  }

  func obtainToken(for operation: RegistrationOperation) {
    if !operation.hasFailedForPermission, !operation.onlySystemToken, edition == .toastKo,
      userToSend(operation) == nil, !breaks(.registersWithoutUser)
    {
      finish(operation, failing: .userInvalid)
      return
    }
    if breaks(.failsThoughPermitted), operation.type == .apns {
      finish(operation, failing: .permissionDenied)
      return
    }
    if operation.type == .apns { remember(operation.call.agreement, at: .permitted) }
    operation.waitsForTokenSince = clock
    environment.requestToken(operation.type) { [self] token in
      guard operation.isOpen else { return }
      operation.waitsForTokenSince = nil
      if let token {
        obtained(token, for: operation)
      } else {
        finish(operation, failing: failureWithoutToken(operation))
      }
    }
  }

  /// The failure of a registration without a token from the system.
  func failureWithoutToken(_ operation: RegistrationOperation) -> Failure {
    if operation.hasFailedForPermission { return .permissionDenied }
    // Q-ERR-4
    return edition.hasSetUser && choices[CodeWithoutToken.self] == .tokenInvalid
      ? .tokenInvalid : .systemFailed
  }

  private func obtained(_ token: String, for operation: RegistrationOperation) {
    operation.token = token
    if operation.hasFailedForPermission {
      finish(operation, failing: .permissionDenied)
    } else if operation.onlySystemToken {
      finish(operation, failing: .notInitialized)
      if isInitialized, choices[MissedServerRegistration.self] == .automatically,  // Q-INIT-8
        let agreement = try? agreement(for: operation.type, given: nil)
      {
        registerAutomatically(operation.type, token: token, agreement: agreement)
      } else if !isInitialized {
        tokensWithoutServer[operation.type] = token
      }
    } else {
      send(operation, token: token)
    }
  }

  /// The user id in a registration request that is sent now.
  func userToSend(_ operation: RegistrationOperation) -> String? {
    switch operation.userChange {
    case .none: operation.userID
    case .changed(let new):
      choices[UserChangedBeforeRequest.self] == .current ? new : operation.userID  // Q-LOGIN-3
    case .loggedOut: choices[LogoutDuringRegistration.self] == .current ? nil : operation.userID  // Q-LOGIN-5
    }
  }

  private func send(_ operation: RegistrationOperation, token: String) {
    let userID = userToSend(operation)
    if edition == .toastKo, userID == nil, !breaks(.registersWithoutUser) {
      finish(operation, failing: .userInvalid)
      return
    }
    var agreement = operation.agreement
    if operation.wasRefused, isFlagOn { agreement = agreement.map(agreementWhenRefused) }
    operation.userID = userID
    operation.userChange = .none
    let registration = Registration(
      record: record(
        operation.type, token: breaks(.sendsWrongToken) ? "token-of-nobody" : token,
        userID: stand(in: userID), agreement: agreement),
      withoutPermission: operation.withoutPermission, isAnonymous: userID == nil)
    remember(operation.call.agreement, at: .sent)
    if breaks(.keepsOldRecord), self.registration(operation.type) != nil {
      succeed(operation, registration)
      return
    }
    environment.send(.register(registration.record)) { [self] answer in
      guard operation.isOpen else { return }
      if let failure = failure(of: answer) {
        finish(operation, failing: failure)
      } else {
        commit(registration)
        succeed(operation, registration)
      }
    }
  }
}
