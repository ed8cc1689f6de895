import CommandSupport
import Foundation
import PushDocuments
import PushModel
import Testing

@testable import pushspec

@Suite(
  "Citations against the documents",
  .enabled(if: DocumentText.folder != nil, "PUSHSPEC_DOCUMENTS names no folder with the documents"))
struct CitationTests {
  @Test(arguments: Edition.allCases)
  func `The document is the one that was read`(of edition: Edition) throws {
    #expect(try !DocumentText.lines(of: edition).isEmpty)
  }

  /// So all statements elsewhere about lines, which give only their numbers, are about these lines.
  @Test(arguments: Edition.allCases)
  func `It has as many lines as are counted, and the same ones are blank`(of edition: Edition) throws {
    let text = try DocumentText.lines(of: edition)
    let known = edition.documentLines
    #expect(text.count == known.count)
    #expect(Set(text.indices.filter { isBlank(text[$0]) }.map { $0 + 1 }) == known.blank)
  }

  @Test(arguments: Edition.allCases)
  func `Every heading stands at its line`(of edition: Edition) throws {
    let text = try DocumentText.lines(of: edition)
    #expect(edition.headings.map(\.line) == edition.headings.map(\.line).sorted())
    for heading in edition.headings {
      try #require(heading.line <= text.count)
      let found = text[heading.line - 1].drop { $0 == "#" }
      #expect(
        found.trimmingCharacters(in: .whitespaces) == heading.text,
        "\(edition.rawValue) \(heading.line)")
    }
  }

  @Test(arguments: Edition.allCases)
  func `No heading that is marked as one is missing`(of edition: Edition) throws {
    let text = try DocumentText.lines(of: edition)
    let known = Set(edition.headings.map(\.line))
    for (index, line) in text.enumerated() where line.hasPrefix("#") {
      let isHeading = line.drop { $0 == "#" }.hasPrefix(" ")
      #expect(!isHeading || known.contains(index + 1), "\(edition.rawValue) \(index + 1)")
    }
  }

  @Test func `Every term of the glossary stands at its line`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../spec/glossary.md").standardizedFileURL
    let places = try String(contentsOf: page, encoding: .utf8)
      .matches(of: /([^|,()]+) \(([a-z]+-[a-z]+) ([0-9]+)\)/)
    #expect(places.count > 80)
    for place in places {
      let edition = try #require(Edition(rawValue: String(place.2)))
      let line = try #require(Int(place.3))
      let text = try DocumentText.lines(of: edition)
      try #require(line <= text.count)
      #expect(text[line - 1].contains(place.1.trimmingCharacters(in: .whitespaces)), "\(place.0)")
    }
  }

  /// A reader who looks a citation up begins with its first line and stops at its last.
  @Test(arguments: Edition.allCases)
  func `What is cited begins and ends with words`(of edition: Edition) throws {
    let text = try DocumentText.lines(of: edition)
    for place in CitedPlace.all where place.edition == edition && Defect.named(place.id) == nil {
      for range in place.lines.ranges ?? [] {
        for line in [range.lowerBound, range.upperBound] {
          try #require(line <= text.count)
          let hasWords = text[line - 1].contains { $0.isLetter || $0.isNumber }
          let isMark = ["@end", "```"].contains { text[line - 1].hasPrefix($0) }
          #expect(hasWords && !isMark, "\(place): line \(line)")
        }
      }
    }
  }

  private func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
}
