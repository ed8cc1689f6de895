import Conformance
import Foundation

/// Concurrent work in lanes, each of which keeps its own state; as many lanes as cores.
struct Lanes<Worker: Sendable> {
  private var workers: [Worker]

  /// Makes lanes that begin alike, as many as there are cores.
  init(_ worker: Worker) {
    workers = Array(repeating: worker, count: ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Transforms each element; the results are in the order of the elements.
  mutating func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (inout Worker, Element) -> Result
  ) -> [Result] {
    let count = workers.count
    let lanes = Array(workers.enumerated()).mapConcurrently { lane, worker in
      var worker = worker
      let results = stride(from: lane, to: elements.count, by: count).map { transform(&worker, elements[$0]) }
      return (worker: worker, results: results)
    }
    workers = lanes.map(\.worker)
    return elements.indices.map { lanes[$0 % count].results[$0 / count] }
  }

  /// The states of all lanes.
  var all: [Worker] { workers }
}
