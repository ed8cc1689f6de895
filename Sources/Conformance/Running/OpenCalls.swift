package import PushModel

/// The number of open calls of each operation.
package struct OpenCalls: Hashable, Sendable {
  private var register = 0
  private var query = 0
  private var unregister = 0
  private var update = 0

  package init() {}

  /// The number of all open calls.
  package var total: Int { register + query + unregister + update }

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
