import Conformance
import ConformanceCases
import Foundation

/// The case tables that a command works with.
enum CaseTables {
  /// Those that the package ships, read once.
  private static let shipped = CaseLoader.load(path: ConformanceCases.tables.path)

  /// The tables of a folder, or those that the package ships.
  static func load(_ folder: String?) -> CaseLoader.Result {
    folder.map { CaseLoader.load(path: $0) } ?? shipped
  }
}
