import Foundation
import ModelBasedTesting

/// The file of a cache: read when it is opened, and longer by a line with each answer.
struct CacheFile {
  let cache: LearningCache
  let file: LineFile

  /// Opens the file, or begins it.
  init(path: String) throws(UsageError) {
    let known = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    do throws(LearningCache.BadLine) {
      cache = try LearningCache(known)
    } catch {
      throw UsageError("\(path):\(error.line): \(error.message)")
    }
    // A line that was cut off the last time goes.
    file = try LineFile(path: path, named: "the cache", beginning: cache.text)
    cache.onLine = file.append
  }
}
