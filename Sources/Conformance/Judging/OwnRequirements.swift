import PushModel

/// The requirements on the very outcome, record, message or value that is wrong.
///
/// The rules that the specification followed say what a step does as a whole; these requirements say what is wrong in
/// it.
struct OwnRequirements {
  /// The requirements that rest on more than an argument, those that matter most in a step first.
  private(set) var ids: [String] = []
  /// The requirements that rest on an argument. They explain, but accuse only where no other rule does.
  private(set) var argued: [String] = []

  private let edition: Edition
  private let written: WrittenErrors
  private let permission: PermissionStatus
  /// The steps before.
  private let earlier: ArraySlice<SeenStep>
  /// Whether the records are as expected.
  private var recordsAgree = true

  /// Compares what was seen of the last of `steps`, or of the setting if there are none, with the nearest allowed
  /// outcome. `before` was seen just before.
  init(
    of seen: Observed, beside expected: Observed, before: Observed?, after steps: [SeenStep],
    in edition: Edition
  ) {
    self.init(in: edition, permission: seen.permission, after: steps.dropLast())
    let action = steps.last?.action
    let pairs = CompletionPairs(seen.items, expected.items)
    for (seen, expected) in pairs.both { addOutcome(seen, insteadOf: expected) }
    for seen in pairs.unexpected {
      if let error = seen.error { add(Self.againstErrors, for: error, of: seen) }
    }
    let prompts = (seen.items.count { $0 == .prompt }, expected.items.count { $0 == .prompt })
    if prompts.0 < prompts.1 { add("PERM-1") }
    if prompts.0 > prompts.1, action?.type == .voip { add("VOIP-20") }
    for seen in pairs.unexpected
    where seen.operation == .register && seen.type == .apns && permission == .notDetermined {
      add("PERM-4")
    }
    for missing in pairs.missing {
      // A call that should have been refused goes on instead.
      if let error = missing.error, seen.awaitsAnswer { add(Self.forErrors, for: error, of: missing) }
      let (operation, type) = (missing.operation, missing.type)
      let isPart = pairs.both.contains { $0.seen.operation == operation && $0.seen.type != type }
      let isDone = (seen[type] == nil) == (expected[type] == nil)
      operation.requirements(in: edition, leavingOut: type, isPart: isPart, isDone: isDone).forEach {
        add($0)
      }
    }
    if let before, pairs.both.contains(where: { $1.operation == .update && $1.error == nil }),
      case .update(let changes)? = steps.last(where: { $0.action.operation == .update })?.action
    {
      for type in PushType.both { addUpdate(changes, of: type, seen, beside: expected, before: before) }
    }
    for type in PushType.both { addRecord(seen, beside: expected, before: before, of: type, doing: action) }
    recordsAgree = (seen.apnsRecord, seen.voipRecord) == (expected.apnsRecord, expected.voipRecord)
    if seen.permission != expected.permission, action?.operation == .unregister { add("PERM-3") }
    for item in expected.items where !seen.items.contains(item) {
      guard case .message(let type, _) = item else { continue }
      add(earlier.setsDelegateAgain(of: type) ? "INIT-16" : type == .voip ? "VOIP-6" : "MSG-1")
    }
    for (completion, expected) in pairs.both { addValues(completion, insteadOf: expected, beside: seen) }
  }

  /// The requirements against this outcome of a registration that should have succeeded.
  init(againstRegistering completion: Completion, in edition: Edition, permission: PermissionStatus) {
    self.init(in: edition, permission: permission)
    if let error = completion.error { add(Self.againstErrors, for: error, of: completion) }
    add(completion.type == .voip ? "VOIP-1" : "REG-1")
  }

  private init(in edition: Edition, permission: PermissionStatus, after earlier: ArraySlice<SeenStep> = []) {
    self.edition = edition
    self.earlier = earlier
    written = WrittenErrors(edition: edition)
    self.permission = permission
  }

  /// Adds a requirement if the edition states it.
  private mutating func add(_ id: String) {
    guard !ids.contains(id), !argued.contains(id), let requirement = Requirement.named(id),
      requirement.isStated(in: edition)
    else { return }
    if Weight(of: requirement, in: edition) >= .should { ids.append(id) } else { argued.append(id) }
  }

  private mutating func addOutcome(_ seen: Completion, insteadOf expected: Completion) {
    if seen.operation == .query, seen != expected, earlier.lastRegistrationHasFailed(of: seen.type) {
      add("QUERY-5")
    }
    switch (seen.error, expected.error) {
    case (let error?, nil):
      if earlier.contains(where: { $0.action.operation == .unregister && $0.action.type == seen.type }) {
        add(Self.againstErrorsOnceUnregistered, for: error, of: seen)
      }
      add(Self.againstErrors, for: error, of: seen)
    case (nil, let error?): add(Self.forErrors, for: error, of: seen)
    case (let error?, let other?):
      if error.code == other.code, error.domain != other.domain { add("ERR-9") }
      if seen.type == expected.type, seen.token != nil, expected.token == nil { add("REG-15") }
    case (nil, nil): break
    }
  }

  /// Adds the requirements of the rows that apply to an error.
  private mutating func add(_ rows: [ErrorRow], for error: WrittenError, of completion: Completion) {
    let codes = written.names(of: error)
    for row in rows where codes.contains(row.code) {
      let isAboutIt =
        row.operation ?? completion.operation == completion.operation
        && row.type ?? completion.type == completion.type && row.permission ?? permission == permission
      if isAboutIt { add(row.id) }
    }
  }

  /// A requirement on an error of a call; `nil` stands for any operation, kind of token or permission.
  private typealias ErrorRow = (
    id: String, code: ErrorCode, operation: CallKind?, type: PushType?, permission: PermissionStatus?
  )

  /// Requirements that rule out an error. While the user has not answered, the requirement to ask covers a denial
  /// instead.
  private static let againstErrors: [ErrorRow] = [
    ("INIT-5", .notInitialized, .register, nil, nil),
    ("VOIP-2", .permissionDenied, nil, .voip, nil),
    ("PERM-5", .permissionDenied, nil, .apns, .authorized),
    ("FLAG-3", .permissionDenied, nil, .apns, .denied),
    ("LOGIN-2", .userInvalid, nil, nil, nil),
    ("VOIP-3", .parameterInvalid, .register, .voip, nil),
    ("UNREG-4", .tokenInvalid, .unregister, nil, nil),
    ("QUERY-1", .tokenInvalid, .query, .apns, nil),
    ("VOIP-4", .tokenInvalid, .query, .voip, nil),
    ("QUERY-2", .tokenInvalid, .query, nil, nil),
  ]

  /// Requirements that rule out an error as a consequence of unregistering.
  private static let againstErrorsOnceUnregistered: [ErrorRow] = [
    ("PERM-3", .permissionDenied, .register, .apns, .authorized)
  ]

  /// Requirements that demand an error.
  private static let forErrors: [ErrorRow] = [
    ("INIT-1", .notInitialized, .register, .apns, nil),
    ("INIT-2", .notInitialized, .query, .apns, nil),
    ("INIT-6", .notInitialized, nil, .voip, nil),
    ("LOGIN-5", .userInvalid, .register, nil, nil),
    ("LOGIN-6", .userInvalid, .query, nil, nil),
    ("PERM-2", .permissionDenied, nil, nil, nil),
    ("FLAG-2", .permissionDenied, nil, nil, nil),
    ("REG-5", .systemFailed, .register, nil, nil),
    ("UPD-3", .tokenInvalid, .update, nil, nil),
  ]

  /// Adds the requirements on what an update changes for a kind of token, and on what it leaves.
  private mutating func addUpdate(
    _ changes: TokenChanges, of type: PushType, _ seen: Observed, beside expected: Observed, before: Observed
  ) {
    guard let now = seen[type], let wanted = expected[type], let old = before[type] else { return }
    let wrong = RecordField.allCases.filter { !$0.isTheSame(in: now, wanted) }
    if wrong.contains(where: { $0.isNamed(in: changes) && !$0.isTheSame(in: old, wanted) }) {
      if seen.hasChanged(type.other, to: expected, from: before) { add("UPD-2") }
      add("UPD-1")
    }
    // A field that was right before the update, and is wrong after it.
    if wrong.contains(where: { $0.isTheSame(in: old, wanted) }) { add("UPD-4") }
  }

  private mutating func addRecord(
    _ seen: Observed, beside expected: Observed, before: Observed?, of type: PushType,
    doing action: CaseAction?
  ) {
    let (operation, isVoIP) = (action?.operation, type == .voip)
    switch (seen[type], expected[type]) {
    case (let seen?, let expected?):
      if operation == .register, seen == before?[type], seen != expected { add("REG-9") }
      if seen.token != expected.token { add(isVoIP ? "VOIP-1" : "REG-1") }
      let parts = [\AgreementParts.notifications, \.advertisements, \.nightAdvertisements]
      if let now = seen.agreement, let wanted = expected.agreement,
        parts.count(where: { now[keyPath: $0] != wanted[keyPath: $0] }) == 1
      {
        // AGR-3 says what an agreement is, not what happens to it.
        argued.append("AGR-3")
      }
    case (nil, _?):
      if case .setUser = action { add("LOGIN-4") }
      // What a logout does not release is released by nothing else after it.
      if operation == nil, before?[type] != nil, earlier.isLoggedOut { add("LOGIN-4") }
      if operation == .register, action?.isReported == false { add(isVoIP ? "VOIP-9" : "REG-6") }
      if operation == .register, seen.hasChanged(type.other, to: expected, from: before) { add("REG-3") }
    case (_?, nil):
      if operation == .unregister, seen.hasChanged(type.other, to: expected, from: before) { add("UNREG-5") }
      if operation == .unregister, action?.type == type {
        if action?.isReported == false { add(isVoIP ? "VOIP-15" : "UNREG-6") }
        add(isVoIP ? "VOIP-5" : "UNREG-1")
      }
      // A call about one kind of token does not register the other.
      if let operation, operation != .update, action?.type != type { add("REG-11") }
      let call = operation == nil ? earlier.last { $0.action.operation != nil }?.action : action
      if action == nil || call?.operation == .register && call?.type != type {
        if isVoIP { add("INIT-12") }
        add("REG-3")
      }
      if operation == nil || operation == .register { add(isVoIP ? "VOIP-1" : "REG-1") }
    case (nil, nil): break
    }
  }

  /// Adds the requirements on the values that a success hands back.
  private mutating func addValues(
    _ seen: Completion, insteadOf expected: Completion, beside records: Observed
  ) {
    guard seen.error == nil, expected.error == nil else { return }
    let isVoIP = seen.type == .voip
    let lacksInformation = seen.operation == .query && seen.info == nil && expected.info != nil
    if lacksInformation {
      add(isVoIP ? "VOIP-18" : "QUERY-3")
    } else if expected.token != nil, seen.token == nil {
      if seen.operation != .update { add(seen.operation.tokenRequirements(of: seen.type)[0]) }
    } else if seen.token != expected.token, seen.operation == .query {
      if seen.token == records[seen.type.other]?.token { add("QUERY-4") }
      add(isVoIP ? "VOIP-4" : "QUERY-1")
      add("QUERY-2")
    }
    if let info = seen.info, recordsAgree, info.agreement != expected.info?.agreement { add("AGR-9") }
  }
}

extension ArraySlice<SeenStep> {
  /// Whether the user was taken away, and nobody has been set since.
  fileprivate var isLoggedOut: Bool {
    compactMap { if case .setUser(let user) = $0.action { user ?? "" } else { nil } }.last == ""
  }

  /// Whether the delegate is set by an initialisation that is not the first of its run, as far as the steps tell.
  fileprivate func setsDelegateAgain(of type: PushType) -> Bool {
    let start = lastIndex { $0.action == .terminates }
    var initializations = start == nil ? 1 : 0
    var isSetAgain = false
    for step in self[(start ?? startIndex)...] {
      if case .setDelegate(type, _) = step.action { isSetAgain = false }
      guard case .initialize(_, let delegate?) = step.action else { continue }
      initializations += 1
      isSetAgain = delegate && initializations > 1
    }
    return isSetAgain
  }

  fileprivate func lastRegistrationHasFailed(of type: PushType) -> Bool {
    let outcomes = flatMap(\.seen.items).compactMap { item -> Completion? in
      guard case .completed(_, let completion) = item else { return nil }
      return completion.operation == .register && completion.type == type ? completion : nil
    }
    return outcomes.last?.error != nil
  }
}

extension CallKind {
  /// The requirements behind a missing completion for a kind of token. `isPart`: the call completed for the other
  /// kind alone. `isDone`: a record is there, or not, as expected.
  func requirements(in edition: Edition, leavingOut type: PushType, isPart: Bool, isDone: Bool) -> [String] {
    let ofKind = self == .register ? (isDone ? "REG-4" : "REG-3") : "UNREG-5"
    return (isPart ? [ofKind] : []) + [outcomeRequirement(in: edition, type: type)]
  }
}

/// Seen and expected completions, in pairs of the same call.
private struct CompletionPairs {
  private(set) var both: [(seen: Completion, expected: Completion)] = []
  /// Seen completions that are not expected.
  private(set) var unexpected: [Completion] = []
  /// Expected completions that were not seen.
  private(set) var missing: [Completion] = []

  init(_ seen: [Observed.Item], _ expected: [Observed.Item]) {
    var rest = seen
    for case .completed(let which, let completion) in expected {
      let place = rest.firstIndex { item in
        guard case .completed(which, let other) = item else { return false }
        return other.operation == completion.operation && other.type == completion.type
      }
      guard let place, case .completed(_, let found) = rest.remove(at: place) else {
        missing.append(completion)
        continue
      }
      both.append((found, completion))
    }
    for case .completed(_, let completion) in rest { unexpected.append(completion) }
  }
}

extension Observed {
  /// The record of a kind of token.
  fileprivate subscript(type: PushType) -> ServerRecord? { type == .voip ? voipRecord : apnsRecord }

  /// Whether the record of a kind of token has changed as expected.
  fileprivate func hasChanged(_ type: PushType, to expected: Observed, from before: Observed?) -> Bool {
    self[type] == expected[type] && expected[type] != before?[type]
  }

  /// Whether only the values that successful calls hand back differ from what was expected.
  func differsInValuesHandedBackAlone(from expected: Observed) -> Bool {
    changingCompletions(beside: expected) { completion, wanted in
      guard completion.error == nil, wanted.error == nil else { return }
      (completion.token, completion.info) = (wanted.token, wanted.info)
    } == expected
  }
}
