import CommandSupport
import Conformance
import ConformanceCases
import Foundation
import JSON
import Testing

@testable import pushspec

/// `coverage` of case tables.
@Suite struct CoverageTests {
  private let table = ConformanceCases.tables.path + "/registration/outcome.json"

  private func coverage(_ words: String...) -> CommandResult { CommandLineTool.run(["coverage"] + words) }

  @Test func `Ends with 1 where the cases leave something out`() {
    let result = coverage(table, "--edition", "toast-ja")
    #expect(result.exitCode == .failed)
    #expect(result.messages == [])
    #expect(result.output.contains(" cells visited, "))
    #expect(result.output.contains("missing cell: ") && result.output.contains("missing rule: "))
    #expect(result.output.contains("missing reading: ") && result.output.contains("not told apart: "))
    #expect(!result.output.contains("missing pair: ") && !result.output.contains("toast-en"))
    #expect(coverage(table, "--edition", "toast-ja", "--missing").output.contains("missing pair: "))
  }

  @Test func `Writes JSON with the members that help names`() throws {
    let result = coverage(table, "--edition", "toast-ja", "--format", "json")
    let json = try JSONNode.parse([UInt8](result.output.utf8))
    let help = coverage("--help").output
    let machine = try #require(json.required("machines").elements().first)
    let readings = try #require(json.required("readings").elements().first)
    let cells = try machine.required("cells")
    let named = try json.members() + machine.members() + readings.members() + cells.members()
    for member in named { #expect(help.contains(member.name), "\(member.name)") }
    let possible = try cells.required("possible").integer()
    let visited = try cells.required("visited").integer()
    let unvisited = try cells.required("excepted").elements() + cells.required("missing").elements()
    #expect(possible == visited + unvisited.count)
  }
}
