public import Conformance
import Synchronization

/// Gathers the readings that a port follows over many cases: one question, one reading.
///
/// ```swift
/// @Test func followsOneReadingOfEachQuestion() {
///   let readings = ReadingCollector()
///   for testCase in ConformanceTestCase.all() { testCase.check(MyAdapter(), into: readings) }
///   #expect(readings.contradictions.isEmpty)
/// }
/// ```
public final class ReadingCollector: Sendable {
  private let records = Mutex<[CaseRecord]>([])

  /// A collector that has seen no case.
  public init() {}

  /// Takes in what a case has shown.
  public func add(_ record: CaseRecord) { records.withLock { $0.append(record) } }

  /// The reading of each question, as far as the cases show it.
  public var profile: ReadingProfile { ReadingProfile(records.withLock { $0 }) }

  /// The questions of which the port follows two readings.
  public var contradictions: [String] { profile.contradictions.map(\.question) }
}
