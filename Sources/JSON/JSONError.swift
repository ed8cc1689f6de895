/// What is wrong with a JSON text, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it was noticed.
  public var place: TextPlace
  /// What was found there.
  public var message: String
  /// What should have stood there.
  public var expected: String
  /// The valid name that comes nearest, where a name was wrong.
  public var suggestion: String?

  /// An error at a place.
  public init(place: TextPlace, message: String, expected: String, suggestion: String? = nil) {
    self.place = place
    self.message = message
    self.expected = expected
    self.suggestion = suggestion
  }

  /// Place, finding and expectation in one line.
  public var description: String { "\(place): \(message), expected \(expected)" }
}
