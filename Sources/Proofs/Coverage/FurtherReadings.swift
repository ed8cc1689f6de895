import Conformance
import MachineAnalysis
import PushModel
import StateMachines

/// The readings under which cases are played on the specification: every combination that matters to a case,
/// and further ones that the machines ask for on the way.
///
/// A further reading is taken where it leads to an uncovered branch. In the first few of similar cases it is
/// always taken, since a later step may show a difference.
struct FurtherReadings {
  /// The followed rules of a play, and whether the case passed.
  typealias Play = (rules: [RuleTaken], isGood: Bool)

  private var passed: Set<Int> = []
  private var taken: [Alike: Int] = [:]

  /// Plays a case under each of them; `play` is told whether they are further ones.
  mutating func play(_ one: CompiledCase, _ play: (_ readings: Readings, _ areFurther: Bool) -> Play) {
    // Under other readings of its condition the case expects nothing.
    let named = one.source.questions
    let tables = PushTables.of(one.edition)
    var alike = Alike(one.source)
    for readings in one.combinationsNamed {
      var tried: Set<Readings> = []
      var waiting: [(readings: Readings, branch: Int?)] = [(readings, nil)]
      while let next = waiting.popLast() {
        if let branch = next.branch, passed.contains(branch) { continue }
        let isFirst = next.readings == readings
        let (rules, isGood) = play(next.readings, !isFirst)
        if isGood { passed.formUnion(rules.lazy.map(\.branch)) }
        for rule in rules {
          for (other, choices) in tables.alternatives(to: rule.branch) {
            alike.branch = other
            guard !passed.contains(other) || isFirst && taken[alike, default: 0] < Alike.first,
              !choices.contains(where: { named.contains($0.question) })
            else { continue }
            var further = next.readings
            for choice in choices { further[choice.question] = choice.reading }
            guard tried.insert(further).inserted else { continue }
            taken[alike, default: 0] += 1
            waiting.append((further, isFirst ? nil : other))
          }
        }
      }
    }
  }
}

/// A class of similar cases, and a branch that is taken in place of another.
private struct Alike: Hashable {
  /// The number of cases of a class in which the branch is taken.
  static let first = 3

  let permission: PermissionStatus
  let isInitialized: Bool
  let steps: Set<StepName>
  var branch = 0

  init(_ one: ConformanceCase) {
    permission = one.given.permission
    isInitialized = one.given.initialized
    steps = Set(one.steps.map(\.action.stepName))
  }
}

extension PushTables {
  /// The other branches of the cell of a branch, by number, each with the readings in which their paths differ.
  func alternatives(to number: Int) -> [(number: Int, choices: [ReadingChoice])] {
    let (machine, branch) = branch(number)
    let first = firstBranches[kind(ofBranch: number)]
    return machine.branches(ofCell: machine.cell(in: branch.state, on: branch.input))
      .filter { first + $0 != number }
      .map { other in
        (first + other, machine.branches[other].path.filter { !branch.path.contains($0) })
      }
  }
}
