import PushModel

extension PushProperty {
  /// How calls end.
  static let calls: [PushProperty] = [
    PushProperty(
      "ends-once", "Every call ends exactly once for each kind of token, unless the process ends before.",
      per: ["REG-2", "QUERY-6", "UNREG-3", "UPD-5", "VOIP-9", "VOIP-15"], editions: Edition.allCases,
      except: [("Q-REG-11", "doesNothing")],
      .everyStep(\.keepsAccounts), sometimes: "two calls are in progress at once"
    ) { $0.after.open.total == 2 },
    PushProperty(
      "can-end", "Every call can end, whatever happened before, without the process ending.",
      per: ["REG-2", "QUERY-6", "UNREG-3", "UPD-5", "VOIP-9", "VOIP-15"], editions: Edition.allCases,
      .staysPossible { $0.open.isEmpty && !$0.isCallWaiting }, sometimes: "a call begins"
    ) { $0.before.open.isEmpty && !$0.after.open.isEmpty },
    PushProperty(
      "delegate-is-told", "With a delegate set, the app is told how each registration ends.", per: ["REG-4"],
      .everyStep { step in
        !step.after.sdk.hasDelegate
          || Channel.both.allSatisfy { channel in
            step.reaction.ended[.init(.register, channel)] == 0 || step.outcome(of: .register, channel) != nil
          }
      },
      sometimes: "a registration ends without a delegate"
    ) { !$0.after.sdk.hasDelegate && $0.reaction.ended[.init(.register, .apns)] > 0 },
    PushProperty(
      "uninitialised", "Before initialisation no call sends anything to the server.",
      per: ["INIT-1", "INIT-2", "INIT-6"], except: [("Q-INIT-1", "admitted"), ("Q-INIT-2", "admitted")],
      .everyStep { step in
        step.arriving == nil || step.before.sdk.initialization != .uninitialized
          || !step.makes(Channel.both.flatMap(PushProperty.serverRequests))
      },
      sometimes: "a call is refused for the missing initialisation"
    ) { step in
      step.outcome(of: .register, .apns) == .failed(.notInitialized)
        || step.outcome(of: .register, .apns) == .failedWithToken(.notInitialized)
        || step.outcome(of: .register, .voip) == .failedWithToken(.notInitialized)
        || step.outcome(of: .query, .apns) == .failed(.notInitialized)
    },
    PushProperty(
      "network-error", "The code for a missing network is reported only without one.", per: ["ERR-5"],
      .everyStep { step in
        step.after.isOnline == false
          || [Call.register, .query, .unregister, .update].allSatisfy { call in
            Channel.both.allSatisfy { step.outcome(of: call, $0) != .failed(.networkNotAvailable) }
          }
      },
      sometimes: "a call fails for the network"
    ) { $0.outcome(of: .query, .apns) == .failed(.networkNotAvailable) },
  ]

  /// The requests by which calls about a kind of token reach the server.
  fileprivate static func serverRequests(_ channel: Channel) -> [ClosedSystem.Pending] {
    [
      .server(.register(channel)), .server(.query(channel)), .server(.unregister(channel)),
      .server(.update(channel)),
    ]
  }
}

extension PushSystem.State {
  /// Whether a delegate is set.
  fileprivate var hasDelegate: Bool { delegate == .set }
}

extension ClosedSystem.State {
  /// Whether a call waits for another one to end.
  var isCallWaiting: Bool { Channel.both.contains { waiting[$0] != nil } }
}

extension PushProperty.Step {
  /// Whether the calls that were open or arrive are open, waiting or ended afterwards, each once.
  fileprivate var keepsAccounts: Bool {
    if move == .endProcess { return after.open.isEmpty }
    return ClosedSystem.OpenCall.places.allSatisfy { call in
      let before = before.open[call] + count(of: call, in: before.waiting) + arrives(call)
      return before == after.open[call] + count(of: call, in: after.waiting) + reaction.ended[call]
    }
  }

  private func count(of call: ClosedSystem.OpenCall, in waiting: PerChannel<SystemStimulus?>) -> Int {
    Channel.both.count { waiting[$0].map { isAbout(call, $0) } ?? false }
  }

  private func isAbout(_ call: ClosedSystem.OpenCall, _ waiting: SystemStimulus) -> Bool {
    switch waiting {
    case .register(let channels, _): call.call == .register && channels.contains(call.channel)
    case .unregister(let channels): call.call == .unregister && channels.contains(call.channel)
    case .query(let channel): call == .init(.query, channel)
    case .update: call == .init(.update, .apns)
    case .initialize, .setDelegate, .setUser, .permissionAnswered, .tokenIssued, .tokenRefused, .served,
      .lookedUp, .tokenChanged, .tokenInvalidated, .message, .heldMessage, .networkReturned, .networkLost,
      .foreground, .longTimePassed, .processEnded:
      false
    }
  }

  private func arrives(_ call: ClosedSystem.OpenCall) -> Int {
    let isMeant =
      switch move {
      case .register(let channels, _): call.call == .register && channels.contains(call.channel)
      case .unregister(let channels): call.call == .unregister && channels.contains(call.channel)
      case .query(let channel): call == .init(.query, channel)
      case .update: call == .init(.update, .apns)
      case .initialize, .setDelegate, .setUser, .answerPrompt, .changeSettings, .answer, .answerToken,
        .changeToken, .invalidateToken, .message, .network, .enterForeground, .passTime, .endProcess,
        .startProcess:
        false
      }
    return isMeant ? 1 : 0
  }
}
