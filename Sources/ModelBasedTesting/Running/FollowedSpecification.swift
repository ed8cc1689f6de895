import Conformance
import PushModel
import StateMachines

/// The specification beside a port, under all readings that agree with what has been seen of it.
///
/// What a test has ruled out stays ruled out in the next. What comes of a step after the same has been seen is worked
/// out once, and looked up from then on.
struct FollowedSpecification {
  private let behaviour: Behaviour
  private let unobserved: Set<OptionalObservation>
  /// The combinations of readings that agree with the tests so far.
  private(set) var readings: [ReadingSet]

  /// What agrees with what was seen, at each place where a test has been.
  private var nodes: [Node] = []
  private var numbers: [Set<Hypotheses.Place>: Int] = [:]
  /// Where a test begins, by what is seen of the setting.
  private var beginnings: [Step] = []
  /// Where each step leads from each place, by what is seen of it.
  private var steps: [[Step]] = []
  private var undecided: [Bool?] = []
  private var current = 0
  /// Whether a record that is gone is taken to stand, so that a query tells what its loss means.
  var takesLostRecordsToStand = false
  /// What was seen last in the test.
  private var lastSeen: Observed?
  /// Whether in the test a call was made while another one was open.
  private var callsMet = false
  /// The agreements that the app has given in the test.
  private var agreementsGiven: Set<AgreementParts> = []
  /// The last hypotheses: they have met every text.
  private var latest: Hypotheses?

  private struct Node {
    var hypotheses: Hypotheses
    /// How many calls a test has made that came here.
    var callCount: Int
  }

  private struct Step {
    let seen: Observed
    let target: Int
  }

  /// After so many hypotheses what was worked out is forgotten.
  private static let limit = 10_000
  private var hypothesisCount = 0

  /// The specification in the setting of a behaviour; what is `unobserved` is not looked at.
  init(_ behaviour: Behaviour, unobserved: Set<OptionalObservation>, readings: [ReadingSet]) {
    self.behaviour = behaviour
    self.unobserved = unobserved
    self.readings = readings
  }

  /// Begins a test; what is wrong with the setting, if something is.
  mutating func begin(seeing seen: Observed) -> Divergence? {
    learn()
    lastSeen = seen
    callsMet = false
    agreementsGiven = behaviour.given.agreementsGiven(in: behaviour.edition)
    if let known = beginnings.first(where: { $0.seen == seen }) {
      current = known.target
      return nil
    }
    guard
      var hypotheses = Hypotheses(
        behaviour.given, in: behaviour.edition, unobserved: unobserved, readings: readings)
    else { return nil }
    if let latest { hypotheses.numberTexts(as: latest) }
    let ways = hypotheses.ways(nil, as: nil)
    hypotheses.follow(ways, seeing: seen)
    if hypotheses.isLost { return divergence(seen, ways) }
    current = number(of: hypotheses, callCount: 0)
    beginnings.append(Step(seen: seen, target: current))
    return nil
  }

  /// Keeps what the last test has ruled out.
  private mutating func learn() {
    guard nodes.indices.contains(current) else { return }
    let left = nodes[current].hypotheses.readings
    // Of numbers so large only the first digits are known.
    guard ReadingSet.count(of: left) < ReadingSet.count(of: readings) * 0.999_999 else { return }
    readings = left
    forget()
  }

  private mutating func forget() {
    nodes = []
    numbers = [:]
    beginnings = []
    steps = []
    undecided = []
    current = 0
    hypothesisCount = 0
  }

  /// Goes on with what was seen of a step; what is wrong with it, if something is.
  mutating func follow(_ symbol: Int, seeing seen: Observed) -> Divergence? {
    let cell = current * behaviour.symbols.count + symbol
    let action = behaviour.symbols[symbol].action
    if let lastSeen { callsMet = lastSeen.isMet(by: action) || callsMet && lastSeen.hasOpenCalls }
    lastSeen = seen
    if let agreement = action.agreement { agreementsGiven.insert(agreement) }
    if let known = steps[cell].first(where: { $0.seen == seen }) {
      current = known.target
      return nil
    }
    let ways = ways(symbol)
    var hypotheses = ways.hypotheses
    hypotheses.follow(
      ways.all, seeing: takesLostRecordsToStand ? seen.withLostRecords(of: ways.all) : seen)
    if hypotheses.isLost { return divergence(seen, ways.all) }
    let callCount = nodes[current].callCount + (action.operation == nil ? 0 : 1)
    let isRemembered = hypothesisCount < Self.limit
    if !isRemembered { forget() }
    current = number(of: hypotheses, callCount: callCount)
    if isRemembered { steps[cell].append(Step(seen: seen, target: current)) }
    return nil
  }

  /// What may be seen of a step, in words.
  mutating func expectation(of symbol: Int) -> String {
    ways(symbol).all.lazy.compactMap(\.seen).first?.words ?? "nothing"
  }

  private mutating func ways(_ symbol: Int) -> (all: [Hypotheses.Way], hypotheses: Hypotheses) {
    let node = nodes[current]
    let action = behaviour.symbols[symbol].action
    var hypotheses = node.hypotheses
    if let latest { hypotheses.numberTexts(as: latest) }
    let ways = hypotheses.ways(
      action, as: action.operation == nil ? nil : CallNames.name(node.callCount))
    latest = hypotheses
    return (ways, hypotheses)
  }

  private mutating func number(of hypotheses: Hypotheses, callCount: Int) -> Int {
    latest = hypotheses
    let places = hypotheses.places
    if !hypotheses.hasUndecided, let known = numbers[places] { return known }
    if !hypotheses.hasUndecided { numbers[places] = nodes.count }
    hypothesisCount += hypotheses.count
    nodes.append(Node(hypotheses: hypotheses, callCount: callCount))
    steps.append(contentsOf: repeatElement([], count: behaviour.symbols.count))
    undecided.append(contentsOf: repeatElement(nil, count: behaviour.symbols.count))
    return nodes.count - 1
  }

  /// What was seen, and what comes nearest to it among what might have been.
  private func divergence(_ seen: Observed, _ ways: [Hypotheses.Way]) -> Divergence {
    let mismatch = Mismatch(
      seen, from: ways, in: behaviour.edition, callsMet: callsMet, given: agreementsGiven)
    return Divergence(
      seen: seen.words, expected: mismatch.nearest?.seen?.words ?? "nothing",
      requirements: mismatch.requirements, weight: mismatch.weight, edition: behaviour.edition,
      losesRecord: !callsMet && mismatch.requirements.isEmpty
        && seen.withLostRecords(of: ways) == mismatch.nearest?.seen,
      readings: mismatch.nearest?.hypothesis.readings.first?.first.readings ?? Readings())
  }

  /// Whether the rest of the test is not judged.
  var isUndecided: Bool {
    let hypotheses = nodes[current].hypotheses
    return hypotheses.isUndecided || hypotheses.isTooWide
  }

  /// Whether nobody says what follows from a step, under some reading that is left.
  mutating func leavesUndecided(_ symbol: Int) -> Bool {
    let cell = current * behaviour.symbols.count + symbol
    if let known = undecided[cell] { return known }
    let isUndecided = nodes[current].hypotheses.leavesUndecided(behaviour.symbols[symbol].action)
    undecided[cell] = isUndecided
    return isUndecided
  }

  /// Whether a step changes what is awaited, under some reading that is left.
  func overtakes(_ symbol: Int) -> Bool {
    nodes[current].hypotheses.overtakes(behaviour.symbols[symbol].action)
  }

  /// Where the machines of the SDK are, under one of the readings.
  var machineState: MachineStates? { nodes[current].hypotheses.machineState }
}
