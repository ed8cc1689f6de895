public import StateMachines

extension CallsInProgress: PushMachine {
  /// Where each output goes.
  public static func routes(
    of output: Output, about channel: Channel, in edition: Edition
  ) -> [PushRoute] {
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
    case .startVoIPRegistration: [VoIPCallsInProgress.takes(.register)]
    case .joinRegistration: [routes.does(.begin(.register, .apns), per: "Q-REG-1")]
    case .joinUnregistration: [routes.does(.begin(.unregister, .apns), per: "Q-UNREG-5")]
    case .queueCall: [routes.does(.queueCall(.apns), per: "Q-REG-1", "Q-REG-7", "Q-REG-6", "Q-UPD-2")]
    case .refuseForSameCall: [OverlapRefusal.takes(.sameCall, about: .apns)]
    case .refuseForOtherCall: [OverlapRefusal.takes(.otherCall, about: .apns)]
    case .refuseVoIPRegistration: [OverlapRefusal.takes(.otherCall, about: .voip)]
    case .startQueuedCalls: [routes.does(.startQueuedCalls(.apns), per: "Q-REG-1")]
    case .noteUnfinishedRegistration:
      [UnfinishedRegistration.takes(.systemTokenObtained), Initialization.takes(.systemTokenObtained)]
    }
  }
}

extension VoIPCallsInProgress: PushMachine {
  /// Where each output goes.
  public static func routes(
    of output: Output, about channel: Channel, in edition: Edition
  ) -> [PushRoute] {
    let routes = Routes(edition: edition)
    // A call that joins another one shares its agreement.
    let begin = [
      routes.does(.keep(.givenConsent, in: .consent(.voip)), per: "AGR-1", "AGR-5"),
      routes.does(.begin(.register, .voip), per: "VOIP-9", "REG-4"),
    ]
    return switch output {
    case .startRegistration: begin + [Login.takes(.voipRegister)]
    case .awaitPermission: begin
    case .admitRegistration: [Login.takes(.voipRegister)]
    case .startQuery:
      [routes.does(.begin(.query, .voip), per: "QUERY-4", "VOIP-15"), Login.takes(.voipQuery)]
    case .startUnregistration:
      [routes.does(.begin(.unregister, .voip), per: "VOIP-15", "REG-4"), Login.takes(.voipUnregister)]
    case .joinRegistration: [routes.does(.begin(.register, .voip), per: "Q-VOIP-1")]
    case .joinUnregistration: [routes.does(.begin(.unregister, .voip), per: "Q-UNREG-5")]
    case .queueCall: [routes.does(.queueCall(.voip), per: "Q-VOIP-1")]
    case .refuseForSameCall: [OverlapRefusal.takes(.sameCall, about: .voip)]
    case .refuseForOtherCall: [OverlapRefusal.takes(.otherCall, about: .voip)]
    case .failPermissionDenied:
      [routes.does(.complete(.register, .voip, .failed(.permissionDenied)), per: "ERR-3")]
    case .startQueuedCalls: [routes.does(.startQueuedCalls(.voip), per: "Q-VOIP-1")]
    }
  }
}

extension OverlapRefusal: PushMachine {
  /// Where each output goes.
  public static func routes(
    of output: Output, about channel: Channel, in edition: Edition
  ) -> [PushRoute] {
    let routes = Routes(edition: edition)
    return switch output {
    case .refuseWithPushCode: [routes.does(.refuse(.alreadyInProgress, channel), per: "ERR-11")]
    case .refuseWithNetworkCode: [routes.does(.refuse(.requestAlreadyInProgress, channel), per: "ERR-11")]
    }
  }
}

extension ServerFailure: PushMachine {
  /// Where each output goes.
  public static func routes(
    of output: Output, about channel: Channel, in edition: Edition
  ) -> [PushRoute] {
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
