import PushModel

extension PushProperty {
  /// What stands at the server and on the device.
  static let tokens: [PushProperty] = [
    PushProperty(
      "failed-registration", "A registration that fails changes nothing of what is registered.",
      per: ["QUERY-5"], except: [("Q-PERM-6", "removed"), ("Q-LOGIN-5", "current")],
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
      "same-record", "When a registration has succeeded, the device keeps what the server holds.",
      per: ["REG-9", "VOIP-1"],
      .everyStep { step in
        Channel.both.allSatisfy { channel in
          step.outcome(of: .register, channel) != .succeeded
            || step.after.server[channel] == step.after.kept[channel]
        }
      },
      sometimes: "a registration succeeds in the place of an earlier one"
    ) { $0.outcome(of: .register, .apns) == .succeeded && $0.before.server[.apns] != nil },
    PushProperty(
      "token-first", "Nothing is sent to be registered before the system has issued the token.",
      per: ["REG-1", "VOIP-1"],
      .everyStep { step in
        (!step.makes([.server(.register(.apns))])
          || !step.after.pending.contains(.token(.registration, .apns)))
          && (!step.makes([.server(.register(.voip))]) || !step.after.pending.contains(.token(.voip, .voip)))
      },
      sometimes: "a registration is sent when the token has come"
    ) { $0.makes([.server(.register(.apns))]) },
    PushProperty(
      "process-ends", "The end of the process changes nothing of what is registered.", per: ["PLAT-9"],
      editions: Edition.allCases,
      .everyStep { step in
        step.move != .endProcess
          || (step.after.server == step.before.server && step.after.kept == step.before.kept)
      },
      sometimes: "the process ends in the middle of a registration"
    ) { $0.move == .endProcess && $0.before.open.contains(.init(.register, .apns)) },
    PushProperty(
      "other-kind", "Unregistering one kind of token leaves the other registered.",
      per: ["UNREG-1", "VOIP-5"], editions: LoginFacts.refreshes, except: [("Q-UNREG-3", "both")],
      .everyStep { step in
        Channel.both.allSatisfy { channel in
          step.outcome(of: .unregister, channel) != .succeeded
            || step.after.server[channel.other] == step.before.server[channel.other]
        }
      },
      sometimes: "one of two registered tokens is unregistered"
    ) { $0.outcome(of: .unregister, .apns) == .succeeded && $0.after.server[.voip] != nil },
    PushProperty(
      "unregister-without-token", "Unregistering sends nothing for a kind of token that is not registered.",
      per: ["UNREG-4"],
      .everyStep { step in
        step.arriving != .unregister
          || Channel.both.allSatisfy { channel in
            step.before.kept[channel] != nil || !step.makes([.server(.unregister(channel))])
          }
      },
      sometimes: "unregistering succeeds without a token"
    ) { $0.outcome(of: .unregister, .apns) == .succeededEmpty },
    PushProperty(
      "query", "A query that succeeds tells what the server or the device holds.",
      per: ["QUERY-1", "VOIP-4"],
      except: [("Q-QUERY-2", "lastRegistered")],
      .everyStep { step in
        // What a query waited for may have been registered in the same step.
        step.founds.allSatisfy { channel, owner in
          [step.before, step.after].contains { state in
            [state.server[channel]?.owner, state.kept[channel]?.owner].contains(owner)
          }
        }
      },
      sometimes: "a query finds a record"
    ) { !$0.founds.isEmpty },
    PushProperty(
      "query-changes-nothing", "A query changes nothing of what is registered, and shows no prompt.",
      per: ["QUERY-1", "VOIP-4"],
      .everyStep { step in
        !step.isOfQuery
          || (!step.showsPrompt && step.after.server == step.before.server
            && step.after.kept == step.before.kept)
      },
      sometimes: "a query is answered while a token is registered"
    ) { $0.outcome(of: .query, .apns) == .succeeded && $0.before.server[.apns] != nil },
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

  fileprivate var isOfQuery: Bool {
    switch move {
    case .query, .answer(.server(.query), _): true
    case .initialize, .setDelegate, .setUser, .register, .unregister, .update, .answerPrompt, .changeSettings,
      .answer, .answerToken, .changeToken, .invalidateToken, .message, .network, .enterForeground, .passTime,
      .endProcess, .startProcess:
      false
    }
  }

  /// What queries that succeeded have found, by kind of token.
  fileprivate var founds: [(Channel, ClosedSystem.Owner)] {
    reaction.seen.compactMap { seen in
      if case .completed(.query, let channel, .succeeded, let shown?) = seen, let record = shown.record {
        (channel, record.owner)
      } else {
        nil
      }
    }
  }
}
