/// The values that go into registrations: agreements, tokens and settings.
extension ClosedRun {
  /// What a registration that is sent now holds; `nil` where it would be for nobody.
  func record(of channel: Channel) -> ClosedSystem.Record? {
    let agreement = channel == .voip ? carried ?? state.agreements[.voip] : state.agreements[.apns]
    return (state.owners[channel] ?? configuredUser).map {
      ClosedSystem.Record(
        owner: $0, agreement: agreement, token: state.tokens[channel],
        key: state.settings?.key)
    }
  }

  func agreement(from source: Effect.AgreementSource) -> ClosedSystem.Agreed? {
    switch source {
    case .given: given ?? state.agreements[.apns]
    case .givenWithoutNight:
      (given ?? state.agreements[.apns]).map { $0 == .nightOnly ? .withoutNight : $0 }
    case .givenWithoutNotifications: state.agreements[.apns].map { _ in .withoutNotifications }
    case .setBefore: state.agreementSetBefore
    case .nothing: .nothing
    case .notificationsOnly: .notificationsOnly
    case .everything: .everything
    }
  }

  /// Fills the agreement that the call gave, or the one set before if it gave none.
  mutating func fillAgreement(with value: Bool) {
    let filled: ClosedSystem.Agreed = value ? .filledOn : .filledOff
    if given == nil {
      if state.agreements[.apns] == .partial { state.agreements[.apns] = filled }
    } else if given == .partial {
      given = filled
    }
  }

  mutating func prepareUpdate(_ reason: Effect.UpdateReason, _ channel: Channel) {
    guard var record = state.kept[channel] ?? state.last[channel] else { return }
    switch reason {
    case .user: if let owner = who(.currentOwner, channel) { record.owner = owner }
    case .token: if state.tokens[channel] != .missing { record.token = state.tokens[channel] }
    case .settings:
      record.key = state.settings?.key
      record.isUpdated = false
      if !edition.hasSetUser, let owner = configuredUser { record.owner = owner }
    }
    state.prepared[channel] = record
  }

  /// What the system issues from now on is another token: whatever is known of the earlier one is outdated.
  mutating func outdateToken(of channel: Channel) {
    func outdate(_ records: inout PerChannel<ClosedSystem.Record?>) {
      if records[channel]?.token == .current { records[channel]?.token = .outdated }
    }
    outdate(&state.server)
    outdate(&state.kept)
    outdate(&state.last)
    outdate(&state.sent)
    outdate(&state.prepared)
    if state.tokens[channel] == .current { state.tokens[channel] = .outdated }
  }

  /// What a call shows that completes.
  func shown(
    by call: Call, _ channel: Channel, _ outcome: Effect.Outcome
  ) -> ClosedSystem.Shown? {
    switch outcome {
    case .succeeded:
      switch call {
      case .register: information(state.kept[channel], besides: edition.fallsBackToDevice)
      case .query: information(found, besides: true)
      case .unregister: information(state.kept[channel] ?? state.last[channel], besides: false)
      case .update: nil
      }
    case .succeededEmpty: nil
    case .succeededWithLast: information(state.last[channel], besides: true)
    case .failed: handsBack[channel] ? ClosedSystem.Shown(token: state.tokens[channel]) : nil
    case .failedWithToken: ClosedSystem.Shown(token: state.tokens[channel])
    }
  }

  /// A token and, besides, the information of its registration.
  private func information(
    _ record: ClosedSystem.Record?, besides showsRecord: Bool
  ) -> ClosedSystem.Shown? {
    record.map {
      var shown = ClosedSystem.Shown(token: $0.token)
      if showsRecord {
        shown.record = $0
        shown.namesOwner = !($0.owner == .device && state.hidesDevice)
      }
      return shown
    }
  }
}

extension ClosedSystem.Agreed {
  /// The agreement that a call gives, if it gives one.
  init?(given kind: SystemStimulus.AgreementKind) {
    switch kind {
    case .complete: self = .complete
    case .partial: self = .partial
    case .nightOnly: self = .nightOnly
    case .declined: self = .declined
    case .absent: return nil
    }
  }
}
