public import PushModel
public import StateMachines

/// The SDK in its world after some steps in words. The world answers at once unless a step holds it.
public struct Situation: Sendable {
  /// The steps so far, in full words.
  public private(set) var steps: [String] = []
  /// The system.
  public let system: ClosedSystem
  /// The state of the system.
  public private(set) var state: ClosedSystem.State
  /// The chosen readings.
  public let readings: Readings
  private let words: MoveWords
  private var hasMoved = false

  /// The reason why a step is refused.
  public enum Failure: Error {
    /// The words have no meaning.
    case words(MoveWords.Failure)
    /// The step is not possible now.
    case impossible(String)
  }

  /// A device with the app just installed and started; the user has not been asked for the permission.
  public init(_ interpretation: Interpretation) {
    // Moves are given in words here, so the alphabet does not limit them.
    system = ClosedSystem(interpretation, alphabet: ClosedSystem.Alphabet.all(in: interpretation.edition)[0])
    state = system.beginning()
    readings = interpretation.readings
    words = MoveWords(of: interpretation.edition)
  }

  /// The usual steps: permission given, SDK initialised, and user set where there is a call for it.
  public static func usualSteps(in edition: Edition) -> [String] {
    ["permission authorized", "initialize"] + (edition.hasSetUser ? ["setUser $userA"] : [])
  }

  /// Takes some steps.
  public mutating func take(_ steps: [String]) throws(Failure) {
    for step in steps { try take(step) }
  }

  /// Takes a step.
  public mutating func take(_ step: String) throws(Failure) {
    switch try meaning(of: step) {
    case .move(let candidates):
      let move = try possible(candidates, said: step)
      state = system.react(to: move, in: state).state
      hasMoved = true
      steps.append(move.text)
    case .hold(let held):
      var changes = PolicyChanges()
      switch held {
      case .prompt: changes.prompt = .hold
      case .apns: changes.apns = .hold
      case .pushkit: changes.pushkit = .hold
      case .server: changes.server = .hold
      }
      state.apply(changes)
      steps.append(step)
    case .permission(let permission):
      if hasMoved || !steps.isEmpty {
        throw .impossible("it is said first, before anything happens; later the user changes the permission")
      }
      state = system.beginning(permission: permission)
      steps.append(step)
    }
  }

  /// The move with these words that is possible now.
  public func move(_ text: String) throws(Failure) -> ClosedSystem.Move {
    guard case .move(let candidates) = try meaning(of: text) else {
      throw .impossible("nothing happens then; it belongs to what is given before")
    }
    return try possible(candidates, said: text)
  }

  private func meaning(of text: String) throws(Failure) -> MoveWords.Meaning {
    do { return try words.meaning(of: text) } catch { throw .words(error) }
  }

  /// The possible move among those with the same words; words that fit several open requests are refused.
  private func possible(
    _ candidates: [ClosedSystem.Move], said text: String
  ) throws(Failure) -> ClosedSystem.Move {
    let asked = state.sdk.requests.compactMap(\.purpose)
    let awaited = asked.compactMap { purpose in candidates.first { $0.answered == purpose } }
    let texts = Set(awaited.map(\.text)).sorted()
    if texts.count > 1 {
      throw .impossible("several requests wait; one of them is meant: \(texts.joined(separator: ", "))")
    }
    guard let move = awaited.first ?? candidates.first else { throw .impossible("nothing is said") }
    if let obstacle = obstacle(to: move) { throw .impossible(obstacle) }
    return move
  }

  /// The reason why a move is not possible now; `nil` if it is.
  private func obstacle(to move: ClosedSystem.Move) -> String? {
    let rules = WorldRules(of: system.edition)
    let isOff = state.world.isRunning ? nil : "the process does not run; \"app.launches\" starts it"
    switch move {
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .register, .query, .unregister,
      .update, .message, .notification, .enterForeground, .passTime, .endProcess:
      return isOff
    case .answerPrompt:
      return state.world.isPrompting ? nil : "no prompt is open; after \"hold prompt\" it stays open"
    case .changeSettings(let allowed):
      return state.world.allowsSettings(allowed: allowed, rules)
        ? nil : "the permission is \(state.world.permission.name), and Settings do not change it so"
    case .answer: return isAwaited(move) ? nil : "no such request waits; after \"hold server\" requests wait"
    case .answerToken(_, .apns, _):
      return isAwaited(move) ? nil : "no token is waited for; after \"hold apns\" requests wait"
    case .answerToken(_, .voip, _):
      return isAwaited(move) ? nil : "no token is waited for; after \"hold pushkit\" requests wait"
    case .changeToken(let channel):
      return isOff
        ?? (state.world.allowsTokenChange(channel, rules) ? nil : "no token was issued that can change")
    case .invalidateToken:
      return isOff
        ?? (state.world.allowsInvalidation(rules) ? nil : "no token was issued that can be invalidated")
    case .network(let up):
      return (state.world.policies.network == .up) == up
        ? "the network is \(up ? "there" : "gone") already" : nil
    case .startProcess: return state.world.isRunning ? "the process runs already" : nil
    }
  }

  private func isAwaited(_ move: ClosedSystem.Move) -> Bool { move.answered.map(state.awaits) ?? false }
}

extension ClosedSystem.Move {
  /// The purpose of the answered request, if the move is an answer.
  fileprivate var answered: PushSystem.Purpose? {
    switch self {
    case .answer(let purpose, _): .server(purpose)
    case .answerToken(let purpose, let channel, _): .token(purpose, channel)
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .register, .query, .unregister,
      .update, .answerPrompt, .changeSettings, .changeToken, .invalidateToken, .message, .notification,
      .network, .enterForeground, .passTime, .endProcess, .startProcess:
      nil
    }
  }
}
