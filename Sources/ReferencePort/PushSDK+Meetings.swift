/// The fate of an arriving call.
enum Turn {
  /// It begins now, alone or beside another.
  case begins
  /// It shares the outcome of the one in progress.
  case joins
  /// It has been put off.
  case waits
}

extension PushSDK {
  /// What becomes of a call about a kind of token; if it has to wait, it arrives once more when the one in progress has
  /// ended.
  func turn(
    of arriving: CallKind, about type: TokenType, again: @escaping () -> Void
  ) throws(Refusal) -> Turn {
    guard let inProgress = callInProgress(about: type) else {
      return try turnBesideOtherKind(of: arriving, about: type, again: again)
    }
    switch choices[MeetingOfCalls(inProgress: inProgress, arriving: arriving, type: type)] {
    case .refused: throw overlap(withSame: inProgress == arriving)
    case .together: return .joins
    case .sideBySide: return .begins
    case .afterwards: postpone(type, again)
    case .newest:
      postpone(type, again)
      // One that has failed already ends by itself.
      if let former = registering[type], !former.hasFailedForPermission { finish(former, failing: .unknown) }
    }
    return .waits
  }

  private func callInProgress(about type: TokenType) -> CallKind? {
    if registering[type] != nil { return .register }
    if unregistering[type] != nil { return .unregister }
    if queriesAtServer[type] != nil { return .query }
    return updatesAtServer > 0 ? .update : nil
  }

  func postpone(_ type: TokenType, _ call: @escaping () -> Void) {
    postponed[type, default: []].append(call)
  }

  /// Lets the calls arrive once more that waited for one about a kind of token to end.
  func runPostponedCalls(of type: TokenType) {
    for call in postponed.take(type) ?? [] { call() }
  }

  /// What becomes of a call that meets none about its own kind of token. toast-ko registers both kinds by one call.
  private func turnBesideOtherKind(
    of arriving: CallKind, about type: TokenType, again: @escaping () -> Void
  ) throws(Refusal) -> Turn {
    let other: TokenType = type == .apns ? .voip : .apns
    guard edition != .toastKo, let inProgress = callInProgress(about: other) else { return .begins }
    if type == .voip, arriving == .register, inProgress == .register {
      switch choices[VoIPDuringRegistration.self] {  // Q-VOIP-3
      case .sideBySide: return .begins
      case .refused: throw overlap(withSame: false)
      case .afterwards: break
      }
    } else {
      switch choices[CallBesideOtherKind.self] {  // Q-VOIP-17
      case .sideBySide: return .begins
      case .refused: throw overlap(withSame: false)
      case .afterwards: break
      }
    }
    postpone(other, again)
    return .waits
  }
}
