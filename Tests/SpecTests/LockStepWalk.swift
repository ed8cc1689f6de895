import MachineAnalysis
import ModelAnalysis
@testable import PushModel
import StateMachines

/// The closed system and the specification with names, taken through the same moves.
struct LockStepWalk {
  private let system: ClosedSystem
  private(set) var state: ClosedSystem.State
  private var names: LockStepNames
  private(set) var moves: [ClosedSystem.Move] = []
  /// What the closed system has said so far.
  private(set) var seen: Set<String> = []

  /// What the two say otherwise after the last move.
  struct Difference: Hashable {
    /// What the closed system alone says.
    let closed: [String]
    /// What the names alone say.
    let names: [String]
  }

  init(_ interpretation: Interpretation, _ alphabet: ClosedSystem.Alphabet, initially number: Int = 0) {
    system = ClosedSystem(interpretation, alphabet: alphabet)
    let initial = system.initial
    state = initial[number % initial.count]
    names = LockStepNames(interpretation, alphabet, state.permission)
  }

  /// The moves that both can make, in an order that is always the same.
  var possible: [ClosedSystem.Move] { system.moves(in: state).filter(names.canPlay) }

  /// Takes both through a move; what they say otherwise, if anything.
  mutating func take(_ move: ClosedSystem.Move) -> Difference? {
    moves.append(move)
    let reaction = system.react(to: move, in: state)
    state = reaction.state
    var closed = LockStepSight(reaction, in: system.edition).lines
    var named = names.take(move).lines
    if let failure = names.failure { named = [failure] }
    if let impossible = reaction.impossible.first {
      closed = ["the specification takes this for impossible: \(impossible)"]
    }
    seen.formUnion(closed)
    if closed == named { return nil }
    return Difference(
      closed: closed.filter { !named.contains($0) }, names: named.filter { !closed.contains($0) })
  }

  /// Takes random moves that lead to no known difference, until the two differ; how, if they do.
  ///
  /// Most walks begin with registrations that succeed, since few find one by chance.
  mutating func wander(_ length: Int, _ random: inout SplitMix64) -> Difference? {
    var plan = random.below(4) > 0 ? registrations : []
    for _ in 0..<length {
      let possible = possible.filter { !LockStepKnown.leads($0, in: state) }
      guard var move = Self.move(of: possible, &random) else { return nil }
      if let next = plan.first {
        move = possible.first(where: \.isFriendly) ?? next
        if move == next { plan.removeFirst() }
        if !possible.contains(move) { return nil }
      }
      let difference = take(move)
      if names.isOnKnownGround { return nil }
      if let difference { return difference }
    }
    return nil
  }

  /// An answer or another move, each kind of which is as likely, however many there are of it.
  private static func move(
    of possible: [ClosedSystem.Move], _ random: inout SplitMix64
  ) -> ClosedSystem.Move? {
    if possible.isEmpty { return nil }
    let answers = possible.filter { $0.kind == .answer }
    if !answers.isEmpty, random.below(2) > 0 { return answers[random.below(answers.count)] }
    let kinds = Kind.allCases.filter { kind in possible.contains { $0.kind == kind } }
    let kind = kinds[random.below(kinds.count)]
    let moves = possible.filter { $0.kind == kind }
    return moves[random.below(moves.count)]
  }

  /// The moves with which every kind of token of the alphabet is registered, but for the answers. The last one
  /// is the login once more, so that all answers come before it.
  private var registrations: [ClosedSystem.Move] {
    let initialize = ClosedSystem.Move.initialize(.init(key: .userA, flag: false), delegate: .set)
    let login = system.edition.hasSetUser ? ClosedSystem.Move.setUser(.userA) : initialize
    return [initialize, login] + system.alphabet.channels.map { .register($0, .complete) } + [login]
  }
}

/// The moves by what they are about.
private enum Kind: CaseIterable {
  case initialize, delegate, user, register, query, unregister, update, answer, settings, token, message
  case network, foreground, time, process
}

extension ClosedSystem.Move {
  /// Whether it answers the SDK as it wishes.
  fileprivate var isFriendly: Bool {
    switch self {
    case .answerPrompt(true), .answerToken(_, true), .answer(_, .accepted): true
    case .answerPrompt, .answerToken, .answer, .initialize, .setDelegate, .setUser, .register, .query,
      .unregister, .update, .changeSettings, .changeToken, .invalidateToken, .message, .network,
      .enterForeground, .passTime, .endProcess, .startProcess:
      false
    }
  }

  fileprivate var kind: Kind {
    switch self {
    case .initialize: .initialize
    case .setDelegate: .delegate
    case .setUser: .user
    case .register: .register
    case .query: .query
    case .unregister: .unregister
    case .update: .update
    case .answerPrompt, .answer, .answerToken: .answer
    case .changeSettings: .settings
    case .changeToken, .invalidateToken: .token
    case .message: .message
    case .network: .network
    case .enterForeground: .foreground
    case .passTime: .time
    case .endProcess, .startProcess: .process
    }
  }
}

extension ClosedSystem.Alphabet {
  /// What the alphabets for exploration hold, together: it is walked and never exhausted.
  static func lockStep(in edition: Edition) -> Self {
    let all = all(in: edition)
    func each<Value: Hashable>(_ values: (Self) -> [Value]) -> [Value] {
      var known: Set<Value> = []
      return all.flatMap(values).filter { known.insert($0).inserted }
    }
    return Self(
      name: "everything", permissions: [.authorized, .notDetermined, .denied, .provisional],
      settings: each(\.settings), delegates: each(\.delegates), users: each(\.users),
      channels: edition.registersAllTypesAtOnce ? [[.apns, .voip]] : [[.apns], [.voip]],
      agreements: each(\.agreements), replies: each(\.replies), openCalls: 3, others: each(\.others))
  }
}
