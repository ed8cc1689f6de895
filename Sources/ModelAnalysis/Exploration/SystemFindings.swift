public import PushModel
public import StateMachines

/// What exploring the composed system under one interpretation and one alphabet has found.
public struct SystemFindings: Sendable {
  /// The edition.
  public let edition: Edition
  /// The readings; a question that they do not name follows its first.
  public let readings: Readings
  /// The name of the alphabet.
  public let alphabet: String
  /// The reachable states.
  public let stateCount: Int
  /// The transitions out of them.
  public let transitionCount: Int
  /// Whether every reachable state was found.
  public let isComplete: Bool
  /// Pairs that a machine takes for impossible, and that happen all the same: mistakes of the
  /// specification, each with a shortest sequence of moves that leads there.
  public private(set) var impossible: [String: [ClosedSystem.Move]] = [:]
  /// The branches of the machines that were followed.
  public private(set) var branches: Set<BranchKey> = []
  /// States that nothing leads out of.
  public let deadStates: [Int]

  /// Explores the system.
  public init(_ interpretation: Interpretation, alphabet: ClosedSystem.Alphabet, limit: Int = .max) {
    edition = interpretation.edition
    readings = interpretation.readings
    self.alphabet = alphabet.name
    let exploration = Exploration(of: ClosedSystem(interpretation, alphabet: alphabet), limit: limit)
    stateCount = exploration.states.count
    transitionCount = exploration.transitionCount
    isComplete = exploration.isComplete
    deadStates = StateGraph(of: exploration).deadStates
    let noting = ClosedSystem(interpretation, alphabet: alphabet, notesRules: true)
    for (number, state) in exploration.states.enumerated() {
      for move in noting.moves(in: state) {
        let trace = noting.react(to: move, in: state).trace
        for rule in trace.rulesTaken { branches.insert(BranchKey(rule)) }
        for message in trace.impossible where impossible[message] == nil {
          impossible[message] = exploration.shortestPath(to: number).stimuli + [move]
        }
      }
    }
  }
}
