public import Conformance
public import PushModel
public import StateMachines

/// The interpretation that the machines follow in a comparison with a port, from the readings that its cases show.
public struct PortInterpretation: Sendable {
  /// The interpretation.
  public let interpretation: Interpretation
  /// The questions that the cases leave open for the port. The machines follow their first reading, or the
  /// first of the remaining ones.
  public let undecided: [String]

  /// The interpretation of a port after its cases. `chosen` readings outweigh the cases.
  public init(_ profile: ReadingProfile, edition: Edition, chosen: Readings = Readings()) {
    var readings = chosen
    var undecided: [String] = []
    for question in OpenQuestion.all where question.editions.contains(edition) {
      guard chosen[question.id] == nil else { continue }
      let entry = profile.entries.first { $0.question == question.id }
      // Where cases disagree, the first reading of a case is as good as any other.
      let left = entry.map { $0.hasDissent ? $0.votes.flatMap(\.readings) : $0.readings } ?? []
      readings[question.id] = left.first ?? question.readings.first?.name
      if left.count != 1, question.readings.count > 1 { undecided.append(question.id) }
    }
    interpretation = Interpretation(edition: edition, readings: readings)
    self.undecided = undecided
  }
}
