package import PushModel
import StateMachines

/// The requests that are answered after a step.
package enum Answering: Sendable {
  /// The requests for these kinds of token.
  case tokens(PushTypes)
  /// The requests in the course of the call that the step makes.
  case call
  /// The requests to the push service about a kind of token that belong to no call.
  case own(PushType)
  /// The queries about a kind of token, as if they were made now.
  case queries(PushType)
  /// All requests but those for the user's permission; the push service answers as the policy says.
  case all(Policies.Server)
  /// All requests but those for the user's permission, as if they were made now.
  case anew

  /// The answers of the push service; `nil` if it answers as the world is now.
  var policy: Policies.Server? {
    switch self {
    case .tokens, .call, .own: .accept
    case .all(let policy): policy
    case .queries, .anew: nil
    }
  }

  /// Whether a request is answered. `isOfCall`: it was made in the course of the call that the step makes.
  func covers(_ held: NamedWorld.HeldRequest, isOfCall: Bool) -> Bool {
    switch (self, held.request) {
    case (_, .permission): false
    case (.all, _), (.anew, _): true
    case (.call, _): isOfCall
    case (.own(let type), _): held.matter.call == nil && held.request.served == type
    case (.queries(let type), .query(let queried)): type == queried
    case (.tokens(let types), .token(let type)): types.contains(type)
    case (.tokens, .permissionStatus), (.tokens, .register), (.tokens, .update), (.tokens, .unregister),
      (.tokens, .query), (.queries, _):
      false
    }
  }
}
