/// A reading of an open question.
public struct ReadingChoice: Hashable, Sendable {
  /// The question's id.
  public let question: String
  /// The reading's name.
  public let reading: String

  /// A reading of a question, by their names.
  public init(question: String, reading: String) {
    self.question = question
    self.reading = reading
  }
}

extension ReadingChoice {
  /// The choice in the form of the command line.
  public var text: String { "\(question)=\(reading)" }
}
