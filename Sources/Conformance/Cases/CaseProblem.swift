package import JSON
import PushModel

/// What is wrong with a case file, and where.
package struct CaseProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was given to the loader.
  package var path: String
  /// Where in the file.
  package var place: TextPlace
  /// What was found.
  package var message: String
  /// What should have stood there.
  package var expected: String
  /// The valid name that comes nearest, where a name was wrong.
  package var suggestion: String?

  /// A problem at a place of a file.
  package init(
    path: String, place: TextPlace, message: String, expected: String,
    suggestion: String? = nil
  ) {
    self.path = path
    self.place = place
    self.message = message
    self.expected = expected
    self.suggestion = suggestion
  }

  /// Path, line, column, what was found and what was expected, as compilers write it.
  package var description: String {
    let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    let what = "\(path):\(place.line):\(place.column): \(message)"
    // Where something is missing, the message says all.
    return (expected.isEmpty ? what : what + ", expected \(expected)\(hint)").shown(upTo: 2000)
  }

  /// What is wrong with the JSON of a file.
  package init(_ error: JSONError, in path: String) {
    self.init(
      path: path, place: error.place, message: error.message, expected: error.expected,
      suggestion: error.suggestion)
  }
}

extension JSONError {
  /// A wrong name, with the nearest valid one.
  package static func unknown(
    _ kind: String, _ name: String, at place: TextPlace, valid: [String]
  ) -> JSONError {
    let listed =
      valid.count <= 12 ? "one of " + valid.joined(separator: ", ") : "the name of a known \(kind)"
    return JSONError(
      place: place, message: "unknown \(kind) \"\(name)\"", expected: listed,
      suggestion: NearestName.of(name, in: valid))
  }
}

extension OpenQuestion {
  /// The question that is named somewhere in a file.
  static func named(_ id: String, at place: TextPlace) throws(JSONError) -> OpenQuestion {
    guard let question = named(id) else {
      throw .unknown("question", id, at: place, valid: all.map(\.id))
    }
    return question
  }
}
