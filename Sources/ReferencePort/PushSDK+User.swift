extension PushSDK {
  /// Sets the user id; `nil` logs out. `tcpush-ko` has no such call.
  public func setUserID(_ given: String?) {
    if given == nil, breaks(.ignoresLogout) { return }
    // Q-LOGIN-8
    if !isInitialized, choices[UserBeforeInitialization.self] == .ignored { return }
    // Q-LOGIN-9
    if given == "", choices[EmptyUser.self] == .ignored { return }
    let new = given == "" && choices[EmptyUser.self] == .noUser ? nil : given
    let isChange = new != userID
    forgetAgreementOfOtherUser(new)
    userID = new
    storage.state.userID = new
    storage.state.lastUserID = new ?? storage.state.lastUserID
    if new == nil, breaks(.deletesTokenOnLogout) { TokenType.allCases.forEach(removeFromServer) }
    for type in TokenType.allCases {
      if let operation = registering[type] {
        if isChange { operation.userChange = new.map(UserChange.changed) ?? .loggedOut }
        operation.userEverChanged = operation.userEverChanged || isChange
      } else if let operation = unregistering[type] {
        operation.userEverChanged = operation.userEverChanged || isChange
      } else if isChange || registration(type) != nil {
        // The same user again is no change (LOGIN-1); a registration may still be another's.
        refresh(type)
      }
    }
  }

  private func forgetAgreementOfOtherUser(_ new: String?) {
    if let new {
      // Q-AGR-5
      if let last = storage.state.lastUserID, last != new,
        choices[AgreementAfterUserChange.self] == .forgotten
      {
        forgetAgreement()
      }
    } else if choices[AgreementAfterLogout.self] == .forgotten {  // Q-AGR-6
      forgetAgreement()
    }
  }

  /// Updates the record of a kind to the present user, if the product does that by itself.
  func refresh(_ type: TokenType) {
    guard isInitialized else {
      refreshIsDue = true
      return
    }
    guard refreshesByItself(type) else { return }
    guard let standing = registration(type) else {
      registerAgainForUser(type)
      return
    }
    // Requests under way count: a user who returns in the meantime has to reach the server, too.
    if let sent = usersOnTheirWay[type] {
      guard sent != userID else { return }
    } else if isFor(userID, standing) {
      return
    }
    send(userID, to: standing)
  }

  private func refreshesByItself(_ type: TokenType) -> Bool {
    if breaks(.ignoresUserChange), userID != nil { return false }
    if userID == nil, choices[RecordAfterLogout.self] == .keptUser { return false }  // Q-LOGIN-2
    switch edition {
    case .tcpushKo: return false
    case .toastKo:
      // Q-LOGIN-13
      return userID == nil || choices[UserChangeWithoutUpdate.self] == .automatically
    case .toastJa, .toastEn, .nhncloudKo:
      // Q-LOGIN-12
      if type == .voip, choices[RefreshOfVoIPToken.self] == .notificationOnly { return false }
      // Q-LOGIN-11
      if choices[RefreshAfterRestart.self] == .onlyAfterRegister, !registeredInThisRun.contains(type) {
        return false
      }
      return true
    }
  }

  private func registerAgainForUser(_ type: TokenType) {
    // Q-UNREG-4
    guard edition.fallsBackToDevice, let userID, var former = storage.state.unregistered[type],
      !isFor(userID, former), choices[UserAfterUnregistration.self] == .registers
    else { return }
    former.record.userID = userID
    former.isAnonymous = false
    store(former, isNew: true)
  }

  func isFor(_ userID: String?, _ registration: Registration) -> Bool {
    userID.map { !registration.isAnonymous && registration.record.userID == $0 }
      ?? registration.isAnonymous
  }

  /// Sends the user of a registered token to the server.
  func send(_ userID: String?, to standing: Registration) {
    let type = standing.record.type
    var changed = standing
    changed.record.userID = userID ?? stand(in: nil)
    changed.isAnonymous = userID == nil
    let call: ServerCall =
      if let recorded = changed.record.userID {
        .update(type, PushChanges(userID: recorded))
      } else {
        // An update cannot remove a user.
        .register(changed.record)
      }
    usersOnTheirWay[type] = .some(userID)
    environment.send(call) { [self] answer in
      if usersOnTheirWay[type] == .some(userID) { usersOnTheirWay[type] = nil }
      switch answer {
      case .accepted:
        storage.state.registrations[type]?.record.userID = changed.record.userID
        storage.state.registrations[type]?.isAnonymous = changed.isAnonymous
      case .unreachable:
        // Q-LOGIN-6
        if edition.fallsBackToDevice, choices[FailedRefresh.self] == .retried {
          refreshesToRetry.insert(type)
        }
      case .refused, .timedOut, .malformed: break
      }
    }
  }

  /// The recorded value for a user id: the id itself or, where the product has one, the stand-in for none.
  func stand(in userID: String?) -> String? {
    userID ?? (edition.fallsBackToDevice ? environment.deviceIdentifier : nil)
  }

  /// The user for whom a call registers.
  func userAtCall(_ type: TokenType) throws(Refusal) -> String? {
    switch edition {
    case .tcpushKo:
      if breaks(.registersForDevice) { return environment.deviceIdentifier }
      return breaks(.ignoresConfiguredUser) ? "somebody" : configuration?.userID
    case .toastKo:
      // Q-ORDER-2: a call without a user may be refused at once, or after the permission.
      if userID == nil, choices[UserOrPermissionFirst.self] == .user, !breaks(.registersWithoutUser) {
        throw Refusal(.userInvalid)
      }
      if breaks(.registersForDevice) { return environment.deviceIdentifier }
      if type == .voip, breaks(.separateUserForVoIP) { return environment.deviceIdentifier }
      return userID
    case .toastJa, .toastEn, .nhncloudKo:
      if breaks(.registersForDevice) { return nil }
      guard userID == nil else { return type == .voip && breaks(.separateUserForVoIP) ? nil : userID }
      if breaks(.anonymousRefused) { throw Refusal(.userInvalid) }
      return try userWithoutLogin(type)
    }
  }

  private func userWithoutLogin(_ type: TokenType) throws(Refusal) -> String? {
    switch type {
    case .voip:
      // Q-VOIP-4
      if choices[AnonymousVoIP.self] == .userInvalid { throw Refusal(.userInvalid) }
      return nil
    case .apns:
      // The token was registered before, and a user was logged in before.
      guard storage.state.lastUserID != nil else { return nil }
      if let standing = registration(type) {
        // Q-LOGIN-1
        switch choices[LaterAnonymousRegistration.self] {
        case .device: return nil
        case .previousUser: return standing.isAnonymous ? nil : standing.record.userID
        case .userInvalid: throw Refusal(.userInvalid)
        }
      }
      guard let former = storage.state.unregistered[type] else { return nil }
      // Q-LOGIN-14
      switch choices[AnonymousRegistrationAfterUnregistering.self] {
      case .device: return nil
      case .previousUser: return former.isAnonymous ? nil : former.record.userID
      case .userInvalid: throw Refusal(.userInvalid)
      }
    }
  }
}

/// The reason for an immediate refusal of a call.
struct Refusal: Error {
  let failure: Failure
  init(_ failure: Failure) { self.failure = failure }
}

extension PushSDK {
  /// The refusal of a call that overlaps with the same or another call.
  func overlap(withSame isSame: Bool) -> Refusal {
    if edition == .tcpushKo { return Refusal(.alreadyInProgress) }
    return switch choices[OverlapCode.self] {  // Q-ERR-3
    case .push: Refusal(.alreadyInProgress)
    case .network: Refusal(.requestAlreadyInProgress)
    case .networkIfSame: Refusal(isSame ? .requestAlreadyInProgress : .alreadyInProgress)
    }
  }
}

/// A change of the user while a call was in progress.
enum UserChange {
  case none, changed(String), loggedOut
}
