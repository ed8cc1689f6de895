import JSON

/// A command line, or a file it names, that cannot be used.
struct UsageError: Error, Equatable {
  /// What is wrong, without a full stop.
  var message: String
  /// The command; `nil` as long as none is known.
  var command: String?

  init(_ message: String) { self.message = message }

  /// The same, about a command.
  func `in`(_ command: String) -> UsageError {
    var error = self
    error.command = error.command ?? command
    return error
  }

  /// The line that is shown.
  var line: String {
    let name = command.map { "pushspec \($0)" } ?? "pushspec"
    return "\(name): \(message.shown(upTo: 1000)) (see \"\(name) --help\")"
  }

  /// A name that is not known, with the nearest that are; where all are few, with all.
  static func unknown(_ kind: String, _ name: String, among valid: [String]) -> UsageError {
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
