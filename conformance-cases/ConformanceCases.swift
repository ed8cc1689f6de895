public import Foundation

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
  ///
  /// `Bundle.module` would end a program that was moved alone, and give others the tables of a later build.
  public static var tablesBesideProgram: URL? {
    // Where Apple's systems run tests, the program is theirs, and the tables lie beside the bundle of the tests.
    let beside = [Bundle.main.executableURL].compactMap(\.self) + Bundle.allBundles.map(\.bundleURL)
    let folders = beside.map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
    return folders.lazy.flatMap { folder in names.map { folder.appendingPathComponent("\($0)/tables") } }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// What the folder of the resources is called: on Linux, on Apple's systems, and in a working copy.
  private static let names = [
    "PushSpec_ConformanceCases.resources", "PushSpec_ConformanceCases.bundle", "conformance-cases",
  ]
}
