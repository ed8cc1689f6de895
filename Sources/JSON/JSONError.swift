/// An error in a JSON text, and its place.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of the error.
  public var place: TextPlace
  /// The finding.
  public var message: String
  /// The expectation; empty if the message says all.
  public var expected: String
  /// The nearest valid name, if a name was wrong.
  public var suggestion: String?

  /// An error at a place.
  public init(place: TextPlace, message: String, expected: String, suggestion: String? = nil) {
    self.place = place
    // The message may contain text from outside.
    self.message = message.shown(upTo: 300)
    self.expected = expected
    self.suggestion = suggestion
  }

  /// Place, finding and expectation in one line.
  public var description: String { "\(place): \(reason)" }

  package var reason: String { expected.isEmpty ? message : "\(message), expected \(expected)" }
}
