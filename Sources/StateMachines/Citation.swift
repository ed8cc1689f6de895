/// What a branch of a machine rests on: the id of a requirement or of an open question.
///
/// Written as a string literal. Whether the id exists, and whether the edition at hand states it, is
/// proved by the tests of the specification.
public struct Citation: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id, for example `REG-1` or `Q-REG-1`.
  public let id: String

  /// Cites the requirement or question with this id.
  public init(stringLiteral id: String) { self.id = id }
}

/// Where a rule stands in the source, so that a failure can point at the rule's own line.
public struct SourcePlace: Hashable, Sendable {
  /// The file as `Module/File.swift`.
  public let file: String
  /// The file as an editor opens it: its path where it was built.
  public let path: String
  /// The line, counted from 1.
  public let line: Int

  /// A place in a source file.
  public init(file: StaticString, path: StaticString, line: UInt) {
    self.file = file.description
    self.path = path.description
    self.line = Int(line)
  }
}
