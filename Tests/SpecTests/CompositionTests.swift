import Foundation
import MachineAnalysis
import ModelAnalysis
import SpecificationPages
import PushModel
import StateMachines
import Testing

/// The composition in the generated files: the machines that take part, and the routes for programs.
@Suite struct CompositionTests {
  private static let files = SpecificationFiles.pages + SpecificationFiles.exported

  private static func composition() throws -> [String: [[String: Any]]] {
    let file = try #require(files.first { $0.path == "specification.json" })
    let value = try JSONSerialization.jsonObject(with: Data(file.generated.utf8)) as? [String: Any]
    return try #require(value?["composition"] as? [String: [[String: Any]]])
  }

  @Test(arguments: MachineRegistry.sdk.map(\.name))
  func `Every machine of the SDK takes part in some usual situation`(machine: String) throws {
    let page = try #require(Self.files.first { $0.path == "machines/\(machine).md" })
    #expect(page.generated.contains("\nTakes part in: "))
  }

  @Test func `Routes lead to inputs that there are, and to every input of the SDK's machines`() throws {
    let composition = try Self.composition()
    var led: Set<String> = []
    for entry in (composition["outputs"] ?? []) + (composition["events"] ?? []) {
      for route in entry["routes"] as? [[String: Any]] ?? [] {
        for end in [route] + (route["alternatives"] as? [[String: Any]] ?? []) {
          guard let machine = end["machine"] as? String, let input = end["input"] as? String else { continue }
          led.insert("\(machine)/\(input)")
        }
      }
    }
    let inputs = MachineRegistry.sdk.flatMap { machine in machine.inputs.map { "\(machine.name)/\($0)" } }
    #expect(led == Set(inputs))
  }

  @Test func `Every output of every member, and every event, has one entry for each edition`() throws {
    let composition = try Self.composition()
    var editions: [String: [String]] = [:]
    for entry in composition["outputs"] ?? [] {
      let key = ["machine", "part", "output"].map { entry[$0] as? String ?? "" }.joined(separator: "/")
      editions[key, default: []] += entry["editions"] as? [String] ?? []
    }
    for entry in composition["events"] ?? [] {
      editions[entry["event"] as? String ?? "", default: []] += entry["editions"] as? [String] ?? []
    }
    let all = Set(Edition.allCases.map(\.rawValue))
    for (key, named) in editions { #expect(Set(named) == all && named.count == all.count, "\(key)") }
    let tables = PushTables.of(.standard)
    let outputs = tables.members.reduce(0) { $0 + tables.machines[$1.machine].outputs.count }
    #expect(editions.count == outputs + tables.events.count)
    #expect(composition["members"]?.count == tables.members.count)
  }
}
