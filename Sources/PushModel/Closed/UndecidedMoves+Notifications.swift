import StateMachines

extension UndecidedMove {
  /// Where no document says whether a message is passed on that is to be shown as a notification.
  static let ofNotifications: [UndecidedMove] = [
    UndecidedMove(
      "Q-MSG-3", "A notification message arrives before the initialisation", on: .notification
    ) { _, state, _ in
      state.sdk.initialization != .initialized
    },
    UndecidedMove(
      "Q-MSG-1", "A notification message arrives while the app is in the background", on: .notification
    ) { _, state, _ in
      state.world.isInBackground
    },
    // It can only be what another service sent, or what this one sent before.
    UndecidedMove(
      "Q-MSG-5", "A notification message arrives while no notification token is registered", on: .notification
    ) { _, state, _ in
      state.sdk.kept[.apns] == nil || state.world.records[.apns] == nil
    },
    UndecidedMove(
      "Q-MSG-9", "A notification message arrives that the user does not allow to be shown", on: .notification
    ) { _, state, _ in
      state.world.permission != .authorized
    },
    UndecidedMove(
      "Q-MSG-4", "Several notification messages wait for a delegate, or one since it was taken away",
      on: [.setDelegate, .setNotificationDelegate, .initialize], under: ["Q-MSG-4": "held"]
    ) { _, state, _ in
      let held = state.sdk.heldMessages[.apns].count
      return held > 1 || held == 1 && state.sdk.history.hasTakenDelegateAway
    },
    UndecidedMove(
      "Q-MSG-4", "The process ends while a notification message waits for a delegate", on: .endProcess,
      under: ["Q-MSG-4": "held"]
    ) { _, state, _ in
      !state.sdk.heldMessages[.apns].isEmpty
    },
    UndecidedMove(
      "Q-INIT-10", "The first initialisation names no delegate, and one was set before it", on: .initialize,
      in: .withSetUser
    ) { move, state, _ in
      guard case .initialize(_, .unmentioned) = move else { return false }
      return state.sdk.history.isDelegateSetApart && state.sdk.initialization == .uninitialized
    },
    // What is passed on at once is passed to the delegate all the same.
    UndecidedMove(
      "Q-INIT-12", "A VoIP message arrives before the SDK is initialised", on: .message, in: .withFallback
    ) { move, state, _ in state.isMessageEarly(move) },
  ]
}
