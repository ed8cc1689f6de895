import Foundation
import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel
import TestSupport
import Testing

@Suite struct MachineRegistryTests {
  @Test func `Every machine of the model is in the list`() throws {
    var declared: Set<String> = []
    for path in try RepositoryFiles.paths(in: "Sources/PushModel") where path.hasSuffix(".swift") {
      let source = try RepositoryFiles.text("Sources/PushModel/" + path)
      for match in source.matches(of: /enum (\w+)\s*:\s*(?:\w+,\s*)*Machine\b/) {
        declared.insert(String(match.1))
      }
    }
    #expect(!declared.isEmpty)
    #expect(declared == Set(MachineRegistry.all.map(\.name)))
    #expect(MachineRegistry.all.count == declared.count)
  }

  @Test(arguments: MachineRegistry.all.map(\.name))
  func `Every machine has a table for every edition, without a hole`(name: String) throws {
    let machine = try #require(MachineRegistry.named(name))
    #expect(machine.editions == Edition.allCases.map(\.rawValue))
    for table in machine.tables {
      #expect(table.cells.count == machine.states.count * machine.inputs.count)
      #expect(table.cells.allSatisfy { !$0.branches.isEmpty })
    }
  }

  @Test func `Every difference and every contradiction has a chapter`() {
    for id in Difference.all.map(\.id) + Contradiction.all.map(\.id) {
      #expect(EvidenceAreas.area(of: id) != nil, "\(id)")
    }
  }
}
