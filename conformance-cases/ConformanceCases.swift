public import Foundation

/// Where the case tables are that this package ships.
public enum ConformanceCases {
  /// The folder that holds one folder per area, each with its tables.
  public static var tables: URL {
    Bundle.module.bundleURL.appendingPathComponent("tables", isDirectory: true)
  }
}
