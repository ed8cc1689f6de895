import PushModel

extension PushProperty {
  /// The ends of calls.
  package static let calls: [PushProperty] = [
    PushProperty(
      "ends-once", "Every call ends exactly once for each kind of token, unless the process ends before.",
      per: ["PLAT-13", "REG-16", "UNREG-9"], editions: Edition.allCases,
      except: [("Q-REG-11", "doesNothing")],
      .everyStep { $0.keepsAccounts }, sometimes: "two calls are in progress at once"
    ) { $0.after.open.total == 2 },
    PushProperty(
      "can-end", "Every call can end, whatever happened before, without the process ending.",
      per: ["REG-2", "QUERY-6", "UNREG-3", "UPD-5", "VOIP-9", "VOIP-15"], editions: Edition.allCases,
      .staysPossible { $0.sdk.calls.isEmpty }, sometimes: "a call begins"
    ) { $0.before.sdk.calls.isEmpty && !$0.after.sdk.calls.isEmpty },
    PushProperty(
      "delegate-is-told", "With a delegate set, the app is told how each registration ends.", per: ["REG-4"],
      .everyStep(on: .end) { step in
        step.after.sdk.delegate != .set
          || PushType.both.allSatisfy { channel in
            step.reaction.ended[.register, channel] == 0 || step.outcome(of: .register, channel) != nil
          }
      },
      sometimes: "a registration ends without a delegate"
    ) { $0.after.sdk.delegate != .set && $0.reaction.ended[.register, .apns] > 0 },
    PushProperty(
      "uninitialised", "Before initialisation no call sends anything to the server.",
      per: ["INIT-1", "INIT-2", "INIT-6"], except: [("Q-INIT-1", "admitted"), ("Q-INIT-2", "admitted")],
      .everyStep(on: .request) { step in
        step.arriving == nil || step.before.sdk.initialization != .uninitialized
          || !step.makes(PushType.both.flatMap(PushProperty.serverRequests))
      },
      sometimes: "a call is refused for the missing initialisation"
    ) { step in
      step.outcome(of: .register, .apns) == .failed(.notInitialized)
        || step.outcome(of: .register, .voip) == .failed(.notInitialized)
        || step.outcome(of: .query, .apns) == .failed(.notInitialized)
    },
    PushProperty(
      "network-error", "The code for a missing network is reported only without one.", per: ["ERR-5"],
      .everyStep(on: .completion) { step in
        step.after.world.policies.network == .down
          || step.reaction.seen.allSatisfy { $0.error != .networkNotAvailable }
      },
      sometimes: "a call fails for the network"
    ) { $0.outcome(of: .query, .apns) == .failed(.networkNotAvailable) },
  ]

  /// The server requests of calls about a kind of token.
  fileprivate static func serverRequests(_ channel: PushType) -> [PushSystem.Purpose] {
    [
      .server(.register(channel)), .server(.query(channel)), .server(.unregister(channel)),
      .server(.update(channel)),
    ]
  }
}

extension PushProperty.Step {
  /// Whether each call that was open or arrives is now open, waiting or ended, exactly once.
  fileprivate var keepsAccounts: Bool {
    if case .endProcess = move { return after.sdk.calls.isEmpty }
    var arrived = before.parts
    if let arriving { arrived.add(arriving, arrivingTypes) }
    return arrived == after.parts + reaction.ended
  }
}
