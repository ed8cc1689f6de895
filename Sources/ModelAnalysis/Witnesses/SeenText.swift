public import PushModel
import StateMachines

extension ClosedSystem.Seen {
  /// What was seen, in plain words.
  public var text: String {
    switch self {
    case .prompt: "the prompt was shown"
    case .completed(let call, let channel, let outcome, let found):
      "\(call.rawValue) of \(channel.rawValue) \(outcome.text)"
        + (found.map { ", registered for \($0.words)" } ?? "")
    case .record(let channel, let owner):
      "the server holds \(channel.rawValue): " + (owner.map { "for \($0.words)" } ?? "nothing")
    case .message: "the delegate got a message"
    case .reported: "the SDK reported a call"
    case .restricted: "the system restricts VoIP messages"
    case .values(let effect): effect.valueText
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

extension Effect {
  /// What is done with values, in plain words.
  fileprivate var valueText: String {
    switch self {
    case .useAgreement(let source): "the agreement that counts: \(source.text)"
    case .useVoIPAgreement(let source): "the agreement that counts for VoIP: \(source.text)"
    case .fillAgreement(let agreed): "open parts of the agreement count as \(agreed ? "agreed" : "declined")"
    case .rememberAgreement: "the agreement is kept"
    case .hideDeviceInInformation: "the information names no user"
    case .handBackToken(let channel): "the \(channel.rawValue) token is handed back"
    case .askPermission, .readPermission, .requestToken, .sendRegister, .sendUpdate, .sendUpdateForCall,
      .sendUnregister, .sendQuery, .sendRemoval, .complete, .completeSystemToken, .deliverMessage,
      .reportCall, .begin, .beginSystemToken, .refuse, .wait, .takeUpWaiting, .discardRequests,
      .adoptSettings, .setUser,
      .clearUser, .registerFor, .keepRecord, .forgetRecord, .prepareUpdate, .lookUp, .holdMessage,
      .releaseMessages:
      "a value changed"
    }
  }
}

extension Effect.AgreementSource {
  fileprivate var text: String {
    switch self {
    case .given: "the one given"
    case .givenWithoutNight: "the one given, without the night"
    case .givenWithoutNotifications: "the one given, without notifications"
    case .setBefore: "the one set before"
    case .nothing: "none"
    case .notificationsOnly: "to notifications only"
    case .everything: "to everything"
    }
  }
}
