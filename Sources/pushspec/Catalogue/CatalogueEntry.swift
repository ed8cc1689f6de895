import CommandSupport
import Conformance
import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel
import ReferencePort

extension Catalogue {
  func faults(breaking requirement: String) -> [Fault] {
    Fault.allCases.filter { $0.requirements.contains(requirement) }
  }

  /// The entry with an id or a name, whatever the case of its letters.
  func entry(_ name: String) -> CatalogueEntry? {
    conformanceCase(name).map { .conformanceCase($0) } ?? Self.entryWithoutCases(name)
  }

  /// As `entry`, without looking among the cases.
  static func entryWithoutCases(_ name: String) -> CatalogueEntry? {
    let wanted = name.lowercased()
    func same(_ id: String) -> Bool { id.lowercased() == wanted }
    if let found = AllEvidence.requirements.first(where: { same($0.id) }) { return .requirement(found) }
    if let found = AllEvidence.questions.first(where: { same($0.id) }) { return .question(found) }
    if let found = Difference.all.first(where: { same($0.id) }) { return .difference(found) }
    if let found = Contradiction.all.first(where: { same($0.id) }) { return .contradiction(found) }
    if let found = Defect.all.first(where: { same($0.id) }) { return .defect(found) }
    if let found = Edition.allCases.first(where: { same($0.rawValue) }) { return .edition(found) }
    if let found = error(wanted) { return .error(found) }
    if let found = MachineGlossary.all.first(where: { same($0.machine) }) {
      return MachineRegistry.named(found.machine).map { .machine($0) }
    }
    if let found = Fault.allCases.first(where: { same($0.name) }) { return .fault(found) }
    return nil
  }

  /// The error with a name, a number, or a constant of an edition.
  private static func error(_ wanted: String) -> ErrorCode? {
    ErrorCode.allCases.first { code in
      code.rawValue.lowercased() == wanted || String(code.number) == wanted
        || constants(of: code).contains { $0.lowercased() == wanted }
    }
  }

  private static func constants(of code: ErrorCode) -> [String] {
    InterfaceElement.all.filter { $0.error == code }.flatMap(\.names)
  }

  /// The ids and names of all entries.
  var names: [String] {
    AllEvidence.requirements.map(\.id) + AllEvidence.questions.map(\.id) + cases.map(\.id) + retired.map(\.id)
      + Difference.all.map(\.id) + Contradiction.all.map(\.id) + Defect.all.map(\.id)
      + Edition.allCases.map(\.rawValue) + MachineRegistry.all.map(\.name)
      + ErrorCode.allCases.map(\.rawValue) + ErrorCode.allCases.flatMap(Self.constants)
      + Fault.allCases.map(\.name)
  }
}

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
