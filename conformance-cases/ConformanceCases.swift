public import Foundation
import ProgramFiles

/// Where the case tables are that this package ships.
public enum ConformanceCases {
  /// The folder that holds one folder per area, each with its tables, where the package was built.
  public static var tables: URL {
    Bundle.module.bundleURL.appendingPathComponent("tables", isDirectory: true)
  }

  /// The path of that folder.
  public static var path: String { tables.path }

  /// The file of a table where this package was checked out, as it is edited, instead of the copy that a build makes of it;
  /// any other file stays what it is.
  public static func original(of path: String) -> String {
    guard path.hasPrefix(tables.path) else { return path }
    let edited = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("tables")
      .appendingPathComponent(String(path.dropFirst(tables.path.count)))
    return FileManager.default.fileExists(atPath: edited.path) ? edited.path : path
  }

  /// The tables beside the program that is running, which may have been moved; `nil` if nothing lies there.
  public static var tablesBesideProgram: URL? {
    ProgramFiles.folder(of: "ConformanceCases", inWorkingCopy: "conformance-cases", with: "tables")?
      .appendingPathComponent("tables")
  }
}
