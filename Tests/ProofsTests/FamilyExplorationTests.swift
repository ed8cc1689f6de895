import ModelAnalysis
import Proofs
import PushModel
import StateMachines
import Testing

@testable import Proofs

@Suite struct FamilyExplorationTests {
  @Test func `They come to what each comes to alone`() throws {
    let edition = Edition.tcpushKo
    let alphabet = try #require(ClosedSystem.Alphabet.all(in: edition).first { $0.name == "permission" })
    let questions = ["Q-INIT-2", "Q-INIT-5", "Q-PERM-1", "Q-PERM-2", "Q-PERM-3", "Q-PERM-4", "Q-REG-4"]
    let family = questions.flatMap { question in
      OpenQuestion.named(question)?.readings.map { Readings([question: $0.name]) } ?? []
    }
    let properties = PushProperty.all.filter { $0.editions.contains(edition) }
    let transitions = SharedTransitions(alphabet, of: edition, properties: properties, alreadyMet: 0)
    var shared = transitions
    let together = FamilyExploration(family, in: &shared) { Interpretation(edition: edition, readings: $0) }

    var (states, steps) = (0, 0)
    var followed: Set<String> = []
    var violations = 0
    for (member, readings) in family.enumerated() {
      var own = transitions
      let alone = SystemExploration(
        Interpretation(edition: edition, readings: readings), readings, in: &own, tellsApart: false)
      states += alone.stateCount
      steps += alone.transitionCount
      followed.formUnion(alone.followed)
      violations += alone.violations.count { $0 != nil }
      #expect(together.questions(of: member, shared) == alone.questions, "\(readings.sorted)")
      #expect(
        together.violating.map { $0.contains(member) } == alone.violations.map { $0 != nil },
        "\(readings.sorted)")
    }
    #expect(together.stateCount == states)
    #expect(together.transitionCount == steps)
    #expect(together.followed == followed)
    // Readings may break a property, and the comparison must show it.
    #expect(violations > 0)
  }
}
