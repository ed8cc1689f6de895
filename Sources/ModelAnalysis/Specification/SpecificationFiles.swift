import PushModel

/// The generated part of the specification: the book's, and what a command prints and nobody needs to keep.
public enum SpecificationFiles {
  /// The command that writes the book's anew.
  public static let command = "swift run pushspec-proof spec --write spec"

  /// Every page of the book with something generated on it, in the order of the paths; they are made once.
  public static let pages: [SpecificationFile] = {
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

  /// What is written for whoever wants it: all of it for programs.
  public static let exported: [SpecificationFile] = [.whole("specification.json", SpecificationJSON.text)]
}
