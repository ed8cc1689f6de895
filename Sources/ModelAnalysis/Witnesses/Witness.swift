import PushDocuments
public import PushModel
public import StateMachines

/// A shortest sequence of steps that tells two interpretations apart, with the reasons.
public struct Witness: Sendable {
  /// The unusual facts before the first step, in words; `nil` if there are none.
  public let start: String?
  /// The steps, with the views under both. Only the last step differs.
  public let steps: [Step]
  /// The open questions whose readings tell the two apart: with any of them read alike, this sequence does
  /// not. Empty where the editions do.
  public let questions: [String]
  /// The first interpretation's rules in the cells that both passed with different rules, in the last step
  /// with such cells. Empty where both follow the same rules, and only the editions' APIs differ.
  public let firstRules: [RuleTaken]
  /// The second interpretation's rules there.
  public let secondRules: [RuleTaken]

  /// One step.
  public struct Step: Hashable, Sendable {
    /// The move, in the words of the case tables.
    public let text: String
    /// The view under the first; `nil` where the step is not possible.
    public let first: String?
    /// The view under the second; `nil` where the step is not possible.
    public let second: String?

    /// Makes a step.
    public init(_ text: String, first: String?, second: String?) {
      self.text = text
      self.first = first
      self.second = second
    }
  }

  /// Makes a witness from the rules that were followed in each step.
  public init(
    start: String?, steps: [Step], questions: [String], rules: [(first: [RuleTaken], second: [RuleTaken])]
  ) {
    self.start = start
    self.steps = steps
    self.questions = questions
    let differing = rules.reversed().lazy.map(Self.differing).first {
      !$0.first.isEmpty || !$0.second.isEmpty
    }
    firstRules = differing?.first ?? []
    secondRules = differing?.second ?? []
  }

  /// The rules of cells that both passed with different rules.
  private static func differing(
    _ rules: (first: [RuleTaken], second: [RuleTaken])
  ) -> (first: [RuleTaken], second: [RuleTaken]) {
    func without(_ rules: [RuleTaken], _ others: [RuleTaken]) -> [RuleTaken] {
      let cells = Set(others.map(\.cell))
      let branches = Set(others.map(Branch.init))
      return rules.filter { cells.contains($0.cell) && !branches.contains(Branch($0)) }
    }
    return (without(rules.first, rules.second), without(rules.second, rules.first))
  }

  /// A branch of a rule, with its citation.
  private struct Branch: Hashable {
    let cell: String
    let citation: Citation
    let questions: [String]
    let target: String

    init(_ rule: RuleTaken) {
      cell = rule.cell
      citation = rule.citation
      questions = rule.questions
      target = rule.target
    }
  }
}

/// The result of a comparison of two interpretations.
public enum ComparisonOutcome: Sendable {
  /// A witness tells them apart.
  case told(by: Witness)
  /// No test tells them apart: all pairs of states were compared, and there are so many.
  case alike(pairs: Int)
  /// Undecided: the comparison needs more pairs than the limit.
  case undecided(pairs: Int)
}

/// The questions behind a difference between two interpretations of an edition.
public enum DecisiveQuestions {
  /// The questions that two interpretations read differently, in the order of the catalogue.
  public static func readDifferently(by first: Interpretation, _ second: Interpretation) -> [String] {
    guard first.edition == second.edition else { return [] }
    return AllEvidence.questions.filter { question in
      let standard = question.readings.first?.name
      return question.editions.contains(first.edition)
        && first.readings[question.id] ?? standard != second.readings[question.id] ?? standard
    }.map(\.id)
  }

  /// A small set of them that still tells the two apart. Each question is read alike in turn, and stays so if
  /// `tells` still holds of the second interpretation.
  public static func needed(
    between first: Interpretation, _ second: Interpretation, tells: (Interpretation) -> Bool
  ) -> [String] {
    var needed = readDifferently(by: first, second)
    var readings = second.readings
    for question in needed {
      var fewer = readings
      fewer[question] = first.readings[question]
      guard tells(second.following(fewer)) else { continue }
      readings = fewer
      needed.removeAll { $0 == question }
    }
    return needed
  }
}
