import Conformance
import ConformanceCases
import Foundation

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

  /// Of the shipped tables the rows that have one of the words in them; a folder is read as a whole.
  static func load(_ folder: String?, mentioning words: [String]) throws(UsageError) -> CaseLoader.Result {
    if folder != nil { return try load(folder) }
    var result = CaseLoader.Result(tables: [], problems: [])
    for file in words.isEmpty ? [] : shippedFiles {
      guard let excerpt = TableRow.excerpt(of: file.bytes, mentioning: words) else { continue }
      let (table, problems) = CaseDecoder.table(excerpt, path: file.path)
      if let table { result.tables.append(table) }
      result.problems += problems
    }
    return result
  }

  /// The files of the shipped tables in their order, read once.
  static let shippedFiles: [(path: String, bytes: [UInt8])] =
    ((try? CaseLoader.files(below: ConformanceCases.tables.path)) ?? []).compactMap { path in
      (try? InputFile.read(path)).map { (path, $0) }
    }
}
