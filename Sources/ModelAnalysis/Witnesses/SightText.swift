public import PushModel
import StateMachines

extension Sight {
  /// What was seen, in plain words.
  public var text: String {
    switch kind {
    case .prompt: "the prompt was shown"
    case .completed(let completed): completed.text
    case .record(let channel, let record):
      "the server holds \(channel.rawValue): " + (record?.text ?? "nothing")
    case .message: "the delegate got a message"
    case .notification: "the delegate got a notification message"
    case .reported: "the SDK reported a call"
    case .restricted: "the system restricts VoIP messages"
    case .noEnd: "what follows has no end"
    }
  }
}

extension Sight.Completed {
  fileprivate var text: String {
    let call = "\(call.rawValue) of \(channel.rawValue) "
    if let error {
      return call + "failed with \(error.rawValue)" + (token == .none ? "" : ", and gave \(token.words)")
    }
    guard let record else {
      return call + "succeeded " + (token == .none ? "with nothing" : "with \(token.words)")
    }
    return call + "succeeded, registered \(record.text)" + (namesOwner ? "" : ", whom it does not name")
  }
}

extension Sight.SeenRecord {
  fileprivate var text: String {
    let parts = [
      "for \(owner == .none ? "nobody" : owner.text)", consent == .none ? nil : "agreement \(consent.text)",
      token == .current ? nil : token.words, key == .keyB ? "settings B" : nil,
      language == .korean || language == .none ? nil : "updated",
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension Sight.TokenAge {
  fileprivate var words: String {
    switch self {
    case .none: "no token"
    case .outdated: "an earlier token"
    case .current: "the token"
    }
  }
}
