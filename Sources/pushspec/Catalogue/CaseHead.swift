import Conformance
import Dispatch
import ModelAnalysis
import PushModel

/// What a case is about, without what happens in it: most of what is said of cases needs no more.
struct CaseHead: Hashable {
  /// The id.
  let id: String
  /// What is shown.
  let title: String
  /// The editions in which it holds.
  let editions: [Edition]
  /// The requirements that it proves.
  let requirements: [String]
  /// The questions that it tells the readings of.
  let questions: [String]
  /// Whether it is retired.
  let isRetired: Bool

  /// The area of the case.
  var area: Area { Area(ofID: id) }

  /// The head of a case.
  init(_ one: ConformanceCase) {
    id = one.id
    title = one.title
    editions = one.editions
    requirements = one.requirements
    questions = one.questions
    isRetired = one.isRetired
  }

  /// The head of a row of a table; `nil` if the row has none.
  init?(_ row: TableRow) {
    guard let id = row.text("id"), let title = row.text("title") else { return nil }
    self.id = id
    self.title = title
    let named = row.texts("editions")
    editions = named == ["all"] ? Edition.allCases : named.compactMap(Edition.init)
    requirements = row.texts("requirements")
    questions = row.texts("questions")
    isRetired = row.text("status") == "retired"
  }

  /// The heads of the cases that the package ships, in the order of their tables, read once.
  static let shipped = CaseTables.shippedFiles.flatMap {
    TableRow.all(in: $0.bytes).compactMap { CaseHead($0) }
  }

  /// Begins to read the heads that the package ships, beside what is done until they are wanted.
  static func prepare() { DispatchQueue.global().async { _ = shipped } }

  /// The head as something to be looked for.
  var entry: IndexEntry { IndexEntry(.conformanceCase, id, title) }
}
