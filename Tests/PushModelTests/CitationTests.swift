import Foundation
import PushModel
import Testing

/// The folder with the documents. They are not part of the repository.
private let documents = ProcessInfo.processInfo.environment["PUSHSPEC_DOCUMENTS"]

@Suite(
  "Citations against the documents",
  .enabled(if: documents != nil, "PUSHSPEC_DOCUMENTS names no folder with the documents"))
struct CitationTests {
  @Test("Cited lines exist, and a range begins and ends on a line with text", arguments: Edition.allCases)
  func citedLines(of edition: Edition) throws {
    let text = try lines(of: edition)
    for citation in Citation.all where citation.edition == edition {
      for range in citation.lines.ranges ?? [] {
        guard range.upperBound <= text.count else {
          Issue.record("\(citation) is beyond the end of the document")
          continue
        }
        for line in Set([range.lowerBound, range.upperBound]) where isBlank(text[line - 1]) {
          Issue.record("\(citation): line \(line) is blank")
        }
      }
    }
  }

  @Test("Every heading stands at its line", arguments: Edition.allCases)
  func headings(of edition: Edition) throws {
    let text = try lines(of: edition)
    #expect(edition.headings.map(\.line) == edition.headings.map(\.line).sorted())
    for heading in edition.headings {
      try #require(heading.line <= text.count)
      let found = text[heading.line - 1].drop { $0 == "#" }
      #expect(
        found.trimmingCharacters(in: .whitespaces) == heading.text,
        "\(edition.rawValue) \(heading.line)")
    }
  }

  @Test("No heading that is marked as one is missing", arguments: Edition.allCases)
  func marks(of edition: Edition) throws {
    let text = try lines(of: edition)
    let known = Set(edition.headings.map(\.line))
    for (index, line) in text.enumerated() where line.hasPrefix("#") {
      let isHeading = line.drop { $0 == "#" }.hasPrefix(" ")
      #expect(!isHeading || known.contains(index + 1), "\(edition.rawValue) \(index + 1)")
    }
  }

  private func lines(of edition: Edition) throws -> [String] {
    let folder = try #require(documents)
    let path = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(edition.file)
    let text = try String(contentsOf: path, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.last == "\r" ? $0.dropLast() : $0)
    }
  }

  private func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
}
