import PushDocuments
public import PushModel
public import StateMachines

/// A shortest sequence of steps that tells two interpretations of the specification apart, with what lies behind it.
public struct Witness: Sendable {
  /// What is true before the first step, where that is not the usual; in words.
  public let start: String?
  /// What happens, and what is seen under both. Both see the same but in the last step.
  public let steps: [Step]
  /// The open questions whose readings tell the two apart: with any one of them read alike, this sequence
  /// does not. Empty where the editions do.
  public let questions: [String]
  /// What the first did in cells that both passed and in which the second did otherwise, in the last step where
  /// there are such. None where both follow the same rules, and the editions' APIs show it otherwise.
  public let firstRules: [RuleTaken]
  /// What the second did there.
  public let secondRules: [RuleTaken]

  /// One step.
  public struct Step: Hashable, Sendable {
    /// What happens, in the words of the case tables.
    public let text: String
    /// What is seen under the first; `nil` where the step is not possible there.
    public let first: String?
    /// What is seen under the second; `nil` where the step is not possible there.
    public let second: String?

    /// A step.
    public init(_ text: String, first: String?, second: String?) {
      self.text = text
      self.first = first
      self.second = second
    }
  }

  /// A sequence with the rules that were followed in each of its steps.
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

  /// The rules of cells that both passed and in which they did not do the same.
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

/// What a comparison of two interpretations came to.
public enum ComparisonOutcome: Sendable {
  /// Something tells them apart.
  case told(by: Witness)
  /// No test tells them apart: so many pairs of states were compared, and there are no more.
  case alike(pairs: Int)
  /// More pairs than the limit would have to be compared.
  case undecided(pairs: Int)
}

/// Which questions lie behind a difference between two interpretations of an edition.
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

  /// Few of them that tell the two apart all the same: each is read alike in turn, and stays so if
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
