import PushModel

/// The generated part of the specification: the pages of the book, and the files that a command exports.
package enum SpecificationFiles {
  /// The command that generates the pages of the book.
  package static let command = "swift run pushspec-proof spec --write spec"

  /// Every page of the book with a generated part, in the order of the paths. The pages are made once.
  package static let pages: [SpecificationFile] = {
    let pages =
      ChapterPage.all + SituationPage.all + MachinePage.all + UpgradePage.all
      + [
        ("open-questions.md", OpenQuestionsPage.text),
        ("editions.md", EditionsPage.text),
        ("side-by-side.md", SideBySidePage.text),
        ("lines.md", LinesPage.text),
        ("defects.md", DefectsPage.text),
        ("public-record.md", PublicRecordPage.text),
        ("properties.md", PropertiesPage.text),
        ("undecided.md", GapsPage.text),
      ]
    return pages.map { path, text in SpecificationFile.page(path, text) }.sorted { $0.path < $1.path }
  }()

  /// The exported file: the whole specification for programs.
  package static let exported: [SpecificationFile] = [.whole("specification.json", SpecificationJSON.text)]
}
