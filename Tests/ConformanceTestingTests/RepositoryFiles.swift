import Foundation

/// Where the files stand that the tests read and run.
enum RepositoryFiles {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The lines of a source file that is given as `Module/File.swift`.
  static func lines(ofFileID id: String) throws -> [Substring] {
    let parts = id.split(separator: "/").map(String.init)
    let module = root.appending(path: "Sources").appending(path: parts.first ?? "")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: module.path)
    guard let path = paths.first(where: { $0.split(separator: "/").last.map(String.init) == parts.last })
    else { return [] }
    return try String(contentsOf: module.appending(path: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
