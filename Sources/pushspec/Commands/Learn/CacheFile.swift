import Conformance
import Foundation
import ModelBasedTesting

/// The file of a cache: read when it is opened, and longer by a line with each answer.
struct CacheFile {
  let cache: LearningCache
  let file: OutputFile

  /// Opens the file, or begins it.
  init(path: String) throws(UsageError) {
    // Of a device or a pipe nothing is known.
    var known: [UInt8] = []
    if InputFile.isPlain(path) {
      do throws(InputFile.Failure) {
        known = try InputFile.read(path)
      } catch {
        throw UsageError("the cache \(path) cannot be read: \(error.reason)")
      }
    }
    do throws(LearningCache.BadLine) {
      cache = try LearningCache(known)
    } catch {
      throw UsageError("\(path):\(error.line): \(error.message)")
    }
    // A line that was cut off the last time goes with the first that is added.
    file = try OutputFile(
      path: path, named: "a cache", ofLinesThatBegin: LearningCache.firstLine, beginning: cache.text)
    cache.onLine = file.append
  }
}
