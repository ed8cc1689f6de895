import Conformance
import ModelBasedTesting
import PushModel
import ReferenceAdapter
import StateMachines
import Testing

struct BehaviourTests {
  @Test(arguments: Edition.allCases)
  func `Every symbol can be played on the machines`(in edition: Edition) throws {
    for behaviour in Behaviour.all(in: edition) {
      for symbol in behaviour.symbols.indices {
        var system = try SystemUnderTest(
          ModelPort(edition: edition, readings: Readings()), behaviour: behaviour)
        try system.reset()
        _ = try system.observe(symbol)
      }
    }
  }
}
