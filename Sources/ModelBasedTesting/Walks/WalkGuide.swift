import Conformance
import MachineAnalysis
import PushModel
import StateMachines

/// Chooses the next step of a walk; every other time a step whose observations the specification decides
/// completely.
///
/// Most faults show in a call after a failed one, or after the end of trouble. So trouble is rarer than calls
/// and ends soon: evenly drawn steps would leave the world in trouble nearly always. Half of the steps of a
/// turn are drawn at random; the others are those taken least often in this state of the machines, and of
/// these the rarest overall, so that rare cells are visited sooner.
struct WalkGuide {
  private var generator: SplitMix64
  /// The symbols of each turn, by the number of the turn.
  private var turns: [[Int]]
  private let symbolCount: Int
  private var rows: [Guess.Stage?: Int] = [:]
  private var counts: [Int32] = []
  private(set) var coveredPairs = 0
  /// The number of times that each symbol was taken.
  private(set) var taken: [Int]
  /// The last step, with the state of the machines before it.
  private var last: Int?
  /// The steps that are known to fail, each in a state of the machines.
  private var avoided: Set<Int> = []
  /// What this test leaves out.
  private var mood = Mood()
  private let kinds: [StepName]

  init(seed: UInt64, symbols: [BehaviourInput]) {
    generator = SplitMix64(seed: seed)
    turns = Turn.allCases.map { turn in symbols.indices.filter { symbols[$0].action.turn == turn } }
    symbolCount = symbols.count
    kinds = symbols.map(\.action.stepName)
    taken = Array(repeating: 0, count: symbols.count)
  }

  var hasSymbols: Bool { !turns.allSatisfy(\.isEmpty) }

  /// Begins a test.
  mutating func begin() { mood = Mood(&generator) }

  /// Drops a symbol; `false` if it is dropped already.
  mutating func leaveOut(_ symbol: Int) -> Bool {
    for turn in turns.indices {
      guard let index = turns[turn].firstIndex(of: symbol) else { continue }
      turns[turn].remove(at: index)
      return true
    }
    return false
  }

  /// Avoids the last step from now on in the same state of the machines.
  mutating func avoidLast() { if let last { avoided.insert(last) } }

  /// The next step for a port; `nil` if no step is possible.
  mutating func next<Port>(for pair: inout LockStep<Port>) -> Int? {
    let row = row(of: pair.specification.stage)
    let circumstances = pair.port.player.circumstances
    let first = mood.turn(&generator)
    for turn in [first] + Turn.allCases.filter({ $0 != first }) {
      guard let found = next(of: turns[turn.rawValue], row, circumstances, for: &pair) else { continue }
      if counts[row + found] == 0 { coveredPairs += 1 }
      counts[row + found] += 1
      taken[found] += 1
      last = row + found
      return found
    }
    return nil
  }

  private mutating func next<Port>(
    of symbols: [Int], _ row: Int, _ circumstances: borrowing Circumstances, for pair: inout LockStep<Port>
  ) -> Int? {
    guard !symbols.isEmpty else { return nil }
    let start = generator.below(symbols.count)
    let seeksRare = generator.below(2) == 0
    let open = generator.below(2) == 0 ? nil : pair.specification.openSteps
    // The search begins at a random symbol, so that none is preferred.
    var found: Int?
    for offset in symbols.indices {
      let symbol = symbols[(start + offset) % symbols.count]
      if let best = found, !isRarer(symbol, than: best, row) { continue }
      if avoided.contains(row + symbol) || mood.leavesOut(kinds[symbol]) { continue }
      let action = pair.port.behaviour.symbols[symbol].action
      guard pair.port.behaviour.allows(action, in: circumstances), !pair.port.player.isVain(action) else {
        continue
      }
      if open?.contains(action) == true { continue }
      found = symbol
      if !seeksRare { break }
    }
    return found
  }

  /// The next step that answers a waiting request or ends trouble; `nil` if there is none.
  mutating func nextToSettle<Port>(_ pair: inout LockStep<Port>) -> Int? {
    let circumstances = pair.port.player.circumstances
    let row = row(of: pair.specification.stage)
    for action in CaseAction.settling {
      guard let symbol = pair.port.behaviour.symbols.firstIndex(where: { $0.action == action }),
        pair.port.behaviour.allows(action, in: circumstances), !pair.port.player.isVain(action),
        !avoided.contains(row + symbol)
      else { continue }
      last = row + symbol
      taken[symbol] += 1
      return symbol
    }
    return nil
  }

  /// Whether a symbol was taken less often than another in a state of the machines; on a tie, less often overall.
  private func isRarer(_ symbol: Int, than other: Int, _ row: Int) -> Bool {
    (counts[row + symbol], taken[symbol]) < (counts[row + other], taken[other])
  }

  /// The index at which the counts of a state of the machines begin.
  private mutating func row(of state: Guess.Stage?) -> Int {
    if let known = rows[state] { return known }
    let row = counts.count
    rows[state] = row
    counts.append(contentsOf: repeatElement(0, count: symbolCount))
    return row
  }
}

/// A turn of a walk: the kind of the next step.
private enum Turn: Int, CaseIterable {
  /// A call of the app, or an event that is no trouble.
  case call
  /// A change of the world's answers.
  case trouble
  /// The end of trouble: the world answers held requests, or lets calls succeed again.
  case relief
}

/// What a test leaves out, and how often it makes trouble and ends it. Tests that differ in that reach what evenly drawn
/// steps hardly do: trouble that lasts, several calls in the background, one kind of call many times.
private struct Mood {
  /// Of eight turns, those that make trouble, and those that end it.
  private var (trouble, relief) = (1, 2)
  private var leftOut: Set<StepName> = []

  init() {}

  init(_ generator: inout SplitMix64) {
    guard generator.below(2) == 0 else { return }
    trouble = [0, 1, 1, 2][generator.below(4)]
    relief = [0, 1, 2, 3][generator.below(4)]
    leftOut = Set(StepName.allCases.filter { _ in generator.below(2) == 0 })
  }

  func leavesOut(_ kind: StepName) -> Bool { leftOut.contains(kind) }

  func turn(_ generator: inout SplitMix64) -> Turn {
    let drawn = generator.below(8)
    return drawn < trouble ? .trouble : drawn < trouble + relief ? .relief : .call
  }
}

extension CaseAction {
  /// The turn of a step.
  fileprivate var turn: Turn {
    switch self {
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .tokenChanges,
      .tokenInvalidated, .voipArrives, .notificationArrives, .timePasses, .terminates:
      .call
    case .entersBackground: .trouble
    case .entersForeground, .launches, .promptAnswered, .tokenAnswered, .serverAnswers: .relief
    case .settings(let allowed): allowed ? .relief : .trouble
    case .network(let up): up ? .relief : .trouble
    case .world(let changes): changes.endTrouble ? .relief : .trouble
    }
  }
}

extension CaseAction {
  /// The steps that end trouble and answer waiting requests, in an order in which each gets its turn.
  fileprivate static let settling: [CaseAction] = [
    .network(up: true), .promptAnswered(allowed: true), .tokenAnswered(.apns, issued: true),
    .tokenAnswered(.voip, issued: true), .serverAnswers(.accept, operation: nil),
  ]
}

extension PolicyChanges {
  /// Whether the policies end failures of calls. A prompt, or a system that makes the app wait, causes no failure.
  fileprivate var endTrouble: Bool { server == .accept || network == .up || app == .reports }
}
