package import PushModel
import StateMachines

/// The requests that are answered after a step.
package enum Answering: Sendable {
  /// The requests for these kinds of token.
  case tokens(PushTypes)
  /// All requests but those for the user's permission.
  case all

  func covers(_ request: PushSystem.Request) -> Bool {
    switch (self, request) {
    case (_, .permission): false
    case (.all, _): true
    case (.tokens(let types), .token(let type)): types.contains(type)
    case (.tokens, .permissionStatus), (.tokens, .register), (.tokens, .update), (.tokens, .unregister),
      (.tokens, .query):
      false
    }
  }
}
