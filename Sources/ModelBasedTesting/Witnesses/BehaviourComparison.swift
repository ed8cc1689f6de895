import Conformance
import JSON
import MachineAnalysis
public import ModelAnalysis
public import PushModel
public import StateMachines

/// A comparison of two interpretations in a behaviour, by the suite's observations of a port: completions,
/// the server's records, the prompt.
///
/// Interpretations of two editions are compared in the steps that both have, and by observations that both
/// APIs can show: the same error is equal in whatever way the editions write it.
public struct BehaviourComparison: Sendable {
  /// The names of the compared steps.
  public let steps: [String]
  /// The result.
  public let result: ComparisonOutcome

  /// The reason why there is no comparison.
  public enum Failure: Error, Hashable, Sendable {
    /// An edition has no calls for the behaviour.
    case missing(Edition)
    /// The behaviour has no table.
    case noTable(String)

    /// The reason, in plain words.
    public var message: String {
      switch self {
      case .missing(let edition): "\(edition.rawValue) has no calls for it"
      case .noTable(let message): message
      }
    }
  }

  /// Compares two interpretations in a behaviour.
  public init(of first: Interpretation, from second: Interpretation, by name: BehaviourName) throws(Failure) {
    guard var mine = Behaviour(name, in: first.edition) else { throw .missing(first.edition) }
    guard var theirs = Behaviour(name, in: second.edition) else { throw .missing(second.edition) }
    Self.share(&mine, &theirs)
    steps = mine.symbols.map(\.name)
    let left: BehaviourTable
    let right: BehaviourTable
    do {
      left = try BehaviourTable(mine, interpretation: first)
      right = try BehaviourTable(theirs, interpretation: second)
    } catch {
      throw .noTable(error.message)
    }
    var numbers: [Observed: Int32] = [:]
    let view = CommonView(first.edition, second.edition)
    let one = left.renumbered(&numbers, in: view)
    let other = right.renumbered(&numbers, in: view)
    guard let word = Equivalence.shortestDifference(one, other) else {
      result = .alike(pairs: Self.pairs(one, other))
      return
    }
    let sides = [(mine, first), (theirs, second)].map { behaviour, interpretation in
      PlayedWord(word, of: behaviour, following: interpretation, in: view)
    }
    let needed = DecisiveQuestions.needed(between: first, second) { interpretation in
      PlayedWord(word, of: theirs, following: interpretation, in: view)?.seen != sides[0]?.seen
    }
    let steps = word.enumerated().map { index, symbol in
      Witness.Step(
        Self.text(mine.symbols[symbol], theirs.symbols[symbol]), first: sides[0]?.words(at: index),
        second: sides[1]?.words(at: index))
    }
    let rules = word.indices.map { index in
      (first: sides[0]?.rules(at: index) ?? [], second: sides[1]?.rules(at: index) ?? [])
    }
    let given = [mine, theirs].map { $0.givenNode?.words ?? "the usual" }
    let start = given[0] == given[1] ? mine.givenNode?.words : given.joined(separator: "; in B ")
    result = .told(by: Witness(start: start, steps: steps, questions: needed, rules: rules))
  }

  /// Keeps the steps that both have. Steps that `tcpush-ko` writes in another way, such as the agreement in
  /// the configuration, count as the same under the same name.
  private static func share(_ mine: inout Behaviour, _ theirs: inout Behaviour) {
    let writesOtherwise =
      mine.edition != theirs.edition && [mine.edition, theirs.edition].contains(.tcpushKo)
    var shared: [(mine: BehaviourInput, theirs: BehaviourInput)] = []
    for symbol in mine.symbols {
      guard let other = theirs.symbols.first(where: { $0.name == symbol.name }) else { continue }
      if symbol.action == other.action || writesOtherwise { shared.append((symbol, other)) }
    }
    mine.symbols = shared.map(\.mine)
    theirs.symbols = shared.map(\.theirs)
  }

  private static func text(_ symbol: BehaviourInput, _ other: BehaviourInput) -> String {
    symbol.node.words + (symbol == other ? "" : "; in B \(other.node.words)")
  }

  /// The number of pairs of states that the same steps lead to.
  private static func pairs(_ first: MealyTable, _ second: MealyTable) -> Int {
    var known: Set<[Int]> = [[first.initial, second.initial]]
    var queue = Array(known)
    while let pair = queue.popLast() {
      for input in 0..<first.inputCount {
        let next = [first.successor(pair[0], input), second.successor(pair[1], input)]
        if known.insert(next).inserted { queue.append(next) }
      }
    }
    return known.count
  }
}

extension BehaviourTable {
  /// The table with output numbers that it shares with other tables.
  fileprivate func renumbered(_ numbers: inout [Observed: Int32], in view: CommonView) -> MealyTable {
    var renumbered: [Int32] = []
    for seen in outputs.all {
      let plain = view.plain(seen, in: behaviour.edition)
      let number = numbers[plain, default: Int32(numbers.count)]
      numbers[plain] = number
      renumbered.append(number)
    }
    return MealyTable(
      stateCount: table.stateCount, inputCount: table.inputCount, initial: table.initial, next: table.next,
      output: table.output.map { renumbered[Int($0)] }) ?? table
  }
}
