package import PushModel
import StateMachines

extension Observed {
  /// Whether the app does something next that meets a call which is open.
  package func isMet(by next: CaseAction) -> Bool { next.meetsOpenCalls && hasOpenCalls }

  /// Whether a call is open, or an answer is awaited in the course of one.
  package var hasOpenCalls: Bool { awaitsAnswer || open != OpenCalls() }
}

extension Observed {
  /// The same with those records that ought to be there, and are not.
  package func withLostRecords(of ways: [Way]) -> Observed {
    guard let expected = ways.nearest(to: self)?.seen else { return self }
    var result = self
    result.apnsRecord = apnsRecord ?? expected.apnsRecord
    result.voipRecord = voipRecord ?? expected.voipRecord
    return result
  }
}

extension Observed {
  /// Whether a text is told that the port was never sent, or, as all that is wrong, an agreement that neither any way has
  /// nor the app has given.
  fileprivate func tellsWhatNobodySaid(beside ways: [Way], given: Set<AgreementParts>) -> Bool {
    if texts.contains(where: { $0.hasSuffix(SentValues.neverSent) }) { return true }
    let expected = ways.compactMap(\.seen)
    let known = Set(expected.flatMap(\.agreements))
    return agreements.contains { told in !known.contains(told) && !given.contains { $0.agrees(with: told) } }
      && expected.contains { wrongField(beside: $0) == .agreement }
  }

  /// The agreements of records and information.
  private var agreements: [AgreementParts] {
    let infos = items.compactMap { item -> TokenInfo? in
      if case .completed(_, let completion) = item { completion.info } else { nil }
    }
    return [apnsRecord?.agreement, voipRecord?.agreement].compactMap(\.self) + infos.compactMap(\.agreement)
  }

  /// The users and keys of records and information, and messages.
  private var texts: [String] {
    let records = [apnsRecord, voipRecord].compactMap(\.self)
    let told = items.compactMap { item -> String? in
      switch item {
      case .completed(_, let completion): completion.info?.user
      case .message(_, let text): text
      case .prompt, .reported, .restricted, .violation: nil
      }
    }
    return records.flatMap { [$0.user, $0.appKey] }.compactMap(\.self) + told
  }
}

extension Observed {
  /// Whether all that differs from what was expected are codes, of each of which only an argument says that it is right.
  func differsInArguedCodesAlone(from expected: Observed, in edition: Edition) -> Bool {
    guard !errors.isEmpty, differsInCodesAlone(from: expected) else { return false }
    return expected.codes(in: edition).allSatisfy {
      Weight(ofHeaviest: [$0.citation.id], in: edition) < .should
    }
  }
}

extension AgreementParts {
  /// Whether another agreement has those parts that are set in this one.
  fileprivate func agrees(with other: AgreementParts) -> Bool {
    (notifications ?? other.notifications) == other.notifications
      && (advertisements ?? other.advertisements) == other.advertisements
      && (nightAdvertisements ?? other.nightAdvertisements) == other.nightAdvertisements
  }
}

/// A step in which a port does what the specification allows under no reading that is left.
package struct Mismatch: Sendable {
  /// What was seen.
  package let seen: Observed
  /// The way that comes nearest to it.
  package let nearest: Way?
  /// The requirements that the rules of that way rest on, as far as the edition states them.
  package let requirements: [String]
  /// Whether nothing is wrong but one field of records, or codes of errors.
  package let isDetail: Bool
  /// Whether nothing that is followed is stated in the edition, so that all rests on an argument.
  package let isArgued: Bool
  /// How much it weighs.
  package let weight: Weight

  /// What departs from all ways of the last of some steps, or of the setting if there are none; `before` was seen of what was
  /// there until then, and `given` are the agreements that the app has given.
  package init(
    _ seen: Observed, from ways: [Way], before: Observed? = nil, after steps: [SeenStep], in edition: Edition,
    given: Set<AgreementParts>
  ) {
    self.seen = seen
    nearest = ways.nearest(to: seen)
    let acting = nearest?.rules.filter(\.hasOutputs) ?? []
    var followed: [String] = []
    for rule in acting where !followed.contains(rule.citation.id) {
      if Requirement.named(rule.citation.id)?.isStated(in: edition) ?? false {
        followed.append(rule.citation.id)
      }
    }
    let weights = followed.map { Weight(ofHeaviest: [$0], in: edition) }
    // The heaviest first, otherwise in the order of the rules; before all what that rests on which alone is wrong.
    let ordered = followed.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }.map { followed[$0] }
    let field = nearest?.seen.flatMap(seen.wrongField)
    let isUnheardOf = seen.tellsWhatNobodySaid(beside: ways, given: given)
    // An agreement that nobody gave is not what a registration was given, whatever made the port register it.
    let bases = isUnheardOf && !ordered.contains("AGR-1") ? ordered + ["AGR-1"] : ordered
    let own = nearest?.seen.map {
      OwnRequirements(of: seen, beside: $0, before: before, after: steps, in: edition)
    }
    let decisive = Self.decisive(seen, beside: nearest, field, among: bases, own?.ids ?? [], in: edition)
    isDetail = !decisive.isEmpty && !(field?.saysWhere ?? false)
    let stated = (own?.ids ?? []) + ordered.filter { Weight(ofHeaviest: [$0], in: edition) >= .should }
    // A promise that is broken says itself what is wrong.
    requirements = (seen.violations + decisive + stated + (own?.argued ?? []) + ordered).inOrderOfFirst
    // What rests on no requirement of the edition rests on an argument of ours; that nothing is registered or handed back
    // which nobody said holds all the same.
    isArgued = requirements.isEmpty || followed.isEmpty && decisive.isEmpty && !isUnheardOf
    // Of the codes that would have been right, the lightest says how much a wrong one weighs.
    let ofDecisive = decisive.map { Weight(ofHeaviest: [$0], in: edition) }.min()
    weight =
      isArgued
      ? .inferred : (isDetail ? ofDecisive : nil) ?? Weight(ofHeaviest: requirements, in: edition)
  }

  /// What the only wrong field of records rests on, or the codes that would have been right where they are all that is
  /// wrong; nothing where more is.
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
      } else {
        seen.differsInCodesAlone(from: expected)
          ? (own.contains("ERR-9") ? ["ERR-9"] : expected.codes(in: edition).map(\.citation.id)) : []
      }
    return wrong.filter { Requirement.named($0)?.isStated(in: edition) ?? false }
  }
}

extension [String] {
  /// Each once, where it stands first.
  fileprivate var inOrderOfFirst: Self { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
