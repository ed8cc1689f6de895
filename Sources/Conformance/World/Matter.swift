import PushModel

/// One thing that happens to a port, and all that the port asks for because of it.
///
/// How often a port asks, and in which parts, is its own business: what it asks in one matter is answered alike.
struct Matter: Hashable {
  /// No other matter has it.
  var number: Int
  /// The call behind the matter, if there is one.
  var call: CallKind?
}

/// What was held is answered: so is what the port asks once more because of it, until a call completes.
struct Release: Hashable {
  /// What is answered.
  let matters: [Matter]
  /// How.
  let policies: PolicyChanges
  /// The requests that were answered.
  var answered: [PushSystem.Request]

  init(_ requests: [NamedWorld.HeldRequest], _ policies: PolicyChanges) {
    matters = requests.map(\.matter)
    answered = requests.map(\.request)
    self.policies = policies
  }

  /// Whether it answers a request: a repeated one, or another of the server that a call needs, or that is about the
  /// same kind of token.
  func covers(_ request: PushSystem.Request, of matter: Matter) -> Bool {
    guard matters.contains(matter) else { return false }
    if answered.contains(request) { return true }
    guard policies.server != nil, let served = request.served else { return false }
    return matter.call != nil || answered.contains { $0.served == served }
  }
}
