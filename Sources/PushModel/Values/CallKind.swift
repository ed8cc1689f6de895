public import StateMachines

/// A call that completes.
public enum CallKind: String, Finite {
  case register, query, unregister, update
}
