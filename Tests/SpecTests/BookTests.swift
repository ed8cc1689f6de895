import Conformance
import Foundation
import ModelAnalysis
import PushDocuments
import PushModel
import TestSupport
import Testing

@Suite struct BookTests {
  private static let pages = (try? RepositoryFiles.paths(in: "spec"))?.filter { $0.hasSuffix(".md") } ?? []

  @Test func `There are pages`() { #expect(Self.pages.count > 70) }

  @Test(arguments: pages + ["README", "CONTRIBUTING", "Sources/README"].map { "../\($0).md" })
  func `Links lead to pages, and to headings on them, that exist`(path: String) throws {
    let page = RepositoryFiles.root.appending(path: "spec/" + path)
    let folder = page.deletingLastPathComponent()
    for match in try RepositoryFiles.text("spec/" + path).matches(of: /\]\(([^)#:]*)(?:#([^)]+))?\)/) {
      let target = match.1.isEmpty ? page : folder.appending(path: String(match.1)).standardizedFileURL
      guard FileManager.default.fileExists(atPath: target.path) else {
        Issue.record("spec/\(path) links to \(match.1), which does not exist")
        continue
      }
      if let anchor = match.2 {
        let anchors = try Self.anchors(in: String(contentsOf: target, encoding: .utf8))
        #expect(anchors.contains(String(anchor)), "spec/\(path) links to \(match.1)#\(anchor)")
      }
    }
  }

  @Test func `Hardly a page is longer than three screens`() throws {
    let long = try Self.pages.filter {
      try RepositoryFiles.text("spec/" + $0).count(where: \.isNewline) > 150
    }
    #expect(long.count <= 10, "\(long)")
  }

  /// The names by which links lead to the headings of a page.
  private static func anchors(in page: String) -> Set<String> {
    Set(
      page.matches(of: /(?m)^#+ (.+)$/).map { match in
        match.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      })
  }

  @Test(arguments: pages.filter { $0.hasPrefix("chapters/") || $0.hasPrefix("appendix/") })
  func `A chapter begins with a paragraph of prose`(path: String) throws {
    let text = try RepositoryFiles.text("spec/" + path)
    let prose = try #require(text.split(separator: "<!-- generated").first).drop { $0 != "\n" }
    #expect(prose.count > 200, "spec/\(path) needs an introduction above its generated part")
  }
}
