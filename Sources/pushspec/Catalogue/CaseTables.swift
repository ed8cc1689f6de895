import Conformance
import ConformanceCases
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The case tables that a command works with.
enum CaseTables {
  /// Those that the package ships, read once.
  static let shipped = CaseLoader.load(path: ConformanceCases.tables.path)

  /// The tables of a folder, or those that the package ships. Without a table there is nothing to say.
  static func load(_ folder: String?) throws(UsageError) -> CaseLoader.Result {
    let loaded = folder.map { CaseLoader.load(path: $0) } ?? shipped
    if loaded.tables.isEmpty, loaded.problems.count == 1 { throw UsageError(loaded.problems[0].description) }
    return loaded
  }

  /// Those of the shipped tables that have one of the words in them; a folder is read as a whole.
  static func load(_ folder: String?, mentioning words: [String]) throws(UsageError) -> CaseLoader.Result {
    if folder != nil { return try load(folder) }
    guard !words.isEmpty else { return CaseLoader.Result(tables: [], problems: []) }
    return CaseLoader.load(path: ConformanceCases.tables.path) { bytes in
      let text = bytes.map { CChar(bitPattern: $0) } + [0]
      return words.contains { strstr(text, $0) != nil }
    }
  }
}
