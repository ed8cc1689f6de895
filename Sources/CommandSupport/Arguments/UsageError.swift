import JSON

/// The error for an unusable command line, or an unusable file that it names.
package struct UsageError: Error, Equatable {
  /// The message, without a full stop.
  package var message: String
  /// The command; `nil` until it is known.
  package var command: String?

  package init(_ message: String) { self.message = message }

  /// The same error with a command.
  package func `in`(_ command: String) -> UsageError {
    var error = self
    error.command = error.command ?? command
    return error
  }

  /// The line for the terminal.
  package func line(of program: String) -> String {
    let name = command.map { "\(program) \($0)" } ?? program
    return "\(name): \(message.shown(upTo: 1000)) (see \"\(name) --help\")"
  }

  /// The error for an unknown name, with the nearest known ones; with all, where they are few.
  package static func unknown(_ kind: String, _ name: String, among valid: [String]) -> UsageError {
    let near = NearbyNames.of(name, in: valid)
    if !near.isEmpty {
      let quoted = near.map { "\"\($0)\"" }
      return UsageError("unknown \(kind) \"\(name)\"; did you mean \(Paragraph.list(quoted, or: "or"))?")
    }
    guard 1...20 ~= valid.count else { return UsageError("unknown \(kind) \"\(name)\"") }
    return UsageError("unknown \(kind) \"\(name)\"; known are \(valid.joined(separator: ", "))")
  }
}
