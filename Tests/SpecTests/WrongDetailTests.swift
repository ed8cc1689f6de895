import Conformance
import PushModel
import ReferenceAdapter
import ReferencePort
import TestSupport
import Testing

/// A port that has one detail wrong breaks what says how that detail is, and no heavier rule.
@Suite struct WrongDetailTests {
  @Test(arguments: [
    ("ERR-123", Edition.toastJa, Fault.wrongErrorForResponse, Weight.inferred),
    ("QUERY-101", .toastJa, .wrongErrorForNetwork, .must),
    ("ERR-107", .tcpushKo, .wrongErrorForRefusal, .inferred),
    ("ERR-108", .toastJa, .wrongErrorForRefusal, .must),
    // Also where the case itself asks for more.
    ("REG-064", .toastJa, .ignoresConfiguredLanguage, .inferred),
    ("UPD-002", .toastKo, .ignoresConfiguredLanguage, .inferred),
    // It is no update that has brought it about, be it one that fails.
    ("UPD-337", .toastKo, .ignoresConfiguredLanguage, .inferred),
    ("UPD-404", .toastKo, .ignoresUpdate, .must),
    ("UPD-361", .toastKo, .updateResetsOthers, .should),
    ("UPD-004", .toastKo, .updateResetsOthers, .should),
    // Where a token is registered is no detail.
    ("INIT-170", .nhncloudKo, .wrongSandbox, .must),
    // Here not the code alone is wrong.
    ("ERR-123", .toastJa, .registerNeverCompletes, .must),
  ])
  func `A code and a field of a record weigh what their requirements weigh`(
    id: String, edition: Edition, fault: Fault, weight: Weight
  ) throws {
    let record = try played(id, in: edition, with: fault)
    #expect(record.verdict == (weight == .inferred ? .argued : .fail))
    #expect(record.weight == weight, "\(record.message)")
  }

  @Test(arguments: [
    ("PERM-129", Fault.revokesPermission, "PERM-3"), ("LOGIN-030", .registersBothTypes, "VOIP-1"),
    ("QUERY-028", .failedRegistrationChangesQuery, "QUERY-5"),
  ])
  func `What happened before says which rule is broken`(id: String, fault: Fault, root: String) throws {
    #expect(try played(id, in: .nhncloudKo, with: fault).root == root)
  }

  @Test(arguments: [
    ("UPD-361", Fault.updateResetsOthers, "UPD-4"), ("UPD-004", .updateResetsOthers, "UPD-4"),
    ("UPD-404", .ignoresUpdate, "UPD-1"), ("UPD-007", .updatesFirstTypeOnly, "UPD-2"),
    ("UPD-014", .updatesWithoutRegistration, "UPD-3"), ("QUERY-331", .queriesWithoutUser, "LOGIN-6"),
    ("VOIP-337", .queryReturnsNothing, "QUERY-2"), ("REG-016", .registersFirstTypeOnly, "REG-3"),
    // In the setting.
    ("UNREG-014", .registersFirstTypeOnly, "REG-3"), ("VOIP-897", .unregistersFirstTypeOnly, "UNREG-5"),
    ("AGR-204", .registersVoIPByDefault, "INIT-12"), ("REG-134", .registersVoIPByDefault, "INIT-12"),
  ])
  func `What one call does for each kind of token, or an update changes, has requirements of its own`(
    id: String, fault: Fault, root: String
  ) throws {
    #expect(try played(id, in: .toastKo, with: fault).root == root)
  }

  @Test func `A registration that changes nothing is told of as one that replaces nothing`() throws {
    let record = try played("AGR-104", in: .nhncloudKo, with: .keepsOldRecord)
    #expect(record.root == "AGR-1")
    #expect(record.failure?.rules.contains("REG-9") == true)
  }

  /// What comes after the detail is judged as if that were right, also where the case says nothing under the readings that
  /// the port follows.
  @Test func `A port that sends another language breaks no duty of unregistering`() throws {
    let cases = ShippedCases.compiled(in: .toastJa).map(\.source).filter { $0.id.hasPrefix("UNREG-0") }
    var adapter = ReferenceAdapter(edition: .toastJa, fault: .ignoresConfiguredLanguage)
    let result = SuiteRunner(cases: cases, edition: .toastJa).run(on: &adapter)
    #expect(result.totals.argued > 0)
    for record in result.records { #expect([.pass, .argued].contains(record.verdict), "\(record.message)") }
  }

  @Test func `A code weighs as much where the case alone judges it`() throws {
    let one = try #require(ShippedCases.compiled(in: .toastJa).first { $0.source.id == "ERR-102" })
    let record = try #require(
      ShippedCases.play([one], in: .toastJa, fault: .wrongErrorForNetwork).first)
    #expect(record.verdict == .fail)
    #expect(record.weight == .must)
  }

  private func played(_ id: String, in edition: Edition, with fault: Fault) throws -> CaseRecord {
    let one = try #require(ShippedCases.compiled(in: edition).first { $0.source.id == id })
    var adapter = ReferenceAdapter(edition: edition, fault: fault)
    return try #require(SuiteRunner(cases: [one.source], edition: edition).run(on: &adapter).records.first)
  }
}
