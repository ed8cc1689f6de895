extension PushSDK {
  /// Whether the SDK asks the user itself.
  var asksForPermission: Bool {
    if breaks(.neverPrompts) { return false }
    // Q-PERM-2
    if !edition.documentsPermission { return choices[AskingWhereUndocumented.self] == .asks }
    // Q-FLAG-1
    if isFlagOn { return choices[PromptWithFlag.self] == .asks }
    return true
  }

  func isAcquired(_ status: SystemPermission) -> Bool {
    if faultMemory.permissionIsRevoked { return false }
    return switch status {
    case .authorized: true
    case .provisional: choices[ProvisionalPermission.self] == .acquired  // Q-PERM-8
    case .notDetermined, .denied: false
    }
  }

  /// Asks the user. Calls during an open request share its answer.
  func askPermission(_ waiter: @escaping (SystemPermission) -> Void) {
    permissionWaiters.append(waiter)
    guard permissionWaiters.count == 1 else { return }
    environment.requestPermission { [self] status in
      let waiters = permissionWaiters
      permissionWaiters = []
      for waiter in waiters { waiter(status) }
    }
  }

  func obtainPermission(for operation: RegistrationOperation) {
    if operation.onlySystemToken {
      obtainPermissionBeforeInitialization(for: operation)
    } else if !needsPermission(operation) {
      obtainToken(for: operation)
    } else if choices[PermissionOrNetworkFirst.self] == .network, !environment.isNetworkReachable {
      // Q-ORDER-3: no prompt for a registration that would fail without a network.
      finish(operation, failing: .networkNotAvailable)
    } else if isFlagOn, asksForPermission, choices[AnswerWithFlag.self] == .proceeds {
      askAndProceed(operation)
    } else if asksForPermission, breaks(.completesBeforeAnswer) {
      askPermission { _ in }
      obtainToken(for: operation)
    } else if asksForPermission {
      askPermission { [self] in decide(operation, by: $0, wasAsked: true) }
    } else {
      environment.readPermission { [self] in decide(operation, by: $0, wasAsked: false) }
    }
  }

  private func needsPermission(_ operation: RegistrationOperation) -> Bool {
    switch operation.type {
    case .apns: true
    case .voip:
      // Q-REG-10: the kinds of one call may share its fate.
      breaks(.promptsForVoIP) || breaks(.refusesVoIPWithoutPermission)
        || (edition == .toastKo && operation.call.companions.contains(.apns)
          && choices[OtherTypeOnRefusal.self] == .failed)
    }
  }

  private func obtainPermissionBeforeInitialization(for operation: RegistrationOperation) {
    // Q-INIT-11: the readings for calls after initialisation (Q-PERM-1, Q-PERM-2) do not apply here.
    guard operation.type == .apns, !breaks(.neverPrompts),
      choices[PermissionBeforeInitialization.self] == .asks
    else {
      obtainToken(for: operation)
      return
    }
    // The system token is handed back under every answer (INIT-4).
    askPermission { [self] _ in
      if operation.isOpen { obtainToken(for: operation) }
    }
  }

  /// Q-FLAG-2: the registration does not wait; a later refusal still changes its record.
  private func askAndProceed(_ operation: RegistrationOperation) {
    askPermission { [self] status in
      if isAcquired(status) {
        storage.state.permissionWasAcquired = true
      } else if operation.isOpen {
        operation.withoutPermission = true
        operation.wasRefused = status != .notDetermined
      } else if var standing = registration(.apns), !standing.withoutPermission {
        standing.withoutPermission = true
        storage.state.registrations[.apns] = standing
        if choices[AgreementWithFlag.self] != .asGiven {  // Q-FLAG-3
          standing.record.agreement = standing.record.agreement.map(agreementWhenRefused)
          store(standing)
        }
      }
    }
    obtainToken(for: operation)
  }

  private func decide(_ operation: RegistrationOperation, by status: SystemPermission, wasAsked: Bool) {
    guard operation.isOpen else { return }
    if isAcquired(status) { storage.state.permissionWasAcquired = true }
    if operation.type == .voip, breaks(.promptsForVoIP) {
      obtainToken(for: operation)
      return
    }
    // Q-PERM-4: after an earlier registration, a withdrawn permission may still count.
    let wasRegistered = registration(.apns) != nil || storage.state.unregistered[.apns] != nil
    let wasGivenOnce =
      wasRegistered && storage.state.permissionWasAcquired
      && choices[WithdrawnPermission.self] == .registers
    if isAcquired(status) || (wasGivenOnce && !faultMemory.permissionIsRevoked) {
      obtainToken(for: operation)
    } else if goesOnWithoutPermission(status, wasAsked: wasAsked) {
      operation.withoutPermission = true
      operation.wasRefused = status != .notDetermined
      obtainToken(for: operation)
    } else {
      failForPermission(operation)
    }
  }

  private func goesOnWithoutPermission(_ status: SystemPermission, wasAsked: Bool) -> Bool {
    if breaks(.registersWhenRefused) || isFlagOn { return true }
    guard !edition.documentsPermission else { return false }
    // Q-PERM-3
    if choices[RefusalWhereUndocumented.self] == .registers { return true }
    // Q-PERM-2: where the app asks the user itself, an unasked user has not refused.
    return !wasAsked && status == .notDetermined
  }

  private func failForPermission(_ operation: RegistrationOperation) {
    if choices[LaterGrant.self] == .automatically {  // Q-PERM-7
      var again = operation.call
      again.completion = nil
      refusedRegistrations[operation.type] = again
    }
    // Q-REG-9
    if edition == .tcpushKo, choices[TokenWithRefusal.self] == .tokenWithError {
      operation.hasFailedForPermission = true
      obtainToken(for: operation)
    } else {
      finish(operation, failing: .permissionDenied)
    }
  }
}
