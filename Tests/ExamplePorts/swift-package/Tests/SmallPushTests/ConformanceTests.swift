import ConformanceTesting
import Foundation
import SmallPushAdapter
import Testing

/// `SMALL_PUSH_FAULT=dropsNightAgreement swift test` shows how a port that breaks a rule is noticed.
private let isBroken = ProcessInfo.processInfo.environment["SMALL_PUSH_FAULT"] == "dropsNightAgreement"

@Suite struct ConformanceTests {
  static let run = ConformanceRun { SmallPushAdapter(dropsNightAgreement: isBroken) }

  @Test(arguments: run.cases)
  func conforms(_ testCase: ConformanceTestCase) throws { try testCase.check() }

  @Test func conformsAsAWhole() throws { try Self.run.check() }
}

/// A part of the cases, with values and an order of their own.
@Suite struct AgreementTests {
  static let run = ConformanceRun(
    in: .nhncloudKo, areas: [.agreement, .registration], requirements: ["AGR-3"], seed: 7,
    deviations: isBroken ? "../../known-deviations.json" : nil
  ) { SmallPushAdapter(dropsNightAgreement: isBroken) }

  @Test(arguments: run.cases)
  func conforms(_ testCase: ConformanceTestCase) throws { try testCase.check() }
}
