package import PushModel
import StateMachines

extension Observed {
  /// Whether the app does something next that meets a call which is open.
  package func isMet(by next: CaseAction) -> Bool { next.meetsOpenCalls && hasOpenCalls }

  /// Whether a call is open, or an answer is awaited in the course of one.
  package var hasOpenCalls: Bool { awaitsAnswer || open != OpenCalls() }
}

extension Observed {
  /// The requirement on a setting, if all that differs from what was expected is what records hold of that setting.
  fileprivate func wrongSetting(beside expected: Observed) -> String? {
    ServerRecord.settings.first { setting in
      var other = expected
      if let seen = apnsRecord { setting.copy(seen, &other.apnsRecord) }
      if let seen = voipRecord { setting.copy(seen, &other.voipRecord) }
      return other == self
    }?.requirement
  }
}

extension ServerRecord {
  /// What a record holds of the settings, and the requirement on each.
  fileprivate static let settings:
    [(requirement: String, copy: @Sendable (ServerRecord, inout ServerRecord?) -> Void)] = [
      ("REG-13", { $1?.language = $0.language }),
      ("REG-12", { $1?.sandbox = $0.sandbox }),
      ("INIT-7", { $1?.appKey = $0.appKey }),
    ]
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
    // The heaviest first, otherwise in the order of the rules; before all what a wrong field of a record rests on.
    var ordered = requirements.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }.map {
      requirements[$0]
    }
    if let field = nearest?.seen.flatMap({ seen.wrongSetting(beside: $0) }),
      Requirement.named(field)?.isStated(in: edition) ?? false
    {
      ordered.removeAll { $0 == field }
      ordered.insert(field, at: 0)
    }
    self.requirements = ordered
    // What rests on no requirement of the edition rests on an argument of ours. Of calls that meet each other, nobody
    // knows that the readings are all there are.
    let isArgued = requirements.isEmpty || callsMet
    // Of the codes that would have been right, the lightest says how much a wrong one weighs.
    let codes = nearest?.seen.map { seen.differsInCodesAlone(from: $0) ? $0.codes(in: edition) : [] } ?? []
    let ofCodes = codes.map { Weight(ofHeaviest: [$0.citation.id], in: edition) }.min()
    weight = isArgued ? .inferred : ofCodes ?? Weight(ofHeaviest: requirements, in: edition)
  }
}
