import Foundation
import JSON

/// Reads the tables of a folder.
package enum CaseLoader {
  /// The tables that were read, and the problems of the others.
  package struct Result: Sendable {
    /// The tables in the order of their paths.
    package var tables: [CaseTable]
    /// The problems of files and rows. Correct parts are read all the same.
    package var problems: [CaseProblem]

    package init(tables: [CaseTable], problems: [CaseProblem]) {
      self.tables = tables
      self.problems = problems
    }

    /// Every case of every table that is not retired.
    package var cases: [ConformanceCase] { tables.flatMap(\.cases).filter { !$0.isRetired } }
  }

  /// Reads every `.json` file below a folder, or the one file that the path names.
  package static func load(path: String) -> Result {
    let (files, unreadable) = files(below: path)
    var result = Result(tables: [], problems: unreadable)
    if files.isEmpty, unreadable.isEmpty {
      result.problems.append(
        CaseProblem(
          path: path, place: .start, message: "found no table",
          expected: "a folder with .json files, or such a file"))
    }
    // This takes most of the time of a short command.
    for (table, problems) in files.mapConcurrently({ read($0, below: path) }) {
      if let table { result.tables.append(table) }
      result.problems += problems
    }
    refuseDuplicates(in: &result)
    return result
  }

  private typealias Read = (table: CaseTable?, problems: [CaseProblem])

  private static func read(_ file: String, below path: String) -> Read {
    do throws(InputFile.Failure) {
      guard file == path || InputFile.isPlain(file) else {
        throw InputFile.Failure(reason: "it is no plain file")
      }
      return CaseDecoder.table(try InputFile.read(file), path: file)
    } catch {
      let problem = CaseProblem(
        path: file, place: .start, message: "cannot be read: \(error.reason)",
        expected: "a plain file that can be read")
      return (nil, [problem])
    }
  }

  /// Leaves out a case whose id is taken, and reports both places.
  private static func refuseDuplicates(in result: inout Result) {
    var known: [String: (path: String, place: TextPlace)] = [:]
    for index in result.tables.indices {
      result.tables[index].cases.removeAll { one in
        guard let other = known[one.id] else {
          known[one.id] = (one.path, one.place)
          return false
        }
        result.problems.append(
          CaseProblem(
            path: one.path, place: one.place,
            message:
              "the id \(one.id) stands at \(other.path):\(other.place.line):\(other.place.column) already",
            expected: "an id of its own"))
        return true
      }
    }
  }

  /// The files below a folder in order, or the one file that the path names; and the folders that cannot be read.
  package static func files(below path: String) -> (files: [String], unreadable: [CaseProblem]) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return ([], []) }
    guard isFolder.boolValue else { return ([path], []) }
    // The enumerator does not follow links, not even at its root.
    let real = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    var unreadable: [CaseProblem] = []
    func refuse(_ url: URL) {
      let found = CaseProblem(
        path: folder + url.path.dropFirst(real.path.count), place: .start,
        message: "the folder cannot be read", expected: "a folder that can be read")
      unreadable.append(found)
    }
    let found = FileManager.default.enumerator(at: real, includingPropertiesForKeys: []) { url, _ in
      refuse(url)
      return true
    }
    let files = (found?.compactMap { $0 as? URL } ?? []).map(\.path).filter { $0.hasSuffix(".json") }.sorted()
    return (files.map { folder + $0.dropFirst(real.path.count) }, unreadable.sorted { $0.path < $1.path })
  }
}
