import PushModel

/// One event at a port, with all requests that the port makes because of it.
///
/// How often a port asks, and in how many parts, is its own business: requests of one matter are answered alike.
struct Matter: Hashable {
  /// A number that no other matter has.
  var number: Int
  /// The call behind the matter, if there is one.
  var call: CallKind?
}

/// The answer to held requests. It covers further requests of the port in the same matter until a call completes.
struct Release: Hashable {
  let matters: [Matter]
  let policies: PolicyChanges
  /// The requests that were answered.
  var answered: [PushSystem.Request]

  init(_ requests: [NamedWorld.HeldRequest], _ policies: PolicyChanges) {
    matters = requests.map(\.matter)
    answered = requests.map(\.request)
    self.policies = policies
  }

  /// Whether the release covers a request: one that is repeated, or another request to the server that a call needs
  /// or that is about the same kind of token.
  func covers(_ request: PushSystem.Request, of matter: Matter) -> Bool {
    guard matters.contains(matter) else { return false }
    if answered.contains(request) { return true }
    guard policies.server != nil, let served = request.served else { return false }
    return matter.call != nil || answered.contains { $0.served == served }
  }
}
