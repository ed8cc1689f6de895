import Foundation
import JSON

/// Reads files from outside, up to a limit: a device never ends.
package enum InputFile {
  /// The limit in bytes.
  package static let limit = 256 << 20

  /// The reason why a file cannot be used, in plain words.
  package struct Failure: Error, Hashable, Sendable {
    package let reason: String
  }

  /// The contents of a file, a device or a shell's pipe. A named pipe is refused: opening it would wait for a writer.
  package static func read(_ path: String, upTo limit: Int = limit) throws(Failure) -> [UInt8] {
    let handle = try open(path)
    defer { try? handle.close() }
    var bytes: [UInt8] = []
    do {
      // Each piece is a buffer of its own; most files are small.
      while let piece = try handle.read(upToCount: 1 << 16), !piece.isEmpty {
        bytes += piece
        if bytes.count > limit { break }
      }
    } catch {
      throw Failure(reason: "it cannot be read")
    }
    guard bytes.count <= limit else { throw Failure(reason: "it is larger than \(limit >> 20) MiB") }
    return bytes
  }

  private static func open(_ path: String) throws(Failure) -> FileHandle {
    guard let found = status(of: path) else { throw Failure(reason: "there is no such file") }
    guard found.st_mode & S_IFMT != S_IFDIR else { throw Failure(reason: "it is a folder") }
    guard found.st_mode & S_IFMT != S_IFIFO || isOfAShell(path) else {
      throw Failure(reason: "it is a named pipe, and what it is to hold may never come")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw Failure(reason: "it cannot be opened")
    }
    return handle
  }

  /// Passes the lines of a file of any size to `use`, one after the other, until it returns `false`.
  ///
  /// - Parameter use: Takes a line, and whether a line feed ends it.
  package static func readLines(
    _ path: String, upTo limit: Int, _ use: (ArraySlice<UInt8>, Bool) -> Bool
  ) throws(Failure) {
    let handle = try open(path)
    defer { try? handle.close() }
    var rest: [UInt8] = []
    while true {
      let piece: Data?
      do { piece = try handle.read(upToCount: 1 << 18) } catch { throw Failure(reason: "it cannot be read") }
      guard let piece, !piece.isEmpty else { break }
      rest += piece
      var start = 0
      while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
        guard use(rest[start..<end], true) else { return }
        start = end + 1
      }
      rest.removeFirst(start)
      guard rest.count <= limit else { throw Failure(reason: "a line is longer than \(limit >> 20) MiB") }
    }
    if !rest.isEmpty { _ = use(rest[...], false) }
  }

  /// The JSON of a file. Its errors have their place in the file.
  static func json(_ path: String) throws(CaseProblem) -> JSONNode {
    let bytes: [UInt8]
    do throws(Failure) {
      bytes = try read(path)
    } catch {
      throw CaseProblem(
        path: path, place: .start, message: "it cannot be read: \(error.reason)", expected: "")
    }
    do throws(JSONError) { return try JSONNode.parse(bytes) } catch { throw CaseProblem(error, in: path) }
  }

  /// The first bytes of a plain file; empty if they cannot be read.
  package static func beginning(of path: String, upTo count: Int) -> [UInt8] {
    guard isPlain(path), let handle = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: count) else { return [] }
    return [UInt8](data)
  }

  /// Whether a plain file that is not empty begins otherwise, or cannot be read: it is not to be overwritten.
  package static func holdsOther(_ path: String, than beginning: String) -> Bool {
    guard isPlain(path), status(of: path)?.st_size != 0 else { return false }
    let held = Self.beginning(of: path, upTo: beginning.utf8.count)
    return held.isEmpty || !beginning.utf8.starts(with: held)
  }

  /// Whether a path leads to a plain file. Reading a named pipe in a folder would never end.
  package static func isPlain(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Whether a pipe is one of a shell: these stand among the devices, and are open already.
  private static func isOfAShell(_ path: String) -> Bool {
    ["/dev/", "/proc/"].contains { URL(fileURLWithPath: path).path.hasPrefix($0) }
  }

  /// The status of the file that a path leads to. The attributes that Foundation knows cost many times as much.
  private static func status(of path: String) -> stat? {
    var found = stat()
    return stat(path, &found) == 0 ? found : nil
  }
}
