extension PushSDK {
  /// Updates the information of all registered tokens (`toast-ko`).
  public func updateTokenInfo(_ changes: PushChanges, completion: ((PushResult) -> Void)?) {
    let standing: [Registration]
    let checkedChanges: PushChanges
    do throws(Refusal) {
      try checkKey()
      guard isInitialized else { throw Refusal(.notInitialized) }
      guard try isFreeForUpdate(again: { [self] in updateTokenInfo(changes, completion: completion) })
      else { return }
      standing = try updatable()
      checkedChanges = try checked(changes)
    } catch {
      report(PushResult(error: self.error(error.failure)), to: completion)
      return
    }
    update(
      breaks(.updatesFirstTypeOnly) ? Array(standing.prefix(1)) : standing, by: checkedChanges,
      completion: completion)
  }

  /// Whether an update may be made now; it is about both kinds of token.
  private func isFreeForUpdate(again: @escaping () -> Void) throws(Refusal) -> Bool {
    for type in TokenType.allCases {
      switch try turn(of: .update, about: type, again: again) {
      case .begins: continue
      case .joins, .waits: return false
      }
    }
    return true
  }

  private func updatable() throws(Refusal) -> [Registration] {
    let standing = TokenType.allCases.compactMap(registration)
    if standing.isEmpty, breaks(.updatesWithoutRegistration) { return [] }
    // Q-UPD-1
    let isPossible =
      choices[UpdateAfterRestart.self] == .admitted
      ? !standing.isEmpty
      : standing.contains { registeredInThisRun.contains($0.record.type) }
    guard isPossible else { throw Refusal(.tokenInvalid) }
    return standing
  }

  private func checked(_ changes: PushChanges) throws(Refusal) -> PushChanges {
    var changes = changes
    if let agreement = changes.agreement { changes.agreement = try checked(complete(agreement)) }
    if breaks(.ignoresUpdate) { changes = PushChanges() }
    if breaks(.updateResetsOthers) {
      changes.agreement = changes.agreement ?? .all(false)
      changes.languageCode = changes.languageCode ?? "und"
    }
    return changes
  }

  private func update(
    _ standing: [Registration], by changes: PushChanges, completion: ((PushResult) -> Void)?
  ) {
    guard !standing.isEmpty else {
      report(PushResult(), to: completion)
      return
    }
    var open = standing.count
    updatesAtServer += 1
    var firstFailure: Failure?
    for registration in standing {
      let type = registration.record.type
      environment.send(.update(type, changes)) { [self] answer in
        open -= 1
        if let failure = failure(of: answer) {
          firstFailure = firstFailure ?? failure
        } else {
          if type == standing[0].record.type { logIn(changes.userID) }
          apply(changes, to: type)
        }
        guard open == 0 else { return }
        updatesAtServer -= 1
        report(PushResult(error: firstFailure.map(error)), to: completion)
        TokenType.allCases.forEach(runPostponedCalls)
      }
    }
  }

  /// Takes the user whom an update names for the one who is logged in, if the product does that.
  private func logIn(_ user: String?) {
    guard let user, user != userID, choices[UserOfUpdate.self] == .logsIn else { return }
    userID = user
    storage.state.userID = user
    storage.state.lastUserID = user
  }

  private func apply(_ changes: PushChanges, to type: TokenType) {
    guard var standing = registration(type) else { return }
    if let userID = changes.userID {
      standing.record.userID = userID
      standing.isAnonymous = false
    }
    standing.record.languageCode = changes.languageCode ?? standing.record.languageCode
    standing.record.agreement = changes.agreement ?? standing.record.agreement
    storage.state.registrations[type] = standing
  }

  private func report(_ result: PushResult, to completion: ((PushResult) -> Void)?) {
    guard let completion, !breaks(.updateNeverCompletes) else { return }
    completion(result)
    if breaks(.updateCompletesTwice) { completion(result) }
  }
}
