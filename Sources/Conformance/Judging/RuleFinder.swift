package import PushModel
import StateMachines

/// Finds the rule of the specification behind a failed case.
///
/// The case is played on the specification itself. The port should have followed the rules that the machines followed
/// in the step in which it differed.
package enum RuleFinder {
  /// The rule behind the step in which a case differed; `nil` where the model cannot play the case.
  package static func rule(behind record: CaseRecord, of compiled: CompiledCase) -> RuleTaken? {
    var port = TracingPort(ModelPort(edition: compiled.edition, readings: Readings()))
    let played: CaseRecord = CaseRunner.run(compiled, on: &port, profile: port.profile)
    guard !played.steps.isEmpty else { return nil }
    let step = min(record.divergence ?? played.steps.count - 1, played.steps.count - 1)
    let isSetting = record.failure?.step == 0
    let before =
      isSetting ? 0 : played.steps.prefix(step).map(\.exchanges.count).reduce(played.setting.count, +)
    let during = isSetting ? played.setting.count : played.steps[step].exchanges.count
    let rules = port.rules.dropFirst(before).prefix(during).flatMap { $0 }
    let broken = rules.filter { $0.citation.id == record.root }
    let proven = rules.filter { compiled.source.requirements.contains($0.citation.id) }
    let acting = rules.filter(\.hasOutputs)
    return broken.last(where: \.hasOutputs) ?? broken.last ?? proven.last(where: \.hasOutputs) ?? proven.last
      ?? acting.last
  }
}
