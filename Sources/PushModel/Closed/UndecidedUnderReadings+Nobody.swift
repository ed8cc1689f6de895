import StateMachines

extension UndecidedMove {
  /// What the readings of for whom a token is registered again leave open, while no user is set.
  static let ofNobodyReadings: [UndecidedMove] =
    ofPreviousUser(after: "Q-LOGIN-1", isStanding: true, "registered")
    + ofPreviousUser(after: "Q-LOGIN-14", isStanding: false, "unregistered")
    + [
      ofVoIP(after: "Q-LOGIN-1", "previousUser", isStanding: true, "registered, for its user"),
      ofVoIP(after: "Q-LOGIN-1", "userInvalid", isStanding: true, "registered, which may be refused"),
      ofVoIP(after: "Q-LOGIN-14", "previousUser", isStanding: false, "unregistered, for its user"),
      ofVoIP(after: "Q-LOGIN-14", "userInvalid", isStanding: false, "unregistered, which may be refused"),
    ]

  /// The user before may be the one of the record, or the one who was set last.
  private static func ofPreviousUser(
    after question: Citation, isStanding: Bool, _ what: String
  ) -> [UndecidedMove] {
    [
      UndecidedMove(
        question, "A user logs out, and what is \(what) is another's", on: .setUser, in: .withFallback,
        under: [question.id: "previousUser"]
      ) { move, state, _ in
        move.logsOut && state.sdk.user != .none
          && state.lastOwner(.apns, isStanding: isStanding).map { $0 != state.sdk.user } ?? false
      },
      UndecidedMove(
        question, "With nobody set the app registers what was \(what) for the device", on: .register,
        in: .withFallback, under: [question.id: "previousUser"]
      ) { move, state, _ in
        guard case .register(.apns, _) = move, state.sdk.user == .none else { return false }
        return state.lastOwner(.apns, isStanding: isStanding) == .device
      },
    ]
  }

  /// The questions are about the first kind of token; of the other the text says no more.
  private static func ofVoIP(
    after question: Citation, _ reading: String, isStanding: Bool, _ what: String
  ) -> UndecidedMove {
    UndecidedMove(
      question, "Without a user the app registers a VoIP token anew that was \(what)", on: .register,
      in: .withFallback,
      under: [question.id: reading]
    ) { move, state, _ in
      move.registersVoIP && state.sdk.user == .none
        && state.lastOwner(.voip, isStanding: isStanding) != nil
    }
  }
}

extension ClosedSystem.State {
  /// For whom a kind of token is registered, or was before it was unregistered.
  fileprivate func lastOwner(_ channel: PushType, isStanding: Bool) -> User? {
    isStanding ? sdk.kept[channel]?.owner : sdk.kept[channel] == nil ? sdk.last[channel]?.owner : nil
  }
}
