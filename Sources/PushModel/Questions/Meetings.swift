import StateMachines

// Calls that meet: one about a kind of token arrives while another one about the same kind is in progress. No text says
// what becomes of it, so that every pair is a question, and all of them are of one shape.

/// The behaviour of a call that meets a call of another sort.
enum OtherCallMeets: String, CaseIterable {
  case refused, afterwards, sideBySide
}

/// What a query or an unregistering does that meets one of its own sort.
enum SameCallMeets: String, CaseIterable {
  case refused, together, afterwards, sideBySide
}

/// The behaviour of a registration that meets another.
enum RegistrationMeets: String, CaseIterable {
  case refused, together, afterwards, newest
}

/// What a call does that meets one about the other kind of token.
enum OtherKindMeets: String, CaseIterable {
  case sideBySide, refused, afterwards
}

extension CallKind {
  /// Of two calls that go side by side, the one that a further call meets.
  func isMet(before other: CallKind) -> Bool {
    let order: [CallKind] = [.register, .unregister, .query, .update]
    return order.firstIndex(of: self) ?? 0 < order.firstIndex(of: other) ?? 0
  }

  /// The question what the call does while another one about the same kind of token is in progress. An update is about
  /// both kinds, and counts as a call about notifications.
  package func question(meeting inProgress: CallKind, about channel: PushType) -> String {
    switch channel {
    case .apns: question(meetingNotificationCall: inProgress)
    case .voip: question(meetingVoIPCall: inProgress)
    }
  }

  private func question(meetingNotificationCall inProgress: CallKind) -> String {
    switch (inProgress, self) {
    case (.register, .register): "Q-REG-1"
    case (.register, .query): "Q-REG-7"
    case (.register, .unregister): "Q-REG-6"
    case (.register, .update): "Q-UPD-2"
    case (.query, .query): "Q-QUERY-4"
    case (.query, .register): "Q-QUERY-8"
    case (.query, .unregister): "Q-QUERY-9"
    case (.query, .update): "Q-UPD-4"
    case (.unregister, .unregister): "Q-UNREG-5"
    case (.unregister, .register): "Q-UNREG-6"
    case (.unregister, .query): "Q-UNREG-8"
    case (.unregister, .update): "Q-UPD-5"
    case (.update, .update): "Q-UPD-3"
    case (.update, .register): "Q-UPD-6"
    case (.update, .query): "Q-UPD-7"
    case (.update, .unregister): "Q-UPD-8"
    }
  }

  private func question(meetingVoIPCall inProgress: CallKind) -> String {
    switch (inProgress, self) {
    case (.register, .register): "Q-VOIP-1"
    case (.register, .query): "Q-VOIP-2"
    case (.register, .unregister): "Q-VOIP-12"
    // What these do that meet their own sort is asked once, for both kinds of token.
    case (.query, .query): "Q-QUERY-4"
    case (.unregister, .unregister): "Q-UNREG-5"
    case (.query, .register): "Q-VOIP-13"
    case (.query, .unregister): "Q-VOIP-14"
    case (.unregister, .register): "Q-VOIP-15"
    case (.unregister, .query): "Q-VOIP-16"
    case (.update, _), (_, .update): question(meetingNotificationCall: inProgress)
    }
  }
}

extension OpenQuestion {
  /// What a call does while another one about the same kind of token is in progress.
  static func what(
    _ arriving: CallKind, _ channel: PushType = .apns, doesDuring inProgress: CallKind,
    leaning: Leaning? = nil
  ) -> OpenQuestion {
    let isSame = arriving == inProgress
    let isRegistration = isSame && arriving == .register
    let joins = Reading(
      "together",
      isRegistration || arriving == .unregister
        ? "Both complete with the outcome of the first." : "Both complete with the answer to the first.")
    let waits =
      isRegistration ? Reading("afterwards", "Each has its own outcome, the second after the first.") : .waits
    let replaces = Reading("newest", "It takes the place of the first, which ends with an error.")
    var readings = [Reading.refused]
    if isRegistration {
      readings += [joins, waits, replaces]
    } else if isSame, arriving != .update {
      readings += [joins, waits, .goesOn]
    } else {
      readings += [waits, .goesOn]
    }
    return OpenQuestion(
      arriving.question(meeting: inProgress, about: channel),
      "What does \(isSame ? "a second" : arriving.article) \(arriving.words(channel)) do while "
        + "\(isSame ? "the first" : "\(inProgress.article) \(inProgress.words(channel))") is in progress?",
      in: editions(arriving, inProgress), says: saysOfCallsInProgress(arriving, inProgress),
      readings: readings, leaning: leaning)
  }

  /// What a call does while another one about the other kind of token is in progress.
  static func what(doesBesideOtherKind id: String, _ asks: String, says: [Cited], leaning: Leaning)
    -> OpenQuestion
  {
    OpenQuestion(
      id, asks, in: [.tcpushKo, .toastJa, .toastEn, .nhncloudKo], says: says,
      readings: [.goesOn, .refused, .waits], leaning: leaning)
  }

  private static func editions(_ calls: CallKind...) -> [Edition] {
    if calls.contains(.update) { return [.toastKo] }
    return calls.contains(.unregister) ? .withSetUser : .every
  }

  /// The codes for a call in progress, of which the oldest edition has none, and what is said of an update.
  private static func saysOfCallsInProgress(_ calls: CallKind...) -> [Cited] {
    let cited: [Cited] = [
      .tcpushKo("455-469"), .toastKo("761, 775"), .toastJa("726, 743"), .toastEn("729, 746"),
      .nhncloudKo("747, 765"),
    ]
    if calls.contains(.update) { return [.toastKo("582, 761, 775")] }
    return calls.contains(.unregister) ? Array(cited.dropFirst()) : cited
  }
}

extension OpenQuestion.Reading {
  fileprivate static let refused = Self(
    "refused", "It fails at once with a code for a call already in progress.")
  fileprivate static let waits = Self("afterwards", "It starts when that one has completed.")
  fileprivate static let goesOn = Self("sideBySide", "It is carried out at once, next to that one.")
}

extension CallKind {
  fileprivate var article: String {
    switch self {
    case .register, .query: "a"
    case .unregister, .update: "an"
    }
  }

  fileprivate func words(_ channel: PushType) -> String {
    let words =
      switch self {
      case .register: "registration"
      case .query: "query"
      case .unregister: "unregistering"
      case .update: "update"
      }
    return channel == .voip ? "\(words) for VoIP" : words
  }
}
