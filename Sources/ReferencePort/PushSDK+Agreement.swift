extension PushSDK {
  /// The agreement that a call registers.
  func agreement(for type: TokenType, given: PushAgreement?) throws(Refusal) -> PushAgreement? {
    switch edition {
    case .tcpushKo:
      if breaks(.ignoresConfiguredAgreement) { return .all(true) }
      let standard =
        breaks(.wrongDefaultAgreement)
        ? PushAgreement.all(true)
        : PushAgreement(allowNotifications: true, allowAdvertisements: false, allowNightAdvertisements: false)
      return try checked((configuration?.agreement ?? standard).filled(with: standard))
    case .toastKo: return try checked(complete(effective(given) ?? PushAgreement()))
    case .toastJa, .toastEn, .nhncloudKo:
      switch type {
      case .voip: return try agreementOfVoIP()
      case .apns: break
      }
      if let given = effective(given) { return try checked(complete(given)) }
      if let lastAgreement, !breaks(.forgetsAgreement) { return try checked(complete(lastAgreement)) }
      return try agreementOfNobody()
    }
  }

  /// The given agreement, which broken builds replace.
  private func effective(_ given: PushAgreement?) -> PushAgreement? {
    guard let given else { return nil }
    if breaks(.ignoresAgreement) { return .all(true) }
    if breaks(.keepsFirstAgreement) {
      faultMemory.firstAgreement = faultMemory.firstAgreement ?? given
      return faultMemory.firstAgreement
    }
    return given
  }

  private func agreementOfNobody() throws(Refusal) -> PushAgreement {
    switch choices[NoAgreementYet.self] {  // Q-AGR-1
    case .nothing: .all(false)
    case .notificationsOnly:
      PushAgreement(allowNotifications: true, allowAdvertisements: false, allowNightAdvertisements: false)
    case .everything: .all(true)
    case .refused: throw Refusal(.parameterInvalid)
    }
  }

  /// The agreement of a VoIP token, whose call takes none; `nil` for no agreement.
  private func agreementOfVoIP() throws(Refusal) -> PushAgreement? {
    if breaks(.requiresAgreementForVoIP), lastAgreement == nil { throw Refusal(.parameterInvalid) }
    return switch choices[AgreementOfVoIP.self] {  // Q-VOIP-5
    case .everything: .all(true)
    case .nothing: .all(false)
    case .asNotification:
      // An agreement that a registration for notifications is refused for hinders none for VoIP (VOIP-3).
      lastAgreement.map(complete).map { (try? checked($0)) ?? $0 }
    case .none: nil
    case .notificationsOnly:
      PushAgreement(allowNotifications: true, allowAdvertisements: false, allowNightAdvertisements: false)
    }
  }

  /// The agreement for a token that the flag registers although the permission is refused (Q-FLAG-3).
  func agreementWhenRefused(_ agreement: PushAgreement) -> PushAgreement {
    var agreement = agreement
    switch choices[AgreementWithFlag.self] {
    case .asGiven: break
    case .notificationsOff: agreement.allowNotifications = false
    case .everythingOff: agreement = .all(false)
    }
    return agreement
  }

  /// Fills in the parts that the app did not set.
  func complete(_ agreement: PushAgreement) -> PushAgreement {
    agreement.filled(with: .all(choices[UnsetAgreement.self] == .on))  // Q-AGR-10
  }

  func checked(_ agreement: PushAgreement) throws(Refusal) -> PushAgreement {
    var agreement = agreement
    let advertises = agreement.allowAdvertisements == true || agreement.allowNightAdvertisements == true
    if agreement.allowNotifications == false {
      if advertises {
        switch choices[AdvertisementsWithoutNotifications.self] {  // Q-AGR-57
        case .asGiven: break
        case .withoutAdvertisements: agreement = .all(false)
        case .refused: throw Refusal(.parameterInvalid)
        }
      } else if choices[NotificationsDeclined.self] == .refused {  // Q-AGR-9
        throw Refusal(.parameterInvalid)
      }
    } else if agreement.allowNightAdvertisements == true, agreement.allowAdvertisements == false {
      switch choices[NightWithoutAdvertisements.self] {  // Q-AGR-8
      case .asGiven: break
      case .withoutNight: agreement.allowNightAdvertisements = false
      case .refused: throw Refusal(.parameterInvalid)
      }
    }
    if breaks(.dropsNightAgreement) { agreement.allowNightAdvertisements = false }
    return agreement
  }

  /// The moments at which a given agreement can become the one of later calls.
  enum AgreementMoment { case given, permitted, sent, registered }

  /// Remembers the agreement of a call for later calls without one.
  func remember(_ given: PushAgreement?, at moment: AgreementMoment) {
    guard edition.fallsBackToDevice, let given else { return }
    let counts =
      switch choices[AgreementSetBefore.self] {  // Q-AGR-2
      case .lastGiven: moment == .given
      case .lastPermitted: moment == .permitted
      case .lastSent: moment == .sent
      case .lastRegistered: moment == .registered
      }
    guard counts else { return }
    lastAgreement = given
    storage.state.lastAgreement = given
  }

  func forgetAgreement() {
    lastAgreement = nil
    storage.state.lastAgreement = nil
  }
}
