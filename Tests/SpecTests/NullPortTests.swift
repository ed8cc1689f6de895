import Conformance
import PushModel
import TestSupport
import Testing

/// Whatever a port declares of itself, it does not pass by doing nothing.
@Suite("Null ports under each declaration") struct NullPortTests {
  private static let declarations: [(without: Set<OptionalArea>, unobserved: Set<OptionalObservation>)] = [
    ([], Set(OptionalObservation.allCases)), (Set(OptionalArea.allCases), Set(OptionalObservation.allCases)),
  ]

  @Test("No declaration lets a null port pass a case", arguments: declarations)
  func declared(without: Set<OptionalArea>, unobserved: Set<OptionalObservation>) throws {
    var profile = NullPort(.silent).profile
    profile.without = without
    profile.unobserved = unobserved
    let score = NullScore.measure(ShippedCases.all, edition: .toastEn, declaring: profile)
    #expect(score.total > 500 && score.passed == 0, "\(score)")
  }
}
