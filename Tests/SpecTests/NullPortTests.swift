import Conformance
import PushModel
import TestSupport
import Testing

/// No port passes by doing nothing, whatever it declares of itself.
@Suite struct NullPortTests {
  private static let declarations: [(without: Set<OptionalArea>, unobserved: Set<OptionalObservation>)] = [
    ([], Set(OptionalObservation.allCases)), (Set(OptionalArea.allCases), Set(OptionalObservation.allCases)),
  ]

  @Test(arguments: declarations)
  func `No declaration lets a null port pass a case`(
    without: Set<OptionalArea>, unobserved: Set<OptionalObservation>
  ) throws {
    var profile = NullPort(.silent).profile
    profile.without = without
    profile.unobserved = unobserved
    let some = ShippedCases.all.enumerated().filter { $0.offset.isMultiple(of: 5) }.map(\.element)
    let score = NullScore.measure(some, edition: .toastEn, declaring: profile)
    #expect(score.total > 70 && score.passed == 0, "\(score)")
  }
}
