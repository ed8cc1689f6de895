public import PushModel
import StateMachines

extension ClosedSystem.Seen {
  /// What was seen, in plain words.
  public var text: String {
    switch self {
    case .prompt: "the prompt was shown"
    case .completed(let call, let channel, let outcome, let shown):
      "\(call.rawValue) of \(channel.rawValue) \(outcome.text)" + (shown.map { ", \($0.text)" } ?? "")
    case .record(let channel, let record):
      "the server holds \(channel.rawValue): " + (record?.text ?? "nothing")
    case .message: "the delegate got a message"
    case .reported: "the SDK reported a call"
    case .restricted: "the system restricts VoIP messages"
    case .noEnd: "what follows has no end"
    }
  }
}

extension ClosedSystem.Owner {
  fileprivate var words: String {
    switch self {
    case .userA: "$userA"
    case .userB: "$userB"
    case .device: "the device"
    }
  }
}

extension Effect.Outcome {
  fileprivate var text: String {
    switch self {
    case .succeeded: "succeeded"
    case .succeededEmpty: "succeeded with nothing"
    case .succeededWithLast: "succeeded with the token that is registered no more"
    case .failed(let error): "failed with \(error.rawValue)"
    case .failedWithToken(let error): "failed with \(error.rawValue), and gave the token"
    }
  }
}

extension ClosedSystem.Shown {
  fileprivate var text: String {
    guard let record else { return token.map { "with \($0.words)" } ?? "without a token" }
    return namesOwner ? "registered \(record.text)" : "registered \(record.text), whom it does not name"
  }
}

extension ClosedSystem.Record {
  fileprivate var text: String {
    let parts = [
      "for \(owner.words)", agreement.map { "agreement \($0.words)" }, token == .current ? nil : token.words,
      key == .userB ? "settings B" : nil, isUpdated ? "updated" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension ClosedSystem.Token {
  fileprivate var words: String {
    switch self {
    case .missing: "no token"
    case .outdated: "an earlier token"
    case .current: "the token"
    }
  }
}

extension ClosedSystem.Agreed {
  fileprivate var words: String {
    switch self {
    case .complete: "complete"
    case .partial: "with open parts"
    case .nightOnly: "to the night only"
    case .declined: "declined"
    case .filledOff: "with open parts off"
    case .filledOn: "with open parts on"
    case .withoutNight: "without the night"
    case .withoutNotifications: "without notifications"
    case .nothing: "to nothing"
    case .notificationsOnly: "to notifications only"
    case .everything: "to everything"
    }
  }
}
