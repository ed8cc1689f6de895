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
  package func withLostRecords(of ways: [Hypotheses.Way]) -> Observed {
    guard let expected = Hypotheses.nearest(ways, to: self)?.seen else { return self }
    var result = self
    result.apnsRecord = apnsRecord ?? expected.apnsRecord
    result.voipRecord = voipRecord ?? expected.voipRecord
    return result
  }
}

extension Observed {
  /// Whether a text is told that the port was never sent, or, as all that is wrong, an agreement that no way has.
  fileprivate func tellsWhatNobodySaid(beside ways: [Hypotheses.Way]) -> Bool {
    if texts.contains(where: { $0.hasSuffix(SentValues.neverSent) }) { return true }
    let expected = ways.compactMap(\.seen)
    let known = Set(expected.flatMap(\.agreements))
    return !known.isSuperset(of: agreements)
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

  /// The field of records and information that is all that differs from what was expected.
  fileprivate func wrongField(beside expected: Observed) -> RecordField? {
    RecordField.allCases.first { field in
      var other = expected
      if let seen = apnsRecord { other.apnsRecord?.take(field, from: seen) }
      if let seen = voipRecord { other.voipRecord?.take(field, from: seen) }
      for (place, seen) in zip(other.items.indices, items) { other.items[place].take(field, from: seen) }
      return other == self
    }
  }
}

extension Observed.Item {
  fileprivate mutating func take(_ field: RecordField, from other: Observed.Item) {
    guard case .completed(let which, var completion) = self, case .completed(_, let seen) = other else {
      return
    }
    switch field {
    case .language, .sandbox, .appKey: return
    case .agreement: completion.info?.agreement = seen.info?.agreement
    case .user: completion.info?.user = seen.info?.user
    }
    self = .completed(which, completion)
  }
}

extension ServerRecord {
  fileprivate mutating func take(_ field: RecordField, from other: ServerRecord) {
    switch field {
    case .language: language = other.language
    case .sandbox: sandbox = other.sandbox
    case .appKey: appKey = other.appKey
    case .agreement: agreement = other.agreement
    case .user: user = other.user
    }
  }
}

/// What a record holds besides its token.
private enum RecordField: CaseIterable {
  case language, sandbox, appKey, agreement, user

  /// The requirement on it, of those that were followed where there are several.
  func requirement(among followed: [String]) -> String? {
    switch self {
    case .language: "REG-13"
    case .sandbox: "REG-12"
    case .appKey: "INIT-7"
    // Where none is given, that weighs less than where one is.
    case .agreement: followed.last { $0.hasPrefix("AGR-") }
    case .user: followed.first { $0.hasPrefix("LOGIN-") }
    }
  }
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
    if let field = nearest?.seen.flatMap({ seen.wrongField(beside: $0) })?.requirement(among: ordered),
      Requirement.named(field)?.isStated(in: edition) ?? false
    {
      ordered.removeAll { $0 == field }
      ordered.insert(field, at: 0)
    }
    self.requirements = ordered
    // What rests on no requirement of the edition rests on an argument of ours. Of calls that meet each other, nobody
    // knows that the readings are all there are; that each completes once nothing more is awaited holds all the same, and
    // that nothing is registered or handed back which nobody said.
    let losesCall =
      seen.awaitsNothing && ways.compactMap(\.seen).allSatisfy { $0.open.total < seen.open.total }
    let isArgued = requirements.isEmpty || callsMet && !losesCall && !seen.tellsWhatNobodySaid(beside: ways)
    // Of the codes that would have been right, the lightest says how much a wrong one weighs.
    let codes = nearest?.seen.map { seen.differsInCodesAlone(from: $0) ? $0.codes(in: edition) : [] } ?? []
    let ofCodes = codes.map { Weight(ofHeaviest: [$0.citation.id], in: edition) }.min()
    weight = isArgued ? .inferred : ofCodes ?? Weight(ofHeaviest: requirements, in: edition)
  }
}
