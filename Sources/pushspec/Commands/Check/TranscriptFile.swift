import Conformance
import Foundation

/// The file that a transcript is written to. What has been played stays there if the program is ended.
final class TranscriptFile: @unchecked Sendable {
  private let lock = NSLock()
  private let handle: FileHandle
  private var hasFailed = false

  /// Begins the file anew.
  init(path: String) throws(UsageError) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else { throw UsageError("the transcript \(path) cannot be written") }
    self.handle = handle
  }

  /// The transcript that goes there.
  var transcript: Transcript { Transcript { [self] bytes in append(bytes) } }

  private func append(_ bytes: [UInt8]) {
    lock.withLock {
      do {
        try handle.write(contentsOf: Data(bytes))
      } catch {
        hasFailed = true
      }
    }
  }

  /// Closes the file; whether everything could be written.
  func close() -> Bool {
    lock.withLock {
      do {
        try handle.close()
      } catch {
        hasFailed = true
      }
      return !hasFailed
    }
  }
}
