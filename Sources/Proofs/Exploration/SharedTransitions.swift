import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

/// The transitions of the composed system under one alphabet and any number of interpretations, each computed once.
///
/// A transition depends only on the readings of the questions that are asked on the way. Interpretations that
/// agree on them share it, with the findings about it.
struct SharedTransitions {
  let alphabet: ClosedSystem.Alphabet
  let properties: [PushProperty]
  /// The states that any interpretation reaches.
  private(set) var table = StateTable<PackedState>()
  private(set) var conditions: ReadingConditions
  private(set) var variants: [Variant] = []

  /// The conditions of the properties whose events have not been found yet.
  private var unmet: [Condition]
  /// The conditions that every step has to meet.
  private let always: [Condition]
  /// The goals that have to stay reachable.
  private let wanted: [(isGoal: @Sendable (ClosedSystem.State) -> Bool, bit: UInt64)]
  /// For each state, the index of its first transition in `variants`; -1 until they are computed.
  private var heads: [Int32] = []
  private var counts: [UInt16] = []
  /// For each state with computed transitions, the goals that it meets, a bit for each property.
  private(set) var goals: [UInt64] = []
  private var remarkTable = StateTable<Remark>()
  /// The moves and observations of transitions, letter by letter.
  private var labels = StateTable<Letter>()

  /// The result of a move under some readings, with the next variant, for other readings.
  struct Variant {
    var condition: UInt32
    var target: UInt32
    var remark: UInt32
    var label: UInt32
    var next: Int32
    /// Whether the process keeps running.
    var goesOn: Bool
  }

  /// The findings about a transition.
  struct Remark: Hashable, Sendable {
    /// The places of the properties that it violates.
    var violated: [Int] = []
    /// The properties whose event it is, a bit for each.
    var met: UInt64 = 0
    var impossible: [String] = []
  }

  /// A condition of a property.
  private struct Condition {
    let holds: PushProperty.StepCondition
    let occasions: StepOccasions
    let bit: UInt64
  }

  /// A numbered word with one letter more: first the move, then each observation.
  private struct Letter: BitwiseCopyable, Hashable {
    let previous: UInt64
    let word: UInt64
  }

  /// The remarks by number; the first is empty.
  var remarks: [Remark] { remarkTable.states }

  /// The system under one interpretation.
  struct Interpreted {
    let system: ClosedSystem
    let vector: [UInt16]
    /// The branches that were first followed under this interpretation.
    var isPassed: [Bool]
    var run: ClosedRun

    /// The cells of those branches, with the readings that lead to them.
    var followed: Set<String> {
      Set(
        isPassed.indices.lazy.filter { isPassed[$0] }.map { number in
          RuleTaken(branch: number, in: system.interpretation.tables).coverageKey
        })
    }
  }

  /// - Parameter met: The properties whose events have been found already.
  init(
    _ alphabet: ClosedSystem.Alphabet, of edition: Edition, properties: [PushProperty],
    alreadyMet met: UInt64 = 0
  ) {
    precondition(properties.count <= 64, "a word has a bit for each property")
    self.alphabet = alphabet
    self.properties = properties
    unmet = properties.enumerated().map { index, property in
      Condition(holds: property.isMet, occasions: .any, bit: 1 << UInt64(index))
    }.filter { met & $0.bit == 0 }
    always = properties.enumerated().compactMap { index, property in
      guard case .everyStep(let occasions, let holds) = property.claim else { return nil }
      return Condition(holds: holds, occasions: occasions, bit: 1 << UInt64(index))
    }
    wanted = properties.enumerated().compactMap { index, property in
      guard case .staysPossible(let isGoal) = property.claim else { return nil }
      return (isGoal, 1 << UInt64(index))
    }
    conditions = ReadingConditions(of: edition)
    _ = remarkTable.insert(Remark())
  }

  func interpreted(_ interpretation: Interpretation, _ readings: Readings) -> Interpreted {
    let system = ClosedSystem(interpretation, alphabet: alphabet)
    return Interpreted(
      system: system, vector: conditions.vector(of: readings),
      isPassed: [Bool](repeating: false, count: interpretation.tables.branchCount), run: ClosedRun(system))
  }

  /// A state with its values.
  func state(_ number: Int, of system: ClosedSystem) -> ClosedSystem.State {
    table.states[number].state(of: system)
  }

  /// The number of a state.
  mutating func number(of state: PackedState) -> Int {
    let found = table.insert(state)
    if found.isNew {
      heads.append(-1)
      counts.append(0)
      goals.append(0)
    }
    return found.number
  }

  /// The number of possible moves in a state.
  mutating func moveCount(of state: Int, _ interpreted: inout Interpreted) -> Int {
    if heads[state] < 0 { workOut(state, &interpreted) }
    return Int(counts[state])
  }

  /// The number of possible moves in a state whose moves are computed.
  func knownMoveCount(of state: Int) -> Int { Int(counts[state]) }

  /// The variant of a move for an interpretation; `holds` has the conditions that it meets.
  mutating func variant(
    of state: Int, _ move: Int, _ interpreted: inout Interpreted, _ holds: inout [Bool]
  ) -> Variant {
    var place = firstVariant(of: state, move)
    while true {
      let variant = variants[place]
      extend(&holds, interpreted.vector)
      if holds[Int(variant.condition)] { return variant }
      place = variant.next < 0 ? addVariant(of: state, move, after: place, &interpreted) : Int(variant.next)
    }
  }

  /// The index of a move's first variant, once the moves of the state are computed.
  func firstVariant(of state: Int, _ move: Int) -> Int { Int(heads[state]) + move }

  /// Computes a move for an interpretation that meets the condition of none of its variants; returns the
  /// index of the new one.
  mutating func addVariant(
    of state: Int, _ move: Int, after last: Int, _ interpreted: inout Interpreted
  ) -> Int {
    let live = self.state(state, of: interpreted.system)
    interpreted.run.begin(in: live)
    let other = workOut(interpreted.system.moves(in: live)[move], &interpreted)
    variants[last].next = Int32(variants.count)
    variants.append(other)
    return variants.count - 1
  }

  private func extend(_ holds: inout [Bool], _ vector: [UInt16]) {
    while holds.count < conditions.count { holds.append(conditions.holds(holds.count, under: vector)) }
  }

  private mutating func workOut(_ state: Int, _ interpreted: inout Interpreted) {
    let live = self.state(state, of: interpreted.system)
    let moves = interpreted.system.moves(in: live)
    heads[state] = Int32(variants.count)
    counts[state] = UInt16(moves.count)
    for goal in wanted where goal.isGoal(live) { goals[state] |= goal.bit }
    interpreted.run.begin(in: live)
    for move in moves { variants.append(workOut(move, &interpreted)) }
  }

  private mutating func workOut(_ move: ClosedSystem.Move, _ interpreted: inout Interpreted) -> Variant {
    interpreted.run.react(to: move)
    for passed in interpreted.run.reaction.passed { interpreted.isPassed[Int(passed.branch)] = true }
    return variant(of: interpreted.run)
  }

  private mutating func variant(of step: PushProperty.Step) -> Variant {
    let goesOn = if case .endProcess = step.move { false } else { true }
    return Variant(
      condition: conditions.number(of: step.reaction.passed), target: UInt32(number(of: step.packed)),
      remark: number(ofRemarkOn: step), label: number(ofLabelOf: step), next: -1, goesOn: goesOn)
  }

  private mutating func number(ofLabelOf step: PushProperty.Step) -> UInt32 {
    var label = labels.insert(Letter(previous: .max, word: step.move.word)).number
    for sight in step.reaction.seen {
      label = labels.insert(Letter(previous: UInt64(label), word: sight.word)).number
    }
    return UInt32(label)
  }

  private mutating func number(ofRemarkOn step: PushProperty.Step) -> UInt32 {
    let occasions = step.occasions
    var remark = Remark()
    for place in always.indices where !always[place].occasions.isDisjoint(with: occasions) {
      if !always[place].holds(step) { remark.violated.append(always[place].bit.trailingZeroBitCount) }
    }
    // An event is found once and for all.
    var place = 0
    while place < unmet.count {
      if unmet[place].holds(step) {
        remark.met |= unmet.remove(at: place).bit
      } else {
        place += 1
      }
    }
    if !step.reaction.impossible.isEmpty { remark.impossible = step.reaction.impossible }
    return remark == Remark() ? 0 : UInt32(remarkTable.insert(remark).number)
  }
}
