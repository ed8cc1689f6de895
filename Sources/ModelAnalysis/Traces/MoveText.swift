public import PushModel

extension ClosedSystem.Move {
  /// The move in the words of the case tables' steps.
  public var text: String {
    switch self {
    case .initialize(let settings, let delegate): "initialize, \(settings.text)\(delegate.text)"
    case .setDelegate(let set): set ? "setDelegate" : "setDelegate, none"
    case .setNotificationDelegate(let set): set ? "setDelegate apns" : "setDelegate apns, none"
    case .setUser(let user): "setUser \(user.text)"
    case .register(let channel, let consent):
      "register \(channel.rawValue)" + (consent == .complete ? "" : ", agreement \(consent.text)")
    case .query(let channel): "query \(channel.rawValue)"
    case .unregister(let channel): "unregister \(channel.rawValue)"
    case .update: "update"
    case .answerPrompt(let allowed): allowed ? "user.allows" : "user.refuses"
    case .changeSettings(let allowed): allowed ? "settings.allow" : "settings.refuse"
    case .answer(let purpose, let reply): "server.\(reply.text) \(purpose.text)"
    case .answerToken(_, .apns, let issued): issued ? "apns.issues" : "apns.refuses"
    case .answerToken(_, .voip, _): "pushkit.issues"
    case .changeToken(let channel): channel == .apns ? "apns.changesToken" : "pushkit.changesToken"
    case .invalidateToken: "pushkit.invalidates"
    case .message(let isReported): "voip.arrives" + (isReported ? "" : ", the app does not report it")
    case .notification: "notification.arrives"
    case .network(let up): up ? "network.returns" : "network.goes"
    case .enterForeground: "app.entersForeground"
    case .passTime: "time.passes"
    case .endProcess: "app.terminates"
    case .startProcess: "app.launches"
    }
  }
}

extension User {
  var text: String {
    switch self {
    case .none: "null"
    case .device: "the device"
    case .empty: "\"\""
    case .userA: "$userA"
    case _: "$userB"
    }
  }
}

extension SDKSettings {
  fileprivate var text: String {
    let name = hasKey ? (key == .keyA ? "settings A" : "settings B") : "without an app key"
    let kinds = types.map { $0 == .both ? " for both kinds" : $0 == .voip ? " for voip" : "" } ?? ""
    return name + (flag ? " with the flag" : "") + kinds
      + (consent == .none || consent == .complete ? "" : ", \(consent.text)")
  }
}

extension DelegateChange {
  fileprivate var text: String {
    switch self {
    case .set: ""
    case .clear: ", delegate cleared"
    case .unmentioned: ", without a delegate"
    }
  }
}

extension Consent {
  /// The agreement in a few words.
  var text: String {
    switch self {
    case .none: "left out"
    case .complete: "complete"
    case .nightOnly: "to the night only"
    case .declined: "declined"
    case .torn: "to advertisements only"
    case .partial: "with open parts"
    case .nothing: "to nothing"
    case .notificationsOnly: "to notifications only"
    case .everything: "to everything"
    case _:
      [notifications, advertisements, night].map { $0.map { $0 ? "yes" : "no" } ?? "unset" }.joined(
        separator: "/")
    }
  }
}

extension ServerReply {
  fileprivate var text: String {
    switch self {
    case .accepted, .acceptedNothing: "accepts"
    case .refused: "refuses"
    case .timedOut: "timesOut"
    case .unreachable: "isUnreachable"
    case .malformed: "garbles"
    }
  }
}

extension ServerPurpose {
  fileprivate var text: String {
    switch self {
    case .register(let channel): "the registration of \(channel.rawValue)"
    case .update(let channel), .updateForCall(let channel), .updateBeside(let channel):
      "the update of \(channel.rawValue)"
    case .unregister(let channel): "the unregistering of \(channel.rawValue)"
    case .query(let channel): "the query of \(channel.rawValue)"
    case .removal(let channel): "the removal of \(channel.rawValue)"
    }
  }
}
