import ModelBasedTesting
package import MachineAnalysis
package import Conformance
import ModelAnalysis
package import PushModel
import StateMachines

extension CoverageRecorder {
  /// Nothing was passed yet of the specification's machines in an edition: those of the SDK and, where
  /// the world is played as well, the world's.
  package init(_ edition: Edition, withWorld: Bool = true) {
    self.init(
      of: MachineRegistry.sdk, unordered: withWorld ? MachineRegistry.world : [],
      edition: edition.rawValue)
  }

  /// Counts a case that was played on the specification.
  package mutating func add(_ run: ModelRun) {
    add(run.rules.lazy.map(Visit.init), under: run.readings)
    for cell in run.record.visitedCells {
      let names = cell.split(separator: "/").map(String.init)
      if names.count == 3 { add(Visit(names[0], in: names[1], on: names[2])) }
    }
    guard run.record.verdict.isGood else { return }
    for possible in run.record.readings {
      guard let question = OpenQuestion.named(possible.question) else { continue }
      let readings = question.readings.map(\.name)
      guard let followed = run.readings[question.id] ?? readings.first, possible.readings.contains(followed)
      else { continue }
      tell(question.id, following: followed, from: readings.filter { !possible.readings.contains($0) })
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
