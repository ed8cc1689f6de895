package import PushModel
import StateMachines

/// What is answered after a step, of what waits.
package enum Answering: Sendable {
  /// The requests for these tokens.
  case tokens(PushTypes)
  /// All but what the user is asked.
  case all

  /// Whether a request is answered.
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
