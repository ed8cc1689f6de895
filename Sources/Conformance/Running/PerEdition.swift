import PushModel
import Synchronization

/// A value for each edition, made on first use: most runs are about one edition.
final class PerEdition<Value: Sendable>: Sendable {
  private let known = Mutex<[Edition: Value]>([:])
  private let make: @Sendable (Edition) -> Value

  init(_ make: @escaping @Sendable (Edition) -> Value) { self.make = make }

  subscript(edition: Edition) -> Value {
    known.withLock { known in
      if let value = known[edition] { return value }
      let value = make(edition)
      known[edition] = value
      return value
    }
  }
}
