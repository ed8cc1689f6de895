import PushModel

/// The kinds of token that the app has had unregistered, with nothing else under way, and of which it has asked nothing
/// since: they stay unregistered.
struct UnregisteredTokens: Sendable {
  private var kinds = PushTypes()

  /// Something happens.
  mutating func note(_ stimulus: Stimulus) {
    switch stimulus {
    // Whether another user, or other settings, register the token again is open (Q-UNREG-4, Q-INIT-63).
    case .register, .setUser, .update, .initialize: kinds = PushTypes()
    case .setDelegate, .query, .unregister, .answer, .tokenChanged, .tokenInvalidated, .messageArrived,
      .networkChanged, .enteredForeground, .enteredBackground, .terminated, .launched, .timePassed:
      break
    }
  }

  /// An unregistering has succeeded, and nothing is under way.
  mutating func insert(_ type: PushType) { kinds.insert(type) }

  /// Whether a kind of token was unregistered. It is then forgotten.
  mutating func take(_ type: PushType) -> Bool {
    defer { kinds.subtract(PushTypes(type)) }
    return kinds.contains(type)
  }
}
