import PushModel
import StateMachines
import Testing

@Suite struct UndecidedMoveTests {
  @Test func eachHasItsOwnWords() {
    #expect(Set(UndecidedMove.all.map(\.meaning)).count == UndecidedMove.all.count)
  }

  /// A step that may be done later is not followed apart under some readings.
  @Test func whenSomethingIsDoneIsLeftOpenUnderAllReadings() {
    let moves = UndecidedMove.all.filter { $0.extent == .time }
    #expect(!moves.isEmpty && moves.allSatisfy { $0.readings == Readings() })
  }

  @Test func muchTimeIsUndecidedWhileTheServerIsAwaitedAlone() throws {
    let undecided = try #require(UndecidedMove.all.first { $0.citation == "Q-REG-55" })
    let alphabet = try #require(ClosedSystem.Alphabet.all(in: .tcpushKo).first { $0.name == "network" })
    let system = ClosedSystem(Interpretation(edition: .tcpushKo), alphabet: alphabet)
    var state = try #require(system.initial.first)
    let initialize = ClosedSystem.Move.initialize(alphabet.settings[0], delegate: .set)
    for (move, isUndecided) in [
      (initialize, false), (.register(.apns, .complete), false), (.answerPrompt(allowed: true), false),
      (.answerToken(.registration, .apns, issued: true), true), (.answer(.register(.apns), .accepted), false),
    ] {
      state = system.react(to: move, in: state).state
      #expect(undecided.covers(.passTime, in: state, of: .tcpushKo) == isUndecided, "\(move)")
    }
  }
}
