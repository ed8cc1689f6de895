import Foundation
import SpecificationPages
import PushModel
import TestSupport
import Testing

@Suite struct ReadmeTests {
  @Test func `The lines of the documents are counted as they are accounted for`() throws {
    let readme = try RepositoryFiles.text("README.md")
    #expect(readme.contains(LinesPage.figures), "README.md needs this table:\n\(LinesPage.figures)")
  }

  @Test func `The first command passes as many cases as it is shown to`() throws {
    let counts = Edition.allCases.map { ShippedCases.compiled(in: $0).count }
    let width = (Edition.allCases.map(\.rawValue.count).max() ?? 0) + 2
    let lines = zip(Edition.allCases, counts).map { edition, count in
      edition.rawValue.padding(toLength: width, withPad: " ", startingAt: 0) + "\(count) passed, 0 failed"
    }
    let shown = lines.joined(separator: "\n") + "\n\n\(counts.reduce(0, +)) passed, 0 failed\n"
    #expect(try RepositoryFiles.text("README.md").contains(shown), "README.md needs these lines:\n\(shown)")
  }
}
