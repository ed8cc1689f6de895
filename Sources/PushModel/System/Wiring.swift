/// Where each output of a machine goes. Adding an output does not compile until somebody says so.
enum Wiring {
  static func destinations(of output: Initialization.Output) -> [Destination] {
    switch output {
    case .open:
      [
        .effect(.adoptSettings), .arrival(.configureFlag), .signal(.unfinished(.initialized)),
        .signal(.voipRegistration(.initialized)), .signal(.unregistration(.apns, .initialized)),
        .signal(.unregistration(.voip, .initialized)), .effect(.releaseMessages),
      ]
    case .initializedAgain:
      [
        .arrival(.configureFlag), .signal(.unfinished(.initialized)),
        .signal(.voipRegistration(.initialized)), .signal(.unregistration(.apns, .initialized)),
        .signal(.unregistration(.voip, .initialized)),
      ]
    case .adoptOtherSettings:
      [
        .effect(.adoptSettings), .arrival(.configureFlag), .signal(.agreement(.settingsChange)),
        .signal(.record(.apns, .settingsChange)), .signal(.record(.voip, .settingsChange)),
        .signal(.unfinished(.initialized)), .signal(.voipRegistration(.initialized)),
        .signal(.unregistration(.apns, .initialized)), .signal(.unregistration(.voip, .initialized)),
      ]
    case .askPermission: [.signal(.flag(.initialization))]
    case .abandonRegistration:
      [.signal(.registration(.abandon)), .signal(.voipRegistration(.abandon))]
    case .admitRegister, .admitVoIPRegister: [.signal(.delegate(.registration))]
    case .admitQuery: [.signal(.calls(.query))]
    case .admitUnregister: [.signal(.calls(.unregister))]
    case .admitUpdate: [.signal(.calls(.update))]
    case .admitVoIPQuery: [.signal(.voipCalls(.query))]
    case .admitVoIPUnregister: [.signal(.voipCalls(.unregister))]
    case .obtainSystemToken: [.effect(.beginSystemToken), .signal(.systemToken(.obtain))]
    case .askAndObtainSystemToken: [.effect(.beginSystemToken), .signal(.systemToken(.askAndObtain))]
    case .failNotInitialized: [.arrival(.end(.notInitialized, nil))]
    case .failParameterInvalid: [.arrival(.end(.parameterInvalid, nil))]
    case .checkUserFirst: [.signal(.login(.registerUninitialized))]
    case .passMessage: [.signal(.record(.voip, .message))]
    case .holdMessage: [.effect(.holdMessage)]
    }
  }

  static func destinations(of output: Delegate.Output) -> [Destination] {
    switch output {
    case .goOn: [.arrival(.startRegistration)]
    case .resume:
      [.signal(.calls(.resume)), .arrival(.countPermission(true)), .signal(.flag(.registration))]
    case .look: [.signal(.initialization(.voipMessage))]
    case .deliver: [.effect(.deliverMessage)]
    case .report: [.effect(.reportCall)]
    case .hold: [.effect(.holdMessage)]
    case .release: [.effect(.releaseMessages)]
    }
  }

  static func destinations(of output: CallsInProgress.Output) -> [Destination] {
    switch output {
    case .startRegistration: [.effect(.begin(.register, .apns)), .signal(.login(.register))]
    case .startQuery: [.effect(.begin(.query, .apns)), .signal(.login(.query))]
    case .startUnregistration: [.effect(.begin(.unregister, .apns)), .signal(.login(.unregister))]
    case .startUpdate: [.effect(.begin(.update, .apns)), .arrival(.startUpdate)]
    case .startVoIPRegistration: [.signal(.voipCalls(.register))]
    case .joinRegistration: [.effect(.begin(.register, .apns))]
    case .joinUnregistration: [.effect(.begin(.unregister, .apns))]
    case .wait: [.effect(.wait(.apns))]
    case .refuse: [.arrival(.refuseOverlap(.apns))]
    case .takeUpWaiting: [.effect(.takeUpWaiting(.apns))]
    }
  }

  static func destinations(of output: VoIPCallsInProgress.Output) -> [Destination] {
    switch output {
    case .startRegistration: [.effect(.begin(.register, .voip)), .signal(.login(.voipRegister))]
    case .beginWaiting: [.effect(.begin(.register, .voip))]
    case .proceed: [.signal(.login(.voipRegister))]
    case .startQuery: [.effect(.begin(.query, .voip)), .signal(.login(.voipQuery))]
    case .startUnregistration:
      [.effect(.begin(.unregister, .voip)), .signal(.login(.voipUnregister))]
    case .joinRegistration: [.effect(.begin(.register, .voip))]
    case .joinUnregistration: [.effect(.begin(.unregister, .voip))]
    case .wait: [.effect(.wait(.voip))]
    case .refuse: [.arrival(.refuseOverlap(.voip))]
    case .failPermission: [.effect(.complete(.register, .voip, .failed(.permissionDenied)))]
    case .takeUpWaiting: [.effect(.takeUpWaiting(.voip))]
    }
  }

  static func destinations(of output: OverlapRefusal.Output) -> [Destination] {
    switch output {
    case .usePushCode: [.arrival(.reportOverlap(as: .alreadyInProgress))]
    case .useNetworkCode: [.arrival(.reportOverlap(as: .requestAlreadyInProgress))]
    }
  }

  static func destinations(of output: Login.Output) -> [Destination] {
    switch output {
    case .setUser: [.effect(.setUser)]
    case .clearUser: [.effect(.clearUser)]
    case .tellChange:
      [
        .signal(.registration(.userChanges)), .signal(.voipRegistration(.userChanges)),
        .signal(.record(.apns, .userChanges)), .signal(.agreement(.userChanges)),
      ]
    case .tellVoIPChange: [.signal(.record(.voip, .voipUserChanges))]
    case .tellClearing:
      [
        .signal(.registration(.userClears)), .signal(.voipRegistration(.userClears)),
        .signal(.record(.apns, .userClears)), .signal(.record(.voip, .userClears)),
        .signal(.agreement(.userClears)),
      ]
    case .registerForUser: [.effect(.registerFor(.currentUser, .apns)), .arrival(.chooseAgreement)]
    case .registerWithoutUser: [.signal(.record(.apns, .registerWithoutUser))]
    case .registerUnchecked: [.arrival(.putOffUserCheck), .arrival(.chooseAgreement)]
    case .admitQuery: [.signal(.query(.apns, .start))]
    case .admitUnregister: [.signal(.record(.apns, .unregister))]
    case .admitVoIPQuery: [.signal(.query(.voip, .startUnconditionally))]
    case .admitVoIPUnregister: [.signal(.record(.voip, .unregister))]
    case .registerVoIPForUser:
      [.effect(.registerFor(.currentUser, .voip)), .signal(.voipRegistration(.start))]
    case .registerVoIPForDevice:
      [.effect(.registerFor(.device, .voip)), .signal(.voipRegistration(.start))]
    case .hideDevice: [.effect(.hideDeviceInInformation)]
    case .failUserInvalid: [.arrival(.end(.userInvalid, nil))]
    case .failNotInitialized: [.arrival(.end(.notInitialized, nil))]
    case .goOn: [.effect(.registerFor(.currentUser, .apns)), .signal(.registration(.permitted))]
    case .endForUser: [.signal(.registration(.endForUser))]
    }
  }

  static func destinations(of output: Agreement.Output) -> [Destination] {
    switch output {
    case .useGiven: [.effect(.useAgreement(.given))]
    case .useGivenWithoutNight: [.effect(.useAgreement(.givenWithoutNight))]
    case .fillOff: [.effect(.fillAgreement(with: false)), .arrival(.reconsiderAgreement(filledWith: false))]
    case .fillOn: [.effect(.fillAgreement(with: true)), .arrival(.reconsiderAgreement(filledWith: true))]
    case .useSetBefore: [.effect(.useAgreement(.setBefore)), .arrival(.considerAgreementSetBefore)]
    case .useNothing: [.effect(.useAgreement(.nothing))]
    case .useNotificationsOnly: [.effect(.useAgreement(.notificationsOnly))]
    case .useEverything: [.effect(.useAgreement(.everything))]
    case .failParameterInvalid: [.arrival(.end(.parameterInvalid, nil))]
    case .remember: [.effect(.rememberAgreement)]
    case .rememberGiven: [.effect(.rememberAgreement), .arrival(.noteGivenAgreement)]
    case .goOn:
      [.signal(.unfinished(.start)), .arrival(.countPermission(true)), .arrival(.askForPermission)]
    }
  }

  static func destinations(of output: AlwaysAllowTokenRegistration.Output) -> [Destination] {
    switch output {
    case .askPermission:
      [.signal(.registration(.awaitPermission)), .effect(.askPermission(.registration))]
    case .readPermission:
      [.signal(.registration(.awaitPermission)), .effect(.readPermission(.registration))]
    case .askOnly: [.effect(.askPermission(.nobody))]
    case .countPermitted: [.arrival(.countPermission(true))]
    case .countUnpermitted: [.arrival(.countPermission(false))]
    case .askAndProceed: [.effect(.askPermission(.flag)), .arrival(.permit)]
    case .proceed: [.arrival(.permit)]
    case .proceedWithoutNotifications:
      [.effect(.useAgreement(.givenWithoutNotifications)), .arrival(.permit)]
    case .refuse: [.signal(.record(.apns, .permissionRefused))]
    case .failNetwork:
      [
        .effect(.complete(.register, .apns, .failed(.networkNotAvailable))),
        .signal(.unfinished(.failsOffline)), .signal(.calls(.registrationEnds)),
      ]
    case .removeRegistration: [.signal(.record(.apns, .removeForFlag))]
    }
  }

  static func destinations(of output: UnfinishedRegistration.Output) -> [Destination] {
    switch output {
    case .readPermission: [.effect(.readPermission(.unfinished))]
    case .takeUp: [.signal(.delegate(.resumption))]
    }
  }

  static func destinations(of output: SystemToken.Output) -> [Destination] {
    switch output {
    case .askPermission: [.effect(.askPermission(.systemToken))]
    case .requestToken: [.effect(.requestToken(.systemToken))]
    case .completeUninitialized:
      [
        .effect(.completeSystemToken(.failedWithToken(.notInitialized))),
        .arrival(.oweRegistration),
      ]
    case .completeRefused:
      [
        .effect(.completeSystemToken(.failedWithToken(.permissionDenied))),
        .signal(.calls(.registrationEnds)), .signal(.unfinished(.failsForPermission)),
      ]
    case .failSystem:
      [
        .effect(.discardRequests(.systemToken)),
        .effect(.completeSystemToken(.failed(.systemFailed))), .signal(.calls(.registrationEnds)),
      ]
    }
  }
}
