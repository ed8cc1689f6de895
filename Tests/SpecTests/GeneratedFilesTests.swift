import Foundation
import JSON
import ModelAnalysis
import SpecificationPages
import PushModel
import Testing

/// The generated files. `pushspec-proof spec --check` says whether those in the repository are up to date.
@Suite struct GeneratedFilesTests {
  private static let files = SpecificationFiles.pages + SpecificationFiles.exported

  @Test func `Paths are unique, and a file that nobody has written on says how it was made`() throws {
    #expect(Set(Self.files.map(\.path)).count == Self.files.count)
    for file in Self.files {
      let fresh = try file.contents(replacing: nil)
      #expect(
        fresh.split(separator: "\n").prefix(2).joined().contains(SpecificationFiles.command), "\(file.path)")
      #expect(fresh.hasSuffix("\n"), "\(file.path)")
      let again = try file.contents(replacing: fresh)
      #expect(again == fresh, "\(file.path)")
    }
  }

  @Test func `The JSON can be read`() throws {
    let file = try #require(Self.files.first { $0.path == "specification.json" })
    let value = try JSONSerialization.jsonObject(
      with: Data(try file.contents(replacing: nil).utf8))
    let machines = try #require((value as? [String: Any])?["machines"] as? [Any])
    #expect(machines.count == MachineRegistry.all.count)
  }

  @Test func `The index has everything with a name, and the lines of it`() throws {
    let file = try #require(Self.files.first { $0.path == "specification.json" })
    let entries = try JSONNode.parse([UInt8](file.contents(replacing: nil).utf8)).required("index").elements()
    let known = SpecificationIndex.specification.entries
    #expect(Set(known.map { "\($0.kind) \($0.id)" }).count == known.count)
    try #require(entries.count == known.count)
    for (entry, one) in zip(entries, known) {
      #expect(try entry.required("kind").string() == one.kind.rawValue)
      #expect(try entry.required("id").string() == one.id)
      #expect(try entry.required("names").elements().map { try $0.string() } == one.names)
      #expect(try entry.required("title").string() == one.title)
      #expect(try entry.required("text").string() == one.text)
      let cited = try entry.required("cited").elements().map {
        "\(try $0.required("edition").string()) \(try $0.required("lines").string())"
      }
      #expect(cited == one.cited.map { "\($0.edition.rawValue) \($0.lines.text)" })
    }
  }
}
