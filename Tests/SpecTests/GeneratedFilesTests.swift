import Foundation
import ModelAnalysis
import Testing

@Suite("The generated part of the specification")
struct GeneratedFilesTests {
  private static let files = SpecificationFiles.all()

  @Test("Every file says what it is made from", arguments: files.map(\.path))
  func upToDate(path: String) throws {
    let file = try #require(Self.files.first { $0.path == path })
    let found = try? RepositoryFiles.text("spec/" + path)
    if found != file.contents {
      Issue.record("spec/\(path) is out of date. Write it anew: \(SpecificationFiles.command)")
    }
  }

  @Test("No generated file is left over")
  func leftOver() throws {
    let expected = Set(Self.files.map(\.path))
    for folder in ["chapters", "machines", "steps", "upgrades"] {
      for name in try RepositoryFiles.paths(in: "spec/" + folder) {
        #expect(expected.contains("\(folder)/\(name)"), "Remove spec/\(folder)/\(name)")
      }
    }
  }

  @Test("Paths are unique, and every file says how it was made")
  func marks() {
    #expect(Set(Self.files.map(\.path)).count == Self.files.count)
    for file in Self.files {
      let head = file.contents.split(separator: "\n").prefix(2).joined()
      #expect(head.contains(SpecificationFiles.command), "\(file.path)")
      #expect(file.contents.hasSuffix("\n"), "\(file.path)")
    }
  }

  @Test("The JSON can be read")
  func json() throws {
    let file = try #require(Self.files.first { $0.path == "specification.json" })
    let value = try JSONSerialization.jsonObject(with: Data(file.contents.utf8))
    let machines = try #require((value as? [String: Any])?["machines"] as? [Any])
    #expect(machines.count == MachineRegistry.all.count)
  }

  @Test(
    "Links lead to what exists",
    arguments: files.map(\.path) + ["README.md", "decisions.md", "exploration.md"])
  func links(path: String) throws {
    let text = try RepositoryFiles.text("spec/" + path)
    let folder = RepositoryFiles.root.appending(path: "spec/" + path).deletingLastPathComponent()
    for match in text.matches(of: /\]\(([^)#:]+)\)/) {
      let target = folder.appending(path: String(match.1)).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path) links to \(match.1)")
    }
  }
}
