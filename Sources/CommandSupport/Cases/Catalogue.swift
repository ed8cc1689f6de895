package import Conformance
import ProcessAdapters

/// The cases, by their requirements, questions and ids.
package struct Catalogue {
  /// The cases, without retired ones.
  package let cases: [ConformanceCase]
  package let retired: [ConformanceCase]
  /// The problems of the tables.
  package let problems: [CaseProblem]
  /// The folder of the tables; `nil` for the shipped ones.
  package let folder: String?

  /// The cases of a folder, or the shipped ones; none where they are not needed.
  package init(folder: String?, needsCases: Bool = true) throws(UsageError) {
    guard needsCases else {
      self.init(CaseLoader.Result(tables: [], problems: []), of: folder)
      return
    }
    let loaded = try CaseTables.load(folder)
    self = folder == nil ? Self.shipped : Self(loaded, of: folder)
  }

  package static let shipped = Catalogue(CaseTables.shipped, of: nil)

  private init(_ loaded: CaseLoader.Result, of folder: String?) {
    self.folder = folder
    let all = loaded.tables.flatMap(\.cases)
    // Places are moved about, and asked, faster than cases.
    let order = all.indices.sorted { all[$0].id < all[$1].id }
    cases = order.filter { !all[$0].isRetired }.map { all[$0] }
    retired = order.filter { all[$0].isRetired }.map { all[$0] }
    problems = loaded.problems
  }

  /// All cases, retired ones included; an error if the tables have problems.
  package func whole() throws(UsageError) -> [ConformanceCase] {
    if let problem = problems.first { throw UsageError(problem.description) }
    return cases + retired
  }

  /// The result of a command, with the problems of the case tables.
  package func finished(_ result: CommandResult) -> CommandResult {
    var result = result
    result.messages += problems.map(\.description)
    if !problems.isEmpty { result.exitCode = .usage }
    return result
  }

  /// The option for a folder, as it is typed.
  package static func again(_ folder: String?) -> [String] {
    folder.map { ["--cases \(CommandWords.quoted($0))"] } ?? []
  }

  /// The option for another folder.
  package static let option = Option(
    "--cases", value: "DIR", .text, "reads the case tables of this folder instead of those that are shipped")

  // MARK: What tests what

  /// The cases that prove a requirement.
  package func cases(proving requirement: String) -> [ConformanceCase] {
    cases.filter { $0.requirements.contains(requirement) }
  }

  /// The cases that tell the readings of a question apart, or touch it.
  package func cases(on question: String) -> [ConformanceCase] {
    cases.filter { $0.questions.contains(question) }
  }

  /// The case with an id, retired ones included.
  package func conformanceCase(_ name: String) -> ConformanceCase? {
    // The ids of cases are in capitals.
    let id = name.uppercased()
    return cases.first { $0.id == id } ?? retired.first { $0.id == id }
  }
}
