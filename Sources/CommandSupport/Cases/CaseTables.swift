package import Conformance
import ConformanceCases
import Foundation

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
    if loaded.tables.isEmpty, folder == nil { throw missing }
    return loaded
  }

  /// The error that names the expected places of the tables.
  private static var missing: UsageError {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent().path ?? "the program"
    return UsageError(
      "the case tables are missing: copy the folder PushSpec_ConformanceCases.resources (or .bundle) from where the "
        + "program was built to \(folder)")
  }
}
