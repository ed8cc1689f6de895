import StateMachines

extension UndecidedMove {
  /// What the two oldest editions leave open whatever a port reads, or under a reading: one call is about several kinds
  /// of token there, and of much they do not speak.
  static let ofOldestEditions: [UndecidedMove] = [
    UndecidedMove(
      "Q-CALL-60", "A VoIP message arrives that the app does not report", in: [.tcpushKo, .toastKo]
    ) { move, state, _ in
      guard case .message = move else { return false }
      return state.world.policies.app == .ignores
    },
    UndecidedMove(
      "Q-INIT-9", "A VoIP message arrives before the SDK knows which kinds of token it is for",
      in: [.toastKo],
      under: ["Q-INIT-9": "held"]
    ) { move, state, _ in state.isMessageEarly(move) },
    UndecidedMove("Q-LOGIN-65", "The app registers with settings that name no user", in: [.tcpushKo]) {
      move, state, _ in
      move.call == .register && state.namesNoUser
    },
    UndecidedMove(
      "Q-PERM-55", "Without the permission a VoIP token alone is registered", in: .withoutPermissionText
    ) {
      move, state, _ in
      guard case .register(let named, _) = move else { return false }
      return state.types(of: named) == .voip && state.world.permission != .authorized
    },
    UndecidedMove(
      "Q-VOIP-6", "Before the initialisation a VoIP token is registered, and PushKit does not answer",
      in: [.tcpushKo]
    ) { move, state, _ in
      guard case .register(.voip, _) = move else { return false }
      return state.sdk.initialization != .initialized && state.isTokenMissing(.voip)
    },
    UndecidedMove(
      "Q-INIT-11", "Before the initialisation the app registers without the permission", in: [.tcpushKo]
    ) { move, state, _ in
      guard case .register = move, state.sdk.initialization != .initialized else { return false }
      return state.world.permission != .authorized
    },
    UndecidedMove(
      "Q-INIT-6", "The app registers after an initialisation without a key", in: [.tcpushKo],
      under: ["Q-INIT-6": "parameterInvalid"]
    ) { move, state, _ in
      guard case .register = move else { return false }
      return state.sdk.initialization == .initializedWithoutAppKey
    },
    UndecidedMove(
      "Q-PERM-2", "Without the permission the app registers and declines notifications",
      in: .withoutPermissionText
    ) { move, state, _ in
      guard case .register(_, let consent) = move else { return false }
      let agreed = state.sdk.settings.map { $0.consent.kind == .declined } ?? false
      return state.world.permission != .authorized && (consent.kind == .declined || agreed)
    },
    UndecidedMove(
      "Q-REG-10", "Without the permission both kinds are registered, the VoIP token perhaps after the other",
      in: [.toastKo], under: ["Q-REG-10": "registered"]
    ) { move, state, _ in
      guard case .register = move, state.channels(ofCall: move).count == 2 else { return false }
      return state.world.permission != .authorized
    },
    UndecidedMove(
      "Q-REG-60", "Both kinds are registered, and the system does not issue both tokens at once",
      in: [.toastKo]
    ) { move, state, _ in
      guard case .register = move, state.channels(ofCall: move).count == 2 else { return false }
      return Channel.both.contains(where: state.isTokenMissing)
    },
    UndecidedMove("Q-LOGIN-5", "The app updates without a user", in: [.toastKo]) { move, state, _ in
      move == .update && state.sdk.user == .none
    },
    UndecidedMove("Q-INIT-62", "The delegate is set or taken away while a call is open", in: [.toastKo]) {
      move, state, _ in
      guard case .setDelegate = move else { return false }
      return !state.open.isEmpty
    },
    UndecidedMove(
      "Q-CALL-60", "A VoIP message arrives for which no delegate is set", in: [.tcpushKo, .toastKo]
    ) { move, state, _ in
      guard case .message = move else { return false }
      return state.sdk.delegate == .unset
    },
    UndecidedMove("Q-LOGIN-65", "The app queries with settings that name no user", in: [.tcpushKo]) {
      move, state, _ in
      move.call == .query && state.namesNoUser
    },
    UndecidedMove("Q-ORDER-3", "Without a network the app registers for VoIP", in: [.tcpushKo]) {
      move, state, _ in
      move.registersVoIP && state.world.policies.network == .down
    },
    UndecidedMove("Q-QUERY-57", "The app queries a kind of token that is not configured", in: [.toastKo]) {
      move, state, _ in
      guard case .query(let channel) = move else { return false }
      return state.sdk.settings?.types?.contains(channel) == false
    },
    UndecidedMove("Q-VOIP-51", "A VoIP message arrives, and VoIP is not configured", in: [.toastKo]) {
      move, state, _ in
      guard case .message = move else { return false }
      return state.sdk.settings?.types?.contains(.voip) == false
    },
    UndecidedMove("Q-ORDER-50", "Without a user and without a network the app calls", in: [.toastKo]) {
      move, state, _ in
      !state.channels(ofCall: move).isEmpty && state.sdk.user == .none
        && state.world.policies.network == .down
    },
  ]
}
