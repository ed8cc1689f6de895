package import PushModel

/// An open question that no case can decide, and why.
struct UntestableQuestion: Sendable {
  let question: OpenQuestion
  /// Why no case can tell the readings apart.
  let reason: String

  init(
    _ id: String, _ asks: String, in editions: [Edition], says: [OpenQuestion.Cited],
    readings: [OpenQuestion.Reading], leaning: OpenQuestion.Leaning? = nil, untestable reason: String
  ) {
    question = OpenQuestion(id, asks, in: editions, says: says, readings: readings, leaning: leaning)
    self.reason = reason
  }

  /// The questions of the areas that have cases.
  static let ofTestedAreas =
    initialization + login + permission + registration + agreement + tokenCalls + update + voip
    + callReporting + errors + order

  fileprivate static let reasons = Dictionary(
    uniqueKeysWithValues: (ofTestedAreas + tags + configuration).map { ($0.question.id, $0.reason) })
}

extension OpenQuestion {
  /// Why no case can tell the readings apart; `nil` where one can.
  package var untestable: String? { UntestableQuestion.reasons[id] }
}
