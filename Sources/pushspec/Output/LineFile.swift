import Foundation

/// A file that grows while a command runs. What was written stays there if the program is ended.
final class LineFile: @unchecked Sendable {
  private let lock = NSLock()
  private let handle: FileHandle
  private var hasFailed = false

  /// Begins the file anew with some lines; `name` says in messages what it is.
  init(path: String, named name: String, beginning lines: [UInt8] = []) throws(UsageError) {
    guard FileManager.default.createFile(atPath: path, contents: Data(lines)),
      let handle = FileHandle(forWritingAtPath: path), (try? handle.seekToEnd()) != nil
    else { throw UsageError("\(name) \(path) cannot be written") }
    self.handle = handle
  }

  /// Adds lines at the end.
  func append(_ lines: [UInt8]) { attempt { try handle.write(contentsOf: Data(lines)) } }

  /// Closes the file; whether everything could be written.
  func close() -> Bool {
    attempt { try handle.close() }
    return lock.withLock { !hasFailed }
  }

  private func attempt(_ write: () throws -> Void) {
    lock.withLock {
      do { try write() } catch { hasFailed = true }
    }
  }
}
