import PushModel

/// What holds in every case, whatever nobody decides.
extension CaseSession {
  /// The user refuses: what is to be registered for the first time, and waits, has to fail. Whether that holds as well for
  /// what was registered before is open (Q-PERM-4).
  mutating func noteRefusal() {
    guard edition.speaksOfPermission, isInitialized, !wasFlagOn, world.permissionStatus == .denied,
      !wasRegistered
    else { return }
    for index in calls.indices where calls[index].awaitsRegistration { calls[index].isRefused = true }
  }

  /// A registration does not complete while the user is being asked, and does not succeed although the user has refused, or
  /// the push service has.
  mutating func noteBrokenPromises(of completion: Completion, to call: CallState) {
    if world.isPrompting, dependsOnPrompt(completion) {
      current.violations.append(
        Violation(
          requirement: "PERM-4",
          message: "the registration \"\(call.name)\" completed while the prompt was open"))
    }
    guard completion.error == nil, completion.operation == .register else { return }
    if completion.type == .apns, call.isRefused, world.permissionStatus == .denied {
      current.violations.append(
        Violation(
          requirement: "PERM-2",
          message: "the registration \"\(call.name)\" succeeded although the user has refused"))
    }
    if registrations.hasFailed(call.name, completion.type) {
      current.violations.append(
        Violation(
          requirement: CallKind.register.outcomeRequirement(in: edition, type: completion.type),
          message: "the registration \"\(call.name)\" succeeded although the push service has not accepted it"
        ))
    }
  }

  /// Whether nothing is left for which the port may wait: nobody owes an answer, and neither the network nor the
  /// initialisation nor the foreground is to come.
  var isQuiet: Bool {
    world.holdsNothing && world.isRunning && !world.isInBackground && isInitialized
      && world.policies.network == .up
  }

  /// A call that hands its outcome to a handler completes at the latest when nothing is awaited any more, whatever else
  /// nobody decides. Of which outcomes a delegate is told is open (Q-REG-71).
  mutating func noteForgottenCalls() {
    guard hasBegun, isQuiet, !edition.reportsToDelegate else { return }
    for index in calls.indices
    where calls[index].isOpen && calls[index].isReported && !calls[index].isForgotten {
      calls[index].isForgotten = true
      current.violations.append(
        Violation(
          requirement: calls[index].operation.outcomeRequirement(in: edition, type: calls[index].owed),
          message: "the call \"\(calls[index].name)\" has not completed, and nothing is awaited any more"))
    }
  }
}
