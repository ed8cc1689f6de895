public import StateMachines

extension Initialization: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    let oneKind = !edition.registersAllTypesAtOnce
    return switch output {
    case .finishInitialization:
      [routes.does(.keep(.offeredSettings, in: .settings), per: "INIT-7"), configureFlag(routes)]
        + initialized + [routes.does(.release(.voip), per: "Q-INIT-9", "Q-INIT-12")]
    case .confirmInitialization: [configureFlag(routes)] + initialized
    case .replaceConfiguration:
      [
        routes.does(.keep(.offeredSettings, in: .settings), per: "INIT-7"), configureFlag(routes),
        Agreement.takes(.configurationChanges), TokenRecord.takes(.configurationChanges, about: .apns),
        TokenRecord.takes(.configurationChanges, about: .voip),
      ] + initialized
    case .askPermission: [AlwaysAllowTokenRegistration.takes(.askAtInitialization)]
    case .abandonRegistration: [TokenRegistration.takes(.abandon), VoIPRegistration.takes(.abandon)]
    case .admitRegister, .admitVoIPRegister: [Delegate.takes(.register)]
    case .admitQuery: [oneKind ? OtherKindInProgress.takesCall(routes) : CallsInProgress.takes(.query)]
    case .admitUnregister: oneKind ? [OtherKindInProgress.takesCall(routes)] : unregister(routes)
    case .admitUpdate: [CallsInProgress.takes(.update)]
    case .admitVoIPQuery:
      [oneKind ? OtherKindInProgress.takesCall(routes) : VoIPCallsInProgress.takes(.query)]
    case .admitVoIPUnregister:
      [oneKind ? OtherKindInProgress.takesCall(routes) : VoIPCallsInProgress.takes(.unregister)]
    case .admitUser:
      [
        routes.choose(.user, per: "LOGIN-1") { (user: UserKind) in
          switch user {
          case .none: Login.input(.logOut)
          case .empty: Login.input(.setEmptyUser)
          case .same: Login.input(.logInSameUser)
          case .other: Login.input(.logIn)
          }
        }
      ]
    case .admitVoIPDelegate: [Delegate.takes(.set)]
    case .obtainSystemToken: [routes.does(.beginSystemToken, per: "INIT-3"), SystemToken.takes(.obtain)]
    case .askPermissionAndObtainSystemToken:
      [routes.does(.beginSystemToken, per: "INIT-3"), SystemToken.takes(.askAndObtain)]
    case .refuseNotInitialized: [routes.does(.refuseCall(.notInitialized), per: "ERR-1")]
    case .refuseParameterInvalid: [routes.does(.refuseCall(.parameterInvalid), per: "ERR-12")]
    case .checkUserFirst: [Login.takes(.registerBeforeInitialization)]
    case .admitMessage: [TokenRecord.takes(.message, about: .voip)]
    case .holdMessage: [routes.does(.hold(.voip), per: "Q-INIT-9", "Q-INIT-12")]
    case .resumeAtOnce: [UnfinishedRegistration.takes(.initialized)]
    }
  }

  /// The machines that may make up for interrupted or owed work.
  private static var initialized: [PushRoute] {
    [
      UnfinishedRegistration.takes(.initialized), VoIPRegistration.takes(.initialized),
      Unregistration.takes(.initialized, about: .apns), Unregistration.takes(.initialized, about: .voip),
    ]
  }

  private static func configureFlag(_ routes: Routes) -> PushRoute {
    routes.choose(.flag, per: "FLAG-4") { (flag: YesOrNo) in
      AlwaysAllowTokenRegistration.input(flag == .yes ? .turnOn : .turnOff)
    }
  }

  /// Unregisters the kinds of token of the call, each by itself.
  private static func unregister(_ routes: Routes) -> [PushRoute] {
    [
      routes.choose(.types, per: "UNREG-5") { (types: TypesKind) in
        switch types {
        case .notifications, .both: CallsInProgress.input(.unregister)
        case .voip: VoIPCallsInProgress.input(.unregister)
        }
      },
      routes.choose(.types, per: "UNREG-5") { (types: TypesKind) in
        switch types {
        case .both: VoIPCallsInProgress.input(.unregister)
        case .notifications, .voip: nil
        }
      },
    ]
  }
}

extension Delegate: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .admitRegistration:
      edition.registersAllTypesAtOnce ? registerAll(routes) : [OtherKindInProgress.takesCall(routes)]
    case .resumeRegistration:
      [
        CallsInProgress.takes(.resume), RegistrationPermission.takes(.madeWithPermission),
        Connectivity.takes(.registrationBegins),
      ]
    case .admitMessage: [Initialization.takes(.voipMessage)]
    case .deliverMessage: [routes.does(.deliver(.voip), per: "VOIP-6")]
    case .reportCall: [routes.does(.reportCall, per: "Q-CALL-1")]
    case .holdMessage: [routes.does(.hold(.voip), per: "Q-VOIP-7")]
    case .releaseMessages: [routes.does(.release(.voip), per: "VOIP-7", "Q-VOIP-7")]
    }
  }

  /// Registers every kind of token that the configuration names.
  private static func registerAll(_ routes: Routes) -> [PushRoute] {
    [
      routes.choose(.types, per: "INIT-12") { (types: TypesKind) in
        switch types {
        case .notifications, .both: CallsInProgress.input(.register)
        case .voip: VoIPCallsInProgress.input(.register)
        }
      },
      routes.choose(.types, per: "REG-3") { (types: TypesKind) in
        switch types {
        case .both: TokenRegistration.input(.registerVoIPOfSameCall)
        case .notifications, .voip: nil
        }
      },
    ]
  }
}

extension NotificationDelivery: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .deliverMessage: [routes.does(.deliver(.apns), per: "MSG-1")]
    case .holdMessage: [routes.does(.hold(.apns), per: "Q-MSG-4")]
    case .releaseMessages: [routes.does(.release(.apns), per: "Q-MSG-4")]
    }
  }
}
