@testable import Conformance
import MachineAnalysis
import ModelAnalysis
@testable import PushModel
import StateMachines
import Testing

/// The closed system, on which proofs are made, and the specification with names, which judges ports, are two views of
/// one system. Here they take the same moves, and must make the same statements.
@Suite struct LockStepTests {
  @Test(arguments: Edition.allCases)
  func `They say the same under first readings, single others and random ones`(_ edition: Edition) {
    var random = SplitMix64(seed: 1)
    var count = 0
    let everything = ClosedSystem.Alphabet.everything(in: edition)
    let alphabets = ClosedSystem.Alphabet.all(in: edition) + [everything]
    let questions = OpenQuestion.all.filter { $0.editions.contains(edition) }
    func wander(_ alphabet: ClosedSystem.Alphabet, _ readings: Readings = Readings()) {
      var walk = LockStepWalk(
        Interpretation(edition: edition, readings: readings), alphabet, initially: random.below(4))
      if let difference = walk.wander(40, &random) {
        let chosen = readings.texts
        Issue.record("\(alphabet.name), \(chosen): \(walk.moves.map(\.text)): \(difference)")
      }
      count += walk.moves.count
    }
    for alphabet in alphabets {
      wander(alphabet)
      wander(alphabet)
      var readings = Readings()
      for question in questions {
        readings[question.id] = question.readings[random.below(question.readings.count)].name
      }
      wander(alphabet, readings)
    }
    for question in questions {
      for other in question.readings.dropFirst() {
        let alphabet = random.below(2) == 0 ? everything : alphabets[random.below(alphabets.count)]
        wander(alphabet, Readings([question.id: other.name]))
      }
    }
    // Guards against walks that end early unnoticed.
    #expect(count > 3000, "\(count) moves")
  }

  @Test func `A record is for nobody once the user of toast-ko has logged out`() throws {
    let readings = Readings(["Q-LOGIN-2": "device"])
    var walk = LockStepWalk(Interpretation(edition: .toastKo, readings: readings), .authorized(in: .toastKo))
    walk.take(try initialize(in: .toastKo, types: .both), .setUser(.userA), .register(.apns, .complete))
    walk.take(issued, issuedVoIP, accepted(.register(.apns)), accepted(.register(.voip)))
    #expect(walk.state.world.records[.apns]?.owner == .userA)
    walk.take(.setUser(.none), accepted(.update(.apns)), accepted(.update(.voip)))
    for channel in PushType.both {
      #expect(walk.state.world.records[channel].map(\.owner) == User.none)
      let named = try #require(walk.names.world.record(of: channel))
      #expect(named.user == nil)
    }
  }

  @Test func `Of two updates that are on their way, the one is kept that is accepted`() throws {
    let readings = Readings(["Q-QUERY-3": "fromDevice"])
    var walk = LockStepWalk(
      Interpretation(edition: .nhncloudKo, readings: readings), .authorized(in: .nhncloudKo))
    walk.take(try initialize(in: .nhncloudKo), .setUser(.userA), .register(.apns, .complete), issued)
    walk.take(accepted(.register(.apns)), .register(.voip, .complete), issuedVoIP)
    walk.take(accepted(.register(.voip)), .setUser(.userB), accepted(.update(.apns)))
    walk.take(.answer(.update(.voip), .refused), .query(.voip))
    #expect(walk.queried.map(\.user) == ["user-a"])
    walk.take(.query(.apns))
    #expect(walk.queried.map(\.user) == ["user-b"])
  }

  @Test func `What the update call of the app sets is kept of both kinds of token`() throws {
    var walk = LockStepWalk(Interpretation(edition: .toastKo), .authorized(in: .toastKo))
    walk.take(try initialize(in: .toastKo, types: .both), .setUser(.userA), .register(.apns, .complete))
    walk.take(issued, issuedVoIP, accepted(.register(.apns)), accepted(.register(.voip)), .update)
    walk.take(accepted(.updateBeside(.voip)), accepted(.updateForCall(.apns)))
    #expect(walk.state.sdk.kept[.voip]?.language == .updated)
    #expect(walk.state.world.records[.voip] == walk.state.sdk.kept[.voip])
  }

  private let issued = ClosedSystem.Move.answerToken(.registration, .apns, issued: true)
  private let issuedVoIP = ClosedSystem.Move.answerToken(.voip, .voip, issued: true)

  private func accepted(_ purpose: ServerPurpose) -> ClosedSystem.Move { .answer(purpose, .accepted) }

  private func initialize(in edition: Edition, types: PushTypes? = nil) throws -> ClosedSystem.Move {
    let settings = ClosedSystem.Alphabet.everything(in: edition).settings
    return .initialize(try #require(settings.first { $0.types == types && !$0.flag }), delegate: .set)
  }
}

/// The two views on their way through the same moves.
private struct LockStepWalk {
  private let system: ClosedSystem
  private(set) var state: ClosedSystem.State
  private(set) var names: LockStepNames
  private(set) var moves: [ClosedSystem.Move] = []
  /// The statements after the last moves.
  private(set) var seen: Set<Said> = []

  /// The records that queries returned.
  var queried: [TokenInfo] {
    seen.compactMap {
      if case .completed(let completion) = $0, completion.operation == .query { completion.info } else { nil }
    }
  }

  /// The statements that only one of the two makes.
  struct Difference: Hashable {
    var closed: [String]
    var names: [String]
  }

  init(_ interpretation: Interpretation, _ alphabet: ClosedSystem.Alphabet, initially number: Int = 0) {
    system = ClosedSystem(interpretation, alphabet: alphabet)
    state = system.initial[number % system.initial.count]
    names = LockStepNames(interpretation, state.world.permissionAnswer)
  }

  /// Takes possible moves. After each both views must make the same statements.
  mutating func take(_ moves: ClosedSystem.Move...) {
    seen = []
    for move in moves {
      let isPossible = system.moves(in: state).contains(move)
      #expect(isPossible, "\(move.text)")
      let difference = difference(after: move)
      seen.formUnion(names.said)
      #expect(difference == nil, "\(move.text)")
    }
  }

  /// Takes random moves until the two views differ, and returns the difference, if there is one.
  mutating func wander(_ length: Int, _ random: inout SplitMix64) -> Difference? {
    for _ in 0..<length {
      let possible = system.moves(in: state)
      // Half of the moves are friendly ones, since few walks get far by chance. The others are chosen by kind, each as
      // likely.
      let friendly = possible.filter(\.isFriendly)
      let kinds = Dictionary(grouping: possible, by: \.kind).sorted { $0.key < $1.key }.map(\.value)
      guard !kinds.isEmpty else { return nil }
      let candidates = friendly.isEmpty || random.below(2) == 0 ? kinds[random.below(kinds.count)] : friendly
      if let difference = difference(after: candidates[random.below(candidates.count)]) { return difference }
      if names.failure != nil { return nil }
    }
    return nil
  }

  private mutating func difference(after move: ClosedSystem.Move) -> Difference? {
    moves.append(move)
    let reaction = system.react(to: move, in: state)
    state = reaction.state
    names.take(move)
    if !reaction.impossible.isEmpty || names.failure != nil {
      // Neither view goes on from there.
      return !reaction.impossible.isEmpty && names.failure != nil
        ? nil : Difference(closed: reaction.impossible, names: [names.failure ?? "follows"])
    }
    let (closed, named) = (counted(names.said(by: reaction, of: system.edition)), counted(names.said))
    if closed == named { return nil }
    return Difference(
      closed: closed.filter { named[$0.key] != $0.value }.keys.map { "\($0)" },
      names: named.filter { closed[$0.key] != $0.value }.keys.map { "\($0)" })
  }

  /// The number of each statement. Alike messages count once, since the closed system holds one for all. Waiting
  /// removals do not count, since the closed system does not ask for the removal of a missing record.
  private func counted(_ said: [Said]) -> [Said: Int] {
    var counts: [Said: Int] = [:]
    for each in said {
      if case .awaits(.server(.removal), _) = each { continue }
      let isCountedOnce = each == .message || each == .notification || each == .reported
      counts[each] = isCountedOnce ? 1 : counts[each, default: 0] + 1
    }
    return counts
  }
}

extension ClosedSystem.Move {
  /// Whether the world does what the SDK wishes.
  fileprivate var isFriendly: Bool {
    ["apns.issues", "pushkit.issues", "server.accepts", "user.allows"].contains(kind)
  }

  /// The first word.
  fileprivate var kind: String { String(text.prefix { $0 != " " && $0 != "," }) }
}

extension ClosedSystem.Alphabet {
  /// The contents of all alphabets for exploration together: for walks, since it is too large to be exhausted.
  static func everything(in edition: Edition) -> Self {
    let all = all(in: edition)
    func each<Value: Hashable>(_ values: (Self) -> [Value]) -> [Value] {
      var known: Set<Value> = []
      return all.flatMap(values).filter { known.insert($0).inserted }
    }
    return Self(
      name: "everything", permissions: each(\.permissions), settings: each(\.settings),
      delegates: each(\.delegates), users: each(\.users), channels: each(\.channels),
      consents: each(\.consents),
      replies: each(\.replies), openCalls: 3, others: each(\.others))
  }

  /// The same alphabet, on a device that allows notifications.
  static func authorized(in edition: Edition) -> Self {
    var alphabet = everything(in: edition)
    alphabet.permissions = [.authorized]
    return alphabet
  }
}
