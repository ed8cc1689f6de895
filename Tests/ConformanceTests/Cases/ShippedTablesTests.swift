import Conformance
import ConformanceCases
import Foundation
import Testing

/// The tables that the package ships.
@Suite struct ShippedTablesTests {
  private let loaded = CaseLoader.load(path: ConformanceCases.tables.path)

  @Test func canBeRead() {
    #expect(loaded.problems.map(\.description) == [])
    #expect(!loaded.cases.isEmpty)
  }

  @Test func haveNoFindings() {
    #expect(CaseLint.check(loaded.tables).map(\.description) == [])
  }
}
