import StateMachines

extension UndecidedMove {
  /// What the readings of several questions leave open together, none of which says what then holds.
  /// About the permission, the flag and what is asked of the user.
  static let ofPermissionReadings: [UndecidedMove] = [
    UndecidedMove(
      "Q-FLAG-3", "With the flag on, the app registers and does not wait for the answer, which is a refusal",
      on: [.register, .answerPrompt],
      in: [.nhncloudKo], under: ["Q-FLAG-2": "proceeds", "Q-FLAG-3": "notificationsOff"]
    ) { move, state, _ in state.mayBeRefusedMeanwhile(move) },
    UndecidedMove(
      "Q-FLAG-3", "With the flag on, the app registers, and a refusal takes the whole agreement away",
      on: [.register, .answerPrompt],
      in: [.nhncloudKo], under: ["Q-FLAG-2": "proceeds", "Q-FLAG-3": "everythingOff"]
    ) { move, state, _ in state.mayBeRefusedMeanwhile(move) },
    UndecidedMove(
      "Q-FLAG-3", "With the flag on, the user refuses a registration that may have been made meanwhile",
      on: [.register, .answerPrompt], in: [.nhncloudKo], leaving: .agreement
    ) { move, state, _ in
      state.world.permission.isUnanswered && state.mayBeRefusedMeanwhile(move)
    },
    UndecidedMove(
      "Q-FLAG-2", "With the flag on, the app registers, and the user is asked perhaps only once that is over",
      on: .register, in: [.nhncloudKo], under: ["Q-FLAG-1": "asks", "Q-FLAG-2": "proceeds"]
    ) { move, state, _ in
      guard case .register(.apns, _) = move, state.sdk.settings?.flag == true else { return false }
      return state.world.permission == .notDetermined
        && (state.isServerOutOfOrder || state.isTokenMissing(.apns))
    },
    UndecidedMove(
      "Q-PERM-58", "The SDK is initialised after the process has ended while the user was asked",
      on: .initialize, under: ["Q-PERM-1": "atInitialize"]
    ) { _, state, _ in
      state.world.hasLeftPromptOpen
    },
    UndecidedMove(
      "Q-PERM-5", "The app comes to the foreground with a registration that was made although refused",
      on: .enterForeground,
      in: .withoutPermissionText, under: ["Q-PERM-3": "registers", "Q-PERM-5": "removed"]
    ) { _, state, _ in
      state.sdk.kept[.apns] != nil
    },
    UndecidedMove(
      "Q-PERM-4", "Refused, the app registers anew what was registered without the permission", on: .register,
      in: .withoutPermissionText, under: ["Q-PERM-4": "registers", "Q-PERM-3": "registers"]
    ) { move, state, _ in state.registersAgainRefused(move) },
    UndecidedMove(
      "Q-PERM-4", "Refused, the app registers anew what was registered before anybody was asked",
      on: .register,
      in: .withoutPermissionText, under: ["Q-PERM-4": "registers", "Q-PERM-2": "doesNotAsk"]
    ) { move, state, _ in state.registersAgainRefused(move) },
    UndecidedMove(
      "Q-PERM-4", "Refused, the app registers anew what may have been registered thanks to the flag",
      on: [.register, .answerPrompt],
      in: [.nhncloudKo], under: ["Q-PERM-4": "registers"]
    ) { move, state, _ in state.registersAgainRefused(move) || state.refusesRegistrationAgain(move) },
    // What was given may be remembered for as long as the process runs, and only where it was given for good.
    UndecidedMove(
      "Q-PERM-4", "Refused, the app registers anew what was registered before a restart", on: .register,
      under: ["Q-PERM-4": "registers"]
    ) { move, state, _ in
      state.registersAgainRefused(move) && state.sdk.record(.apns) == .registeredInEarlierRun
    },
    UndecidedMove(
      "Q-PERM-4", "Refused, the app registers anew what was registered while the permission was provisional",
      on: .register,
      under: ["Q-PERM-4": "registers"]
    ) { move, state, _ in state.registersAgainRefused(move) && state.sdk.history.wasProvisional },
    UndecidedMove(
      "Q-PERM-1", "After a restart the SDK is initialised again, and the user has not answered yet",
      on: [.initialize, .startProcess],
      under: ["Q-PERM-1": "atInitialize", "Q-INIT-5": "remembered"]
    ) { _, state, _ in
      // An initialisation that is remembered may count as one when the process starts.
      state.sdk.initialization == .initialized && state.world.permission == .notDetermined
    },
    UndecidedMove(
      "Q-REG-3", "The token changes while what stands is being registered again and awaits the permission",
      on: .changeToken,
      in: [.nhncloudKo], under: ["Q-FLAG-2": "proceeds", "Q-REG-3": "atOnce"]
    ) { move, state, _ in
      move == .changeToken(.apns) && state.sdk.registration == .awaitingPermission
        && state.sdk.kept[.apns] != nil
    },
    UndecidedMove(
      "Q-PERM-1", "The flag is taken away, and with the flag on nobody was asked", on: .initialize,
      in: [.nhncloudKo],
      under: ["Q-PERM-1": "atInitialize", "Q-FLAG-1": "doesNotAsk"]
    ) { move, state, _ in
      state.takesFlagAway(on: move)
    },
    UndecidedMove(
      "Q-PERM-8", "With the flag on, the app registers with a provisional permission", on: .register,
      in: [.nhncloudKo],
      under: ["Q-PERM-8": "notAcquired"]
    ) { move, state, _ in
      guard case .register(.apns, _) = move else { return false }
      return state.sdk.settings?.flag == true && state.world.permission == .provisional
    },
    UndecidedMove(
      "Q-FLAG-4", "The flag is taken away with other settings that the record takes over", on: .initialize,
      in: [.nhncloudKo],
      under: ["Q-INIT-4": "atOnce", "Q-FLAG-4": "removed"]
    ) { move, state, _ in
      state.takesFlagAway(on: move)
    },
    UndecidedMove(
      "Q-FLAG-4", "The flag is taken away, and no registration has waited for the answer", on: .initialize,
      in: [.nhncloudKo],
      under: ["Q-FLAG-2": "proceeds", "Q-FLAG-4": "removed"]
    ) { move, state, _ in
      state.takesFlagAway(on: move)
    },
    UndecidedMove(
      "Q-PERM-5", "With the flag on, the app comes to the foreground without the permission",
      on: .enterForeground,
      in: [.nhncloudKo],
      under: ["Q-PERM-5": "removed"]
    ) { _, state, _ in
      state.sdk.settings?.flag == true
    },
    UndecidedMove(
      "Q-PERM-7", "While a registration is owed for the permission something else becomes of it",
      on: .mayChangeWhatIsOwed,
      under: ["Q-PERM-7": "automatically"]
    ) { _, state, _ in
      state.sdk.unfinished == .awaitingGrant
    },
    UndecidedMove(
      "Q-FLAG-4", "With the flag on, what was begun before the restart is taken up", on: .initialize,
      in: [.nhncloudKo],
      under: ["Q-FLAG-2": "proceeds", "Q-FLAG-4": "removed", "Q-REG-4": "resumed"]
    ) { move, state, _ in
      state.takesUp(.apns, on: move)
    },
    UndecidedMove(
      "Q-FLAG-3", "What was begun before the restart, refused and with the flag on, is taken up",
      on: .initialize,
      in: [.nhncloudKo],
      under: ["Q-FLAG-3": "notificationsOff", "Q-REG-4": "resumed"]
    ) { move, state, _ in
      state.takesUp(.apns, on: move)
    },
    UndecidedMove(
      "Q-FLAG-3", "What was begun before the restart, refused and with the flag on, agrees to nothing",
      on: .initialize,
      in: [.nhncloudKo],
      under: ["Q-FLAG-3": "everythingOff", "Q-REG-4": "resumed"]
    ) { move, state, _ in
      state.takesUp(.apns, on: move)
    },
    UndecidedMove(
      "Q-PERM-5",
      "Without the permission the app comes to the foreground, and what is registered may not need it",
      on: .enterForeground,
      under: ["Q-PERM-5": "removed"]
    ) { _, state, _ in
      state.world.permission != .authorized && state.sdk.kept[.apns] != nil
    },
  ]
}

extension ClosedSystem.State {
  /// Whether a move registers with the flag on, or refuses what has been registered meanwhile.
  fileprivate func mayBeRefusedMeanwhile(_ move: ClosedSystem.Move) -> Bool {
    guard sdk.settings?.flag == true else { return false }
    if case .register(let channel, _) = move {
      return channel == .apns
        && (world.permission != .notDetermined || world.policies.prompt != .hold)
    }
    return move == .answerPrompt(allowed: false)
  }
}

extension Permission.State {
  /// Whether the user has not said yet.
  fileprivate var isUnanswered: Bool { self == .notDetermined || self == .prompting }
}
