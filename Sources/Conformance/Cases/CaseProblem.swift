package import JSON
import PushModel

/// A mistake in a file of cases, and its place.
package struct CaseProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as it was given to the loader.
  package var path: String
  package var place: TextPlace
  package var message: String
  /// The expectation; empty if the message says all.
  package var expected: String
  /// The nearest valid name, if a name was wrong.
  package var suggestion: String?

  /// The path, line, column, finding and expectation, in the form that compilers use.
  package var description: String {
    let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    let what = "\(path):\(place.line):\(place.column): \(message)"
    // Without an expectation the message says all.
    return (expected.isEmpty ? what : what + ", expected \(expected)\(hint)").shown(upTo: 2000)
  }
}

extension CaseProblem {
  /// The problem behind an error in the JSON of a file.
  package init(_ error: JSONError, in path: String) {
    self.init(
      path: path, place: error.place, message: error.message, expected: error.expected,
      suggestion: error.suggestion)
  }
}

extension OpenQuestion {
  /// The question with an id in a file.
  static func named(_ id: String, at place: TextPlace) throws(JSONError) -> OpenQuestion {
    guard let question = named(id) else { throw .unknown("question", id, at: place, valid: all.map(\.id)) }
    return question
  }
}
