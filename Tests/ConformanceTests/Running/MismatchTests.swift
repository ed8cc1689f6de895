import Conformance
import PushModel
import Testing

/// What a departure is compared with, and how much it weighs.
@Suite struct MismatchTests {
  private static let standard = AgreementParts(
    notifications: true, advertisements: false, nightAdvertisements: false)
  private static let other = AgreementParts(
    notifications: true, advertisements: true, nightAdvertisements: false)

  /// A registration alone, under all readings, and what a port may show that mixes up agreements.
  private func mismatch(given: Set<AgreementParts>, callsMet: Bool = true) throws -> Mismatch {
    var hypotheses = try #require(Hypotheses(Given(), in: .toastJa, unobserved: []))
    hypotheses.begin()
    let ways = hypotheses.ways(
      .step(.register(.apns, agreement: Self.standard, handler: true), "r1"), seeing: nil
    ).map(\.way)
    var seen = try #require(ways.compactMap(\.seen).first { $0.apnsRecord != nil })
    seen.apnsRecord?.agreement?.advertisements = true
    return Mismatch(seen, from: ways, in: .toastJa, callsMet: callsMet, given: given)
  }

  @Test("Where calls meet, another agreement that the app has given is argued about")
  func agreementOfAnotherCall() throws {
    let mismatch = try mismatch(given: [Self.standard, Self.other])
    #expect(mismatch.weight == .inferred)
    #expect(mismatch.requirements.first == "AGR-1")
  }

  @Test("Where calls meet, an agreement that nobody has given breaks a duty")
  func agreementOfNobody() throws {
    #expect(try mismatch(given: [Self.standard]).weight == .must)
  }

  @Test("Where no calls meet, it does not matter what else the app has given")
  func agreementOfAnEarlierCall() throws {
    #expect(try mismatch(given: [Self.standard, Self.other], callsMet: false).weight == .must)
  }

  @Test("Of what the specification allows, the nearest is that with the fewest wrong fields")
  func nearest() throws {
    var given = Given()
    given.registered = [.voip]
    var hypotheses = try #require(Hypotheses(given, in: .toastJa, unobserved: []))
    hypotheses.begin()
    let ways = hypotheses.ways(.step(.setUser("user-b"), nil), seeing: nil).map(\.way)
    let records = Set(ways.compactMap(\.seen?.voipRecord))
    #expect(records.count > 1)
    for way in ways {
      var seen = try #require(way.seen)
      seen.voipRecord?.language = "other"
      let mismatch = Mismatch(seen, from: ways, in: .toastJa, callsMet: false, given: [])
      #expect(mismatch.nearest?.seen?.voipRecord?.user == way.seen?.voipRecord?.user)
      #expect(mismatch.requirements.first == "REG-13")
    }
  }
}
