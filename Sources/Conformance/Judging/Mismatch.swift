package import PushModel
import StateMachines

extension Observed {
  /// Whether the app does something next that meets a call which is open.
  package func isMet(by next: CaseAction) -> Bool { next.meetsOpenCalls && hasOpenCalls }

  /// Whether a call is open, or an answer is awaited in the course of one.
  package var hasOpenCalls: Bool { awaitsAnswer || open != OpenCalls() }
}

/// A step in which a port does what the specification allows under no reading that is left.
package struct Mismatch: Sendable {
  /// What was seen.
  package let seen: Observed
  /// The way that comes nearest to it.
  package let nearest: Hypotheses.Way?
  /// The requirements that the rules of that way rest on, as far as the edition states them.
  package let requirements: [String]
  /// How much it weighs.
  package let weight: Weight

  /// What departs from all ways. `callsMet` says whether the app had met a call that was open.
  package init(_ seen: Observed, from ways: [Hypotheses.Way], in edition: Edition, callsMet: Bool) {
    self.seen = seen
    nearest = Hypotheses.nearest(ways, to: seen)
    let acting = nearest?.rules.filter(\.hasOutputs) ?? []
    var requirements: [String] = []
    for rule in acting where !requirements.contains(rule.citation.id) {
      if Requirement.named(rule.citation.id)?.isStated(in: edition) ?? false {
        requirements.append(rule.citation.id)
      }
    }
    let weights = requirements.map { Weight(ofHeaviest: [$0], in: edition) }
    // The heaviest first, otherwise in the order of the rules.
    self.requirements = requirements.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }.map {
      requirements[$0]
    }
    // What rests on no requirement of the edition rests on an argument of ours. Of calls that meet each other, nobody
    // knows that the readings are all there are.
    let isArgued = requirements.isEmpty || callsMet
    let codes = requirements.filter { Requirement.named($0)?.area == .errors }
    let deciding =
      !codes.isEmpty && nearest?.seen.map(seen.differsInCodesAlone) ?? false ? codes : requirements
    weight = isArgued ? .inferred : Weight(ofHeaviest: deciding, in: edition)
  }
}
