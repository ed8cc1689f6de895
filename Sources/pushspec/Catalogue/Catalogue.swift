import MachineAnalysis
import Conformance
import Foundation
import ModelAnalysis
import PushModel
import ReferencePort

/// Everything that has an id or a name, and what is tied to what.
struct Catalogue {
  /// The cases, without those that are retired.
  let cases: [ConformanceCase]
  /// The cases that are retired.
  let retired: [ConformanceCase]
  /// What could not be read.
  let problems: [CaseProblem]
  /// The folder of the tables; `nil` for those that are shipped.
  let folder: String?

  /// The cases of a folder, or those that the package ships; none where they are not needed.
  init(folder: String?, needsCases: Bool = true) throws(UsageError) {
    self.init(
      needsCases ? try CaseTables.load(folder) : CaseLoader.Result(tables: [], problems: []), of: folder)
  }

  /// The cases that the package ships.
  init() { self.init(CaseTables.shipped, of: nil) }

  private init(_ loaded: CaseLoader.Result, of folder: String?) {
    self.folder = folder
    let all = loaded.tables.flatMap(\.cases)
    cases = all.filter { !$0.isRetired }.sorted { $0.id < $1.id }
    retired = all.filter(\.isRetired).sorted { $0.id < $1.id }
    problems = loaded.problems
  }

  /// The option that names a folder, as it is typed.
  static func again(_ folder: String?) -> [String] {
    folder.map { ["--cases \(CommandWords.quoted($0))"] } ?? []
  }

  /// The option that names another folder.
  static let option = Option(
    "--cases", value: "DIR", .text, "reads the case tables of this folder instead of those that are shipped")

  // MARK: What tests what

  /// The cases that prove a requirement.
  func cases(proving requirement: String) -> [ConformanceCase] {
    cases.filter { $0.requirements.contains(requirement) }
  }

  /// The cases that tell the readings of a question apart, or touch it.
  func cases(on question: String) -> [ConformanceCase] {
    cases.filter { $0.questions.contains(question) }
  }

  /// The cases that expect an error, under some reading at least.
  func cases(expecting error: ErrorCode) -> [ConformanceCase] {
    cases.filter { one in one.steps.contains { $0.expects(error) } }
  }

  /// The faults of the reference port that break a requirement.
  func faults(breaking requirement: String) -> [Fault] {
    Fault.allCases.filter { $0.requirements.contains(requirement) }
  }

  // MARK: Finding

  /// Finds what an id or a name stands for; upper and lower case do not matter.
  func entry(_ name: String) -> CatalogueEntry? {
    conformanceCase(name).map { .conformanceCase($0) } ?? Self.entryWithoutCases(name)
  }

  /// The case with an id, be it retired.
  func conformanceCase(_ name: String) -> ConformanceCase? {
    // The ids of cases are in capitals.
    let id = name.uppercased()
    return cases.first { $0.id == id } ?? retired.first { $0.id == id }
  }

  /// The same of everything but the cases.
  static func entryWithoutCases(_ name: String) -> CatalogueEntry? {
    let wanted = name.lowercased()
    func same(_ id: String) -> Bool { id.lowercased() == wanted }
    if let found = Requirement.all.first(where: { same($0.id) }) { return .requirement(found) }
    if let found = OpenQuestion.all.first(where: { same($0.id) }) { return .question(found) }
    if let found = Difference.all.first(where: { same($0.id) }) { return .difference(found) }
    if let found = Contradiction.all.first(where: { same($0.id) }) { return .contradiction(found) }
    if let found = Defect.all.first(where: { same($0.id) }) { return .defect(found) }
    if let found = Edition.allCases.first(where: { same($0.rawValue) }) { return .edition(found) }
    if let found = error(wanted) { return .error(found) }
    if let found = MachineGlossary.all.first(where: { same($0.machine) }) {
      return MachineRegistry.named(found.machine).map { .machine($0) }
    }
    if let found = Fault.allCases.first(where: { same($0.rawValue) }) { return .fault(found) }
    return nil
  }

  /// Finds an error by its name, its number, or the constant that an edition has for it.
  private static func error(_ wanted: String) -> ErrorCode? {
    ErrorCode.allCases.first { code in
      code.rawValue.lowercased() == wanted || String(code.number) == wanted
        || constants(of: code).contains { $0.lowercased() == wanted }
    }
  }

  private static func constants(of code: ErrorCode) -> [String] {
    InterfaceElement.all.filter { $0.error == code }.flatMap(\.names)
  }

  /// Everything that can be asked for.
  var names: [String] {
    Requirement.all.map(\.id) + OpenQuestion.all.map(\.id) + cases.map(\.id) + retired.map(\.id)
      + Difference.all.map(\.id) + Contradiction.all.map(\.id) + Defect.all.map(\.id)
      + Edition.allCases.map(\.rawValue) + MachineRegistry.all.map(\.name)
      + ErrorCode.allCases.map(\.rawValue) + ErrorCode.allCases.flatMap(Self.constants)
      + Fault.allCases.map(\.rawValue)
  }
}

/// Something that has an id or a name.
enum CatalogueEntry {
  case requirement(Requirement)
  case question(OpenQuestion)
  case conformanceCase(ConformanceCase)
  case machine(MachineDescription)
  case error(ErrorCode)
  case edition(Edition)
  case difference(Difference)
  case contradiction(Contradiction)
  case defect(Defect)
  case fault(Fault)
}

extension CaseStep {
  /// Whether the step expects an error under some reading.
  func expects(_ error: ErrorCode) -> Bool {
    see.contains { $0.value.expects(error) }
  }
}

extension ExpectedItem {
  /// Whether the item is the completion of a call with the error.
  func expects(_ error: ErrorCode) -> Bool {
    switch self {
    case .completed(let completion): completion.outcome == .error(error)
    case .anyOrder(let items): items.contains { $0.expects(error) }
    case .prompt, .message, .reported, .restricted: false
    }
  }
}
