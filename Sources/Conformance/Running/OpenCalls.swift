package import PushModel

/// How many calls of each operation are open.
package struct OpenCalls: Hashable, Sendable {
  private var register = 0
  private var query = 0
  private var unregister = 0
  private var update = 0

  /// None.
  package init() {}

  /// How many calls are open.
  package var total: Int { register + query + unregister + update }

  /// How many calls of an operation are open.
  package subscript(operation: CallKind) -> Int {
    get {
      switch operation {
      case .register: register
      case .query: query
      case .unregister: unregister
      case .update: update
      }
    }
    set {
      switch operation {
      case .register: register = newValue
      case .query: query = newValue
      case .unregister: unregister = newValue
      case .update: update = newValue
      }
    }
  }
}
