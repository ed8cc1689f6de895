/// The fate of an arriving call.
enum Turn {
  /// Begins now, alone or beside another call.
  case begins
  /// Shares the outcome of the call in progress.
  case joins
  /// Is postponed.
  case waits
}

extension PushSDK {
  /// The fate of a call about a kind of token. A postponed call arrives again when the one in progress has ended.
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
      // A registration that has failed already ends by itself.
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

  func postpone(_ type: TokenType, _ call: @escaping () -> Void) { postponed[type, default: []].append(call) }

  /// Makes the calls arrive again that waited for the end of one about a kind of token.
  func runPostponedCalls(of type: TokenType) {
    for call in postponed.take(type) ?? [] { call() }
  }

  /// The fate of a call without another one about its own kind of token. toast-ko registers both kinds by one call.
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
