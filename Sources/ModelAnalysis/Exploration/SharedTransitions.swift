import MachineAnalysis
import PushModel
import StateMachines

/// The transitions of the composed system under one alphabet and any number of interpretations, each worked out once.
///
/// A transition depends on the readings of those questions only that are asked on the way. Interpretations that
/// agree on them share it, and what was found out about it.
struct SharedTransitions {
  /// What can happen.
  let alphabet: ClosedSystem.Alphabet
  let properties: [PushProperty]
  /// The states, under whatever interpretation they can be reached.
  private(set) var table = StateTable<ClosedSystem.State>()
  private(set) var conditions = ReadingConditions()
  private(set) var variants: [Variant] = []

  /// For each state, where its transitions begin in `variants`; -1 as long as they are not worked out.
  private var heads: [Int32] = []
  private var counts: [UInt16] = []
  private var remarkTable = StateTable<Remark>()
  /// What happens and is seen in transitions.
  private var labels = StateTable<Label>()

  /// What comes of a move under some readings, with the next variant, which holds under others.
  struct Variant {
    var condition: UInt32
    var target: UInt32
    var remark: UInt32
    var label: UInt32
    var next: Int32
    /// Whether the process goes on.
    var goesOn: Bool
  }

  /// What was found out about a transition.
  struct Remark: Hashable, Sendable {
    /// The properties that it violates, and those of which it shows what they speak of, a bit for each.
    var violated: UInt64 = 0
    var met: UInt64 = 0
    var impossible: [String] = []
  }

  private struct Label: Hashable, Sendable {
    let move: ClosedSystem.Move
    let seen: [ClosedSystem.Seen]
  }

  /// The remarks by number; the first says nothing.
  var remarks: [Remark] { remarkTable.states }

  /// The system under one interpretation.
  struct Interpreted {
    let system: ClosedSystem
    let vector: [UInt16]
    /// For each cell of the machines, the readings that its rule rests on.
    let choices: [[UInt16]]
    /// The cells of which a rule was followed first under this interpretation.
    var isPassed: [Bool]
  }

  init(_ alphabet: ClosedSystem.Alphabet, properties: [PushProperty]) {
    precondition(properties.count <= 64, "a word has a bit for each property")
    self.alphabet = alphabet
    self.properties = properties
    _ = remarkTable.insert(Remark())
  }

  func interpreted(_ interpretation: Interpretation, _ readings: Readings) -> Interpreted {
    let vector = conditions.vector(of: readings)
    let all = [Bool](repeating: true, count: interpretation.cellCount)
    return Interpreted(
      system: ClosedSystem(interpretation, alphabet: alphabet), vector: vector,
      choices: interpretation.rules(inCells: all).map { conditions.choices(of: $0.questions, under: vector) },
      isPassed: all.map { _ in false })
  }

  /// The number of a state.
  mutating func number(of state: ClosedSystem.State) -> Int {
    let found = table.insert(state)
    if found.isNew {
      heads.append(-1)
      counts.append(0)
    }
    return found.number
  }

  /// How many moves are possible in a state.
  mutating func moveCount(of state: Int, _ interpreted: inout Interpreted) -> Int {
    if heads[state] < 0 { workOut(state, &interpreted) }
    return Int(counts[state])
  }

  /// What comes of a move, of which the conditions are known that hold.
  mutating func variant(
    of state: Int, _ move: Int, _ interpreted: inout Interpreted, _ holds: inout [Bool]
  ) -> Variant {
    var place = Int(heads[state]) + move
    while true {
      let variant = variants[place]
      extend(&holds, interpreted.vector)
      if holds[Int(variant.condition)] { return variant }
      if variant.next < 0 { break }
      place = Int(variant.next)
    }
    let other = workOut(
      interpreted.system.moves(in: table.states[state])[move], in: table.states[state], &interpreted)
    variants[place].next = Int32(variants.count)
    variants.append(other)
    extend(&holds, interpreted.vector)
    return other
  }

  private func extend(_ holds: inout [Bool], _ vector: [UInt16]) {
    while holds.count < conditions.count {
      holds.append(conditions.holds(holds.count, under: vector))
    }
  }

  private mutating func workOut(_ number: Int, _ interpreted: inout Interpreted) {
    let state = table.states[number]
    let moves = interpreted.system.moves(in: state)
    heads[number] = Int32(variants.count)
    counts[number] = UInt16(moves.count)
    for move in moves {
      let variant = workOut(move, in: state, &interpreted)
      variants.append(variant)
    }
  }

  private mutating func workOut(
    _ move: ClosedSystem.Move, in state: ClosedSystem.State, _ interpreted: inout Interpreted
  ) -> Variant {
    let reaction = interpreted.system.react(to: move, in: state)
    var asked: Set<UInt16> = []
    for cell in reaction.cells {
      interpreted.isPassed[Int(cell)] = true
      asked.formUnion(interpreted.choices[Int(cell)])
    }
    let step = PushProperty.Step(before: state, move: move, reaction: reaction)
    var remark = Remark(impossible: reaction.impossible)
    for (index, property) in properties.enumerated() {
      if property.isMet(step) { remark.met |= 1 << UInt64(index) }
      if case .everyStep(let holds) = property.claim, !holds(step) { remark.violated |= 1 << UInt64(index) }
    }
    return Variant(
      condition: conditions.number(of: asked), target: UInt32(self.number(of: reaction.state)),
      remark: UInt32(remarkTable.insert(remark).number),
      label: UInt32(labels.insert(Label(move: move, seen: reaction.seen)).number), next: -1,
      goesOn: move != .endProcess)
  }
}
