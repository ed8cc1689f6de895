import DocumentFiles
package import JSON
import PushModel
import StateMachines

/// A mistake in a file, and its place.
package struct DocumentProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let error: JSONError

  /// The path, line, column, finding and expectation, in the form that compilers use.
  package var description: String {
    let hint = error.suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "\(path):\(error.place.line):\(error.place.column): \(error.reason)\(hint)"
  }
}

/// What a file holds many of.
protocol DocumentRecord {
  /// The kind in words, with its article.
  static var inWords: String { get }
  static var members: [String] { get }
  /// The member that no two records have in common; `nil` if there is none.
  static var key: String? { get }

  init(_ reader: ObjectReader) throws(JSONError)
}

extension DocumentRecord {
  static var key: String? { members.first }
}

/// Reads the files of a folder.
struct DocumentReader {
  let folder: String

  /// The value that a file holds.
  func file<Value>(
    _ name: String, _ read: (JSONNode) throws(JSONError) -> Value
  ) throws(DocumentProblem) -> Value {
    let path = "\(folder)/\(name).json"
    do throws(JSONError) {
      guard let bytes = DocumentFiles.contents(of: path) else {
        throw JSONError(place: .start, message: "the file is missing, or cannot be read", expected: "")
      }
      return try read(try JSONNode.parse(bytes))
    } catch {
      throw DocumentProblem(path: path, error: error)
    }
  }

  /// The records of some files, in their order.
  func records<Record: DocumentRecord>(_ names: [String]) throws(DocumentProblem) -> [Record] {
    var records: [Record] = []
    var taken: [String: String] = [:]
    for name in names {
      try file(name) { (file) throws(JSONError) in
        for element in try file.elements() {
          let reader = try ObjectReader(element, of: Record.inWords, allowed: Record.members)
          if let key = Record.key {
            let node = try reader.required(key)
            let id = try node.string()
            if let other = taken.updateValue("\(name).json, \(node.place)", forKey: id) {
              throw JSONError(
                place: node.place, message: "\"\(id)\" stands in \(other) already", expected: "one of its own"
              )
            }
          }
          records.append(try Record(reader))
        }
      }
    }
    return records
  }
}

extension ObjectReader {
  func string(_ name: String) throws(JSONError) -> String { try required(name).string() }

  func strings(_ name: String) throws(JSONError) -> [String] {
    guard let node = self[name] else { return [] }
    return try [String](json: node)
  }

  func name<Name>(_ name: String) throws(JSONError) -> Name
  where Name: RawRepresentable<String> & CaseIterable { try required(name).named(name, as: Name.self) }

  func names<Name>(_ name: String, _ kind: String) throws(JSONError) -> [Name]
  where Name: RawRepresentable<String> & CaseIterable {
    var names: [Name] = []
    for each in try self[name]?.elements() ?? [] { names.append(try each.named(kind, as: Name.self)) }
    return names
  }

  /// The texts of an object by their names, in their order.
  func meanings(_ name: String) throws(JSONError) -> [(key: String, value: String)] {
    var meanings: [(key: String, value: String)] = []
    for member in try required(name).members() { meanings.append((member.name, try member.node.string())) }
    return meanings
  }

  /// What an object says of each edition, the oldest first.
  func editions<Value>(
    _ name: String, _ read: (JSONNode) throws(JSONError) -> Value
  ) throws(JSONError) -> [(edition: Edition, value: Value)] {
    var found: [(edition: Edition, value: Value)] = []
    for member in try self[name]?.members() ?? [] {
      let edition: Edition = try JSONNode(.string(member.name), at: member.namePlace).named("edition")
      if let last = found.last, last.edition.place > edition.place {
        throw JSONError(
          place: member.namePlace, message: "found \(edition.rawValue) behind \(last.edition.rawValue)",
          expected: "the oldest edition first")
      }
      found.append((edition, try read(member.node)))
    }
    return found
  }

  /// The lines that are cited.
  func cited() throws(JSONError) -> [OpenQuestion.Cited] {
    _ = try required("lines")
    return try editions("lines") { (node) throws(JSONError) in try node.lines() }
      .map { OpenQuestion.Cited(edition: $0.edition, lines: $0.value) }
  }

  /// The names or words of the editions, each with its lines.
  func spellings() throws(JSONError) -> [Spelling] {
    _ = try required("names")
    let names = try editions("names") { (names) throws(JSONError) in
      var spelt: [(text: String, lines: Lines)] = []
      for member in try names.members() { spelt.append((member.name, try member.node.lines())) }
      return spelt
    }
    return names.flatMap { edition, spelt in
      spelt.map { Spelling(edition: edition, text: $0.text, lines: $0.lines) }
    }
  }
}

extension JSONNode {
  func named<Name>(_ kind: String) throws(JSONError) -> Name
  where Name: RawRepresentable<String> & CaseIterable { try named(kind, as: Name.self) }

  /// The lines of a citation.
  func lines() throws(JSONError) -> Lines {
    let lines = Lines(stringLiteral: try string())
    guard lines.ranges != nil else {
      throw JSONError(
        place: place, message: "found \"\(lines.text)\"", expected: "lines, such as \"229-231, 233\"")
    }
    return lines
  }

  /// The numbers of many lines, each a number or a range.
  func numbers() throws(JSONError) -> [Int] {
    var numbers: [Int] = []
    for element in try elements() {
      if case .integer(let number) = element.value {
        numbers.append(number)
      } else {
        numbers += try element.lines().numbers
      }
    }
    return numbers
  }
}
