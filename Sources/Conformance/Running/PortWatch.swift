import PushModel

/// What is remembered of a port to check the rules that hold whatever is read. The plays of the specification itself do
/// without.
struct PortWatch: Sendable {
  private(set) var registrations = SentRegistrations()
  /// What a registration asks for, as long as nothing comes between.
  var asked: AskedRegistration
  private(set) var values = GivenValues()
  var overtaken = OvertakenUpdates()
  var unregistered = UnregisteredTokens()
  /// The number of times that each message has arrived and that the delegate has not been told of.
  private var untoldMessages: [String: Int] = [:]

  init(in edition: Edition) { asked = AskedRegistration(in: edition) }

  /// A stimulus that begins something new, beside some open calls.
  mutating func begin(_ stimulus: Stimulus, isCall: Bool, beside calls: [CallState]) {
    if !isCall {
      asked.note(stimulus, isUpdating: calls.contains { $0.operation == .update && $0.isOpen })
    }
    values.note(stimulus)
  }

  /// A stimulus reaches the port, which has made some calls. `isAtRest`: nothing is under way, and a token is registered.
  mutating func note(_ stimulus: Stimulus, for calls: [CallState], isAtRest: Bool) {
    overtaken.note(stimulus, isAtRest: isAtRest)
    unregistered.note(stimulus)
    if case .answer(let id, let answer) = stimulus { registrations.note(answer, to: id, for: calls) }
    if case .messageArrived(_, let message) = stimulus { untoldMessages[message, default: 0] += 1 }
  }

  /// The port makes a request.
  mutating func note(_ request: Request, id: String) { registrations.note(request, id: id) }

  /// The push service holds records.
  mutating func note(_ world: borrowing NamedWorld) {
    for type in PushType.both { values.note(world.record(of: type)) }
  }

  /// The delegate is told of a message. Returns whether it has arrived less often.
  mutating func isToldTwice(_ message: String) -> Bool {
    let untold = untoldMessages[message, default: 0]
    untoldMessages[message] = untold - 1
    return untold <= 0
  }

  /// Forgets all calls but those that are open, and the messages.
  mutating func forget(allBut calls: [CallState]) {
    registrations.forgetAll { name in !calls.contains { $0.name == name } }
    untoldMessages = [:]
  }
}
