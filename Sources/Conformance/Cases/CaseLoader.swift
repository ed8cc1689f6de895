import JSON
import Foundation

/// Reads the tables of a folder.
public enum CaseLoader {
  /// What was read, and what could not be.
  public struct Result: Sendable {
    /// The tables, in the order of their paths.
    public var tables: [CaseTable]
    /// What is wrong with files and rows; what is not wrong was read all the same.
    public var problems: [CaseProblem]

    /// Every case of every table that is not retired.
    public var cases: [ConformanceCase] { tables.flatMap(\.cases).filter { !$0.isRetired } }
  }

  /// Reads every `.json` file below a folder, or the one file that the path names.
  public static func load(path: String) -> Result {
    var result = Result(tables: [], problems: [])
    let files = files(below: path)
    if files.isEmpty {
      result.problems.append(
        CaseProblem(
          path: path, place: .start, message: "found no table",
          expected: "a folder with .json files, or such a file"))
    }
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        result.problems.append(
          CaseProblem(
            path: file, place: .start, message: "cannot be read", expected: "a readable file"))
        continue
      }
      let (table, problems) = CaseDecoder.table([UInt8](data), path: file)
      if let table { result.tables.append(table) }
      result.problems += problems
    }
    return result
  }

  private static func files(below path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [path] }
    guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()
      .map { folder + $0 }
  }
}
