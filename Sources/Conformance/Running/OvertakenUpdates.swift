import PushModel

/// The users who are set while the SDK updates a token by itself, in a play in which nothing else has gone wrong: where
/// one overtakes another, the last has to reach the push service all the same.
struct OvertakenUpdates: Sendable {
  private var users: [String] = []
  private var isUsual = true
  private var initializations = 0

  /// Something happens. `isAtRest`: nothing is under way, and a token is registered.
  mutating func note(_ stimulus: Stimulus, isAtRest: Bool) {
    switch stimulus {
    // Where a call is under way, it is open whose user counts.
    case .setUser(let user?) where !user.isEmpty && (isAtRest || !users.isEmpty):
      users = isAtRest ? [user] : users + [user]
    case .answer(_, .accepted), .answer(_, .permission), .answer(_, .token), .setDelegate, .query, .launched,
      .messageArrived:
      break
    case .initialize:
      initializations += 1
      isUsual = isUsual && initializations == 1
    case .setUser, .register, .enteredForeground, .enteredBackground, .timePassed: users = []
    case .unregister, .update, .tokenChanged, .tokenInvalidated, .networkChanged, .terminated,
      .answer(_, .tokenRefused), .answer(_, .refused), .answer(_, .timedOut), .answer(_, .unreachable),
      .answer(_, .malformed):
      isUsual = false
    }
  }

  /// The last of the users, where one has overtaken another. Then they are forgotten.
  mutating func takeLast() -> String? {
    defer { users = [] }
    return isUsual && users.count > 1 ? users.last : nil
  }
}
