import Conformance
import Foundation

/// A file that a command writes line by line, or as a whole.
///
/// The kind of file at the path stays: a link is followed, a pipe or a device is written to, and a plain file
/// keeps its mode. The former contents stay until there are new ones. Lines stay if the program is ended; a
/// whole file is written completely or not at all.
package final class OutputFile: @unchecked Sendable {
  private let lock = NSLock()
  private let path: String
  private let descriptor: Int32
  private let isPlain: Bool
  /// Whether the file is new. It is removed if nothing is written.
  private let isNew: Bool
  private var hasBegun = false
  private var failure: Int32?

  /// Opens a file of lines; `name` is its name in messages.
  ///
  /// - Parameter mark: The beginning of the first line. A plain file with another beginning is refused, as a
  ///   file of another kind.
  package init(path: String, named name: String, ofLinesThatBegin mark: String? = nil) throws(UsageError) {
    guard !path.isEmpty else { throw UsageError("\(name) needs the path of a file") }
    self.path = path
    var descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    isNew = descriptor >= 0
    if descriptor < 0, errno == EEXIST { descriptor = open(path, O_WRONLY | O_CLOEXEC) }
    // A link to a missing file.
    if descriptor < 0, errno == ENOENT { descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw UsageError("\(path) cannot be written: \(Self.reason(errno))") }
    self.descriptor = descriptor
    var status = stat()
    isPlain = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    if let mark, InputFile.holdsOther(path, than: mark) {
      close(descriptor)
      throw UsageError("\(path) holds something else than \(name), and is not overwritten")
    }
  }

  /// Appends bytes; the first ones replace the former contents.
  package func append(_ bytes: [UInt8]) {
    lock.withLock {
      guard failure == nil else { return }
      if !hasBegun, isPlain, ftruncate(descriptor, 0) != 0 { failure = errno }
      if failure == nil { failure = Self.write(bytes, to: descriptor) }
      hasBegun = true
    }
  }

  /// Closes the file; returns the reason if not all was written.
  package func end() -> String? {
    lock.withLock {
      if close(descriptor) != 0, failure == nil { failure = errno }
      if isNew, !hasBegun { unlink(path) }
      return failure.map(Self.reason)
    }
  }

  /// Replaces the contents of a file as a whole, or leaves them; returns the reason if it cannot be written.
  ///
  /// A plain file gets a successor, which takes its place once all is written: other links to the file keep
  /// the former contents.
  package static func replace(_ path: String, with text: String) -> String? {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var status = stat()
    let isThere = lstat(path, &status) == 0
    // A device or a pipe would be replaced by a plain file.
    guard isThere ? status.st_mode & S_IFMT == S_IFREG : errno == ENOENT else { return write(text, to: path) }
    // A successor depends only on the permissions of the folder, so the file's own are checked first.
    let failure = isThere && access(path, W_OK) != 0 ? errno : succeed(path, text, isThere ? status : nil)
    return failure.map { "\(path) cannot be written: \(reason($0))" }
  }

  /// The reason why a path cannot be written, as far as it is known before; `nil` if it seems writable.
  package static func complaint(about path: String) -> String? {
    guard !path.isEmpty else { return "a report needs the path of a file" }
    var status = stat()
    let isThere = stat(path, &status) == 0
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let reason: Int32? =
      isThere
      ? status.st_mode & S_IFMT == S_IFDIR ? EISDIR : access(path, W_OK) == 0 ? nil : errno
      : access(folder, W_OK) == 0 ? nil : errno
    return reason.map { "\(path) cannot be written: \(Self.reason($0))" }
  }

  /// Writes a successor of a file and renames it; returns the error's number, or `nil`.
  private static func succeed(_ path: String, _ text: String, _ last: stat?) -> Int32? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let successor = folder.appendingPathComponent(".pushspec-\(UUID())").path
    let descriptor = open(successor, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return errno }
    // The owner is kept where that is allowed. The mode is set after it, since a change of owner clears some bits.
    if let last { _ = fchown(descriptor, last.st_uid, last.st_gid) }
    var failure = last.flatMap { fchmod(descriptor, $0.st_mode & 0o7777) == 0 ? nil : errno }
    failure = failure ?? write(Array(text.utf8), to: descriptor)
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0 { failure = failure ?? errno }
    if failure == nil, rename(successor, path) != 0 { failure = errno }
    if failure != nil { unlink(successor) }
    return failure
  }

  private static func write(_ text: String, to path: String) -> String? {
    do {
      let file = try OutputFile(path: path, named: "the file")
      file.append(Array(text.utf8))
      return file.end().map { "\(path) cannot be written: \($0)" }
    } catch {
      return error.message
    }
  }

  /// Writes all bytes; returns the error's number, or `nil`.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// The system's text for an error.
  package static func reason(_ code: Int32) -> String {
    code == EISDIR ? "it is a folder" : String(cString: strerror(code))
  }
}
