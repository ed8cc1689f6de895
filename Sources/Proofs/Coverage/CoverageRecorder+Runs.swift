package import Conformance
package import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
package import PushModel
import StateMachines

extension CoverageRecorder {
  /// Nothing was passed yet of the specification's machines in an edition, those of the SDK and the world's.
  package init(_ edition: Edition) {
    self.init(of: MachineRegistry.sdk, unordered: MachineRegistry.world, edition: edition.rawValue)
  }

  /// Plays cases on the specification, and counts what is passed where they come out as they say.
  ///
  /// Each is played under every combination of the readings that matter to it, and under further ones that the machines
  /// ask for on the way: where one leads to a branch which nothing has passed yet, and in the first of the cases that are
  /// alike in any case, since it may be a later step that shows something new.
  package mutating func add(_ cases: [CompiledCase]) {
    var passed: Set<Int> = []
    var taken: [Alike: Int] = [:]
    for each in cases {
      // Under other readings of its condition it says nothing.
      let named = each.source.questions
      let tables = PushTables.of(each.edition)
      var alike = Alike(each.source)
      for readings in each.combinationsNamed {
        var tried: Set<Readings> = []
        var waiting: [(readings: Readings, branch: Int?)] = [(readings, nil)]
        while let next = waiting.popLast() {
          if let branch = next.branch, passed.contains(branch) { continue }
          let isFirst = next.readings == readings
          for rule in play(each, under: next.readings, &passed) {
            for (other, choices) in tables.alternatives(to: rule.branch) {
              alike.branch = other
              let isNew = !passed.contains(other)
              guard isNew || isFirst && taken[alike, default: 0] < Alike.first,
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

  /// Plays a case once; the rules that the SDK's machines followed.
  private mutating func play(
    _ compiled: CompiledCase, under readings: Readings, _ passed: inout Set<Int>
  ) -> [RuleTaken] {
    var port = TracingPort(ModelPort(edition: compiled.edition, readings: readings))
    let record: CaseRecord = CaseRunner.run(compiled, on: &port, profile: port.profile, explains: false)
    let rules = port.rules.flatMap { $0 }
    guard record.verdict.isGood else { return rules }
    passed.formUnion(rules.lazy.map(\.branch))
    add(rules.lazy.map(Visit.init), under: readings)
    for cell in record.visitedCells {
      let names = cell.split(separator: "/").map(String.init)
      if names.count == 3 { add(Visit(names[0], in: names[1], on: names[2])) }
    }
    for possible in record.readings {
      guard let question = OpenQuestion.named(possible.question) else { continue }
      let all = question.readings.map(\.name)
      guard let followed = readings[question.id] ?? all.first, possible.readings.contains(followed)
      else { continue }
      tell(question.id, following: followed, from: all.filter { !possible.readings.contains($0) })
    }
    return rules
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
  fileprivate func alternatives(to number: Int) -> [(number: Int, choices: [ReadingChoice])] {
    let (machine, branch) = branch(number)
    let first = firstBranches[kind(ofBranch: number)]
    return machine.branches(ofCell: machine.cell(in: branch.state, on: branch.input))
      .filter { first + $0 != number }
      .map { other in
        (first + other, machine.branches[other].path.filter { !branch.path.contains($0) })
      }
  }
}

extension Visit {
  /// What a machine of the SDK took when it followed a rule.
  package init(_ rule: RuleTaken) {
    self.init(rule.machine, part: rule.channel?.rawValue ?? "", in: rule.state, on: rule.input)
  }
}

extension Coverage {
  /// Compares what the case tables passed with what they have to.
  package init(ofCases records: [CoverageRecorder]) {
    self.init(
      records, questions: ReadingCoverage.Question.ofTheSpecification,
      exceptions: CoverageException.ofTheSpecification)
  }
}
