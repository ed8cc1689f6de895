import JSON

/// A command line, or a file it names, that cannot be used.
package struct UsageError: Error, Equatable {
  /// What is wrong, without a full stop.
  package var message: String
  /// The command; `nil` as long as none is known.
  package var command: String?

  package init(_ message: String) { self.message = message }

  /// The same, about a command.
  package func `in`(_ command: String) -> UsageError {
    var error = self
    error.command = error.command ?? command
    return error
  }

  /// The line that a program shows.
  package func line(of program: String) -> String {
    let name = command.map { "\(program) \($0)" } ?? program
    return "\(name): \(message.shown(upTo: 1000)) (see \"\(name) --help\")"
  }

  /// A name that is not known, with the nearest that are; where all are few, with all.
  package static func unknown(_ kind: String, _ name: String, among valid: [String]) -> UsageError {
    let near = NearbyNames.of(name, in: valid)
    if !near.isEmpty {
      let quoted = near.map { "\"\($0)\"" }
      return UsageError(
        "unknown \(kind) \"\(name)\"; did you mean \(Paragraph.list(quoted, or: "or"))?")
    }
    guard 1...20 ~= valid.count else { return UsageError("unknown \(kind) \"\(name)\"") }
    return UsageError("unknown \(kind) \"\(name)\"; known are \(valid.joined(separator: ", "))")
  }
}
