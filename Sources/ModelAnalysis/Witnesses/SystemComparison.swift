import MachineAnalysis
public import PushModel
public import StateMachines

/// A comparison of two interpretations as whole systems: the SDK, the app, the user, the system and the push
/// service.
///
/// Interpretations of two editions are compared by shared moves and views: calls, agreements and settings of
/// one edition alone are left out, and so are views that only one API can show.
public struct SystemComparison: Sendable {
  /// The result.
  public let result: ComparisonOutcome

  /// The names of the alphabets, which limit the moves besides answers.
  public static let alphabets = ClosedSystem.Alphabet.all(in: .standard).map(\.name)

  /// Compares two interpretations; `nil` without an alphabet of that name.
  public init?(
    of first: Interpretation, from second: Interpretation, alphabet: String, pairLimit: Int = .max
  ) {
    func named(_ edition: Edition) -> ClosedSystem.Alphabet? {
      ClosedSystem.Alphabet.all(in: edition).first { $0.name == alphabet }
    }
    guard let mine = named(first.edition), let theirs = named(second.edition) else { return nil }
    let shared = SharedMoves(one: (first.edition, mine), other: (second.edition, theirs))
    let left = ComparedSystem(ClosedSystem(first, alphabet: mine), beside: second.edition)
    let right = ComparedSystem(ClosedSystem(second, alphabet: theirs), beside: first.edition)
    let distinction = DistinguishingSearch.distinction(
      of: left, from: right, pairLimit: pairLimit, isShared: shared.contains)
    switch distinction {
    case .told(let sequence):
      let needed = DecisiveQuestions.needed(between: first, second) { other in
        Self.tells(
          sequence, left, ComparedSystem(ClosedSystem(other, alphabet: theirs), beside: first.edition))
      }
      result = .told(
        by: Witness(
          start: Self.start(sequence, left.system), steps: sequence.steps.map(Self.step), questions: needed,
          rules: Self.rules(along: sequence, (first, left), (second, right))))
    case .alike(let pairs): result = .alike(pairs: pairs)
    case .undecided(let pairs): result = .undecided(pairs: pairs)
    }
  }

  private typealias Sequence = DistinguishingSequence<ClosedSystem.Move, ComparedSystem.Sights>

  private static func start(_ sequence: Sequence, _ system: ClosedSystem) -> String? {
    guard system.initial.count > 1 else { return nil }
    return "permission \(system.initial[sequence.start].world.permission.rawValue)"
  }

  private static func step(_ step: Sequence.Step) -> Witness.Step {
    return Witness.Step(step.stimulus.text, first: step.first?.text, second: step.second?.text)
  }

  /// Whether the two differ in views or possible moves somewhere along a sequence.
  private static func tells(_ sequence: Sequence, _ first: ComparedSystem, _ second: ComparedSystem) -> Bool {
    var left = first.system.initial[sequence.start]
    var right = second.system.initial[sequence.start]
    for step in sequence.steps {
      let mine = first.successor(of: left, on: step.stimulus)
      let theirs = second.successor(of: right, on: step.stimulus)
      guard mine?.sights == theirs?.sights else { return true }
      guard let mine, let theirs else { return false }
      left = mine.state
      right = theirs.state
    }
    return false
  }

  /// The followed rules of both in each step of a sequence that is possible in both.
  private static func rules(
    along sequence: Sequence, _ first: (interpretation: Interpretation, compared: ComparedSystem),
    _ second: (interpretation: Interpretation, compared: ComparedSystem)
  ) -> [(first: [RuleTaken], second: [RuleTaken])] {
    var left = first.compared.system.initial[sequence.start]
    var right = second.compared.system.initial[sequence.start]
    var rules: [(first: [RuleTaken], second: [RuleTaken])] = []
    for step in sequence.steps where step.first != nil && step.second != nil {
      guard let mine = first.compared.own(step.stimulus, in: left),
        let theirs = second.compared.own(step.stimulus, in: right)
      else { break }
      let reactions = (
        first.compared.system.react(to: mine, in: left), second.compared.system.react(to: theirs, in: right)
      )
      rules.append(
        (reactions.0.rules(in: first.interpretation), reactions.1.rules(in: second.interpretation)))
      left = reactions.0.state
      right = reactions.1.state
    }
    return rules
  }
}

extension ClosedSystem.Reaction {
  /// The followed rules.
  fileprivate func rules(in interpretation: Interpretation) -> [RuleTaken] {
    passed.map { RuleTaken($0, in: interpretation.tables) }
  }
}
