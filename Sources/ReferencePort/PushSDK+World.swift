extension PushSDK {
  /// The system has issued another token without a request.
  public func tokenChanged(_ type: TokenType, to token: String) {
    if tokensWithoutServer[type] != nil { tokensWithoutServer[type] = token }
    let isFollowed =
      switch type {
      case .apns: choices[ChangedToken.self] == .atOnce  // Q-REG-3
      case .voip: choices[ChangedVoIPToken.self] == .atOnce  // Q-VOIP-10
      }
    guard isFollowed else { return }
    if isInitialized, registering[type] == nil {
      replaceToken(of: type, by: token)
    } else {
      changedTokens[type] = token
    }
  }

  func replaceToken(of type: TokenType, by token: String) {
    guard var standing = registration(type), standing.record.token != token else { return }
    standing.record.token = token
    store(standing)
  }

  /// The system has invalidated the VoIP token.
  public func voipTokenInvalidated() {
    guard choices[InvalidatedVoIPToken.self] == .removed else { return }  // Q-VOIP-9
    if isInitialized {
      removeFromServer(.voip)
    } else {
      voipTokenWasInvalidated = true
    }
  }

  /// The network has come back.
  public func networkReturned() {
    let refreshes = refreshesToRetry
    refreshesToRetry = []
    for type in TokenType.allCases where refreshes.contains(type) { refresh(type) }
    let registrations = registrationsToRetry
    registrationsToRetry = ByType()
    for type in TokenType.allCases {
      if let call = registrations[type] { start(call) }
    }
  }

  /// The app has come to the foreground.
  public func enteredForeground() {
    let delayed = faultMemory.delayedMessages
    faultMemory.delayedMessages = []
    for message in delayed { delegate(for: .voip)?.didReceive(message: message, type: .voip) }
    guard isInitialized else { return }
    removeAfterWithdrawal()
    registerAfterGrant()
  }

  private func removeAfterWithdrawal() {
    // Q-PERM-5: a registration without the permission stays.
    guard choices[RecordAfterWithdrawal.self] == .removed, !isFlagOn,
      let standing = registration(.apns), !standing.withoutPermission
    else { return }
    environment.readPermission { [self] status in
      if status == .denied { removeFromServer(.apns) }
    }
  }

  private func registerAfterGrant() {
    // Q-PERM-7: has entries only under the reading that registers by itself.
    guard !refusedRegistrations.isEmpty else { return }
    environment.readPermission { [self] status in
      guard isAcquired(status) else { return }
      let calls = refusedRegistrations
      refusedRegistrations = ByType()
      for type in TokenType.allCases {
        if let call = calls[type] { start(call) }
      }
    }
  }

  /// Time has passed. APNs and PushKit have a limited time to answer.
  public func timePassed(seconds: Int) {
    clock += seconds
    for operation in TokenType.allCases.compactMap({ registering[$0] }) {
      guard let since = operation.waitsForTokenSince, clock - since >= Self.longestWaitForToken
      else { continue }
      let gives =
        switch operation.type {
        case .apns: choices[SilentAPNs.self] == .fails  // Q-REG-2
        case .voip: choices[SilentPushKit.self] == .fails  // Q-VOIP-6
        }
      if gives { finish(operation, failing: failureWithoutToken(operation)) }
    }
  }
}
