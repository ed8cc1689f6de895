import Foundation
import ModelBasedTesting

/// The file of a cache: read when it is opened, and longer by a line with each answer.
final class CacheFile {
  let cache: LearningCache
  private let handle: FileHandle
  private var hasFailed = false

  /// Opens the file, or begins it.
  init(path: String) throws(UsageError) {
    let known = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    do {
      cache = try LearningCache(known)
    } catch {
      throw UsageError("\(path):\(error.line): \(error.message)")
    }
    // A line that was cut off the last time goes.
    guard FileManager.default.createFile(atPath: path, contents: Data(cache.text)),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw UsageError("the cache \(path) cannot be written") }
    self.handle = handle
    do {
      try handle.seekToEnd()
    } catch {
      throw UsageError("the cache \(path) cannot be written")
    }
    cache.onLine = { [unowned self] in append($0) }
  }

  private func append(_ line: [UInt8]) {
    do {
      try handle.write(contentsOf: Data(line))
    } catch {
      hasFailed = true
    }
  }

  /// Closes the file; whether everything could be written.
  func close() -> Bool {
    do {
      try handle.close()
    } catch {
      hasFailed = true
    }
    return !hasFailed
  }
}
