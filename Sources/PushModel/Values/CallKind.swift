public import StateMachines

/// A kind of call that completes.
public enum CallKind: String, Finite {
  case register, query, unregister, update
}
