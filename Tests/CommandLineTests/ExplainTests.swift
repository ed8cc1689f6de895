import CommandSupport
import Conformance
import ModelAnalysis
import PushDocuments
import PushModel
import Testing

@testable import pushspec

/// `explain` for everything that has a name.
@Suite struct ExplainTests {
  private static let catalogue = Catalogue.shipped

  /// The names of some things that can be asked for, of each kind the same share.
  private static let some: [String] = {
    let ids = Catalogue.shipped.names + SpecificationIndex.specification.entries.map(\.id)
    return ids.enumerated().filter { $0.offset % 23 == 0 }.map(\.element)
      + Area.allCases.map(\.rawValue) + ErrorCode.allCases.map(\.rawValue)
      + ["TokenRegistration", "toast-ja", "nhncloud-ko:1-992", "completionHandler", "identifier", "register"]
  }()

  /// Every explanation fits on one screen, in height and in width.
  @Test func `Fits on a screen`() throws {
    let explanations = Explanations(catalogue: Self.catalogue)
    for name in Self.some {
      let prose = explanations.prose(on: try Subject.called(name, in: Self.catalogue))
      let text = prose.screen(again: "pushspec explain \(name) --all")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count <= Prose.screenHeight, "\(name)")
      #expect(lines.allSatisfy { $0.count <= Paragraph.width || $0.hasPrefix("    pushspec") }, "\(name)")
      #expect(!text.contains("Optional(") && !text.contains(" \n"), "\(name)")
    }
  }

  /// Nobody would see lines of the public record that belong to no chapter.
  @Test func `Every rule of the public record belongs to a chapter`() {
    let told = Set(Area.allCases.flatMap(\.publicRecord).map(\.id))
    #expect(
      told == Set(AllEvidence.requirements.filter { [.platform, .vendor].contains($0.area) }.map(\.id)))
  }
}
