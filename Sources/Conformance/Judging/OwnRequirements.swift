import PushModel

/// The requirements on what a port does otherwise than is allowed: on the very outcome, record, message or value.
///
/// The rules that the specification followed say what a step does as a whole; these say what is wrong in it.
struct OwnRequirements {
  /// Those that the edition states by more than an argument, what weighs most in a step first.
  private(set) var ids: [String] = []
  /// Those that rest on an argument: they say what is wrong, and accuse nobody while another rule does.
  private(set) var argued: [String] = []

  private let edition: Edition
  private let written: WrittenErrors
  /// What the system tells of the permission.
  private let permission: PermissionStatus
  /// What was done before, and seen.
  private let earlier: ArraySlice<SeenStep>
  /// Whether what is registered is as it is to be.
  private var recordsAgree = true

  /// What was seen of the last of some steps, beside what comes nearest to it among what is allowed; of none, it was
  /// seen of the setting.
  init(of seen: Observed, beside expected: Observed, after steps: [SeenStep], in edition: Edition) {
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
      add(missing.operation.outcomeRequirement(in: edition, type: missing.type))
    }
    for type in PushType.both { addRecord(seen, beside: expected, of: type, doing: action) }
    recordsAgree = (seen.apnsRecord, seen.voipRecord) == (expected.apnsRecord, expected.voipRecord)
    if seen.permission != expected.permission, action?.operation == .unregister { add("PERM-3") }
    for item in expected.items where !seen.items.contains(item) {
      if case .message(let type, _) = item { add(type == .voip ? "VOIP-6" : "MSG-1") }
    }
    for (seen, expected) in pairs.both { addValues(seen, insteadOf: expected) }
  }

  /// Those against an outcome of a registration that should have succeeded.
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

  /// Adds a requirement that the edition states.
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
      if earlier.contains(where: { $0.action.isUnregistering(of: seen.type) }) {
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

  /// Adds those of some rows that are about an error which came, or did not.
  private mutating func add(_ rows: [ErrorRow], for error: WrittenError, of completion: Completion) {
    let codes = written.names(of: error)
    for row in rows where codes.contains(row.code) && row.isAbout(completion, permission) { add(row.id) }
  }

  /// A requirement on an error of a call: of any operation, kind of token or permission where none is named.
  private struct ErrorRow {
    let code: ErrorCode
    let operation: CallKind?
    let type: PushType?
    let permission: PermissionStatus?
    let id: String

    init(
      _ id: String, _ code: ErrorCode, _ operation: CallKind? = nil, _ type: PushType? = nil,
      _ permission: PermissionStatus? = nil
    ) {
      self.id = id
      self.code = code
      self.operation = operation
      self.type = type
      self.permission = permission
    }

    func isAbout(_ completion: Completion, _ permission: PermissionStatus) -> Bool {
      operation ?? completion.operation == completion.operation && type ?? completion.type == completion.type
        && self.permission ?? permission == permission
    }
  }

  /// What rules out an error. Before the user has answered it is for asking that he was not asked.
  private static let againstErrors = [
    ErrorRow("INIT-5", .notInitialized, .register),
    ErrorRow("VOIP-2", .permissionDenied, nil, .voip),
    ErrorRow("PERM-5", .permissionDenied, nil, .apns, .authorized),
    ErrorRow("FLAG-3", .permissionDenied, nil, .apns, .denied),
    ErrorRow("LOGIN-2", .userInvalid),
    ErrorRow("VOIP-3", .parameterInvalid, .register, .voip),
    ErrorRow("UNREG-4", .tokenInvalid, .unregister),
    ErrorRow("QUERY-1", .tokenInvalid, .query, .apns),
    ErrorRow("VOIP-4", .tokenInvalid, .query, .voip),
  ]

  /// What rules out an error, since that does not come of unregistering.
  private static let againstErrorsOnceUnregistered = [
    ErrorRow("PERM-3", .permissionDenied, .register, .apns, .authorized)
  ]

  /// What asks for an error.
  private static let forErrors = [
    ErrorRow("INIT-1", .notInitialized, .register, .apns),
    ErrorRow("INIT-2", .notInitialized, .query, .apns),
    ErrorRow("INIT-6", .notInitialized, nil, .voip),
    ErrorRow("LOGIN-5", .userInvalid, .register),
    ErrorRow("LOGIN-6", .userInvalid, .query),
    ErrorRow("PERM-2", .permissionDenied),
    ErrorRow("FLAG-2", .permissionDenied),
    ErrorRow("REG-5", .systemFailed, .register),
  ]

  private mutating func addRecord(
    _ seen: Observed, beside expected: Observed, of type: PushType, doing action: CaseAction?
  ) {
    let (operation, isVoIP) = (action?.operation, type == .voip)
    let (seen, expected) =
      isVoIP ? (seen.voipRecord, expected.voipRecord) : (seen.apnsRecord, expected.apnsRecord)
    switch (seen, expected) {
    case (let seen?, let expected?):
      if seen.token != expected.token { add(isVoIP ? "VOIP-1" : "REG-1") }
      if let seen = seen.agreement, let expected = expected.agreement, seen.partsThatDiffer(expected) == 1 {
        // AGR-3 says what an agreement is, and not what becomes of it.
        argued.append("AGR-3")
      }
    case (nil, _?):
      if case .setUser = action { add("LOGIN-4") }
      if operation == .register, action?.isReported == false { add(isVoIP ? "VOIP-9" : "REG-6") }
    case (_?, nil):
      if operation == .unregister, action?.type == type {
        if action?.isReported == false { add(isVoIP ? "VOIP-15" : "UNREG-6") }
        add(isVoIP ? "VOIP-5" : "UNREG-1")
      }
      // Nobody has asked for it in what is about the other kind.
      if let operation, operation != .update, action?.type != type { add("REG-11") }
      if operation == nil || operation == .register { add(isVoIP ? "VOIP-1" : "REG-1") }
    case (nil, nil): break
    }
  }

  /// What a success hands back.
  private mutating func addValues(_ seen: Completion, insteadOf expected: Completion) {
    guard seen.error == nil, expected.error == nil else { return }
    let isVoIP = seen.type == .voip
    let lacksInformation = seen.operation == .query && seen.info == nil && expected.info != nil
    if lacksInformation {
      add(isVoIP ? "VOIP-18" : "QUERY-3")
    } else if expected.token != nil, seen.token == nil {
      switch seen.operation {
      case .register: add(isVoIP ? "VOIP-16" : "REG-7")
      case .unregister: add(isVoIP ? "VOIP-17" : "UNREG-7")
      case .query: add(isVoIP ? "VOIP-4" : "QUERY-1")
      case .update: break
      }
    } else if seen.token != expected.token, seen.operation == .query {
      add(isVoIP ? "VOIP-4" : "QUERY-4")
    }
    if let info = seen.info, recordsAgree, info.agreement != expected.info?.agreement { add("AGR-9") }
  }
}

extension ArraySlice<SeenStep> {
  /// Whether the last registration of a kind of token has failed.
  fileprivate func lastRegistrationHasFailed(of type: PushType) -> Bool {
    let outcomes = flatMap(\.seen.items).compactMap { item -> Completion? in
      guard case .completed(_, let completion) = item else { return nil }
      return completion.operation == .register && completion.type == type ? completion : nil
    }
    return outcomes.last?.error != nil
  }
}

extension CaseAction {
  /// Whether a token of this kind is unregistered.
  fileprivate func isUnregistering(of other: PushType) -> Bool { operation == .unregister && type == other }
}

/// Seen and expected completions, paired by their calls.
private struct CompletionPairs {
  private(set) var both: [(seen: Completion, expected: Completion)] = []
  /// Seen completions that nothing expects.
  private(set) var unexpected: [Completion] = []
  /// Expected completions that the port does not show.
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
  /// Whether all that differs from what was expected is what successful calls hand back.
  func differsInValuesHandedBackAlone(from expected: Observed) -> Bool {
    changingCompletions(beside: expected) { completion, wanted in
      guard completion.error == nil, wanted.error == nil else { return }
      (completion.token, completion.info) = (wanted.token, wanted.info)
    } == expected
  }
}

extension AgreementParts {
  /// How many of the three parts are otherwise in another agreement.
  fileprivate func partsThatDiffer(_ other: Self) -> Int {
    [\Self.notifications, \.advertisements, \.nightAdvertisements].count {
      self[keyPath: $0] != other[keyPath: $0]
    }
  }
}
