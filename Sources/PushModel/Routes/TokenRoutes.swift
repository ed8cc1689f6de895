public import StateMachines

extension TokenRecord: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    func answers(_ shown: Effect.Shown, per citations: Citation...) -> [PushRoute] {
      routes.succeeds(.query, channel, shown, per: citations[0], citations[citations.count - 1]) + [
        Routes.ends(.query, channel)
      ]
    }
    return switch output {
    case .registerForDevice:
      [
        routes.does(.keep(.device, in: .owner(channel)), per: "LOGIN-2", "Q-LOGIN-1", "Q-LOGIN-14"),
        Agreement.takes(.registrationBegins),
      ]
    case .omitUserInInformation: [routes.does(.keep(.yes, in: .namesNoDevice), per: "Q-REG-8")]
    case .registerForPreviousUser:
      [
        routes.does(.keep(.previousOwner(channel), in: .owner(channel)), per: "Q-LOGIN-1", "Q-LOGIN-14"),
        Agreement.takes(.registrationBegins),
      ]
    case .failRegister: routes.fails(.register, channel, .userInvalid)
    case .denyRegistration: [TokenRegistration.takes(.failForPermission)]
    case .admitRegistration: [DeferredUserCheck.takes(.permissionSettled)]
    case .updateUser: routes.updates(.recordForUser(channel), channel, per: "LOGIN-3", "Q-LOGIN-13")
    case .updateConfiguration:
      routes.updates(
        edition.hasConfiguredConsent ? .recordForConfiguration(channel) : .recordForSettings(channel),
        channel,
        per: "Q-INIT-4")
    case .updateToken: routes.updates(.recordForToken(channel), channel, per: "Q-REG-3", "Q-VOIP-10")
    case .readPermission: [routes.does(.readPermission(.record), per: "Q-PERM-5")]
    case .removeRecord:
      [
        routes.does(.send(.removal(channel)), per: "Q-PERM-5"),
        routes.does(.keep(.noRecord, in: .kept(channel)), per: "Q-PERM-5"),
      ]
    case .completeQuery:
      edition.hasConfiguredConsent
        ? answers(.foundInformationConsentingOutsideKorea, per: "AGR-7")
        : answers(.foundInformation, per: channel == .apns ? "AGR-9" : "VOIP-18", "AGR-9")
    case .completeQueryWithLast: answers(.lastInformation, per: "Q-QUERY-2")
    case .completeQueryWithNothing: answers(.nothing, per: "Q-QUERY-1")
    case .failQuery: routes.fails(.query, channel, .tokenInvalid)
    case .failUnregister: routes.fails(.unregister, channel, .tokenInvalid)
    case .failUpdate: routes.fails(.update, channel, .tokenInvalid)
    case .startUnregistration: [Unregistration.takes(.start, about: channel)]
    case .succeedWithoutToken:
      [
        routes.does(.complete(.unregister, channel, .succeeded(.nothing)), per: "UNREG-4", "Q-UNREG-1"),
        Routes.ends(.unregister, channel),
      ]
    case .handBackToken: routes.handsBack(.removedToken, channel)
    case .handBackNothing: routes.handsBack(.nothing, channel)
    case .startUpdate: [InformationUpdate.takes(.startForCall, about: channel)]
    case .updateOtherKind: [TokenRecord.takes(.updateInstead, about: channel.other)]
    case .sendUpdate:
      InformationUpdate.prepares(channel, routes)
        + [routes.does(.send(.updateBeside(channel)), per: "UPD-2")]
    case .keepUpdate: InformationUpdate.keeps(channel, routes)
    case .admitMessage: [Delegate.takes(.passMessage)]
    }
  }
}

extension Routes {
  /// Ends an unregistering that has succeeded, and tells which token was registered, or none.
  fileprivate func handsBack(_ shown: Effect.Shown, _ channel: PushType) -> [PushRoute] {
    [
      does(
        .complete(.unregister, channel, .succeeded(shown)), per: channel == .apns ? "UNREG-7" : "VOIP-17",
        "UNREG-7"),
      does(.keep(.noRecord, in: .kept(channel)), per: channel == .apns ? "UNREG-1" : "VOIP-5", "UNREG-1"),
    ] + (channel == .apns ? [Agreement.takes(.unregistrationSucceeds)] : []) + [
      Routes.ends(.unregister, channel)
    ]
  }
}

extension TokenQuery: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .readPermission: [routes.does(.readPermission(.query(channel)), per: "Q-QUERY-6")]
    case .lookUpRecord:
      [
        routes.choose(.keepsRecord(channel), per: "QUERY-2", "Q-QUERY-11") { (isKept: YesOrNo) in
          TokenQuery.input(isKept == .yes ? .recordKept : .noRecordKept, about: channel)
        }
      ]
    case .readRecordInstead:
      [
        routes.choose(.keepsRecord(channel), per: "Q-QUERY-10", "Q-QUERY-10") { (isKept: YesOrNo) in
          isKept == .yes
            ? TokenRecord.input(.recordFound, about: channel)
            : TokenQuery.input(.failedWithoutRecord, about: channel)
        }
      ]
    case .askServer: [routes.does(.send(.query(channel)), per: "QUERY-4", "Q-QUERY-3", "Q-QUERY-11")]
    case .notifyRecordFound: [TokenRecord.takes(.recordFound, about: channel)]
    case .notifyNoRecordFound: [TokenRecord.takes(.noRecordFound, about: channel)]
    case .failPermissionDenied: routes.fails(.query, channel, .permissionDenied)
    case .failWithServerCode: routes.failsAsServed(.query, channel)
    }
  }
}

extension Unregistration: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .sendUnregister:
      [
        routes.does(.keep(.noRecord, in: .unregisteringFailed(channel)), per: "Q-UNREG-56"),
        routes.does(.send(.unregister(channel)), per: "PERM-3", "UNREG-1"),
      ]
    case .succeed: [TokenRecord.takes(.unregistrationSucceeds, about: channel)]
    case .refuseForSameCall:
      [OverlapRefusal.takes(.sameCall, about: channel), Routes.ends(.unregister, channel)]
    case .failWithServerCode:
      routes.failsAsServed(.unregister, channel)
        + [routes.does(.keep(.yes, in: .unregisteringFailed(channel)), per: "Q-UNREG-56")]
    }
  }
}

extension InformationUpdate: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    // An update begins with the VoIP token only where the notification token is not registered.
    func beside(_ input: TokenRecord.Input) -> [PushRoute] {
      channel == .apns ? [TokenRecord.takes(input, about: .voip)] : []
    }
    return switch output {
    case .sendUpdate:
      [
        routes.does(.overtakeUpdates(channel, evenForCalls: true), per: "REG-9"),
        routes.does(.send(.update(channel)), per: "LOGIN-3", "REG-9"),
      ]
    case .sendUpdateForCall:
      beside(.updateBeside) + prepares(channel, routes)
        + [routes.does(.send(.updateForCall(channel)), per: "UPD-1")]
    case .keepUpdate: keeps(channel, routes)
    case .keepUpdates:
      [
        routes.choose(.updatesForAnother, per: "Q-UPD-57") { (isForAnother: YesOrNo) in
          isForAnother == .yes ? Login.input(.updateNamesUser) : nil
        }
      ] + keeps(channel, routes) + beside(.updateBesideAccepted)
    case .succeed:
      [
        routes.does(.complete(.update, .apns, .succeeded(.nothing)), per: "UPD-5"),
        CallsInProgress.takes(.updateEnds),
      ]
    case .failWithServerCode: routes.failsAsServed(.update, .apns)
    }
  }

  fileprivate static func keeps(_ channel: PushType, _ routes: Routes) -> [PushRoute] {
    [
      routes.does(.keep(.preparedRecord(channel), in: .kept(channel)), per: "UPD-2", "QUERY-5"),
      routes.does(.keep(.noRecord, in: .prepared(channel)), per: "UPD-2", "QUERY-5"),
    ]
  }

  fileprivate static func prepares(_ channel: PushType, _ routes: Routes) -> [PushRoute] {
    [
      routes.does(.overtakeUpdates(channel, evenForCalls: false), per: "UPD-2"),
      routes.does(.keep(.recordWithChanges(channel), in: .prepared(channel)), per: "UPD-4"),
    ]
  }
}
