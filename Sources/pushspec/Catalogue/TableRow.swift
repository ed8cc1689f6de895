import Foundation
import JSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A row of a shipped table, found by its lines.
///
/// The shipped tables are in the one form that `lint` gives them, so that the margin tells rows and members apart, and
/// only what is wanted has to be taken apart. A test compares what is read so with the cases themselves.
struct TableRow {
  /// The whole row, from its first brace to its last.
  let bytes: ArraySlice<UInt8>
  /// What stands before the setting and the steps: for each member what is behind its name.
  private let head: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)]

  /// The rows of a table.
  static func all(in table: [UInt8]) -> [TableRow] {
    var rows: [TableRow] = []
    var first: Int?
    var start = 0
    while start < table.count {
      let end = endOfLine(in: table, from: start)
      let line = table[start..<end]
      if line.count == opening.count, line.elementsEqual(opening) {
        first = start + opening.count - 1
      } else if let from = first, line.starts(with: closing) {
        rows.append(TableRow(table[from..<(start + closing.count)]))
        first = nil
      }
      start = end + 1
    }
    return rows
  }

  /// Most of a table is no head: the system looks for the ends of lines faster than a loop.
  private static func endOfLine(in bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, start < buffer.count,
        let found = memchr(base + start, Int32(newLine), buffer.count - start)
      else { return buffer.count }
      return UnsafeRawPointer(found) - base
    }
  }

  /// The table with those of its rows alone that have one of some words; `nil` if none has.
  static func excerpt(of table: [UInt8], mentioning words: [String]) -> [UInt8]? {
    // Most tables have none, and their rows need not be told apart.
    guard words.contains(where: { has($0, in: table) }) else { return nil }
    let rows = all(in: table)
    let wanted = rows.filter { row in words.contains { has($0, in: row.bytes) } }
    guard let first = rows.first, let last = rows.last, !wanted.isEmpty else { return nil }
    var excerpt = Array(table[..<first.bytes.startIndex])
    for (number, row) in wanted.enumerated() {
      if number > 0 { excerpt.append(UInt8(ascii: ",")) }
      excerpt += row.bytes
    }
    return excerpt + table[last.bytes.endIndex...]
  }

  /// A member of the head that is a text.
  func text(_ name: String) -> String? { value(name).flatMap(Self.text) }

  /// A member of the head that is a list of texts.
  func texts(_ name: String) -> [String] {
    // Ids have neither commas nor quotation marks.
    (value(name) ?? []).split(separator: UInt8(ascii: ",")).compactMap { Self.text($0) }
  }

  private static func text(_ value: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    guard let first = value.firstIndex(of: quote), let last = value.lastIndex(of: quote), first < last else {
      return nil
    }
    let text = value[(first + 1)..<last]
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    return try? JSONNode.parse(value[first...last]).string()
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var head: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] = []
    for line in Self.lines(of: bytes) {
      if line.starts(with: Self.margin) {
        let rest = line.dropFirst(Self.margin.count)
        guard let quote = rest.firstIndex(of: UInt8(ascii: "\"")) else { break }
        let name = rest[..<quote]
        if Self.ends.contains(where: { name.elementsEqual($0) }) { break }
        head.append((name, rest[(quote + 2)...]))
      } else if let last = head.popLast() {
        // A list that does not fit on a line goes on below it.
        head.append((last.name, bytes[last.value.startIndex..<line.endIndex]))
      }
    }
    self.head = head
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> some Sequence<ArraySlice<UInt8>> {
    sequence(state: bytes) { rest in
      guard !rest.isEmpty else { return nil }
      let end = rest.firstIndex(of: newLine) ?? rest.endIndex
      defer { rest = rest[min(end + 1, rest.endIndex)...] }
      return rest[..<end]
    }
  }

  private func value(_ name: String) -> ArraySlice<UInt8>? {
    guard let found = head.first(where: { $0.name.elementsEqual(name.utf8) })?.value else { return nil }
    return found.last == UInt8(ascii: ",") ? found.dropLast() : found
  }

  /// Whether some bytes have a word in them: the system looks for one of its bytes faster than a loop, best for one
  /// that is no quotation mark, of which a table is full.
  private static func has(_ word: String, in bytes: some ContiguousBytes) -> Bool {
    let word = Array(word.utf8)
    guard let rare = word.firstIndex(where: { $0 != UInt8(ascii: "\"") }) else { return false }
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return false }
      var start = 0
      while start + word.count <= buffer.count {
        let room = buffer.count - start - word.count + 1
        guard let found = memchr(base + start + rare, Int32(word[rare]), room) else { return false }
        start = UnsafeRawPointer(found) - base - rare
        if memcmp(base + start, word, word.count) == 0 { return true }
        start += 1
      }
      return false
    }
  }

  private static let newLine = UInt8(ascii: "\n")
  private static let opening = Array("    {".utf8)
  private static let closing = Array("    }".utf8)
  private static let margin = Array("      \"".utf8)
  private static let ends = ["given", "steps"].map { Array($0.utf8) }
}
