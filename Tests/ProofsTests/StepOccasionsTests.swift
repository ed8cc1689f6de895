import ModelAnalysis
import Proofs
import PushModel
import StateMachines
import Testing

/// A property is checked on its occasions alone, so it must not be broken elsewhere.
@Suite struct StepOccasionsTests {
  @Test(arguments: [Edition.nhncloudKo])
  func `Whatever breaks a property is one of its occasions`(edition: Edition) {
    let rules = Interpretation(edition: edition)
    let mutants = RuleMutant.all(in: edition).enumerated().filter { $0.offset % 64 == 3 }.map(\.element)
    let properties = PushProperty.all.filter { $0.editions.contains(edition) }
    var broken: Set<String> = []
    for alphabet in ClosedSystem.Alphabet.all(in: edition)
    where ["permission", "users", "voip", "messages"].contains(alphabet.name) {
      let states = ClosedSystem(rules, alphabet: alphabet).states(limit: 25)
      for mutant in mutants {
        let system = ClosedSystem(mutant.inserted(in: rules), alphabet: alphabet)
        var run = ClosedRun(system)
        for state in states {
          run.begin(in: state)
          for move in system.moves(in: state) {
            run.react(to: move)
            for property in properties {
              guard case .everyStep(let occasions, let holds) = property.claim, !holds(run) else { continue }
              broken.insert(property.name)
              #expect(
                !run.occasions.isDisjoint(with: occasions),
                "\(property.name): \(move.text), \(mutant.place) \(mutant.fault)")
            }
          }
        }
      }
    }
    #expect(broken.count > 2)
  }
}
