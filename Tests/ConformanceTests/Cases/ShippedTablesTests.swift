import Conformance
import Foundation
import TestSupport
import Testing

@Suite struct ShippedTablesTests {
  private let loaded = ShippedCases.loaded

  @Test func `Can be read`() {
    #expect(loaded.problems.map(\.description) == [])
    #expect(!loaded.cases.isEmpty)
  }

  @Test func `Have no findings`() {
    #expect(CaseLint.check(loaded.tables).map(\.description) == [])
  }
}
