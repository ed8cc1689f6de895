import ModelAnalysis
import Testing

@Suite("What the README counts")
struct ReadmeTests {
  @Test("The lines of the documents are counted as they are accounted for")
  func lines() throws {
    let readme = try RepositoryFiles.text("README.md")
    #expect(readme.contains(LinesPage.figures), "README.md needs this table:\n\(LinesPage.figures)")
  }
}
