public import Conformance
import PushModel
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
  private let judges = Mutex<[Edition: SpecificationJudge]>([:])

  /// A collector that has seen no case.
  public init() {}

  /// Takes in what a case has shown.
  func add(_ record: CaseRecord) { records.withLock { $0.append(record) } }

  /// Judges what a case does not ask for, under the readings that the cases before have left.
  func judge(_ compiled: CompiledCase, of profile: Profile, into record: inout CaseRecord) {
    record = judges.withLock { judges in
      var judged = record
      judges[compiled.edition, default: SpecificationJudge(compiled.edition, profile: profile)]
        .judge(compiled, into: &judged)
      return judged
    }
  }

  /// The reading of each question, as far as the cases show it.
  public var profile: ReadingProfile { ReadingProfile(records.withLock { $0 }) }

  /// The questions of which the port follows two readings.
  public var contradictions: [String] { profile.contradictions.map(\.question) }
}
