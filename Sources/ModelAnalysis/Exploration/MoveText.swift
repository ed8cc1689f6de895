public import PushModel

extension ClosedSystem.Move {
  /// The move in the words of the case tables' steps.
  public var text: String {
    switch self {
    case .initialize(let settings, let delegate):
      "initialize, \(settings.text)\(delegate.text)"
    case .setDelegate(let set): set ? "setDelegate" : "setDelegate, none"
    case .setUser(let user): "setUser \(user.map(\.text) ?? "null")"
    case .register(let channels, let agreement):
      "register \(channels.text)" + (agreement == .complete ? "" : ", agreement \(agreement.text)")
    case .query(let channel): "query \(channel.rawValue)"
    case .unregister(let channels): "unregister \(channels.text)"
    case .update: "update"
    case .answerPrompt(let allowed): allowed ? "user.allows" : "user.refuses"
    case .changeSettings(let allowed): allowed ? "settings.allow" : "settings.refuse"
    case .answer(let pending, let reply): "server.\(reply.text) \(pending.text)"
    case .answerToken(.token(let purpose, .apns), let issued):
      (issued ? "apns.issues" : "apns.refuses") + (purpose == nil ? ", nobody waiting" : "")
    case .answerToken(let pending, _):
      "pushkit.issues" + (pending == .token(nil, .voip) ? ", nobody waiting" : "")
    case .changeToken(let channel): channel == .apns ? "apns.changesToken" : "pushkit.changesToken"
    case .invalidateToken: "pushkit.invalidates"
    case .message(let isReported): "voip.arrives" + (isReported ? "" : ", the app does not report it")
    case .network(let up): up ? "network.returns" : "network.goes"
    case .enterForeground: "app.entersForeground"
    case .passTime: "time.passes"
    case .endProcess: "app.terminates"
    case .startProcess: "app.launches"
    }
  }
}

extension [Channel] {
  fileprivate var text: String { map(\.rawValue).joined(separator: " and ") }
}

extension ClosedSystem.Owner {
  fileprivate var text: String {
    switch self {
    case .userA: "$userA"
    case .userB: "$userB"
    case .device: "\"\""
    }
  }
}

extension ClosedSystem.Settings {
  fileprivate var text: String {
    let key =
      switch key {
      case nil: "without an app key"
      case .userA: "settings A"
      case .userB, .device: "settings B"
      }
    return flag ? key + " with the flag" : key
  }
}

extension SystemStimulus.DelegateChange {
  fileprivate var text: String {
    switch self {
    case .set: ""
    case .clear: ", delegate cleared"
    case .unmentioned: ", without a delegate"
    }
  }
}

extension SystemStimulus.AgreementKind {
  fileprivate var text: String {
    switch self {
    case .complete: "complete"
    case .nightOnly: "to the night only"
    case .declined: "declined"
    case .partial: "with open parts"
    case .absent: "left out"
    }
  }
}

extension SystemStimulus.ServerReply {
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

extension ClosedSystem.Pending {
  fileprivate var text: String {
    switch self {
    case .server(.register(let channel)): "the registration of \(channel.rawValue)"
    case .server(.update(let channel)): "the update of \(channel.rawValue)"
    case .server(.unregister(let channel)): "the unregistering of \(channel.rawValue)"
    case .server(.query(let channel)): "the query of \(channel.rawValue)"
    case .removal(let channel): "the removal of \(channel.rawValue)"
    case .server(.nobody), .permission, .token: "a request"
    }
  }
}
