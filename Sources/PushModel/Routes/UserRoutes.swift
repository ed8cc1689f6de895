public import StateMachines

extension Login: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .storeUser: [routes.does(.keep(.offeredUser, in: .user), per: "LOGIN-1")]
    case .storeUserOfUpdate: [routes.does(.keep(.userOfUpdate, in: .user), per: "Q-UPD-57")]
    case .clearUser: [routes.does(.keep(.nobody, in: .user), per: "LOGIN-7")]
    case .notifyUserChanged:
      [
        TokenRegistration.takes(.userChanges), VoIPRegistration.takes(.userChanges),
        TokenRecord.takes(.userChanges, about: .apns), Agreement.takes(.userChanges),
      ]
    case .notifyVoIPUserChanged: [TokenRecord.takes(.userChanges, about: .voip)]
    case .notifyUserLoggedOut:
      [
        TokenRegistration.takes(.userLogsOut), VoIPRegistration.takes(.userLogsOut),
        TokenRecord.takes(.userLogsOut, about: .apns), TokenRecord.takes(.voipUserLogsOut, about: .voip),
        Agreement.takes(.userLogsOut),
      ]
    case .registerForUser:
      [
        routes.does(.keep(.currentUser, in: .owner(.apns)), per: "LOGIN-11", "LOGIN-10"),
        Agreement.takes(.registrationBegins),
      ]
    case .registerWithoutUser: [TokenRecord.takes(.registerWithoutUser, about: .apns)]
    case .registerBeforeUserCheck:
      [DeferredUserCheck.takes(.deferCheck), Agreement.takes(.registrationBegins)]
    case .admitQuery: [TokenQuery.takes(.start, about: .apns)]
    case .admitUnregister: [TokenRecord.takes(.unregister, about: .apns)]
    case .admitVoIPQuery: [TokenQuery.takes(.startForVoIP, about: .voip)]
    case .admitVoIPUnregister: [TokenRecord.takes(.unregister, about: .voip)]
    case .registerVoIPForUser:
      [
        routes.does(.keep(.currentUser, in: .owner(.voip)), per: "LOGIN-11", "LOGIN-10"),
        VoIPRegistration.takes(.start),
      ]
    case .registerVoIPForDevice:
      [routes.does(.keep(.device, in: .owner(.voip)), per: "LOGIN-2"), VoIPRegistration.takes(.start)]
    case .failRegister: routes.fails(.register, .apns, .userInvalid)
    case .failQuery: routes.fails(.query, .apns, .userInvalid)
    case .failUnregister: routes.fails(.unregister, .apns, .userInvalid)
    case .failVoIPRegister: routes.fails(.register, .voip, .userInvalid)
    case .failVoIPQuery: routes.fails(.query, .voip, .userInvalid)
    case .failVoIPUnregister: routes.fails(.unregister, .voip, .userInvalid)
    case .refuseUserInvalid: [routes.does(.refuseCall(.userInvalid), per: "ERR-2")]
    case .refuseNotInitialized: [routes.does(.refuseCall(.notInitialized), per: "ERR-1")]
    case .admitRegistration:
      [
        routes.does(.keep(.currentUser, in: .owner(.apns)), per: "LOGIN-11"),
        TokenRegistration.takes(.continueToToken),
      ]
    case .failWithoutUser: [TokenRegistration.takes(.failWithoutUser)]
    }
  }
}

extension DeferredUserCheck: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    switch output {
    case .admitRegistration: [TokenRegistration.takes(.continueToToken)]
    case .recheckUser: [Login.takes(.recheckUser)]
    }
  }
}

extension Agreement: PushMachine {
  /// A choice by the kind of the agreement that the call gives.
  private static func examine(_ routes: Routes) -> PushRoute {
    routes.choose(.consent, per: "AGR-1", "AGR-5") { (kind: Consent.Kind) in
      switch kind {
      case .complete: input(.given)
      case .nightOnly: input(.givenNightOnly)
      case .declined: input(.givenDeclined)
      case .torn: input(.givenTorn)
      case .partial: input(.givenPartly)
      case .absent: input(.notGiven)
      }
    }
  }

  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    func uses(_ value: Value, per citation: Citation) -> PushRoute {
      routes.does(.keep(value, in: .consent(.apns)), per: citation, "AGR-5")
    }
    return switch output {
    case .examine: [examine(routes)]
    case .useGiven: [uses(.givenConsent, per: "AGR-1")]
    case .useGivenWithoutNight: [uses(.givenConsentWithoutNight, per: "Q-AGR-8")]
    case .useGivenWithoutAdvertisements: [uses(.givenConsentWithoutAdvertisements, per: "Q-AGR-57")]
    case .fillUnsetWithNo:
      [routes.does(.keep(.givenConsentFilled(false), in: .givenConsent), per: "Q-AGR-10")]
    case .fillUnsetWithYes:
      [routes.does(.keep(.givenConsentFilled(true), in: .givenConsent), per: "Q-AGR-10")]
    case .useSetBefore: [uses(.consentSetBefore, per: "AGR-2")]
    case .takeSetBefore: [routes.does(.keep(.consentSetBefore, in: .givenConsent), per: "AGR-2")]
    case .useAllDeclined: [uses(.noConsent, per: "Q-AGR-1")]
    case .useNotificationsOnly: [uses(.consentToNotifications, per: "Q-AGR-1")]
    case .useAllAgreed: [uses(.consentToEverything, per: "Q-AGR-1")]
    case .failParameterInvalid: routes.fails(.register, .apns, .parameterInvalid)
    case .rememberSent: [routes.does(.keep(.consentOfRegistration, in: .consentSetBefore), per: "Q-AGR-2")]
    case .rememberGiven: [routes.does(.keep(.givenConsent, in: .consentSetBefore), per: "Q-AGR-2")]
    case .beginRegistration:
      [
        UnfinishedRegistration.takes(.registrationBegins), RegistrationPermission.takes(.madeWithPermission),
        Connectivity.takes(.registrationBegins),
      ]
    }
  }
}

extension Connectivity: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    switch output {
    case .registerOnline: [AlwaysAllowTokenRegistration.takes(.registrationBegins)]
    case .registerOffline: [AlwaysAllowTokenRegistration.takes(.registrationBeginsOffline)]
    }
  }
}

extension RegistrationPermission: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    switch output {
    case .notifyWithPermission: [AlwaysAllowTokenRegistration.takes(.registeredWithPermission)]
    case .notifyWithoutPermission: [AlwaysAllowTokenRegistration.takes(.registeredWithoutPermission)]
    }
  }
}

extension AlwaysAllowTokenRegistration: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .askPermission:
      [
        TokenRegistration.takes(.awaitPermission),
        routes.does(.askPermission(.registration), per: "PERM-1", "Q-PERM-2"),
      ]
    case .readPermission:
      [
        TokenRegistration.takes(.awaitPermission),
        routes.does(.readPermission(.registration), per: "Q-PERM-2", "Q-FLAG-1"),
      ]
    case .askOnly: [routes.does(.askPermission(.nobody), per: "Q-PERM-1", "PERM-1")]
    case .noteWithPermission: [RegistrationPermission.takes(.madeWithPermission)]
    case .noteWithoutPermission: [RegistrationPermission.takes(.madeWithoutPermission)]
    case .askAndAdmitRegistration:
      [routes.does(.askPermission(.flag), per: "Q-FLAG-2"), DeferredUserCheck.takes(.permissionSettled)]
    case .admitRegistration: [DeferredUserCheck.takes(.permissionSettled)]
    case .admitWithoutNotifications:
      [
        routes.does(.keep(.consentWithoutNotifications, in: .consent(.apns)), per: "Q-FLAG-3"),
        DeferredUserCheck.takes(.permissionSettled),
      ]
    case .admitWithoutAgreement:
      [
        routes.does(.keep(.noConsent, in: .consent(.apns)), per: "Q-FLAG-3"),
        DeferredUserCheck.takes(.permissionSettled),
      ]
    case .denyRegistration: [TokenRecord.takes(.registrationDenied, about: .apns)]
    case .failNetwork:
      [
        routes.does(.complete(.register, .apns, .failed(.networkNotAvailable)), per: "ERR-5"),
        UnfinishedRegistration.takes(.registrationFailsOffline), CallsInProgress.takes(.registrationEnds),
      ]
    case .removeRecord: [TokenRecord.takes(.removeForFlag, about: .apns)]
    }
  }
}
