/// What is wrong with a JSON text, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it was noticed.
  public var place: TextPlace
  /// What was found there.
  public var message: String
  /// What should have stood there.
  public var expected: String

  /// An error at a place.
  public init(place: TextPlace, message: String, expected: String) {
    self.place = place
    self.message = message
    self.expected = expected
  }

  /// Place, finding and expectation in one line.
  public var description: String { "\(place): \(message), expected \(expected)" }
}
