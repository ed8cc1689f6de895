public import StateMachines

extension TokenRegistration: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    let discard = routes.does(.discardRequests(.registration), per: "Q-INIT-7", "Q-REG-2")
    func fails(_ code: ErrorCode) -> [PushRoute] { routes.fails(.register, .apns, code) }
    // The VoIP token of the same call waits for the permission no more, and goes its own way.
    let goesOn = edition.registersAllTypesAtOnce ? [VoIPCallsInProgress.takes(.permissionSettled)] : []
    return switch output {
    case .applyGrantedPermission: [AlwaysAllowTokenRegistration.takes(.permissionGranted)]
    case .applyDeniedPermission: [AlwaysAllowTokenRegistration.takes(.permissionDenied)]
    case .applyProvisionalPermission: [AlwaysAllowTokenRegistration.takes(.permissionProvisional)]
    case .applyUndeterminedPermission: [AlwaysAllowTokenRegistration.takes(.permissionUndetermined)]
    case .requestToken:
      [
        routes.forgetsSent(.apns), routes.does(.requestToken(.registration), per: "REG-1"),
        Agreement.takes(.registrationPermitted),
      ] + goesOn
    case .sendRegister: routes.sends(.apns) + [Agreement.takes(.registrationSent)]
    case .useCurrentUser:
      [routes.does(.keep(.currentUserOrDevice, in: .owner(.apns)), per: "Q-LOGIN-3", "Q-LOGIN-5")]
    case .succeed:
      routes.keepsSent(.apns)
        + [RegistrationPermission.takes(.registrationSucceeds), Agreement.takes(.registrationSucceeds)]
        + routes.succeeds(.apns) + [CallsInProgress.takes(.registrationEnds)]
    case .updateUser: routes.updates(.recordForUser(.apns), .apns, per: "Q-LOGIN-4", "Q-LOGIN-5")
    case .handBackToken: [routes.does(.keep(.yes, in: .handsBack(.apns)), per: "REG-8", "Q-REG-12")]
    case .obtainTokenAfterDenial:
      [SystemToken.takes(.obtainAfterDenial), CallsInProgress.takes(.registrationEnds)]
    case .failPermissionDenied:
      fails(.permissionDenied)
        + [UnfinishedRegistration.takes(.registrationFailsForPermission)]
        + (edition.registersAllTypesAtOnce ? [VoIPCallsInProgress.takes(.permissionDenied)] : [])
    case .failSystem: [discard] + fails(.systemFailed)
    case .failTokenInvalid: [discard] + fails(.tokenInvalid)
    case .failUserInvalid: [discard] + fails(.userInvalid) + goesOn
    case .failAbandoned: [discard] + fails(.unknown) + goesOn
    case .failWithServerCode: routes.failsAsServed(.register, .apns)
    case .failOffline:
      routes.failsAsServed(.register, .apns) + [UnfinishedRegistration.takes(.registrationFailsOffline)]
    case .noteInterruption: [UnfinishedRegistration.takes(.registrationInterrupted)]
    case .startVoIPRegistration: [VoIPCallsInProgress.takes(.register)]
    case .deferVoIPRegistration: [VoIPCallsInProgress.takes(.registerWithNotifications)]
    }
  }
}

extension VoIPRegistration: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    let discard = routes.does(.discardRequests(.voip), per: "Q-INIT-7", "Q-VOIP-6")
    func fails(_ code: ErrorCode) -> [PushRoute] { routes.fails(.register, .voip, code) }
    func carries(_ value: Value, per citation: Citation) -> [PushRoute] {
      [routes.does(.keep(value, in: .consent(.voip)), per: citation)]
    }
    return switch output {
    case .requestToken:
      [routes.forgetsSent(.voip), routes.does(.requestToken(.voip), per: "VOIP-2", "VOIP-1")]
    case .useGiven:
      // An agreement that the call gave has been kept since the call.
      edition.hasConfiguredConsent ? carries(.configuredConsent, per: "AGR-5") : []
    case .useAllAgreed: carries(.consentToEverything, per: "Q-VOIP-5")
    case .useAllDeclined: carries(.noConsent, per: "Q-VOIP-5")
    case .useSetBefore: carries(.consentSetBefore, per: "Q-VOIP-5")
    case .useNotificationsOnly: carries(.consentToNotifications, per: "Q-VOIP-5")
    case .sendRegister: routes.sends(.voip)
    case .useCurrentUser:
      [routes.does(.keep(.currentUserOrDevice, in: .owner(.voip)), per: "Q-LOGIN-3", "Q-LOGIN-5")]
    case .resumeRegistration: [VoIPCallsInProgress.takes(.resume)]
    case .succeed:
      routes.keepsSent(.voip) + routes.succeeds(.voip) + [VoIPCallsInProgress.takes(.registrationEnds)]
    case .updateUser: routes.updates(.recordForUser(.voip), .voip, per: "Q-LOGIN-4", "Q-LOGIN-5")
    case .handBackToken: [routes.does(.keep(.yes, in: .handsBack(.voip)), per: "REG-8", "Q-REG-12")]
    case .failSystem: [discard] + fails(.systemFailed)
    case .failTokenInvalid: [discard] + fails(.tokenInvalid)
    case .failUserInvalid: [discard] + fails(.userInvalid)
    case .failAbandoned: [discard] + fails(.unknown)
    case .failWithServerCode: routes.failsAsServed(.register, .voip)
    }
  }
}

extension SystemToken: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .askPermission: [routes.does(.askPermission(.systemToken), per: "Q-INIT-11")]
    case .requestToken: [routes.does(.requestToken(.systemToken), per: "INIT-3")]
    case .completeNotInitialized:
      [
        routes.does(.completeSystemToken(.failedWithToken(.notInitialized)), per: "INIT-4"),
        CallsInProgress.takes(.systemTokenObtained),
      ]
    case .completePermissionDenied:
      [
        routes.does(.completeSystemToken(.failedWithToken(.permissionDenied)), per: "Q-REG-9"),
        UnfinishedRegistration.takes(.registrationFailsForPermission),
      ]
    case .failSystem:
      [
        routes.does(.discardRequests(.systemToken), per: "Q-REG-2"),
        routes.does(.completeSystemToken(.failed(.systemFailed)), per: "ERR-4"),
      ]
    }
  }
}

extension UnfinishedRegistration: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .readPermission: [routes.does(.readPermission(.unfinished), per: "Q-PERM-7")]
    case .useConfiguration:
      [
        routes.does(.keep(.currentUser, in: .owner(.apns)), per: "LOGIN-10"),
        routes.does(.keep(.configuredConsent, in: .consent(.apns)), per: "AGR-5"),
      ]
    case .resumeRegistration: [Delegate.takes(.resume)]
    }
  }
}

extension Routes {
  /// Sends the values of now to be registered.
  func sends(_ channel: PushType) -> [PushRoute] {
    [
      keeps(.newRecord(channel), in: .sent(channel), perEach: "INIT-7", "REG-12", "REG-13"),
      does(.send(.register(channel)), per: channel == .apns ? "REG-1" : "VOIP-1"),
    ]
  }

  /// Forgets the record that was sent before and not accepted, and might have been sent again: now something else is on
  /// its way.
  func forgetsSent(_ channel: PushType) -> PushRoute {
    // No case can decide when it is forgotten. The question is open in every edition.
    PushRoute(.effect(.keep(.noRecord, in: .sent(channel))), per: ["Q-REG-68"])
  }

  /// Keeps on the device the record that was sent. No failure does that.
  func keepsSent(_ channel: PushType) -> [PushRoute] {
    [
      does(.keep(.sentRecord(channel), in: .kept(channel)), per: "QUERY-5"),
      forgetsSent(channel),
      TokenRecord.takes(.registrationSucceeds, about: channel),
    ]
  }

  /// The registration succeeds: with the token and, in editions with handlers, its information.
  func succeeds(_ channel: PushType) -> [PushRoute] {
    succeeds(
      .register, channel, edition.fallsBackToDevice ? .keptInformation : .keptToken,
      per: channel == .apns ? "REG-7" : "VOIP-16", "REG-7")
  }

  /// A call succeeds with what it shows; whom it names for the device is open.
  func succeeds(
    _ call: CallKind, _ channel: PushType, _ shown: Effect.Shown, per citations: Citation...
  ) -> [PushRoute] {
    let namesDevice = choose(.showsDevice(shown, channel), per: "LOGIN-2") { (isDevice: YesOrNo) in
      isDevice == .yes ? TokenRecord.input(.showsDevice, about: channel) : nil
    }
    return (edition.fallsBackToDevice && shown != .nothing ? [namesDevice] : [])
      + [does(.complete(call, channel, .succeeded(shown)), per: citations[0], citations[citations.count - 1])]
  }

  /// Sends the information of a token again with another value.
  func updates(_ value: Value, _ channel: PushType, per citations: Citation...) -> [PushRoute] {
    let first = citations.first ?? "REG-9"
    return [
      does(.keep(value, in: .prepared(channel)), per: first, citations.last ?? first),
      InformationUpdate.takes(.start, about: channel),
    ]
  }
}
