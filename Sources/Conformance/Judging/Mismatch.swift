package import PushModel
import StateMachines

extension Observed {
  /// Whether the next action of the app meets an open call.
  package func isMet(by next: CaseAction) -> Bool { next.meetsOpenCalls && hasOpenCalls }

  /// Whether a call is open, or an answer is awaited in the course of one.
  package var hasOpenCalls: Bool { besides.awaitsAnswer || open != OpenCalls() }

  /// Whether a call has failed.
  package var hasFailures: Bool { !errors.isEmpty }

  /// Whether the port awaits an answer though no call is open.
  package var isAtWork: Bool { !besides.awaitsNothing && !hasOpenCalls }
}

extension Observed {
  /// The same with the lost records that the nearest way has.
  package func withLostRecords(of ways: [Way]) -> Observed {
    guard let expected = ways.nearest(to: self)?.seen else { return self }
    var result = self
    result.apnsRecord = apnsRecord ?? expected.apnsRecord
    result.voipRecord = voipRecord ?? expected.voipRecord
    return result
  }
}

extension Observed {
  /// Whether a message was told, or a call reported.
  var tellsMessages: Bool {
    items.contains { item in
      switch item {
      case .message, .reported, .restricted: true
      case .completed, .prompt, .violation: false
      }
    }
  }
}

extension Observed {
  /// Whether only error codes differ from what was expected, and each expected code rests on an argument alone.
  func differsInArguedCodesAlone(from expected: Observed, in edition: Edition) -> Bool {
    guard !errors.isEmpty, differsInCodesAlone(from: expected) else { return false }
    return expected.codes(in: edition).allSatisfy {
      Weight(ofHeaviest: [$0.citation.id], in: edition) < .should
    }
  }
}

/// A step in which the port's behaviour is allowed under no reading that is left.
package struct Mismatch: Sendable {
  package let seen: Observed
  /// The way that comes nearest to what was seen.
  package let nearest: Way?
  /// The requirements behind the rules of the nearest way, as far as the edition states them.
  package let requirements: [String]
  /// Whether only one field of records, or only error codes, are wrong.
  package let isDetail: Bool
  /// Whether no rule of the nearest way is stated in the edition, so that all rests on an argument.
  package let isArgued: Bool
  package let weight: Weight

  /// The difference between what was seen of the last of `steps`, or of the setting if there are none, and all ways.
  /// `before` was seen just before.
  package init(
    _ seen: Observed, from ways: [Way], before: Observed? = nil, after steps: [SeenStep], in edition: Edition
  ) {
    self.seen = seen
    nearest = ways.nearest(to: seen)
    let seen = seen.decided(by: nearest)
    let acting = nearest?.rules.filter(\.hasOutputs) ?? []
    var followed: [String] = []
    for rule in acting where !followed.contains(rule.citation.id) {
      if Requirement.named(rule.citation.id)?.isStated(in: edition) ?? false {
        followed.append(rule.citation.id)
      }
    }
    let weights = followed.map { Weight(ofHeaviest: [$0], in: edition) }
    // The heaviest first, then in the order of the rules. What decides the only wrong field is put before them.
    let ordered = followed.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }.map { followed[$0] }
    let field = nearest?.seen.flatMap(seen.wrongField)
    // What nobody has given is wrong, whatever made the port register it.
    let strange = seen.strangeValues.map(\.requirement)
    let own = nearest?.seen.map {
      OwnRequirements(of: seen, beside: $0, before: before, after: steps, in: edition)
    }
    // That a second initialisation sets its delegate rests on an argument, though messages then go to it by a rule.
    let isAboutDelegate = own?.ids.isEmpty == true && own?.argued.first == "INIT-16"
    let decisive =
      isAboutDelegate
      ? ["INIT-16"]
      : Self.decisive(seen, beside: nearest, field, among: ordered + strange, own?.ids ?? [], in: edition)
    isDetail = !decisive.isEmpty && !(field?.saysWhere ?? false)
    let stated = (own?.ids ?? []) + ordered.filter { Weight(ofHeaviest: [$0], in: edition) >= .should }
    // A broken promise comes first, since it says itself what is wrong.
    requirements =
      (seen.violations + decisive + stated + strange + (own?.argued ?? []) + ordered).inOrderOfFirst
    // Without a requirement of the edition the verdict rests on an argument.
    isArgued = requirements.isEmpty || followed.isEmpty && decisive.isEmpty && strange.isEmpty
    // A wrong code weighs as much as the lightest of the expected codes.
    let ofDecisive = decisive.map { Weight(ofHeaviest: [$0], in: edition) }.min()
    weight =
      isArgued
      ? .inferred : (isDetail ? ofDecisive : nil) ?? Weight(ofHeaviest: requirements, in: edition)
  }

  /// The requirement behind the only wrong field of records, or behind the expected codes if only codes are wrong;
  /// empty if more is wrong.
  private static func decisive(
    _ seen: Observed, beside way: Way?, _ field: RecordField?, among followed: [String], _ own: [String],
    in edition: Edition
  ) -> [String] {
    guard let way, let expected = way.seen else { return [] }
    if let first = own.first,
      ["UPD-1", "UPD-2", "UPD-4"].contains(first) || seen.differsInValuesHandedBackAlone(from: expected)
    {
      return [first]
    }
    let wrong =
      if let field {
        [field.requirement(among: followed, before: way.basis)].compactMap(\.self)
      } else if !seen.differsInCodesAlone(from: expected) {
        [String]()
      } else if own.contains("ERR-9") {
        ["ERR-9"]
      } else if let misleading = seen.falseCode(in: edition) {
        [misleading]
      } else {
        expected.codes(in: edition).map(\.citation.id)
      }
    return wrong.filter { Requirement.named($0)?.isStated(in: edition) ?? false }
  }
}

extension [String] {
  /// Each element once, at its first place.
  fileprivate var inOrderOfFirst: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
