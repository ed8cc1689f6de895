public import PushModel
import StateMachines

extension Sight {
  /// The view in plain words, with the error names that all editions share.
  public var text: String { text { $0.rawValue } }

  /// The view in plain words, with the error's name for an edition that has names and no numbers. A code that
  /// the edition lacks is told as the one for a failure by the system, and only where the system fails.
  func text(in edition: Edition, whereSystemFails: Bool) -> String {
    text { code in
      guard case .name(let name) = code.written(in: edition)?.code else { return code.rawValue }
      return code == .systemFailed && !whereSystemFails ? "some error" : name
    }
  }

  private func text(_ name: (ErrorCode) -> String) -> String {
    switch kind {
    case .prompt: "the prompt was shown"
    case .completed(let completed): completed.text(name)
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
  fileprivate func text(_ name: (ErrorCode) -> String) -> String {
    let call = "\(call.rawValue) of \(channel.rawValue) "
    if let error {
      return call + "failed with \(name(error))" + (token == .none ? "" : ", and gave \(token.words)")
    }
    guard let record else {
      return call + "succeeded" + (token != .none ? " with \(token.words)" : nothing.map { " \($0)" } ?? "")
    }
    return call + "succeeded, registered \(record.text)" + (namesOwner ? "" : ", whom it does not name")
  }
}

extension Sight.Completed {
  /// The remark on a success without a token or information; an update's information is not followed.
  private var nothing: String? {
    switch self.call {
    case .register, .unregister: "without a token"
    case .query: "without information"
    case .update: nil
    }
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
