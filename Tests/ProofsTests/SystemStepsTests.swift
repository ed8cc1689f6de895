import MachineAnalysis
import ModelAnalysis
import Proofs
import PushModel
import StateMachines
import Testing

/// Steps without the values, and the faults that show in them.
@Suite struct SystemStepsTests {
  private let rules = Interpretation(edition: .tcpushKo)

  @Test(arguments: ["permission", "voip"])
  func `Whatever a fault changes shows in a step without values`(name: String) throws {
    let alphabet = try #require(ClosedSystem.Alphabet.all(in: .tcpushKo).first { $0.name == name })
    let system = ClosedSystem(rules, alphabet: alphabet)
    let states = system.states(limit: 60)
    let mutants = RuleMutant.all(in: .tcpushKo).enumerated().filter { $0.offset % 40 == 0 }.map(\.element)
    var changes = 0
    var rehearsal = PushRehearsal()
    for mutant in mutants {
      let tables = mutant.tables
      let mutated = ClosedSystem(mutant.inserted(in: rules), alphabet: alphabet)
      for state in states {
        var run = ClosedRun(system)
        run.noteSteps()
        run.begin(in: state)
        for move in system.moves(in: state) {
          run.react(to: move)
          let other = mutated.react(to: move, in: state)
          guard other.seen != run.reaction.seen || other.state != run.reaction.state else { continue }
          changes += 1
          var steps = SystemSteps(in: .tcpushKo)
          let place = steps.add(rules)
          let numbers = steps.note(run.steps, by: place, at: 0)
          let shown = Set(steps.steps(on: mutant.occasions)).intersection(numbers)
          #expect(
            shown.contains { steps.comesOutOtherwise($0, by: tables, &rehearsal) },
            "\(mutant.place) \(mutant.fault), \(move.text)")
        }
      }
    }
    #expect(changes > 100)
  }

  @Test func `The specification repeats its steps`() throws {
    let alphabet = try #require(ClosedSystem.Alphabet.all(in: .tcpushKo).first { $0.name == "users" })
    let system = ClosedSystem(rules, alphabet: alphabet)
    var steps = SystemSteps(in: .tcpushKo)
    let place = steps.add(rules)
    var rehearsal = PushRehearsal()
    var run = ClosedRun(system)
    run.noteSteps()
    for state in system.states(limit: 200) {
      run.begin(in: state)
      for move in system.moves(in: state) {
        run.react(to: move)
        for number in steps.note(run.steps, by: place, at: 0) {
          #expect(!steps.comesOutOtherwise(number, by: rules.tables, &rehearsal))
          #expect(Set(rehearsal.branches).isSubset(of: run.reaction.passed.map { Int($0.branch) }))
        }
      }
    }
  }
}
