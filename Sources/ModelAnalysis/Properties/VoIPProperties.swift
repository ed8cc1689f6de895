import PushModel

extension PushProperty {
  /// VoIP tokens, messages and call reporting.
  package static let voip: [PushProperty] = [
    PushProperty(
      "voip-and-permission", "Registering for VoIP neither asks for the permission nor fails for it.",
      per: ["VOIP-20"],
      .everyStep(on: [.prompt, .completion]) { step in
        !(step.isOfVoIP && step.showsPrompt)
          && step.outcome(of: .register, .voip) != .failed(.permissionDenied)
      },
      sometimes: "registering for VoIP succeeds with the permission refused"
    ) { $0.outcome(of: .register, .voip) == .succeeded && $0.after.world.permission == .denied },
    PushProperty(
      "voip-and-agreement", "Registering for VoIP does not fail for the agreement.", per: ["VOIP-3"],
      .everyStep(on: .completion) { step in
        step.outcome(of: .register, .voip) != .failed(.parameterInvalid)
          || step.before.sdk.initialization == .initializedWithoutAppKey
      },
      sometimes: "registering for VoIP begins without an agreement"
    ) { $0.move == .register(.voip, .none) && $0.makes([.token(.voip, .voip)]) },
    PushProperty(
      "message",
      "A VoIP message that the system delivers to an initialised SDK reaches the delegate at once.",
      per: ["VOIP-6", "CALL-3"], except: [("Q-VOIP-8", "dropped")],
      .everyStep(on: .message) { step in
        !step.isMessage || step.before.world.callReporting == .restricted || step.before.sdk.delegate != .set
          || !step.before.sdk.initialization.isInitialized || step.reaction.seen.contains(.message)
      },
      sometimes: "a message reaches the delegate"
    ) { $0.reaction.seen.contains(.message) },
    PushProperty(
      "message-once", "A VoIP message reaches a delegate that is set, once at most.", per: ["VOIP-6"],
      .everyStep(on: .message) { step in
        let count = step.reaction.seen.count { $0 == .message }
        return count == 0 || (count == 1 && step.after.sdk.delegate == .set)
      },
      sometimes: "a message comes while no delegate is set"
    ) { $0.isMessage && $0.before.sdk.delegate != .set },
    PushProperty(
      "restriction", "An unreported call restricts VoIP messages and nothing else.", per: ["CALL-1"],
      .everyStep { step in
        step.before.world.callReporting != .restricted
          || (step.isMessage ? step.reaction.seen.isEmpty : step.after.world.callReporting == .restricted)
      },
      sometimes: "registering for VoIP succeeds under the restriction"
    ) { $0.outcome(of: .register, .voip) == .succeeded && $0.after.world.callReporting == .restricted },
    PushProperty(
      "reported-calls", "The system restricts nothing while every message is reported.", per: ["CALL-1"],
      .everyStep { step in
        step.before.world.callReporting == .restricted || step.after.world.callReporting != .restricted
          || step.move == .message(isReported: false) || !step.reaction.seen.contains(.message)
      },
      sometimes: "a message that is not reported restricts"
    ) { $0.reaction.seen.contains(.restricted) },
  ]
}

extension PushProperty.Step {
  /// Whether the move is a registration for VoIP alone, or an answer to one of its requests.
  fileprivate var isOfVoIP: Bool {
    switch move {
    case .register: registers == .voip
    // A waiting call may begin with the answer.
    case .answer(.register(.voip), _), .answerToken(.voip, .voip, _): before.waiting.isEmpty
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .query, .unregister, .update,
      .answerPrompt, .changeSettings, .answer, .answerToken, .changeToken, .invalidateToken, .message,
      .notification, .network, .enterForeground, .passTime, .endProcess, .startProcess:
      false
    }
  }

  fileprivate var isMessage: Bool { if case .message = move { true } else { false } }
}
