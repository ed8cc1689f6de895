/// One branch of a machine in one edition, without the machine's types: a cell, the readings that lead to the
/// branch, and what the machine does there.
public struct Branch: Hashable, Sendable {
  /// The state before, by its place in the alphabet.
  public let state: UInt8
  /// What happens, by its place in the alphabet.
  public let input: UInt8
  /// The state afterwards; `nil` where the pair is impossible.
  public let target: UInt8?
  /// What is emitted, in order, by the places in the alphabet.
  public let outputs: [UInt8]
  /// Whether the rule says no more than that the machine is not concerned.
  public let isIgnored: Bool
  /// What the branch rests on.
  public let citation: Citation
  /// Where the branch stands in the source.
  public let place: SourcePlace
  /// The questions that are answered on the way, outermost first, with their readings.
  public let path: [ReadingChoice]

  /// The readings that lead to the branch.
  public var readings: Readings {
    Readings(Dictionary(path.map { ($0.question, $0.reading) }) { first, _ in first })
  }
}

extension Branch {
  init<M: Machine>(_ rule: ResolvedRule<M>, in state: UInt8, on input: UInt8) {
    self.state = state
    self.input = input
    target = rule.transition.map { transition in transition.target.map { $0.place } ?? state }
    outputs = rule.transition?.outputs.map { $0.place } ?? []
    isIgnored = rule.isIgnored
    citation = rule.citation
    place = rule.place
    path = rule.path
  }
}
