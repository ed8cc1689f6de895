import JSON
import PushModel

/// The rules that the suite checks in every case, undecided events or not.
extension CaseSession {
  /// A refusal of the user: waiting first registrations have to fail. Whether earlier registrations have to fail as
  /// well is open (Q-PERM-4).
  mutating func noteRefusal() {
    guard edition.speaksOfPermission, isInitialized, !wasFlagOn, world.permissionStatus == .denied,
      !wasRegistered
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
    guard completion.error == nil, completion.operation == .register else { return }
    if completion.type == .apns, call.isRefused, world.permissionStatus == .denied {
      current.violations.append(
        Violation(
          requirement: "PERM-2",
          message: "the registration \"\(call.name)\" succeeded although the user has refused"))
    }
    // Where nothing has been sent, what is registered already may stand for it.
    let isRegistered = world.record(of: completion.type) != nil
    if !(registrations.wasAccepted(call.name, completion.type) ?? isRegistered) {
      current.violations.append(
        Violation(
          requirement: CallKind.register.outcomeRequirement(in: edition, type: completion.type),
          message: "the registration \"\(call.name)\" succeeded although the push service has not accepted it"
        ))
    }
  }

  /// The delegate is told of a message no more often than it arrives, though it may be open whether it is told.
  mutating func noteToldTwice(_ message: String, _ type: PushType) {
    let untold = untoldMessages[message, default: 0]
    untoldMessages[message] = untold - 1
    guard untold <= 0 else { return }
    current.violations.append(
      Violation(
        requirement: type == .voip ? "VOIP-6" : "MSG-1",
        message: "the delegate got the message \"\(message.shown())\" more often than it arrived"))
  }

  /// Whether there is nothing left for the port to wait for: no answer, no network, no initialisation, no foreground.
  var isQuiet: Bool {
    world.holdsNothing && world.isRunning && !world.isInBackground && isInitialized
      && world.policies.network == .up
  }

  /// A call with a handler must have completed when nothing is awaited any more. Which outcomes a delegate is told of
  /// is open (Q-REG-71).
  mutating func noteForgottenCalls() {
    guard hasBegun, isQuiet else { return }
    for index in calls.indices
    where calls[index].isOpen && calls[index].isReported && !calls[index].isForgotten
      && !(edition.reportsToDelegate && calls[index].coversAll)
    {
      calls[index].isForgotten = true
      current.violations.append(
        Violation(
          requirement: calls[index].operation.outcomeRequirement(in: edition, type: calls[index].owed),
          message: "the call \"\(calls[index].name)\" has not completed, and nothing is awaited any more"))
    }
  }
}
