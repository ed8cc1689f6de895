import PushModel
import Synchronization

/// What is made of an edition, when it is asked for first: a run is about one edition, most of the time.
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
