package import Foundation

/// The files of the repository that tests read.
package enum RepositoryFiles {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of the files in a folder and below, relative to it, sorted.
  package static func paths(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted()
  }

  /// The lines of a source file that is given as `Module/File.swift`.
  package static func lines(ofFileID id: String) throws -> [Substring] {
    let parts = id.split(separator: "/").map(String.init)
    let module = "Sources/" + (parts.first ?? "")
    guard
      let path = try paths(in: module).first(where: {
        $0.split(separator: "/").last.map(String.init) == parts.last
      })
    else { return [] }
    return try text(module + "/" + path).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
