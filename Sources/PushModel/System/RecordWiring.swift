/// Where the outputs go of the machines that each kind of token has.
extension Wiring {
  static func destinations(of output: TokenRegistration.Output) -> [Destination] {
    switch output {
    case .judgeGranted: [.signal(.flag(.granted))]
    case .judgeRefused: [.signal(.flag(.refused))]
    case .judgeProvisional: [.signal(.flag(.provisional))]
    case .judgeUndetermined: [.signal(.flag(.undetermined))]
    case .requestToken:
      [.effect(.requestToken(.registration)), .arrival(.settlePermission(acquired: true))]
    case .sendRegister: [.effect(.sendRegister(.apns)), .signal(.agreement(.sent))]
    case .useCurrentUser: [.effect(.registerFor(.currentOwner, .apns))]
    case .succeed:
      [
        .effect(.keepRecord(.apns)), .signal(.record(.apns, .registers)), .arrival(.tellHowRegistered),
        .signal(.agreement(.succeeded)), .effect(.complete(.register, .apns, .succeeded)),
        .signal(.calls(.registrationEnds)),
      ]
    case .updateUser:
      [.effect(.prepareUpdate(.user, .apns)), .signal(.update(.apns, .send))]
    case .handBackToken: [.effect(.handBackToken(.apns))]
    case .obtainTokenForRefusal: [.signal(.systemToken(.obtainForRefusal))]
    case .failPermission:
      ended(.permissionDenied)
        + [.signal(.unfinished(.failsForPermission)), .arrival(.settlePermission(acquired: false))]
    case .failSystem: [.effect(.discardRequests(.registration))] + ended(.systemFailed)
    // The VoIP token of the same call waits for the permission no more, and goes its own way.
    case .failUserInvalid:
      [.effect(.discardRequests(.registration))] + ended(.userInvalid)
        + [.arrival(.settlePermission(acquired: true))]
    case .failAbandoned:
      [.effect(.discardRequests(.registration))] + ended(.unknown)
        + [.arrival(.settlePermission(acquired: true))]
    case .failRequest: ended(.requestFailed)
    case .failClient: ended(.clientFailed)
    case .failTimeout: ended(.requestTimeout)
    case .failNetwork: ended(.networkNotAvailable) + [.signal(.unfinished(.failsOffline))]
    case .failResponse: ended(.responseInvalid)
    case .interrupt: [.signal(.unfinished(.isInterrupted))]
    }
  }

  private static func ended(_ code: ErrorCode) -> [Destination] {
    [.effect(.complete(.register, .apns, .failed(code))), .signal(.calls(.registrationEnds))]
  }

  static func destinations(of output: VoIPRegistration.Output) -> [Destination] {
    switch output {
    case .requestToken: [.effect(.requestToken(.voip))]
    case .carryGiven: [.effect(.useVoIPAgreement(.given))]
    case .carryEverything: [.effect(.useVoIPAgreement(.everything))]
    case .carryNothing: [.effect(.useVoIPAgreement(.nothing))]
    case .carryNotifications: [.effect(.useVoIPAgreement(.setBefore))]
    case .sendRegister: [.effect(.sendRegister(.voip))]
    case .useCurrentUser: [.effect(.registerFor(.currentOwner, .voip))]
    case .takeUp: [.signal(.voipCalls(.resume))]
    case .succeed:
      [
        .effect(.keepRecord(.voip)), .signal(.record(.voip, .registers)),
        .effect(.complete(.register, .voip, .succeeded)), .signal(.voipCalls(.registrationEnds)),
      ]
    case .updateUser:
      [.effect(.prepareUpdate(.user, .voip)), .signal(.update(.voip, .send))]
    case .handBackToken: [.effect(.handBackToken(.voip))]
    case .failSystem: [.effect(.discardRequests(.voip))] + endedVoIP(.systemFailed)
    case .failUserInvalid: [.effect(.discardRequests(.voip))] + endedVoIP(.userInvalid)
    case .failAbandoned: [.effect(.discardRequests(.voip))] + endedVoIP(.unknown)
    case .failRequest: endedVoIP(.requestFailed)
    case .failClient: endedVoIP(.clientFailed)
    case .failTimeout: endedVoIP(.requestTimeout)
    case .failNetwork: endedVoIP(.networkNotAvailable)
    case .failResponse: endedVoIP(.responseInvalid)
    }
  }

  private static func endedVoIP(_ code: ErrorCode) -> [Destination] {
    [.effect(.complete(.register, .voip, .failed(code))), .signal(.voipCalls(.registrationEnds))]
  }

  static func destinations(of output: TokenRecord.Output, about channel: Channel) -> [Destination] {
    switch output {
    case .registerForDevice:
      [.effect(.registerFor(.device, channel)), .arrival(.chooseAgreement)]
    case .hideDevice: [.effect(.hideDeviceInInformation)]
    case .registerForPreviousUser:
      [.effect(.registerFor(.previousUser, channel)), .arrival(.chooseAgreement)]
    case .failUserInvalid: [.arrival(.end(.userInvalid, channel))]
    case .deny: [.signal(.registration(.denied))]
    case .goOn: [.arrival(.permit)]
    case .updateUser:
      [.effect(.prepareUpdate(.user, channel)), .signal(.update(channel, .send))]
    case .updateSettings:
      [.effect(.prepareUpdate(.settings, channel)), .signal(.update(channel, .send))]
    case .updateToken:
      [.effect(.prepareUpdate(.token, channel)), .signal(.update(channel, .send))]
    case .readPermission: [.effect(.readPermission(.record))]
    case .readPermissionForUpdate: [.effect(.readPermission(.update))]
    case .remove: [.effect(.sendRemoval(channel)), .effect(.forgetRecord(channel))]
    case .answer: [.effect(.complete(.query, channel, .succeeded)), ends(.query, channel)]
    case .answerLast: [.effect(.complete(.query, channel, .succeededWithLast)), ends(.query, channel)]
    case .answerNothing: [.effect(.complete(.query, channel, .succeededEmpty)), ends(.query, channel)]
    case .failQuery: [.effect(.complete(.query, channel, .failed(.tokenInvalid))), ends(.query, channel)]
    case .failTokenInvalid: [.arrival(.end(.tokenInvalid, channel))]
    case .sendUnregister: [.signal(.unregistration(channel, .start))]
    case .succeedWithoutToken:
      [.effect(.complete(.unregister, channel, .succeededEmpty)), ends(.unregister, channel)]
    case .sendUpdate: [.signal(.update(channel, .sendForCall))]
    case .passMessage: [.signal(.delegate(.message))]
    }
  }

  static func destinations(of output: TokenQuery.Output, about channel: Channel) -> [Destination] {
    func failed(_ code: ErrorCode) -> [Destination] {
      [.effect(.complete(.query, channel, .failed(code))), ends(.query, channel)]
    }
    return switch output {
    case .readPermission: [.effect(.readPermission(.query(channel)))]
    case .lookUp: [.effect(.lookUp(channel))]
    case .askServer: [.effect(.sendQuery(channel))]
    case .tellFound: [.signal(.record(channel, .found))]
    case .tellNothing: [.signal(.record(channel, .foundNothing))]
    case .failPermission: failed(.permissionDenied)
    case .failRequest: failed(.requestFailed)
    case .failClient: failed(.clientFailed)
    case .failTimeout: failed(.requestTimeout)
    case .failNetwork: failed(.networkNotAvailable)
    case .failResponse: failed(.responseInvalid)
    }
  }

  static func destinations(of output: Unregistration.Output, about channel: Channel) -> [Destination] {
    func failed(_ code: ErrorCode) -> [Destination] {
      [.effect(.complete(.unregister, channel, .failed(code))), ends(.unregister, channel)]
    }
    return switch output {
    case .sendUnregister: [.effect(.sendUnregister(channel))]
    case .succeed:
      [.effect(.complete(.unregister, channel, .succeeded)), .effect(.forgetRecord(channel))]
        + [.signal(.record(channel, .unregisters))]
        + (channel == .apns ? [.signal(.agreement(.unregistered))] : [])
        + [ends(.unregister, channel)]
    case .removeOther: [.signal(.record(channel.other, .removeWithOther))]
    case .refuse: [.arrival(.refuseOverlap(channel))]
    case .failRequest: failed(.requestFailed)
    case .failClient: failed(.clientFailed)
    case .failTimeout: failed(.requestTimeout)
    case .failNetwork: failed(.networkNotAvailable)
    case .failResponse: failed(.responseInvalid)
    }
  }

  static func destinations(
    of output: InformationUpdate.Output, about channel: Channel
  ) -> [Destination] {
    func ended(_ outcome: Effect.Outcome) -> [Destination] {
      [.effect(.complete(.update, .apns, outcome)), .signal(.calls(.updateEnds))]
    }
    return switch output {
    case .sendUpdate: [.effect(.sendUpdate(channel))]
    case .sendUpdateForCall: [.effect(.sendUpdateForCall(channel))]
    case .succeed: ended(.succeeded)
    case .failRequest: ended(.failed(.requestFailed))
    case .failTimeout: ended(.failed(.requestTimeout))
    case .failNetwork: ended(.failed(.networkNotAvailable))
    case .failResponse: ended(.failed(.responseInvalid))
    }
  }

  /// Tells the machine of the calls in progress that one has ended.
  static func ends(_ call: Call, _ channel: Channel) -> Destination {
    switch (call, channel) {
    case (.register, .apns): .signal(.calls(.registrationEnds))
    case (.query, .apns): .signal(.calls(.queryEnds))
    case (.unregister, .apns): .signal(.calls(.unregistrationEnds))
    case (.update, .apns), (.update, .voip): .signal(.calls(.updateEnds))
    case (.register, .voip): .signal(.voipCalls(.registrationEnds))
    case (.query, .voip): .signal(.voipCalls(.queryEnds))
    case (.unregister, .voip): .signal(.voipCalls(.unregistrationEnds))
    }
  }
}
