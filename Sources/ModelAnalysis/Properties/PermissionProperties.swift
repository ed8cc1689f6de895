import PushModel

extension PushProperty {
  /// The duties of a registration towards the permission.
  package static let permission: [PushProperty] = [
    PushProperty(
      "refused-permission",
      "With the permission refused and the flag off, no registration that begins is sent to the server.",
      per: ["PERM-2", "FLAG-2"], except: [("Q-PERM-4", "registers")],
      .everyStep(on: .request) { step in
        !step.makes([.server(.register(.apns))]) || step.answersToken
          || step.after.world.permission != .denied
          || step.after.sdk.flag != .off
      },
      sometimes: "a registration fails for the permission"
    ) { $0.outcome(of: .register, .apns) == .failed(.permissionDenied) },
    PushProperty(
      "acquired-permission", "With the permission acquired, no registration fails for it.", per: ["PERM-5"],
      .everyStep(on: .completion) { step in
        step.outcome(of: .register, .apns) != .failed(.permissionDenied)
          || step.after.world.permission != .authorized
      },
      sometimes: "a registration succeeds with the permission"
    ) { $0.outcome(of: .register, .apns) == .succeeded && $0.after.world.permission == .authorized },
    PushProperty(
      "answer-first",
      "With the flag off, no registration is sent to the server or fails for the permission before the user has "
        + "answered.",
      per: ["PERM-4"],
      .everyStep(on: [.request, .completion]) { step in
        // The flag may be turned off during a registration that began with it on.
        !(step.makes([.server(.register(.apns))]) && !step.answersToken
          || step.outcome(of: .register, .apns) == .failed(.permissionDenied))
          || ![.notDetermined, .prompting].contains(step.after.world.permission)
          || step.after.sdk.flag != .off
      },
      sometimes: "a registration waits while the prompt is open"
    ) { $0.after.world.permission == .prompting && $0.after.awaits(.permission(.registration)) },
    PushProperty(
      "one-prompt", "The prompt is shown only to a user who has not answered one.", per: ["PERM-1"],
      .everyStep(on: .prompt) { !$0.showsPrompt || $0.before.world.permission == .notDetermined },
      sometimes: "a registration is asked for when the user has answered"
    ) { $0.before.world.permission == .authorized && $0.registers == .notifications && !$0.showsPrompt },
    PushProperty(
      "flag", "With the flag on, no registration fails for the permission.", per: ["FLAG-3"],
      .everyStep(on: .completion) { step in
        step.outcome(of: .register, .apns) != .failed(.permissionDenied) || step.after.sdk.flag == .off
      },
      sometimes: "a registration succeeds with the permission refused"
    ) { $0.outcome(of: .register, .apns) == .succeeded && $0.after.world.permission == .denied },
    PushProperty(
      "unregistering-and-permission", "Unregistering neither asks for the permission nor changes it.",
      per: ["PERM-3"],
      .everyStep(on: .unregistering) { step in
        !step.isOfUnregistering
          || (!step.showsPrompt && step.before.world.permission == step.after.world.permission)
      },
      sometimes: "a token is unregistered with the permission acquired"
    ) { $0.outcome(of: .unregister, .apns) == .succeeded && $0.after.world.permission == .authorized },
  ]
}

extension PushProperty.Step {
  /// Whether a registration's token arrives. The registration looked at the permission before.
  fileprivate var answersToken: Bool { if case .answerToken = move { true } else { false } }

  fileprivate var isOfUnregistering: Bool {
    switch move {
    // A waiting call may begin with the answer.
    case .unregister, .answer(.unregister, _): before.waiting.isEmpty
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .register, .query, .update,
      .answerPrompt, .changeSettings, .answer, .answerToken, .changeToken, .invalidateToken, .message,
      .notification, .network, .enterForeground, .passTime, .endProcess, .startProcess:
      false
    }
  }
}
