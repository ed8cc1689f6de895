import Foundation

/// Runs a test beside files in a folder of its own, which is removed afterwards.
func inFolder<Result>(
  _ files: [String: String], _ body: (String) throws -> Result
) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
  return try body(folder.path)
}
