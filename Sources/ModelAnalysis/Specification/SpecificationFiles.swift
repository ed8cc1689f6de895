import PushModel

/// The generated part of the specification.
public enum SpecificationFiles {
  /// The command that writes the files anew.
  public static let command = "swift run pushspec-proof spec --write spec"

  /// Every file with something generated in it, in the order of the paths; they are made once.
  public static let all: [SpecificationFile] = {
    let pages =
      ChapterPage.all + SituationPage.all + MachinePage.all + StepsText.all + UpgradePage.all
      + [
        ("open-questions.md", OpenQuestionsPage.text),
        ("editions.md", EditionsPage.text),
        ("side-by-side.md", SideBySidePage.text),
        ("lines.md", LinesPage.text),
        ("defects.md", DefectsPage.text),
        ("public-record.md", PublicRecordPage.text),
        ("properties.md", PropertiesPage.text),
        ("undecided.md", UndecidedPage.text),
      ]
    let files =
      pages.map { path, text in SpecificationFile.page(path, text) } + [
        .whole("specification.json", SpecificationJSON.text)
      ]
    return files.sorted { $0.path < $1.path }
  }()
}
