import ModelAnalysis
import Proofs
import PushModel
import StateMachines
import Testing

@Suite struct MutantEquivalenceTests {
  private func mutant(
    _ machine: String, _ state: String, _ input: String, _ fault: TransitionFault, in edition: Edition
  ) throws -> RuleMutant {
    try #require(
      RuleMutant.all(in: edition).first {
        $0.place == "\(machine)/\(state)/\(input)" && $0.fault == fault
      })
  }

  @Test func `A fault that can be seen is told by a shortest way`() throws {
    let mutant = try mutant(
      "TokenRegistration", "awaitingServer", "failed", .drops("failWithServerCode"), in: .tcpushKo)
    let equivalence = MutantEquivalence(of: [mutant], in: .tcpushKo)
    #expect(equivalence.proved.isEmpty)
    let telling = try #require(equivalence.told[0])
    #expect(
      telling.moves.map(\.text) == [
        "initialize, settings A", "register apns", "apns.issues", "server.refuses the registration of apns",
      ])
  }

  @Test func `A state that makes no difference is proved`() throws {
    let mutant = try mutant("Agreement", "none", "given", .goesTo("keptAsSent"), in: .tcpushKo)
    let equivalence = MutantEquivalence(of: [mutant], in: .tcpushKo)
    #expect(equivalence.proved == [0])
    #expect(equivalence.told.isEmpty)
  }

  @Test func `A second end of a call is proved`() throws {
    let mutant = try mutant(
      "TokenRecord", "none", "noRecordFound", .adds("completeQueryWithNothing"), in: .tcpushKo)
    #expect(MutantEquivalence(of: [mutant], in: .tcpushKo).proved == [0])
  }

  @Test func `What only an undecided move tells is proved without it`() throws {
    let mutant = try mutant(
      "VoIPRegistration", "awaitingServer", "timePasses", .adds("failSystem"), in: .tcpushKo)
    let equivalence = MutantEquivalence(of: [mutant], in: .tcpushKo)
    #expect(equivalence.proved == [0])
    #expect(equivalence.undecided[0]?.map { $0.asked() } == ["Q-REG-55"])
  }

  @Test func `What has no end is seen and ends`() throws {
    let mutant = try mutant("CallsInProgress", "idle", "register", .adds("queueCall"), in: .toastJa)
    let alphabet = try #require(ClosedSystem.Alphabet.all(in: .toastJa).first { $0.name == "permission" })
    let system = ClosedSystem(mutant.inserted(in: Interpretation(edition: .toastJa)), alphabet: alphabet)
    var state = try #require(system.initial.first)
    var reaction: ClosedSystem.Reaction?
    for text in ["initialize, settings A", "register apns", "user.refuses"] {
      let move = try #require(system.moves(in: state).first { $0.text == text })
      let next = system.react(to: move, in: state)
      reaction = next
      state = next.state
    }
    #expect(reaction?.seen.last == .noEnd)
    #expect(reaction?.impossible == ["what a move leads to, without end"])
  }
}
