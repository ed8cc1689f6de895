import CommandSupport
import Conformance
import JSON
import ModelAnalysis
import PushModel
import Testing

@testable import pushspec

/// What `show` and `explain` print, of all that there is.
@Suite struct CatalogueTests {
  private static let catalogue = Catalogue.shipped

  /// The names of everything that can be asked for, but of the cases only some: their sheets are alike.
  private static let names: [String] = {
    let left = Set(catalogue.cases.enumerated().filter { $0.offset % 50 != 0 }.map(\.element.id))
    return catalogue.names.filter { !left.contains($0) }
  }()

  /// Every command that an explanation gives must be one that the command line takes.
  @Test func `Shows and explains everything that has an ID`() throws {
    let catalogue = Self.catalogue
    let sheets = Sheets(catalogue: catalogue)
    let explanations = Explanations(catalogue: catalogue)
    for name in Self.names.enumerated().filter({ $0.offset.isMultiple(of: 5) }).map(\.element) {
      let entry = try #require(catalogue.entry(name), "\(name)")
      let sheet = sheets.sheet(of: entry)
      let explained = explanations.prose(on: Subject(explained: .entry(entry))).text
      #expect(try JSONNode.parse([UInt8](sheet.json.text().utf8)) == sheet.json, "\(name)")
      for text in [sheet.text, explained] {
        #expect(text.hasSuffix("\n") && text.count > 40, "\(name)")
        #expect(!text.contains(" \n") && !text.contains("Optional("), "\(name)")
      }
      for line in explained.split(separator: "\n") where line.hasPrefix("    pushspec") {
        let words = line.split(separator: " ").dropFirst().map(String.init)
        let command = try #require(CommandLineTool.having(words[0]).commands.first { $0.name == words[0] })
        #expect(try ArgumentParser(command.syntax, of: command.name).parse(Array(words.dropFirst())) != nil)
      }
    }
  }
}
