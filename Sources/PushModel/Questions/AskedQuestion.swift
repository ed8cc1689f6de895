import StateMachines

/// An open question on which machines branch: a case for each reading, with what it means.
protocol AskedQuestion: Question, RawRepresentable<Meaning> {
  static var question: OpenQuestion { get }
}

/// The behaviour of an SDK under a reading.
struct Meaning: Equatable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral text: String) { self.text = text }
}

extension AskedQuestion {
  static var id: String { question.id }

  /// Makes the question. Without `editions` it is open in those whose lines are cited.
  static func ask(
    _ id: String, _ asks: String, in editions: [Edition]? = nil, says: [OpenQuestion.Cited],
    leansTo leaning: Self? = nil, because: String = ""
  ) -> OpenQuestion {
    OpenQuestion(
      id, asks, in: editions ?? .every.filter { edition in says.contains { $0.edition == edition } },
      says: says, readings: allCases.map { .init("\($0)", $0.rawValue.text) },
      leaning: leaning.map { .init("\($0)", because) })
  }
}
