/// One reading for each open question. The readings turn an edition's rules into a deterministic machine.
public struct Readings: Hashable, Sendable {
  private var chosen: [String: String]

  /// Readings by question id; a question without a reading follows its first one.
  public init(_ chosen: [String: String] = [:]) { self.chosen = chosen }

  /// The reading of a question, if one was chosen.
  public subscript(question: String) -> String? {
    get { chosen[question] }
    set { chosen[question] = newValue }
  }

  /// The reading of a question about one of several subjects: the one chosen for the subject, or else for all.
  subscript(question: String, about subject: String?) -> String? {
    subject.flatMap { chosen[Self.id(of: question, about: $0)] } ?? chosen[question]
  }

  /// The id under which a question has a reading of its own about a subject.
  public static func id(of question: String, about subject: String) -> String { "\(question)@\(subject)" }

  /// The questions with a chosen reading.
  public var questions: Set<String> { Set(chosen.keys) }

  /// The chosen readings in the order of their questions' ids.
  public var sorted: [(question: String, reading: String)] {
    chosen.sorted { $0.key < $1.key }.map { (question: $0.key, reading: $0.value) }
  }

  /// The choices in the form of the command line.
  public var texts: [String] { sorted.map { "\($0.question)=\($0.reading)" } }
}

/// A rule after every open question in it has been given a reading.
public struct ResolvedRule<M: Machine>: Sendable {
  /// The transition; `nil` if the pair is impossible.
  public let transition: Transition<M>?
  /// The requirement or question that the branch rests on.
  public let citation: Citation
  /// The place of the branch in the source.
  public let place: SourcePlace
  /// The questions on the path to the branch, outermost first, with their readings.
  public let path: [ReadingChoice]
  /// Whether the rule only says that the input does not concern the machine.
  public let isIgnored: Bool
}

extension Rule {
  /// Follows the readings through the open questions of this rule.
  public func resolved(by readings: Readings) -> ResolvedRule<M> {
    var rule = self
    var path: [ReadingChoice] = []
    while case .open(let question, let alternatives) = rule.form {
      let wanted = readings[question]
      guard let next = alternatives.first(where: { $0.reading == wanted }) ?? alternatives.first
      else { break }
      let choice = ReadingChoice(question: question, reading: next.reading)
      if !path.contains(choice) { path.append(choice) }
      rule = next.rule
    }
    return rule.branch(after: path)
  }

  /// Every branch that some combination of readings leads to. A question that is asked twice has the same answer.
  public var branches: [ResolvedRule<M>] { branches(after: []) }

  private func branches(after path: [ReadingChoice]) -> [ResolvedRule<M>] {
    guard case .open(let question, let readings) = form else { return [branch(after: path)] }
    if let earlier = path.first(where: { $0.question == question }) {
      return readings.first { $0.reading == earlier.reading }?.rule.branches(after: path) ?? []
    }
    return readings.flatMap { alternative in
      alternative.rule.branches(
        after: path + [ReadingChoice(question: question, reading: alternative.reading)])
    }
  }

  /// The branch of a rule without open questions.
  private func branch(after path: [ReadingChoice]) -> ResolvedRule<M> {
    switch form {
    case .goes(let transition):
      ResolvedRule(transition: transition, citation: citation, place: place, path: path, isIgnored: false)
    case .ignored:
      ResolvedRule(
        transition: Transition(target: nil, outputs: []), citation: citation, place: place, path: path,
        isIgnored: true)
    case .impossible, .open:
      ResolvedRule(transition: nil, citation: citation, place: place, path: path, isIgnored: false)
    }
  }
}
