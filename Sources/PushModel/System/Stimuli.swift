import StateMachines

/// Which machines learn of a stimulus, in which order.
extension PushSystem {
  func signals(for stimulus: SystemStimulus) -> [Signal] {
    switch stimulus {
    case .initialize(let settings, _, let change): initialize(settings, change)
    case .setDelegate(let set): [.delegate(set ? .set : .clear)]
    case .setUser(let change): [.login(loginInput(for: change))]
    case .register(let channels, let agreement): register(channels, agreement)
    case .query(.apns): [.initialization(.query)]
    case .query(.voip): [.initialization(.voipQuery)]
    case .unregister(let channels):
      channels.map { .initialization($0 == .apns ? .unregister : .voipUnregister) }
    case .update: [.initialization(.update)]
    case .permissionAnswered(let purpose, let answer): permissionAnswered(purpose, answer)
    case .tokenIssued(.registration): [.registration(.tokenIssued)]
    case .tokenIssued(.voip): [.voipRegistration(.tokenIssued)]
    case .tokenIssued(.systemToken): [.systemToken(.tokenIssued)]
    case .tokenRefused(.registration): [.registration(.tokenRefused)]
    case .tokenRefused(.systemToken): [.systemToken(.tokenRefused)]
    case .tokenRefused(.voip): []
    case .served(let purpose, let reply): served(purpose, reply)
    case .lookedUp(let channel, let found): [.record(channel, found ? .found : .foundNothing)]
    case .tokenChanged(.apns): [.record(.apns, .tokenChanges)]
    case .tokenChanged(.voip): [.record(.voip, .voipTokenChanges)]
    case .tokenInvalidated: [.record(.voip, .tokenInvalidated)]
    case .message: [.delegate(.arrival)]
    case .heldMessage: [.delegate(.message)]
    case .networkReturned:
      [.unfinished(.networkReturns), .update(.apns, .networkReturns), .update(.voip, .networkReturns)]
    case .networkLost: []
    case .foreground: [.unfinished(.foreground), .record(.apns, .foreground)]
    case .longTimePassed:
      [.registration(.timePasses), .systemToken(.timePasses), .voipRegistration(.timePasses)]
    case .processEnded: processEnded
    }
  }

  private func initialize(
    _ settings: SystemStimulus.Settings, _ change: SystemStimulus.DelegateChange
  ) -> [Signal] {
    let input: Initialization.Input =
      switch settings {
      case .withoutKey: .initializeWithoutKey
      case .same: state.initialization == .initialized ? .initializeAgain : .initialize
      case .other: state.initialization == .initialized ? .initializeOtherwise : .initialize
      }
    if !edition.reportsToDelegate { return [.initialization(input)] }
    let delegateInput: Delegate.Input =
      switch change {
      case .set: .set
      case .clear: .clear
      case .unmentioned: .initializeWithout
      }
    return [.delegate(delegateInput), .initialization(input)]
  }

  private func register(
    _ channels: [Channel], _ agreement: SystemStimulus.GivenAgreement
  ) -> [Signal] {
    // An agreement that is offered may count as set even if the call is refused (Q-AGR-2).
    let offered: [Signal] =
      channels.contains(.apns) && agreement.kind != .absent ? [.agreement(.offered)] : []
    return offered + [.initialization(channels.contains(.apns) ? .register : .voipRegister)]
  }

  private func loginInput(for change: SystemStimulus.UserChange) -> Login.Input {
    switch change {
    case .first: isInitialized ? .logIn : .logInEarly
    case .same: .logInAgain
    case .other: .changeUser
    case .empty: .setEmpty
    case .none: .logOut
    }
  }

  private func permissionAnswered(
    _ purpose: SystemStimulus.PermissionPurpose, _ answer: SystemStimulus.PermissionAnswer
  ) -> [Signal] {
    switch purpose {
    case .registration:
      switch answer {
      case .granted: [.registration(.permissionGranted)]
      case .refused: [.registration(.permissionRefused)]
      case .provisional: [.registration(.permissionProvisional)]
      case .undetermined: [.registration(.permissionUndetermined)]
      }
    case .systemToken: [.systemToken(.permissionAnswered)]
    case .unfinished: [.unfinished(answer == .granted ? .foundPermitted : .foundRefused)]
    case .record: [.record(.apns, answer == .refused ? .foundRefused : .foundPermitted)]
    case .update: answer == .refused ? [] : [.record(.apns, .mayUpdate)]
    case .flag: answer == .granted ? [.flag(.grantedMeanwhile)] : []
    case .query(let channel):
      [.query(channel, answer == .refused ? .permissionRefused : .permissionGranted)]
    case .nobody: []
    }
  }

  private func served(
    _ purpose: SystemStimulus.ServerPurpose, _ reply: SystemStimulus.ServerReply
  ) -> [Signal] {
    switch purpose {
    case .register(.apns): [.registration(registrationInput(for: reply))]
    case .register(.voip): [.voipRegistration(voipInput(for: reply))]
    case .update(let channel): [.update(channel, updateInput(for: reply))]
    case .unregister(let channel): [.unregistration(channel, unregistrationInput(for: reply))]
    case .query(let channel): [.query(channel, queryInput(for: reply))]
    case .nobody: []
    }
  }

  private func registrationInput(for reply: SystemStimulus.ServerReply) -> TokenRegistration.Input {
    switch reply {
    case .accepted, .acceptedNothing: .accepted
    case .refused: .refused
    case .timedOut: .timedOut
    case .unreachable: .unreachable
    case .malformed: .malformed
    }
  }

  private func voipInput(for reply: SystemStimulus.ServerReply) -> VoIPRegistration.Input {
    switch reply {
    case .accepted, .acceptedNothing: .accepted
    case .refused: .refused
    case .timedOut: .timedOut
    case .unreachable: .unreachable
    case .malformed: .malformed
    }
  }

  private func updateInput(for reply: SystemStimulus.ServerReply) -> InformationUpdate.Input {
    switch reply {
    case .accepted, .acceptedNothing: .accepted
    case .refused: .refused
    case .timedOut: .timedOut
    case .unreachable: .unreachable
    case .malformed: .malformed
    }
  }

  private func unregistrationInput(for reply: SystemStimulus.ServerReply) -> Unregistration.Input {
    switch reply {
    case .accepted, .acceptedNothing: .accepted
    case .refused: .refused
    case .timedOut: .timedOut
    case .unreachable: .unreachable
    case .malformed: .malformed
    }
  }

  private func queryInput(for reply: SystemStimulus.ServerReply) -> TokenQuery.Input {
    switch reply {
    case .accepted: .found
    case .acceptedNothing: .foundNothing
    case .refused: .refused
    case .timedOut: .timedOut
    case .unreachable: .unreachable
    case .malformed: .malformed
    }
  }

  /// What owes something learns of the end before what was under way tells it what was interrupted.
  private var processEnded: [Signal] {
    [
      .unfinished(.processEnds), .registration(.processEnds), .systemToken(.processEnds),
      .voipRegistration(.processEnds), .calls(.processEnds), .voipCalls(.processEnds),
      .query(.apns, .processEnds), .query(.voip, .processEnds), .update(.apns, .processEnds),
      .update(.voip, .processEnds), .unregistration(.apns, .processEnds),
      .unregistration(.voip, .processEnds), .record(.apns, .processEnds),
      .record(.voip, .processEnds), .agreement(.processEnds), .login(.processEnds),
      .delegate(.processEnds), .initialization(.processEnds),
    ]
  }
}
