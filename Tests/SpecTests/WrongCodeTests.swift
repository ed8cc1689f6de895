import Conformance
import PushModel
import ReferencePort
import Testing

/// A port that reports the wrong code breaks what says that the code is reported, and no heavier rule.
@Suite("What a wrong code weighs")
struct WrongCodeTests {
  @Test(
    "A code weighs what its requirement weighs",
    arguments: [
      ("ERR-123", Edition.toastJa, Fault.wrongErrorForResponse, Weight.inferred),
      ("ERR-102", .toastJa, .wrongErrorForNetwork, .must),
      ("ERR-107", .tcpushKo, .wrongErrorForRefusal, .inferred),
      ("ERR-108", .toastJa, .wrongErrorForRefusal, .must),
      // Here not the code alone is wrong.
      ("ERR-123", .toastJa, .registerNeverCompletes, .must),
    ])
  func weight(id: String, edition: Edition, fault: Fault, weight: Weight) throws {
    let one = try #require(ShippedCases.compiled(in: edition).first { $0.source.id == id })
    let record = try #require(try ShippedCases.play([one], in: edition, fault: fault).first)
    #expect(record.verdict == .fail)
    #expect(record.weight == weight)
  }
}
