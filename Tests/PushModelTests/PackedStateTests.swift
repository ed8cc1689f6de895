import MachineAnalysis
@testable import PushModel
import StateMachines
import Testing

@Suite struct PackedStateTests {
  @Test(arguments: Edition.allCases)
  func `A state that was packed is the same once it is unpacked`(_ edition: Edition) throws {
    var random = SplitMix64(seed: 3)
    var known: Set<PackedState> = []
    for alphabet in ClosedSystem.Alphabet.all(in: edition) {
      let system = ClosedSystem(Interpretation(edition: edition), alphabet: alphabet)
      var frontier = system.initial
      for _ in 0..<50 where !frontier.isEmpty {
        let state = frontier.remove(at: random.below(frontier.count))
        for move in system.moves(in: state) {
          let next = system.react(to: move, in: state).state
          let packed = try #require(PackedState(next))
          guard known.insert(packed).inserted else { continue }
          frontier.append(next)
          let unpacked = packed.state(of: system)
          let isEqual = lookedAt(unpacked) == lookedAt(next)
          #expect(isEqual, "\(alphabet.name)")
          #expect(PackedState(unpacked) == packed, "\(alphabet.name)")
        }
      }
    }
    #expect(known.count > 250, "\(known.count) states")
  }

  /// The state with one set of machines: those of the world in the SDK's part, and the reverse, are never read.
  private func lookedAt(_ state: ClosedSystem.State) -> ClosedSystem.State {
    var state = state
    for member in Member.allCases {
      if member.isOfWorld {
        state.sdk.machines[member.rawValue] = 0
      } else {
        state.world.machines[member.rawValue] = 0
      }
    }
    return state
  }
}
