import PushModel
import StateMachines

/// The moves that two editions' systems can both make under their alphabets.
struct SharedMoves {
  let one: (edition: Edition, alphabet: ClosedSystem.Alphabet)
  let other: (edition: Edition, alphabet: ClosedSystem.Alphabet)

  /// Whether both can make a move. Answers count as shared: the states decide about requests.
  func contains(_ move: ClosedSystem.Move) -> Bool {
    one.alphabet.has(move, in: one.edition) && other.alphabet.has(move, in: other.edition)
  }
}

extension ClosedSystem.Alphabet {
  fileprivate func has(_ move: ClosedSystem.Move, in edition: Edition) -> Bool {
    switch move {
    case .initialize(let settings, let delegate):
      self.settings.contains { $0 == settings || $0.shared == settings } && delegates.contains(delegate)
    case .setDelegate: delegates.count > 1
    case .setNotificationDelegate: edition.fallsBackToDevice && delegates.count > 1
    case .setUser(let user): edition.hasSetUser && users.contains(user)
    case .register(let channel, let consent): channels.contains(channel) && consents.contains(consent)
    case .query(let channel): channels.contains(channel)
    case .unregister(let channel): edition.hasUnregister && channels.contains(channel)
    case .update: edition.hasUpdate
    case .answer(_, let reply): replies.contains(reply)
    case .answerPrompt, .answerToken: true
    case .changeSettings, .changeToken, .invalidateToken, .message, .notification, .network, .enterForeground,
      .passTime, .endProcess, .startProcess:
      others.contains(move)
    }
  }
}
