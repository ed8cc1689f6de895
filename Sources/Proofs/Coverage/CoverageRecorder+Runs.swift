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
  /// Each is played under every combination of the readings that it names, and of further questions under those that
  /// lead to a branch which nothing has passed yet.
  package mutating func add(_ cases: [CompiledCase]) {
    var passed: Set<Int> = []
    for each in cases {
      // Under other readings of its condition it says nothing.
      let named = each.questionsNamed.union(each.source.condition.map(\.question))
      let tables = PushTables.of(each.edition)
      for readings in each.combinationsNamed {
        var tried: Set<Readings> = []
        for rule in play(each, under: readings, &passed) {
          for (other, choices) in tables.alternatives(to: rule.branch) where !passed.contains(other) {
            guard named.isDisjoint(with: choices.map(\.question)) else { continue }
            var further = readings
            for choice in choices { further[choice.question] = choice.reading }
            guard tried.insert(further).inserted else { continue }
            _ = play(each, under: further, &passed)
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
