import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// The results of a transformation on all cores, in the order of the elements.
  ///
  /// The last element is begun first: the later editions are larger, and nothing then waits for the largest alone.
  package func mapConcurrently<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    mapConcurrently(into: Parts(count)) { element, _ in transform(element) }
  }

  /// The same with intermediate results that can be read while the work goes on.
  package func mapConcurrently<Result: Sendable>(
    into parts: Parts<Result>, _ transform: @Sendable (Element, _ publish: (Result) -> Void) -> Result
  ) -> [Result] {
    DispatchQueue.concurrentPerform(iterations: count) { turn in
      let index = count - 1 - turn
      parts[index] = transform(self[index]) { parts[index] = $0 }
    }
    return parts.all
  }
}

/// The latest results of work that is under way.
package final class Parts<Result: Sendable>: Sendable {
  private let results: Mutex<[Result?]>

  package init(_ count: Int) { results = Mutex([Result?](repeating: nil, count: count)) }

  /// The results that exist so far, in the order of the work.
  package var all: [Result] { results.withLock { $0.compactMap(\.self) } }

  package subscript(index: Int) -> Result? {
    get { results.withLock { $0[index] } }
    set { results.withLock { $0[index] = newValue } }
  }
}
