import StateMachines

/// Circumstances of both kinds of token, for facts.
extension ClosedSystem.State {
  func isRegistering(_ type: PushType) -> Bool {
    if open[.register, type] > 0 { return true }
    return switch type {
    case .apns: sdk.registration != .idle
    case .voip: sdk.voipRegistration != .idle && sdk.voipRegistration != .interrupted
    }
  }

  /// Whether an answer of the push service about a kind of token is awaited.
  func asksServer(about type: PushType) -> Bool {
    sdk.requests.contains { request in
      if case .server(let purpose) = request.purpose { purpose.type == type } else { false }
    }
  }

  /// Whether the system would not issue a token at once that is asked for.
  func isTokenMissing(_ channel: PushType) -> Bool {
    switch channel {
    case .apns: world.policies.apns != .issue
    case .voip: world.policies.pushkit != .issue
    }
  }

  /// Whether the device keeps the record of a VoIP token that the system has invalidated.
  var keepsInvalidatedToken: Bool { sdk.kept[.voip] != nil && world.voipToken == .none }

  /// Whether the push service would not accept a request now.
  var isServerOutOfOrder: Bool { world.policies.server != .accept || world.policies.network == .down }

  /// Whether a request to the push service would fail now.
  var wouldFailRequest: Bool {
    world.policies.network == .down || world.policies.server != .accept && world.policies.server != .hold
  }

  /// Whether a call is still in progress about a kind of token after another one beside it has ended: the machine of
  /// calls in progress is idle, so that later calls do not meet this one.
  func hasCallLeft(_ channel: PushType) -> Bool {
    let isIdle =
      switch channel {
      case .apns: sdk.callsInProgress == .idle
      case .voip: sdk.voipCalls == .idle
      }
    return isIdle && CallKind.allCases.contains { open[$0, channel] > 0 }
  }
}

extension ClosedSystem.Move {
  /// Whether the app logs the user out. An empty user id may count as none.
  var logsOut: Bool { self == .setUser(.none) || self == .setUser(.empty) }
}
