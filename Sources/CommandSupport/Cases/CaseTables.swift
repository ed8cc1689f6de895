package import Conformance
import ConformanceCases
import Foundation
import PushDocuments

/// The case tables of a command.
package enum CaseTables {
  /// The shipped tables, read once; empty where the program was moved without them.
  package static let shipped =
    ConformanceCases.tablesBesideProgram.map { CaseLoader.load(path: $0.path) }
    ?? CaseLoader.Result(tables: [], problems: [])

  /// The tables of a folder, or the shipped ones, which must be there.
  package static func load(_ folder: String?) throws(UsageError) -> CaseLoader.Result {
    let loaded = folder.map { CaseLoader.load(path: $0) } ?? shipped
    if loaded.tables.isEmpty, loaded.problems.count == 1 { throw UsageError(loaded.problems[0].description) }
    if loaded.tables.isEmpty, folder == nil { throw .missing("the case tables", in: "ConformanceCases") }
    return loaded
  }
}

/// What the specification's files say of the documents.
enum ShippedDocuments {
  /// Ends a command that would have nothing to say, or half of it.
  static func require() throws(UsageError) {
    if Documents.folder == nil { throw .missing("the files of the documents", in: "DocumentFiles") }
    if let problem = Documents.problem { throw UsageError(problem.description) }
  }
}

extension UsageError {
  /// The error for resources that a program was moved without.
  fileprivate static func missing(_ what: String, in target: String) -> UsageError {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent().path ?? "the program"
    return UsageError(
      "\(what) are missing: copy the folder PushSpec_\(target).resources (or .bundle) from where the program was "
        + "built to \(folder)")
  }
}
