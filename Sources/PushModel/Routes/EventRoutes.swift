import StateMachines

extension Event {
  /// The machines that learn of the event, in order.
  func routes(in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch self {
    case .initialize: Self.initialize(routes)
    case .setDelegate where edition.fallsBackToDevice: [Initialization.takes(.setVoIPDelegate)]
    case .setDelegate: [Delegate.takes(.set), NotificationDelivery.takes(.set)]
    case .clearDelegate where edition.fallsBackToDevice: [Delegate.takes(.clear)]
    case .clearDelegate: [Delegate.takes(.clear), NotificationDelivery.takes(.clear)]
    case .setNotificationDelegate: edition.fallsBackToDevice ? [NotificationDelivery.takes(.set)] : []
    case .clearNotificationDelegate: edition.fallsBackToDevice ? [NotificationDelivery.takes(.clear)] : []
    case .setUser: [Initialization.takes(.setUser)]
    case .register: Self.register(routes)
    case .query(.apns): [Initialization.takes(.query)]
    case .query(.voip): [Initialization.takes(.voipQuery)]
    case .unregister:
      [
        routes.choose(.types, per: "UNREG-5") { (types: TypesKind) in
          switch types {
          case .notifications, .both: Initialization.input(.unregister)
          case .voip: Initialization.input(.voipUnregister)
          }
        }
      ]
    case .update: [Initialization.takes(.update)]
    case .permissionAnswered(let purpose): Self.permissionAnswered(purpose, routes)
    case .tokenIssued(.registration): [TokenRegistration.takes(.tokenIssued)]
    case .tokenIssued(.voip): [VoIPRegistration.takes(.tokenIssued)]
    case .tokenIssued(.systemToken): [SystemToken.takes(.tokenIssued)]
    case .tokenRefused(.registration): [TokenRegistration.takes(.tokenRefused)]
    case .tokenRefused(.systemToken): [SystemToken.takes(.tokenRefused)]
    case .tokenRefused(.voip): []
    case .served(let purpose): Self.served(purpose, routes)
    case .tokenChanged(.apns): [TokenRecord.takes(.tokenChanges, about: .apns)]
    case .tokenChanged(.voip): [TokenRecord.takes(.voipTokenChanges, about: .voip)]
    case .tokenInvalidated: [TokenRecord.takes(.tokenInvalidated, about: .voip)]
    case .message: [Delegate.takes(.messageArrives)]
    case .heldMessage: [Delegate.takes(.passMessage)]
    case .notification: [NotificationDelivery.takes(.messageArrives)]
    case .networkReturned:
      [
        Connectivity.takes(.networkReturns), UnfinishedRegistration.takes(.networkReturns),
        InformationUpdate.takes(.networkReturns, about: .apns),
        InformationUpdate.takes(.networkReturns, about: .voip),
      ]
    case .networkLost: [Connectivity.takes(.networkLost)]
    case .foreground:
      [UnfinishedRegistration.takes(.entersForeground), TokenRecord.takes(.entersForeground, about: .apns)]
    case .longTimePassed:
      [
        TokenRegistration.takes(.timePasses), SystemToken.takes(.timePasses),
        VoIPRegistration.takes(.timePasses),
      ]
    case .processEnded: Self.endsOfProcess
    }
  }

  /// The routes of an initialisation. Where the delegate is an argument, it is set before anything else happens.
  private static func initialize(_ routes: Routes) -> [PushRoute] {
    let delegate = routes.choose(.delegate, per: "INIT-11") { (change: DelegateChange) in
      switch change {
      case .set: Delegate.input(.set)
      case .clear: Delegate.input(.clear)
      case .unmentioned: Delegate.input(.initializeWithoutDelegate)
      }
    }
    let initialization = routes.choose(.settings, per: "Q-INIT-3") { (settings: SettingsKind) in
      switch settings {
      case .same: Initialization.input(.initialize)
      case .other: Initialization.input(.initializeWithOtherConfiguration)
      case .withoutKey: Initialization.input(.initializeWithoutAppKey)
      }
    }
    let notifications = routes.choose(.delegate, per: "INIT-11") { (change: DelegateChange) in
      switch change {
      case .set: NotificationDelivery.input(.set)
      case .clear: NotificationDelivery.input(.clear)
      case .unmentioned: NotificationDelivery.input(.initializeWithoutDelegate)
      }
    }
    if routes.edition.reportsToDelegate { return [delegate, notifications, initialization] }
    return routes.edition.hasSetUser ? [notifications, initialization] : [initialization]
  }

  /// The routes of a registration. An agreement that is offered may count as set even if the call is refused (Q-AGR-2).
  private static func register(_ routes: Routes) -> [PushRoute] {
    [
      routes.choose(.givesConsent, per: "Q-AGR-2") { (gives: YesOrNo) in
        gives == .yes ? Agreement.input(.offered) : nil
      },
      routes.choose(.types, per: "REG-11", "REG-3", "REG-1") { (types: TypesKind) in
        switch types {
        case .notifications, .both: Initialization.input(.register)
        case .voip: Initialization.input(.voipRegister)
        }
      },
    ]
  }

  private static func permissionAnswered(_ purpose: PermissionPurpose, _ routes: Routes) -> [PushRoute] {
    func choose(_ input: (PermissionAnswer) -> MachineInput?) -> [PushRoute] {
      [routes.choose(.permission, by: input)]
    }
    return switch purpose {
    case .registration:
      choose {
        switch $0 {
        case .granted: TokenRegistration.input(.permissionGranted)
        case .refused: TokenRegistration.input(.permissionDenied)
        case .provisional: TokenRegistration.input(.permissionProvisional)
        case .undetermined: TokenRegistration.input(.permissionUndetermined)
        }
      }
    case .systemToken: [SystemToken.takes(.permissionAnswered)]
    case .unfinished:
      choose { UnfinishedRegistration.input($0 == .granted ? .permissionGranted : .permissionNotGranted) }
    case .record:
      choose { TokenRecord.input($0 == .refused ? .permissionDenied : .permissionNotDenied, about: .apns) }
    case .flag:
      choose { $0 == .granted ? AlwaysAllowTokenRegistration.input(.permissionGrantedMeanwhile) : nil }
    case .query(let channel):
      choose { TokenQuery.input($0 == .refused ? .permissionDenied : .permissionNotDenied, about: channel) }
    case .nobody: []
    }
  }

  /// The routes of an answer of the push service. A failure is given its code before the call learns of it.
  private static func served(_ purpose: ServerPurpose, _ routes: Routes) -> [PushRoute] {
    let failure = routes.choose(.reply) { (reply: ServerReply) in
      switch reply {
      case .accepted, .acceptedNothing: nil
      case .refused: ServerFailure.input(.refused)
      case .timedOut: ServerFailure.input(.timedOut)
      case .unreachable: ServerFailure.input(.unreachable)
      case .malformed: ServerFailure.input(.malformed)
      }
    }
    func choose(
      accepted: MachineInput, nothing: MachineInput? = nil, failed: MachineInput,
      timedOut: MachineInput? = nil, offline: MachineInput? = nil
    ) -> [PushRoute] {
      let outcome = routes.choose(.reply) { (reply: ServerReply) in
        switch reply {
        case .accepted: accepted
        case .acceptedNothing: nothing ?? accepted
        case .refused, .malformed: failed
        case .timedOut: timedOut ?? failed
        case .unreachable: offline ?? failed
        }
      }
      return [failure, outcome]
    }
    return switch purpose {
    case .register(.apns):
      choose(
        accepted: TokenRegistration.input(.accepted), failed: TokenRegistration.input(.failed),
        offline: TokenRegistration.input(.failedOffline))
    case .register(.voip):
      choose(accepted: VoIPRegistration.input(.accepted), failed: VoIPRegistration.input(.failed))
    case .update(let channel), .updateForCall(let channel):
      choose(
        accepted: InformationUpdate.input(.accepted, about: channel),
        failed: InformationUpdate.input(.failed, about: channel),
        offline: InformationUpdate.input(.failedOffline, about: channel))
    case .unregister(let channel):
      choose(
        accepted: Unregistration.input(.accepted, about: channel),
        failed: Unregistration.input(.failed, about: channel))
    case .query(let channel):
      choose(
        accepted: TokenQuery.input(.recordFound, about: channel),
        nothing: TokenQuery.input(.noRecordFound, about: channel),
        failed: TokenQuery.input(.failed, about: channel),
        timedOut: TokenQuery.input(.unanswered, about: channel),
        offline: TokenQuery.input(.unanswered, about: channel))
    case .updateBeside, .removal: []
    }
  }

  /// The machines that learn of the end of the process. `UnfinishedRegistration` comes before the machines that tell it
  /// what was interrupted.
  private static var endsOfProcess: [PushRoute] {
    [
      UnfinishedRegistration.takes(.processEnds), TokenRegistration.takes(.processEnds),
      SystemToken.takes(.processEnds), VoIPRegistration.takes(.processEnds),
      CallsInProgress.takes(.processEnds), VoIPCallsInProgress.takes(.processEnds),
      TokenQuery.takes(.processEnds, about: .apns), TokenQuery.takes(.processEnds, about: .voip),
      InformationUpdate.takes(.processEnds, about: .apns),
      InformationUpdate.takes(.processEnds, about: .voip),
      Unregistration.takes(.processEnds, about: .apns), Unregistration.takes(.processEnds, about: .voip),
      TokenRecord.takes(.processEnds, about: .apns), TokenRecord.takes(.processEnds, about: .voip),
      Agreement.takes(.processEnds), Login.takes(.processEnds), Delegate.takes(.processEnds),
      NotificationDelivery.takes(.processEnds), Initialization.takes(.processEnds),
      Connectivity.takes(.processEnds),
    ]
  }
}
