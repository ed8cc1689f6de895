import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// The same for each element, on as many cores as there are, in the order of the elements.
  ///
  /// The last is begun first: the later editions have more in them, and nothing waits then for the largest alone.
  func mapConcurrently<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { turn in
      let index = count - 1 - turn
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
