/// One branch of a machine in one edition, without the machine's types: its cell, the readings that lead to it, and
/// the transition.
public struct Branch: Hashable, Sendable {
  /// The state before, by its place in the alphabet.
  public let state: UInt8
  /// The input, by its place in the alphabet.
  public let input: UInt8
  /// The state afterwards; `nil` if the pair is impossible.
  public let target: UInt8?
  /// The outputs in order, by their places in the alphabet.
  public let outputs: [UInt8]
  /// Whether the rule only says that the input does not concern the machine.
  public let isIgnored: Bool
  /// The requirement or question that the branch rests on.
  public let citation: Citation
  /// The place of the branch in the source.
  public let place: SourcePlace
  /// The questions on the path to the branch, outermost first, with their readings.
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
