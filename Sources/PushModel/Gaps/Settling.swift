public import StateMachines

extension PushSystem.State {
  /// Ends all that is under way about a kind of token: how the device keeps it, and its record, are all that is known.
  fileprivate mutating func settle(
    _ type: PushType, as known: TokenRecord.State, holding record: Record?, from initial: MachineStates
  ) {
    let unregistration = type == .apns ? Member.apnsUnregistration : .voipUnregistration
    let isOwed = machines[unregistration.rawValue] == Unregistration.State.interrupted.place
    // An unregistering that an earlier run left may still be taken up.
    for member in type.members where !(isOwed && member == unregistration) {
      machines[member.rawValue] = initial[member.rawValue]
    }
    machines[(type == .apns ? Member.apnsRecord : .voipRecord).rawValue] = known.place
    if record == nil { last[type] = kept[type] ?? last[type] }
    keep(record, of: type)
    owners[type] = .none
    consents[type] = .none
    // What was sent and not accepted may be sent again (Q-REG-68).
    if sent[type] == record { sent[type] = nil }
    prepared[type] = nil
    for place in calls.indices {
      calls[place].open.remove(PushTypes(type))
      calls[place].waiting.remove(PushTypes(type))
    }
    calls.removeAll(where: \.hasEnded)
    requests.removeAll { $0.purpose?.type == type }
  }

  fileprivate mutating func keep(_ record: Record?, of type: PushType) {
    kept[type] = record
    if let record { tokens[type] = record.token }
  }
}

extension PushSystem {
  /// Ends all that is under way about a kind of token: how the device keeps it, and its record, are all that is known.
  public mutating func settle(_ type: PushType, as known: TokenRecord.State, holding record: Record?) {
    let initial = Interpretation(edition: edition).tables.initial
    change { $0.state.settle(type, as: known, holding: record, from: initial) }
  }

  /// Keeps a record that turns out to be registered.
  public mutating func keep(_ record: Record, of type: PushType) {
    change { $0.state.keep(record, of: type) }
  }
}

extension PushType {
  /// The machines that follow calls about the kind of token.
  fileprivate var members: [Member] {
    switch self {
    case .apns:
      [
        .calls, .apnsOverlap, .deferredUserCheck, .registrationPermission, .registration, .systemToken,
        .apnsQuery, .apnsUnregistration, .apnsUpdate,
      ]
    case .voip: [.voipCalls, .voipOverlap, .voipRegistration, .voipQuery, .voipUnregistration, .voipUpdate]
    }
  }
}

extension PushSystem.Purpose {
  fileprivate var type: PushType {
    switch self {
    case .permission: .apns
    case .token(_, let type): type
    case .server(let purpose): purpose.type
    }
  }
}

extension World {
  /// Takes over the states of the permission and of call reporting from another world.
  public mutating func adopt(_ other: MachineStates) {
    for member in [Member.permission, .callReporting] { machines[member.rawValue] = other[member.rawValue] }
  }

  /// Takes over that a token is not issued, as where a port has asked for it again.
  public mutating func adoptMissingTokens(of other: MachineStates) {
    for (member, issued) in [
      (Member.deviceToken, DeviceToken.State.issued.place), (.voipToken, VoIPToken.State.issued.place),
    ] where machines[member.rawValue] == issued {
      machines[member.rawValue] = other[member.rawValue]
    }
  }
}
