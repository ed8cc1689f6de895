/// What is wrong with a JSON text, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it was noticed.
  public var place: TextPlace
  /// What was found there.
  public var message: String
  /// What should have stood there; empty where the message says all.
  public var expected: String
  /// The valid name that comes nearest, where a name was wrong.
  public var suggestion: String?

  /// An error at a place.
  public init(place: TextPlace, message: String, expected: String, suggestion: String? = nil) {
    self.place = place
    // A text may name what stands in it.
    self.message = message.shown(upTo: 300)
    self.expected = expected
    self.suggestion = suggestion
  }

  /// Place, finding and expectation in one line.
  public var description: String { "\(place): \(reason)" }

  /// Finding and expectation.
  package var reason: String { expected.isEmpty ? message : "\(message), expected \(expected)" }
}
