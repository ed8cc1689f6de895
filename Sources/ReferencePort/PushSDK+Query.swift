extension PushSDK {
  /// Queries the information of the registered token of a kind.
  public func queryTokenInfo(_ type: TokenType, completion: @escaping (PushResult) -> Void) {
    let type = breaks(.queryIgnoresType) ? .apns : type
    do throws(Refusal) {
      try checkQuery()
      guard try isFreeForQuery(type, completion: completion) else { return }
    } catch {
      report(PushResult(error: self.error(error.failure)), to: completion, type)
      return
    }
    // Q-QUERY-6: only a withdrawn permission matters, not one that was never needed.
    if type == .apns, let standing = registration(.apns), !standing.withoutPermission,
      choices[QueryWithoutPermission.self] == .permissionDenied
    {
      environment.readPermission { [self] status in
        if isAcquired(status) {
          ask(type, completion: completion)
        } else {
          report(PushResult(error: error(.permissionDenied)), to: completion, type)
        }
      }
    } else {
      ask(type, completion: completion)
    }
  }

  private func checkQuery() throws(Refusal) {
    try checkKey()
    if !isInitialized {
      switch edition {
      case .tcpushKo:
        // Q-INIT-2
        if choices[QueryBeforeInitialization.self] == .refused { throw Refusal(.notInitialized) }
      case .toastKo, .toastJa, .toastEn, .nhncloudKo:
        if !breaks(.queriesBeforeInitialization) { throw Refusal(.notInitialized) }
      }
    }
    guard userID == nil else { return }
    switch edition {
    case .tcpushKo: break
    case .toastKo:
      if !breaks(.queriesWithoutUser) { throw Refusal(.userInvalid) }
    case .toastJa, .toastEn, .nhncloudKo:
      // Q-QUERY-7
      if choices[QueryWithoutUser.self] == .userInvalid { throw Refusal(.userInvalid) }
    }
  }

  /// Whether a query may be made now; otherwise arranges that it waits or joins another.
  private func isFreeForQuery(
    _ type: TokenType, completion: @escaping (PushResult) -> Void
  ) throws(Refusal) -> Bool {
    let again = { [self] in queryTokenInfo(type, completion: completion) }
    switch try turn(of: .query, about: type, again: again) {
    case .begins: return true
    case .joins: queriesAtServer[type]?.last?.completions.append(completion)
    case .waits: break
    }
    return false
  }

  private func ask(_ type: TokenType, completion: @escaping (PushResult) -> Void) {
    if asksServer(about: type) {
      let operation = QueryOperation(completion)
      queriesAtServer[type, default: []].append(operation)
      environment.send(.query(type)) { [self] answer in
        let others = queriesAtServer[type]?.filter { $0 !== operation } ?? []
        queriesAtServer[type] = others.isEmpty ? nil : others
        let result =
          if case .accepted(let record) = answer {
            self.answer(record, type)
          } else if let kept = keptAnswer(type, insteadOf: answer) {
            self.answer(kept, type)
          } else {
            PushResult(error: error(failure(of: answer) ?? .unknown))
          }
        for completion in operation.completions { report(result, to: completion, type) }
        runPostponedCalls(of: type)
      }
    } else {
      report(answer(registration(type)?.record, type), to: completion, type)
    }
  }

  private func asksServer(about type: TokenType) -> Bool {
    if let kept = registration(type)?.record, isAskers(kept) {
      choices[SourceOfTheAnswer.self] == .fromServer  // Q-QUERY-3
    } else {
      choices[SourceWithoutRegistration.self] == .fromServer  // Q-QUERY-11
    }
  }

  /// The device's record in place of a failed query's answer.
  private func keptAnswer(_ type: TokenType, insteadOf answer: ServerAnswer) -> PushRecord? {
    let answers: Bool =
      switch choices[FailedQuery.self] {  // Q-QUERY-10
      case .fails: false
      case .fromDevice: true
      case .fromDeviceIfUnanswered: answer == .unreachable || answer == .timedOut
      }
    guard answers, let record = registration(type)?.record, isAskers(record) else { return nil }
    return record
  }

  /// Whether a record belongs to the asking user, where that matters.
  private func isAskers(_ record: PushRecord) -> Bool { edition != .toastKo || record.userID == userID }

  /// The answer of a query to the record that was found.
  private func answer(_ found: PushRecord?, _ type: TokenType) -> PushResult {
    var record = found
    // Q-QUERY-2
    if record == nil, edition.hasSetUser, choices[QueryAfterUnregistration.self] == .lastRegistered {
      record = storage.state.unregistered[type]?.record
    }
    if let found = record, !isAskers(found), !breaks(.queryIgnoresUser) { record = nil }
    if breaks(.queryReturnsNothing) || faultMemory.brokenQueries.contains(type) { record = nil }
    if type == .voip, breaks(.voipQueryReturnsNotification) { record = registration(.apns)?.record }
    guard let record else {
      switch choices[QueryWithoutRegistration.self] {  // Q-QUERY-1
      case .tokenInvalid: return PushResult(error: error(.tokenInvalid))
      case .empty: return PushResult()
      }
    }
    switch type {
    case .apns: if breaks(.queryOmitsInfo) { return PushResult() }
    case .voip: if breaks(.voipQueryOmitsInfo) { return PushResult() }
    }
    return PushResult(token: record.token, info: info(of: record))
  }

  private func report(_ result: PushResult, to completion: (PushResult) -> Void, _ type: TokenType) {
    if breaks(.queryNeverCompletes) { return }
    completion(result)
    switch type {
    case .apns: if breaks(.queryCompletesTwice) { completion(result) }
    case .voip: if breaks(.voipQueryCompletesTwice) { completion(result) }
    }
  }
}

/// A query that waits for the server.
final class QueryOperation {
  var completions: [(PushResult) -> Void]

  init(_ completion: @escaping (PushResult) -> Void) { completions = [completion] }
}
