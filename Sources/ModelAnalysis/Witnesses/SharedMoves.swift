import PushModel
import StateMachines

/// The moves that two editions' systems can both make under their alphabets.
struct SharedMoves {
  let one: (edition: Edition, alphabet: ClosedSystem.Alphabet)
  let other: (edition: Edition, alphabet: ClosedSystem.Alphabet)

  /// Whether a move is among them. Answers are: what is asked for is for the states to say.
  func contains(_ move: ClosedSystem.Move) -> Bool {
    one.alphabet.has(move, in: one.edition) && other.alphabet.has(move, in: other.edition)
  }
}

extension ClosedSystem.Alphabet {
  fileprivate func has(_ move: ClosedSystem.Move, in edition: Edition) -> Bool {
    switch move {
    case .initialize(let settings, let delegate):
      self.settings.contains(settings) && delegates.contains(delegate)
    case .setDelegate: delegates.count > 1
    case .setUser(let user): edition.hasSetUser && users.contains(user)
    case .register(let channels, let agreement):
      self.channels.contains(channels) && agreements.contains(agreement)
    case .query(let channel): channels.contains { $0.contains(channel) }
    case .unregister(let channels): edition.hasUnregister && self.channels.contains(channels)
    case .update: edition.hasUpdate
    case .answer(_, let reply): replies.contains(reply)
    case .answerPrompt, .answerToken: true
    case .changeSettings, .changeToken, .invalidateToken, .message, .network, .enterForeground, .passTime,
      .endProcess, .startProcess:
      others.contains(move)
    }
  }
}
