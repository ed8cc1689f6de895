import Conformance
import MachineAnalysis
import PushModel
import StateMachines

/// Under which readings cases are played on the specification: under every combination of those that matter to a case, and
/// under further ones that the machines ask for on the way.
///
/// A further one is taken where it leads to a branch which nothing has passed yet, and in the first of the cases that are
/// alike in any case, since it may be a later step that shows something new.
struct FurtherReadings {
  /// The rules that were followed in a play, and whether it came out as the case says.
  typealias Play = (rules: [RuleTaken], isGood: Bool)

  private var passed: Set<Int> = []
  private var taken: [Alike: Int] = [:]

  /// Plays a case under each of them; the player is told whether they are further ones.
  mutating func play(_ one: CompiledCase, _ play: (_ readings: Readings, _ areFurther: Bool) -> Play) {
    // Under other readings of its condition it says nothing.
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

/// What cases have in common in which much the same happens, and a branch that is taken in place of another.
private struct Alike: Hashable {
  /// In so many of them it is taken.
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
  /// The other branches of the cell of a branch: by number, each with the readings that lead there and not to it.
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
