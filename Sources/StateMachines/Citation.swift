/// The basis of a machine's branch: the id of a requirement or of an open question.
///
/// Written as a string literal. The tests of the specification prove that the id exists, and that the edition at hand
/// states it.
public struct Citation: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The id, for example `REG-1` or `Q-REG-1`.
  public let id: String

  /// Cites the requirement or question with this id.
  public init(stringLiteral id: String) { self.id = id }
}

/// The place of a rule in the source, so that a failure can point at the rule's own line.
public struct SourcePlace: Hashable, Sendable {
  /// The file as `Module/File.swift`.
  public let file: String
  /// The path of the file where it was built, for editors.
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
