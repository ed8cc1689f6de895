/// Splits a command into words as a shell does: by spaces, with quotes and backslashes. Nothing is
/// expanded.
package enum CommandWords {
  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The command has no word.
    case empty
    /// A quote is not closed; the column counts characters from 1.
    case unclosedQuote(column: Int)
    /// The command ends with a backslash.
    case trailingBackslash

    package var description: String {
      switch self {
      case .empty: "the command is empty"
      case .unclosedQuote(let column): "the quote at column \(column) is not closed"
      case .trailingBackslash: "the command ends with a backslash"
      }
    }
  }

  /// A word as a shell, and `split`, read it: in quotes if it needs them.
  package static func quoted(_ word: String) -> String {
    let needsNone = word.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", "=", ":", "@", "%", "+", ",": true
      default: false
      }
    }
    if needsNone, !word.isEmpty { return word }
    return "'" + word.replacing("'", with: #"'\''"#) + "'"
  }

  package static func split(_ command: String) throws(Failure) -> [String] {
    var words: [String] = []
    var word: String?
    var rest = Array(command.unicodeScalars)[...]
    while let character = rest.popFirst() {
      switch character {
      case " ", "\t", "\n", "\r":
        if let finished = word { words.append(finished) }
        word = nil
      case "'", "\"": word = try (word ?? "") + quoted(by: character, from: &rest)
      case "\\":
        guard let escaped = rest.popFirst() else { throw .trailingBackslash }
        word = (word ?? "") + String(escaped)
      default: word = (word ?? "") + String(character)
      }
    }
    if let finished = word { words.append(finished) }
    if words.isEmpty { throw .empty }
    return words
  }

  private static func quoted(
    by quote: Unicode.Scalar, from rest: inout ArraySlice<Unicode.Scalar>
  ) throws(Failure) -> String {
    let column = rest.startIndex
    var text = String.UnicodeScalarView()
    while let character = rest.popFirst() {
      if character == quote { return String(text) }
      // Between double quotes a backslash is special only before special characters.
      if character == "\\", quote == "\"", let next = rest.first, "\"\\$`".unicodeScalars.contains(next) {
        text.append(next)
        rest.removeFirst()
      } else {
        text.append(character)
      }
    }
    throw .unclosedQuote(column: column)
  }
}
