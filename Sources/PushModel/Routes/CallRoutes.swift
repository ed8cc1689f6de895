public import StateMachines

extension CallsInProgress: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .startRegistration:
      [
        routes.does(.begin(.register, .apns), per: "REG-4", "REG-6"),
        DeferredUserCheck.takes(.registrationBegins), Login.takes(.register),
      ]
    case .startQuery: [routes.does(.begin(.query, .apns), per: "QUERY-4"), Login.takes(.query)]
    case .startUnregistration:
      [routes.does(.begin(.unregister, .apns), per: "UNREG-6", "REG-4"), Login.takes(.unregister)]
    case .startUpdate:
      [routes.does(.begin(.update, .apns), per: "UPD-1"), TokenRecord.takes(.update, about: .apns)]
    case .joinRegistration: [routes.does(.begin(.register, .apns), per: "Q-REG-1")]
    case .joinQuery: [routes.does(.begin(.query, .apns), per: "Q-QUERY-4")]
    case .joinUnregistration: [routes.does(.begin(.unregister, .apns), per: "Q-UNREG-5")]
    case .queueCall: [routes.does(.queueCall(.apns), per: "Q-REG-1")]
    case .abandonRegistration: [TokenRegistration.takes(.abandon)]
    case .refuseForSameCall: [OverlapRefusal.takes(.sameCall, about: .apns)]
    case .refuseForOtherCall: [OverlapRefusal.takes(.otherCall, about: .apns)]
    case .startQueuedCalls:
      [routes.does(.startQueuedCalls(.apns), per: "Q-REG-1")]
        + (edition.registersAllTypesAtOnce ? [] : [routes.does(.startQueuedCalls(.voip), per: "Q-VOIP-3")])
    case .noteUnfinishedRegistration:
      [UnfinishedRegistration.takes(.systemTokenObtained), Initialization.takes(.systemTokenObtained)]
    }
  }
}

extension VoIPCallsInProgress: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    // A call that joins another one shares its agreement. No agreement is kept where it is configured, or where that of
    // a VoIP token is the same in every call.
    let keepAgreement =
      edition.hasConfiguredConsent || edition.remembersAgreement
      ? [] : [routes.does(.keep(.givenConsent, in: .consent(.voip)), per: "AGR-1")]
    let begin = keepAgreement + [routes.does(.begin(.register, .voip), per: "VOIP-9", "REG-4")]
    return switch output {
    case .startRegistration: begin + [Login.takes(.voipRegister)]
    case .awaitPermission: begin
    case .admitRegistration: [Login.takes(.voipRegister)]
    case .startQuery:
      [routes.does(.begin(.query, .voip), per: "QUERY-4", "VOIP-15"), Login.takes(.voipQuery)]
    case .startUnregistration:
      [routes.does(.begin(.unregister, .voip), per: "VOIP-15", "REG-4"), Login.takes(.voipUnregister)]
    case .joinRegistration: [routes.does(.begin(.register, .voip), per: "Q-VOIP-1")]
    case .joinQuery: [routes.does(.begin(.query, .voip), per: "Q-QUERY-4")]
    case .joinUnregistration: [routes.does(.begin(.unregister, .voip), per: "Q-UNREG-5")]
    case .queueCall: [routes.does(.queueCall(.voip), per: "Q-VOIP-1")]
    case .abandonRegistration: [VoIPRegistration.takes(.abandon)]
    case .refuseForSameCall: [OverlapRefusal.takes(.sameCall, about: .voip)]
    case .refuseForOtherCall: [OverlapRefusal.takes(.otherCall, about: .voip)]
    case .failPermissionDenied:
      [routes.does(.complete(.register, .voip, .failed(.permissionDenied)), per: "ERR-3")]
    case .startQueuedCalls:
      [routes.does(.startQueuedCalls(.voip), per: "Q-VOIP-1")]
        + (edition.registersAllTypesAtOnce ? [] : [routes.does(.startQueuedCalls(.apns), per: "Q-VOIP-17")])
    }
  }
}

extension OtherKindInProgress: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    if edition.registersAllTypesAtOnce { return [] }
    let routes = Routes(edition: edition)
    return switch output {
    case .admitCall:
      [
        routes.choose(.call, per: "REG-1") { (call: CallAboutKind) in
          switch call {
          case .register: CallsInProgress.input(.register)
          case .query: CallsInProgress.input(.query)
          case .unregister: CallsInProgress.input(.unregister)
          case .voipRegister: VoIPCallsInProgress.input(.register)
          case .voipQuery: VoIPCallsInProgress.input(.query)
          case .voipUnregister: VoIPCallsInProgress.input(.unregister)
          }
        }
      ]
    case .queueCall:
      [routes.does(.queueCall(.apns), per: "Q-VOIP-17"), routes.does(.queueCall(.voip), per: "Q-VOIP-17")]
    case .refuseCall:
      [
        routes.choose(.types, per: "Q-VOIP-17") { (types: TypesKind) in
          switch types {
          case .notifications, .both: OverlapRefusal.input(.otherCall, about: .apns)
          case .voip: OverlapRefusal.input(.otherCall, about: .voip)
          }
        }
      ]
    }
  }

  /// The route of a call that is admitted by itself, chosen by what is in progress about the other kind of token.
  static func takesCall(_ routes: Routes) -> PushRoute {
    routes.choose(.otherKind, per: "Q-VOIP-17") { (otherKind: OtherKind) in
      switch otherKind {
      case .idle: input(.callAlone)
      case .registeringBoth: input(.voipRegistrationBesideRegistration)
      case .inProgress: input(.callBesideOther)
      }
    }
  }
}

extension OverlapRefusal: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .refuseWithPushCode: [routes.does(.refuse(.alreadyInProgress, channel), per: "ERR-11")]
    case .refuseWithNetworkCode: [routes.does(.refuse(.requestAlreadyInProgress, channel), per: "ERR-11")]
    }
  }
}

extension ServerFailure: PushMachine {
  /// The routes of an output.
  public static func routes(of output: Output, about channel: PushType, in edition: Edition) -> [PushRoute] {
    let code: ErrorCode =
      switch output {
      case .reportRequestFailed: .requestFailed
      case .reportClientFailed: .clientFailed
      case .reportTimeout: .requestTimeout
      case .reportNetworkNotAvailable: .networkNotAvailable
      case .reportResponseInvalid: .responseInvalid
      }
    return [Routes(edition: edition).does(.keep(.code(code), in: .failure), per: code.citation)]
  }
}
