package import Conformance
package import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
package import PushModel
import StateMachines

extension CoverageRecorder {
  /// Makes an empty record for the machines of an edition, those of the SDK and of the world.
  package init(_ edition: Edition) {
    self.init(of: MachineRegistry.sdk, unordered: MachineRegistry.world, edition: edition.rawValue)
  }

  /// Plays cases on the specification, and records the coverage of those that pass.
  package mutating func add(_ cases: [CompiledCase]) {
    var further = FurtherReadings()
    for each in cases { further.play(each) { readings, _ in play(each, under: readings) } }
  }

  /// Plays a case once; returns the followed rules of the SDK's machines, and whether it passed.
  private mutating func play(_ compiled: CompiledCase, under readings: Readings) -> FurtherReadings.Play {
    var port = TracingPort(ModelPort(edition: compiled.edition, readings: readings))
    let record: CaseRecord = CaseRunner.run(compiled, on: &port, profile: port.profile, explains: false)
    let rules = port.rules.flatMap { $0 }
    guard record.verdict.isGood else { return (rules, false) }
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
    return (rules, true)
  }
}

extension Visit {
  /// The visit of a machine of the SDK that followed a rule.
  package init(_ rule: RuleTaken) {
    self.init(rule.machine, part: rule.channel?.rawValue ?? "", in: rule.state, on: rule.input)
  }
}

extension Coverage {
  /// Compares the coverage of the case tables with the requirement.
  package init(ofCases records: [CoverageRecorder]) {
    self.init(
      records, questions: ReadingCoverage.Question.ofTheSpecification,
      exceptions: CoverageException.ofTheSpecification)
  }
}
