import StateMachines

/// An open question on which machines branch: a case for each reading.
protocol AskedQuestion: Question, RawRepresentable<String> {
  static var question: OpenQuestion { get }
}

extension AskedQuestion {
  static var id: String { question.id }

  /// Makes the question. Without `editions` it is open in those whose lines are cited.
  static func ask(
    _ id: String, _ asks: String, in editions: [Edition]? = nil, says: [OpenQuestion.Cited],
    readings: (Self, String)..., leansTo leaning: Self? = nil, because: String = ""
  ) -> OpenQuestion {
    OpenQuestion(
      id, asks, in: editions ?? .every.filter { edition in says.contains { $0.edition == edition } },
      says: says, readings: readings.map { .init($0.rawValue, $1) },
      leaning: leaning.map { .init($0.rawValue, because) })
  }
}
