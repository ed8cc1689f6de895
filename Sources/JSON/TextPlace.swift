/// A place in a text, as editors count it.
public struct TextPlace: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in characters (Unicode scalars).
  public var column: Int

  /// The first character of a text.
  public static let start = TextPlace(line: 1, column: 1)

  /// A place by line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place in words.
  public var description: String { "line \(line), column \(column)" }
}
