package import Conformance
import ConformanceCases
import Foundation

/// The case tables that a command works with.
package enum CaseTables {
  /// Those that the package ships, read once.
  package static let shipped = CaseLoader.load(path: ConformanceCases.tables.path)

  /// The tables of a folder, or those that the package ships. Without a table there is nothing to say.
  package static func load(_ folder: String?) throws(UsageError) -> CaseLoader.Result {
    let loaded = folder.map { CaseLoader.load(path: $0) } ?? shipped
    if loaded.tables.isEmpty, loaded.problems.count == 1 { throw UsageError(loaded.problems[0].description) }
    return loaded
  }
}
