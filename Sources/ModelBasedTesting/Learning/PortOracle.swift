import Conformance
import MachineAnalysis
import PushModel

/// A port behind a behaviour as something that can be learned. What is seen is told apart by its words,
/// so that it is the same in a cache and in another process.
struct PortOracle<Port: Adapter>: OutputOracle {
  private var system: SystemUnderTest<Port>
  private let cache: LearningCache
  private let expected: [Expected]
  private var numbers: [Observed: Int32] = [:]

  /// What the specification expects somewhere, with its number.
  struct Expected {
    var seen: Observed
    var number: Int32
  }

  /// A port; what agrees with something expected gets its number.
  init(_ system: SystemUnderTest<Port>, cache: LearningCache, expected: [Expected]) {
    self.system = system
    self.cache = cache
    self.expected = expected
  }

  mutating func reset() throws(PortProblem) { try system.reset() }

  mutating func step(_ input: Int) throws(PortProblem) -> Int32 {
    let seen = try system.observe(input)
    if let known = numbers[seen] { return known }
    let edition = system.behaviour.edition
    let agreeing =
      expected.first { $0.seen == seen } ?? expected.first { seen.agrees(with: $0.seen, in: edition) }
    let number = agreeing?.number ?? cache.number(of: seen.words)
    numbers[seen] = number
    return number
  }
}
