import PushModel

extension PushProperty {
  /// What stands at the server and on the device.
  static let tokens: [PushProperty] = [
    PushProperty(
      "failed-registration", "A registration that fails changes nothing of what is registered.",
      per: ["QUERY-5"], except: [("Q-PERM-6", "removed")],
      .everyStep { step in
        Channel.both.allSatisfy { channel in
          !step.failsToRegister(channel) || step.before.isCallWaiting
            || (step.after.server[channel] == step.before.server[channel]
              && step.after.kept[channel] == step.before.kept[channel])
        }
      },
      sometimes: "a registration fails though an earlier one stands"
    ) { $0.failsToRegister(.apns) && $0.before.server[.apns] != nil },
    PushProperty(
      "unregistered", "When a token has been unregistered, the server holds no record of it.",
      per: ["UNREG-1", "VOIP-5"],
      .everyStep { step in
        Channel.both.allSatisfy { channel in
          step.outcome(of: .unregister, channel) != .succeeded || step.after.server[channel] == nil
        }
      },
      sometimes: "a record is removed by unregistering"
    ) { step in
      Channel.both.contains { channel in
        step.outcome(of: .unregister, channel) == .succeeded && step.before.server[channel] != nil
      }
    },
    PushProperty(
      "registered", "When a registration has succeeded, the server holds a record of the token.",
      per: ["REG-1", "VOIP-1"],
      .everyStep { step in
        Channel.both.allSatisfy { channel in
          step.outcome(of: .register, channel) != .succeeded || step.after.server[channel] != nil
        }
      },
      sometimes: "a registration succeeds"
    ) { $0.outcome(of: .register, .apns) == .succeeded || $0.outcome(of: .register, .voip) == .succeeded },
    PushProperty(
      "query", "A query that succeeds tells what the server or the device holds.",
      per: ["QUERY-1", "VOIP-4"],
      except: [("Q-QUERY-2", "lastRegistered")],
      .everyStep { step in
        step.founds.allSatisfy { channel, owner in
          owner == step.before.server[channel] || owner == step.before.kept[channel]
        }
      },
      sometimes: "a query finds a record"
    ) { !$0.founds.isEmpty },
    PushProperty(
      "query-of-user", "A query tells of no token that is registered for another user.", per: ["QUERY-2"],
      except: [("Q-QUERY-2", "lastRegistered")],
      .everyStep { step in step.founds.allSatisfy { _, owner in owner == step.before.user } },
      sometimes: "a query finds nothing though a token is registered"
    ) { $0.outcome(of: .query, .apns) == .failed(.tokenInvalid) && $0.before.server[.apns] != nil },
    PushProperty(
      "update-without-token", "Without a registered token an update sends nothing.", per: ["UPD-3"],
      .everyStep { step in
        step.move != .update || step.before.kept[.apns] != nil || step.before.kept[.voip] != nil
          || !step.makes([.server(.update(.apns)), .server(.update(.voip))])
      },
      sometimes: "an update is refused for the missing token"
    ) { $0.outcome(of: .update, .apns) == .failed(.tokenInvalid) },
  ]
}

extension PushProperty.Step {
  fileprivate func failsToRegister(_ channel: Channel) -> Bool {
    switch outcome(of: .register, channel) {
    case .failed, .failedWithToken: true
    case nil, .succeeded, .succeededEmpty, .succeededWithLast: false
    }
  }

  /// What queries that succeeded have found, by kind of token.
  fileprivate var founds: [(Channel, ClosedSystem.Owner)] {
    reaction.seen.compactMap { seen in
      if case .completed(.query, let channel, .succeeded, let owner?) = seen { (channel, owner) } else { nil }
    }
  }
}
