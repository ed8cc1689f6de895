import JSON
import PushModel

/// The rules that the suite checks in every case, undecided events or not.
extension CaseSession {
  /// A refusal of the user: waiting first registrations have to fail. Whether others have to fail as well is open
  /// (Q-PERM-4), and one that the port makes by itself may come before.
  mutating func noteRefusal() {
    guard edition.speaksOfPermission, isInitialized, !wasFlagOn, world.permissionStatus == .denied,
      !wasRegistered, !world.isRegisteringUnasked
    else { return }
    for index in calls.indices where calls[index].awaitsRegistration { calls[index].isRefused = true }
  }

  /// A registration must not complete while the user is being asked, and must not succeed although the user or the
  /// push service has refused it.
  mutating func noteBrokenPromises(of completion: Completion, to call: CallState) {
    if world.isPrompting, dependsOnPrompt(completion) {
      current.violations.append(
        Violation(
          requirement: "PERM-4",
          message: "the registration \"\(call.name)\" completed while the prompt was open"))
    }
    noteUnsentRemoval(by: completion, to: call)
    guard completion.error == nil, completion.operation == .register else { return }
    if completion.type == .apns, call.isRefused, !wasFlagOn, world.permissionStatus == .denied {
      current.violations.append(
        Violation(
          requirement: "PERM-2",
          message: "the registration \"\(call.name)\" succeeded although the user has refused"))
    }
    // Where nothing has been sent, what is registered already may stand for it.
    let types = namesKind(call) ? [completion.type] : PushType.both
    guard let registrations = watch?.registrations,
      !types.contains(where: { registrations.wasAccepted(call.name, $0) ?? (world.record(of: $0) != nil) })
    else { return }
    current.violations.append(
      Violation(
        requirement: CallKind.register.outcomeRequirement(in: edition, type: completion.type),
        message: "the registration \"\(call.name)\" succeeded although the push service has not accepted it"))
  }

  /// An unregistering that hands back a token has had it removed.
  private mutating func noteUnsentRemoval(by completion: Completion, to call: CallState) {
    let type = completion.type
    guard completion.operation == .unregister, completion.error == nil, completion.token != nil,
      namesKind(call),
      world.record(of: type) != nil, watch?.registrations.removed.contains(PushTypes(type)) == false
    else { return }
    current.violations.append(
      Violation(
        requirement: type == .voip ? "VOIP-5" : "UNREG-1",
        message: "the unregistering \"\(call.name)\" handed back a token, and has not had it removed"))
  }

  /// What is registered or told was given by the app or issued by the system. A registration that has succeeded has
  /// registered what it was asked for, and a query hands back what was registered.
  mutating func noteStrangeValues() {
    guard let watch else { return }
    for record in [current.apnsRecord, current.voipRecord].compactMap(\.self) {
      if !world.hasIssued(record.token, of: record.type) {
        current.strangeValues.append(
          Violation(
            requirement: record.type.registrationRequirement,
            message: "a token is registered that the system has not issued"))
      } else if let fault = watch.values.fault(in: record, of: edition) {
        current.strangeValues.append(fault)
      }
    }
    for case .completed(let name, let completion) in current.seen {
      let namesKind = calls.first { $0.name == name }.map(namesKind) ?? true
      if namesKind, let token = completion.token ?? completion.info?.token,
        !world.hasIssued(token, of: completion.type)
      {
        current.strangeValues.append(
          Violation(
            requirement: completion.operation.tokenRequirement(in: edition, of: completion.type),
            message: "the call \"\(name)\" handed back a token that the system has not issued"))
      }
      if namesKind, completion.operation == .query, let info = completion.info,
        !watch.values.wasRegistered(info, of: completion.type, in: edition)
      {
        current.strangeValues.append(
          Violation(
            requirement: completion.operation.tokenRequirement(in: edition, of: completion.type),
            message: "the query \"\(name)\" handed back what was registered at no time"))
      }
      guard completion.operation == .register, completion.error == nil else { continue }
      current.strangeValues += faults(ofRegistering: completion.type, after: name)
    }
    guard isQuiet else { return }
    for call in calls where call.operation == .register && !call.isReported {
      for type in call.types.channels where watch.registrations.wasAccepted(call.name, type) == true {
        current.strangeValues += faults(ofRegistering: type, after: call.name)
      }
    }
  }

  /// What is wrong with a record once a registration has succeeded.
  private func faults(ofRegistering type: PushType, after name: String) -> [Violation] {
    guard let record = type == .apns ? current.apnsRecord : current.voipRecord else { return [] }
    return watch?.asked.faults(of: record, after: name) ?? []
  }

  /// Whether it is certain which kind of token every outcome is about.
  var namesKinds: Bool { !edition.reportsToDelegate || calls.allSatisfy { !$0.coversAll || namesKind($0) } }

  /// Whether it is certain which kind of token an outcome is about: nobody says it before the initialisation, nor of a
  /// call about all kinds that was made then.
  private func namesKind(_ call: CallState) -> Bool { isInitialized && !call.isUninitialized }

  /// The delegate is told of a message no more often than it arrives, though it may be open whether it is told.
  mutating func noteToldTwice(_ message: String, _ type: PushType) {
    guard watch?.isToldTwice(message) == true else { return }
    current.violations.append(
      Violation(
        requirement: type == .voip ? "VOIP-6" : "MSG-1",
        message: "the delegate got the message \"\(message.shown())\" more often than it arrived"))
  }

  /// Whether there is nothing left for the port to wait for: no answer, no network, no initialisation with a key, no
  /// foreground.
  var isQuiet: Bool { owesNothing && configuration.appKey != "" }

  /// Whether there is nothing left for a call to wait for.
  private var owesNothing: Bool {
    world.holdsNothing && world.isRunning && !world.isInBackground && isInitialized
      && world.policies.network == .up
  }

  /// Notes that the app sets a delegate, or takes it away: what it would be told may be told to nobody.
  mutating func noteDelegate(_ isSet: Bool, atInitialization: Bool) {
    hasDelegate = isSet
    hasDelegateOfInitialization = isSet && atInitialization
    for operation in CallKind.allCases { noteUnnamedOutcomes(of: operation) }
  }

  /// The delegate is told of outcomes, and not which call they are of: that of one call may stand for another. Which
  /// outcomes one is told of that was not passed to the initialisation is open (Q-REG-71).
  mutating func noteUnnamedOutcomes(of kind: CallKind) {
    let open = calls.indices.filter { calls[$0].coversAll && calls[$0].isOpen && calls[$0].operation == kind }
    guard open.count > 1 || !hasDelegateOfInitialization else { return }
    for index in open { calls[index].mayEndUntold = true }
  }

  /// Whether nothing is under way, and the notification token is registered.
  var isAtRest: Bool { isQuiet && !calls.contains(where: \.isOpen) && world.record(of: .apns) != nil }

  /// Of several users who were set while the SDK updated the token for one, the last must be the one whom it is
  /// registered for when all is answered.
  mutating func noteOvertakenUser() {
    guard watch != nil, edition.fallsBackToDevice, isAtRest, let user = watch?.overtaken.takeLast(),
      world.record(of: .apns)?.user != user
    else { return }
    current.violations.append(
      Violation(
        requirement: "LOGIN-3",
        message: "the token is registered for another user than was set last, and nothing is awaited any more"
      ))
  }

  /// What the app has had unregistered stays so until it asks for something else.
  mutating func noteReturnedTokens() {
    for type in PushType.both where world.record(of: type) != nil && watch?.unregistered.take(type) == true {
      current.violations.append(
        Violation(
          requirement: type == .voip ? "VOIP-14" : "UNREG-2",
          message: "the token is registered again after it was unregistered, and nothing has asked for it"))
    }
    guard isQuiet, openCallNames.isEmpty else { return }
    for case .completed(let name, let completion) in current.seen
    where completion.operation == .unregister && completion.error == nil
      && world.record(of: completion.type) == nil
      && calls.first(where: { $0.name == name }).map(namesKind) ?? false
    {
      watch?.unregistered.insert(completion.type)
    }
  }

  /// A call must have completed when nothing is awaited any more.
  mutating func noteForgottenCalls() {
    guard hasBegun, owesNothing else { return }
    for index in calls.indices
    where calls[index].isOpen && calls[index].isReported && !calls[index].mayEndUntold {
      calls[index].mayEndUntold = true
      current.violations.append(
        Violation(
          requirement: requirements(leftOpenBy: calls[index])[0],
          message: "the call \"\(calls[index].name)\" has not completed, and nothing is awaited any more"))
    }
  }

  /// The requirements against a call that has not completed.
  func requirements(leftOpenBy call: CallState) -> [String] {
    call.operation.requirements(
      in: edition, leavingOut: call.owed, isPart: !call.completed.isEmpty,
      isDone: world.record(of: call.owed) != nil)
  }
}
