import PushModel
import StateMachines

/// The sets of states that a log has led to, each stored once.
struct LogSets: Sendable {
  private let header: LogHeader
  private var sets: [[LogState]] = []
  private var numbers: [[LogState.Key: [String: [String]]]: Int] = [:]
  private var stateCount = 0
  private let names = Names()

  /// The outcome of a line.
  struct Outcome: Sendable {
    /// The set of states after the line; `nil` if there are none, or too many.
    var target: Int?
    /// Whether the observation was judged in full; `nil` if the line is none.
    var isWhole: Bool?
    /// The readings that all states have newly agreed on.
    var shown: [(question: String, reading: String)] = []
    /// The deviation, if there is one. Remaining states go on as if there were none.
    var finding: LogFinding?
  }

  /// The limits of states that are followed at once, and that are kept.
  private static let limits = (atOnce: 1024, kept: 20_000)

  init(_ header: LogHeader) { self.header = header }

  /// Whether the limit of kept states is reached.
  var isFull: Bool { stateCount > Self.limits.kept }

  /// The set of states before the first line; `nil` if no setting can be made ready.
  mutating func beginning() -> Int? {
    var states: [LogState] = []
    for var given in header.given {
      given.world = PolicyChanges()
      given.world.prompt = .hold
      given.world.apns = .hold
      given.world.pushkit = .hold
      given.world.server = .hold
      guard
        let play = CasePlay(given, in: header.edition, unobserved: [], names: names)
      else { continue }
      states += LogState(Hypothesis(play)).after(.start, showing: header.observes)
    }
    for place in states.indices { states[place].hypothesis.becomeRecorded() }
    return states.isEmpty ? nil : number(of: states)
  }

  /// Forgets all sets but one, and returns its new number.
  mutating func forget(allBut number: Int) -> Int {
    sets = [sets[number]]
    numbers = [Self.identity(sets[0]): 0]
    stateCount = sets[0].count
    return 0
  }

  /// The current token of the system.
  func currentToken(of type: PushType, in number: Int) -> String {
    sets[number].first?.hypothesis.play.player.session.world.currentToken(of: type) ?? ""
  }

  /// Events that have come about in all states without being seen.
  func missing(in number: Int) -> [String] {
    let owed = sets[number].map { Set($0.owed.filter { !$0.isFree }.map(\.item.words)) }
    return owed.dropFirst().reduce(owed.first ?? []) { $0.intersection($1) }.sorted()
  }

  // MARK: Steps

  mutating func outcome(of line: LogLine, in number: Int) -> Outcome {
    switch line {
    case .done(let action, let name):
      return outcome(of: action, as: name, in: sets[number])
    case .seen(let sight): return outcome(of: sight, in: sets[number])
    case .tokenChanged, .reports: return Outcome(target: number)
    }
  }

  private mutating func outcome(of action: CaseAction, as name: String?, in before: [LogState]) -> Outcome {
    var outcome = Outcome()
    guard var closure = closure(of: before) else { return outcome }
    let isIdle = if case .timePasses(let seconds) = action { seconds >= LogJudge.patience } else { false }
    if isIdle {
      closure.removeAll(where: \.isSilent)
      if closure.states.isEmpty {
        outcome.finding = finding(nil, in: before)
        guard outcome.finding?.isArgued ?? true else { return outcome }
        closure = Closure(before.map { $0.forgiving(nil) })
      }
    }
    if closure.states.contains(where: { $0.allows(action) }) { closure.removeAll { !$0.allows(action) } }
    var all = Closure([])
    var before: [[LogState]] = []
    for (place, state) in closure.states.enumerated() {
      var next = state.after(.step(action, name), showing: header.observes)
      // No effect is put off for so long.
      if isIdle { for place in next.indices { next[place].beOnTime() } }
      before.append(next)
      // A hidden event that may as well come after this line is found then.
      guard let (parent, move) = closure.origins[place], parent < place else {
        for state in next { all.add(state) }
        continue
      }
      let known = before[parent].flatMap { $0.after(.step(move, nil), showing: header.observes) }
      let keys = Set(known.map(\.key))
      for state in next where !keys.contains(state.key) { all.add(state) }
    }
    return going(to: all.states, outcome)
  }

  private mutating func outcome(of sight: LogLine.Sight, in before: [LogState]) -> Outcome {
    var outcome = Outcome()
    guard let closure = closure(of: before) else { return outcome }
    var all = Closure([])
    var isKept: [Bool] = []
    outcome.isWhole = true
    for (place, state) in closure.states.enumerated() {
      let next = state.seeing(sight)
      // A hidden event that may as well come after this observation is found then.
      let isLater =
        closure.origins[place].map { isKept.indices.contains($0.parent) && isKept[$0.parent] } ?? false
      isKept.append(isLater || !next.states.isEmpty)
      guard !isLater, !next.states.isEmpty else { continue }
      if !next.isWhole { outcome.isWhole = false }
      for state in next.states { all.add(state) }
    }
    if all.states.isEmpty {
      (outcome.finding, outcome.isWhole) = (finding(sight, in: closure.states), true)
      guard outcome.finding?.isArgued ?? true else { return outcome }
      all = Closure(before.map { $0.forgiving(sight) })
    }
    return going(to: all.states, outcome)
  }

  private mutating func going(to states: [LogState], _ outcome: Outcome) -> Outcome {
    var (outcome, states) = (outcome, states)
    let questions = states.dropFirst().reduce(Set(states[0].choices.keys)) {
      $0.intersection($1.choices.keys)
    }
    for question in questions.sorted() {
      guard let first = states[0].choices[question], first.count == 1,
        states.allSatisfy({ $0.choices[question] == first })
      else { continue }
      outcome.shown.append((question, first[0]))
    }
    if states.count == 1 {
      states[0].choices = [:]
    } else {
      for place in states.indices {
        for shown in outcome.shown { states[place].choices[shown.question] = nil }
      }
    }
    outcome.target = number(of: states)
    return outcome
  }

  private mutating func number(of states: [LogState]) -> Int {
    let identity = Self.identity(states)
    if let known = numbers[identity] { return known }
    numbers[identity] = sets.count
    sets.append(states)
    stateCount += states.count
    return sets.count - 1
  }

  private static func identity(_ states: [LogState]) -> [LogState.Key: [String: [String]]] {
    Dictionary(states.map { ($0.key, $0.choices) }) { first, _ in first }
  }

  /// The states, and all states that hidden events may lead to; `nil` if there are too many.
  private mutating func closure(of states: [LogState]) -> Closure? {
    var all = Closure(states)
    while let place = all.next() {
      guard all.states.count <= Self.limits.atOnce else { return nil }
      let state = all.states[place]
      for move in state.hiddenMoves(showing: header.observes) {
        for next in state.after(.step(move, nil), showing: header.observes) {
          all.add(next, from: (place, move))
        }
      }
    }
    return all
  }

  /// States, each once, with the state and the move that led to it.
  private struct Closure {
    private(set) var states: [LogState] = []
    private(set) var origins: [(parent: Int, move: CaseAction)?] = []
    private var places: [LogState.Key: Int] = [:]
    private var waiting: [Int] = []

    init(_ states: [LogState]) { for state in states { add(state) } }

    mutating func add(_ state: LogState, from origin: (parent: Int, move: CaseAction)? = nil) {
      guard let place = places[state.key] else {
        places[state.key] = states.count
        waiting.append(states.count)
        states.append(state)
        origins.append(origin)
        return
      }
      // Paths that lead to the same state show only the readings that they share.
      let shared = states[place].choices.filter { state.choices[$0.key] == $0.value }
      guard shared.count < states[place].choices.count else { return }
      states[place].choices = shared
      waiting.append(place)
    }

    /// The place of a state that has not been expanded.
    mutating func next() -> Int? { waiting.popLast() }

    mutating func removeAll(where isOut: (LogState) -> Bool) {
      let left = states.indices.filter { !isOut(states[$0]) }
      let numbers = Dictionary(uniqueKeysWithValues: left.enumerated().map { ($1, $0) })
      origins = left.map { place in
        origins[place].flatMap { origin in numbers[origin.parent].map { ($0, origin.move) } }
      }
      states = left.map { states[$0] }
    }
  }

  // MARK: What is wrong

  /// The finding about an observation that is not expected, or about a missing one (`nil`).
  private func finding(_ sight: LogLine.Sight?, in states: [LogState]) -> LogFinding {
    let misses = states.flatMap { $0.misses(sight) }
    let nearest = misses.max { Self.likeness($0) < Self.likeness($1) }
    let mismatch = nearest.map {
      Mismatch($0.seen, from: [$0.way], after: [], in: header.edition)
    }
    var requirements = mismatch?.requirements ?? []
    if case .completed(let completion)? = sight, !isAwaited(completion, in: states) {
      requirements.insert(completion.operation.onceRequirement(in: header.edition), at: 0)
    }
    var subject = Subject.sdk
    let isAsked = states.contains {
      $0.hypothesis.play.player.session.world.permissionStatus == .notDetermined
    }
    if sight == .prompt, !isAsked { (subject, requirements) = (.platform, ["PLAT-1"]) }
    let weight = mismatch?.weight ?? Weight(ofHeaviest: requirements, in: header.edition)
    let allowed = Set(states.flatMap { $0.owed.map(\.item.words) }).sorted().prefix(6)
    return LogFinding(
      line: 0, subject: subject, requirements: requirements,
      seen: seen(sight, nearest),
      allowed: allowed.isEmpty ? ["nothing of the kind"] : Array(allowed), edition: header.edition,
      isArgued: requirements.isEmpty || weight < .should && subject == .sdk)
  }

  private func isAwaited(_ completion: Completion, in states: [LogState]) -> Bool {
    states.contains { state in
      let player = state.hypothesis.play.player
      let isOpen = player.session.calls.contains { call in
        call.isOpen && call.operation == completion.operation && (completion.call ?? call.name) == call.name
      }
      return isOpen
        || !state.misses(.completed(completion)).filter { $0.way.seen?.items.count == $0.seen.items.count }
          .isEmpty
    }
  }

  private func seen(_ sight: LogLine.Sight?, _ nearest: (seen: Observed, way: Way)?) -> String {
    guard let sight else { return "nothing more, though nobody is waited for" }
    let other = nearest?.seen.items.first { !(nearest?.way.seen?.items.contains($0) ?? true) }
    return other?.words ?? sight.words
  }

  /// Whether calls fail or succeed as expected.
  private static func likeness(_ miss: (seen: Observed, way: Way)) -> Int {
    guard let expected = miss.way.seen else { return 0 }
    return (expected.items.count == miss.seen.items.count ? 2 : 0)
      + (expected.errors == miss.seen.errors ? 1 : 0)
  }
}

extension LogLine.Sight {
  fileprivate var words: String {
    switch self {
    case .completed(let completion): Observed.Item.completed(.made, completion).words
    case .message(let type, let text): Observed.Item.message(type, text).words
    case .prompt: Observed.Item.prompt.words
    case .reportedCall: Observed.Item.reported.words
    }
  }
}
