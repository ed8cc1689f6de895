import ConformanceTesting
import Foundation
import Testing

/// `SMALL_PUSH_FAULT=dropsNightAgreement swift test` shows how a port that breaks a rule is noticed.
private let isBroken = ProcessInfo.processInfo.environment["SMALL_PUSH_FAULT"] == "dropsNightAgreement"

@Suite struct ConformanceTests {
  /// The cases on agreements; without the filter, those of all areas.
  static let cases = ConformanceTestCase.all(in: .nhncloudKo).filter { $0.id.hasPrefix("AGR-") }

  @Test(arguments: cases)
  func conforms(_ testCase: ConformanceTestCase) {
    testCase.check(SmallPushAdapter(dropsNightAgreement: isBroken))
  }

  /// In cases about the same a port follows one reading of a question. A suite without cases must not be green.
  @Test func followsOneReadingOfEachQuestion() {
    #expect(!Self.cases.isEmpty)
    let readings = ReadingCollector()
    for testCase in Self.cases { testCase.check(SmallPushAdapter(), into: readings) }
    #expect(readings.contradictions.isEmpty)
  }
}
