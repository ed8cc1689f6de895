public import PushModel
public import StateMachines

extension Route where Effect == PushModel.Effect, LookUp == PushModel.LookUp {
  /// The destination of the route, in a few words.
  public var text: String {
    switch destination {
    case .machine(let input): "tell \(input.text)"
    case .effect(let effect): effect.text
    case .choice(let lookUp, let alternatives):
      "by \(lookUp.text): "
        + alternatives.map { "\($0.name) → \($0.input?.text ?? "nobody")" }.joined(separator: ", ")
    }
  }
}

extension MachineInput {
  /// The machine and its input.
  public var text: String { machine + (part.map { " of \($0)" } ?? "") + " \(name)" }
}

extension Effect {
  /// The effect, in a few words.
  public var text: String {
    switch self {
    case .keep(let value, let register): "keep \(value.text) as \(register.text)"
    case .askPermission(let purpose): "ask for the permission for \(purpose.text)"
    case .readPermission(let purpose): "read the permission's status for \(purpose.text)"
    case .requestToken(let purpose): "request the \(purpose.text)"
    case .send(let purpose): "send \(purpose.words)"
    case .discardRequests(let purpose): "stop listening to what was asked for the \(purpose.text)"
    case .overtakeUpdates(let channel, let evenForCalls):
      "stop listening to earlier updates of \(channel.rawValue)"
        + (evenForCalls ? "" : " that no call asked for")
    case .begin(let call, let channel): "begin the \(call.rawValue) call about \(channel.rawValue)"
    case .beginSystemToken: "begin the call, which obtains the system token alone"
    case .queueCall(let channel): "let the call wait, as far as it is about \(channel.rawValue)"
    case .startQueuedCalls(let channel): "let the calls about \(channel.rawValue) begin that wait"
    case .refuse(let code, let channel): "refuse the call about \(channel.rawValue) with \(code.rawValue)"
    case .refuseCall(let code): "refuse the call with \(code.rawValue)"
    case .complete(let call, let channel, let outcome):
      "complete the \(call.rawValue) calls about \(channel.rawValue) \(outcome.text)"
    case .completeSystemToken(let outcome): "complete the call for the system token \(outcome.text)"
    case .deliver(.voip): "pass the message to the delegate"
    case .deliver(.apns): "pass the notification message to the delegate"
    case .reportCall: "report the call"
    case .hold(.voip): "hold the message back"
    case .hold(.apns): "hold the notification message back"
    case .release(.voip): "pass on the messages that were held back"
    case .release(.apns): "pass on the notification messages that were held back"
    }
  }
}

extension Effect.Outcome {
  fileprivate var text: String {
    switch self {
    case .succeeded(let shown): "with \(shown.text)"
    case .failed(let code): "with the error \(code.rawValue)"
    case .failedAsServed: "with the code of the server's failure"
    case .failedWithToken(let code): "with the error \(code.rawValue) and the system token"
    }
  }
}

extension Effect.Shown {
  fileprivate var text: String {
    switch self {
    case .nothing: "success alone"
    case .keptToken: "the token that is kept"
    case .keptInformation: "the token and the information that are kept"
    case .removedToken: "the token that was unregistered"
    case .foundInformation: "what was found"
    case .foundInformationConsentingOutsideKorea:
      "what was found, both agreements to advertisements being given outside Korean"
    case .lastInformation: "what was registered last"
    }
  }
}

extension Register {
  /// The place of a value, in a few words.
  public var text: String {
    switch self {
    case .settings: "the settings that hold"
    case .user: "the user id"
    case .givenConsent: "the agreement of the call"
    case .consentSetBefore: "the agreement set before"
    case .owner(let channel): "whom \(channel.rawValue) is registered for"
    case .consent(let channel): "the agreement of the registration of \(channel.rawValue)"
    case .sent(let channel): "what was sent of \(channel.rawValue)"
    case .prepared(let channel): "what an update of \(channel.rawValue) sends"
    case .kept(let channel): "what the device keeps of \(channel.rawValue)"
    case .namesNoDevice: "that the next information names no device"
    case .unregisteringFailed(let channel): "whether the unregistering of \(channel.rawValue) has failed"
    case .handsBack(let channel): "that the failure hands the token of \(channel.rawValue) back"
    case .failure: "the code of the server's failure"
    }
  }
}

extension Value {
  /// The value, in a few words.
  public var text: String {
    switch self {
    case .offeredSettings: "the settings offered"
    case .offeredUser: "the user id offered"
    case .userOfUpdate: "the user of the updated record"
    case .nobody: "nobody"
    case .currentUser: "the user of now"
    case .currentUserOrDevice: "the user of now, or the device"
    case .device: "the device"
    case .previousOwner(let channel): "the user that \(channel.rawValue) was registered for"
    case .givenConsent: "the agreement given"
    case .givenConsentWithoutNight: "the agreement given, without the night"
    case .givenConsentWithoutAdvertisements: "the agreement given, without advertisements"
    case .givenConsentFilled(let value): "the agreement given, open parts \(value ? "agreed to" : "declined")"
    case .configuredConsent: "the agreement of the configuration"
    case .consentSetBefore: "the agreement set before"
    case .consentOfRegistration: "the agreement of the registration"
    case .consentWithoutNotifications: "the agreement of the registration, without notifications"
    case .noConsent: "an agreement to nothing"
    case .consentToNotifications: "an agreement to notifications alone"
    case .consentToEverything: "an agreement to everything"
    case .newRecord(let channel):
      "the token of \(channel.rawValue) with user, agreement, app key, environment and language of now"
    case .sentRecord(let channel): "what was sent of \(channel.rawValue)"
    case .preparedRecord(let channel): "what the update of \(channel.rawValue) has sent"
    case .recordForUser(let channel): "the record of \(channel.rawValue) with the user of now"
    case .recordForSettings(let channel): "the record of \(channel.rawValue) with the settings of now"
    case .recordForToken(let channel): "the record of \(channel.rawValue) with the token of now"
    case .recordForConfiguration(let channel):
      "the record of \(channel.rawValue) with settings, user and agreement of now"
    case .recordWithChanges(let channel):
      "the record of \(channel.rawValue) with the changes that the call names"
    case .noRecord: "nothing"
    case .code(let code): code.rawValue
    case .yes: "yes"
    }
  }
}

extension LookUp {
  /// The question to the state, in a few words.
  public var text: String {
    switch self {
    case .consent: "the agreement given"
    case .givesConsent: "whether the call gives an agreement"
    case .flag: "the flag offered"
    case .settings: "the settings offered"
    case .delegate: "the delegate offered"
    case .user: "the user id offered"
    case .types: "the kinds of token named"
    case .call: "which call arrives"
    case .otherKind: "what is in progress about the other kind of token"
    case .permission: "the permission"
    case .reply: "the server's answer"
    case .updatesForAnother: "whether the update names another user"
    case .showsDevice: "whether what is shown is registered for the device"
    case .keepsRecord(let channel): "whether a record of \(channel.rawValue) is kept that the asker may see"
    }
  }
}

extension PermissionPurpose {
  fileprivate var text: String {
    switch self {
    case .registration: "the registration"
    case .systemToken: "the system token"
    case .unfinished: "the registration that is owed"
    case .record: "what is registered"
    case .flag: "a registration that goes on meanwhile"
    case .query(let channel): "the query of \(channel.rawValue)"
    case .nobody: "nobody who waits"
    }
  }
}

extension TokenPurpose {
  fileprivate var text: String {
    switch self {
    case .registration: "notification token"
    case .voip: "VoIP token"
    case .systemToken: "system token alone"
    }
  }
}

extension ServerPurpose {
  fileprivate var words: String {
    switch self {
    case .register(let channel): "the registration of \(channel.rawValue)"
    case .update(let channel): "the update of \(channel.rawValue)"
    case .updateForCall(let channel): "the update of \(channel.rawValue) that the call asks for"
    case .updateBeside(let channel): "the update of \(channel.rawValue) beside it"
    case .unregister(let channel): "the unregistering of \(channel.rawValue)"
    case .query(let channel): "the query of \(channel.rawValue)"
    case .removal(let channel): "the removal of \(channel.rawValue)"
    }
  }
}

extension Event {
  /// The event, in a few words.
  public var text: String {
    switch self {
    case .initialize: "initialize"
    case .setDelegate: "setDelegate"
    case .clearDelegate: "setDelegate, none"
    case .setNotificationDelegate: "setDelegate apns"
    case .clearNotificationDelegate: "setDelegate apns, none"
    case .setUser: "setUser"
    case .register: "register"
    case .query(let channel): "query \(channel.rawValue)"
    case .unregister: "unregister"
    case .update: "update"
    case .permissionAnswered(let purpose): "the permission is told for \(purpose.text)"
    case .tokenIssued(let purpose): "the \(purpose.text) is issued"
    case .tokenRefused(let purpose): "the \(purpose.text) is refused"
    case .served(let purpose): "the server answers \(purpose.words)"
    case .tokenChanged(let channel): "the token of \(channel.rawValue) changes"
    case .tokenInvalidated: "the VoIP token is invalidated"
    case .message: "a VoIP message arrives"
    case .heldMessage: "a VoIP message is passed on that was held back"
    case .notification: "a notification message arrives, or is passed on that was held back"
    case .networkReturned: "the network returns"
    case .networkLost: "the network goes"
    case .foreground: "the app enters the foreground"
    case .longTimePassed: "much time passes"
    case .processEnded: "the process ends"
    }
  }
}
