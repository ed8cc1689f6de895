import PushModel

extension PushProperty {
  /// The tokens at the server and on the device.
  package static let tokens: [PushProperty] = [
    PushProperty(
      "failed-registration", "A registration that fails changes nothing of what is registered.",
      per: ["QUERY-5"], except: [("Q-LOGIN-5", "current")],
      .everyStep(on: .completion) { step in
        PushType.both.allSatisfy { channel in
          !step.failsToRegister(channel) || !step.before.waiting.isEmpty
            || (step.after.world.records[channel] == step.before.world.records[channel]
              && step.after.sdk.kept[channel] == step.before.sdk.kept[channel])
        }
      },
      sometimes: "a registration fails though an earlier one stands"
    ) { $0.failsToRegister(.apns) && $0.before.world.records[.apns] != nil },
    PushProperty(
      "unregistered", "When a token has been unregistered, the server holds no record of it.",
      per: ["UNREG-1", "VOIP-5"],
      .everyStep(on: .completion) { step in
        PushType.both.allSatisfy { channel in
          !step.unregisters(channel) || step.after.world.records[channel] == nil
        }
      },
      sometimes: "a record is removed by unregistering"
    ) { step in
      PushType.both.contains { channel in
        step.unregisters(channel) && step.before.world.records[channel] != nil
      }
    },
    PushProperty(
      "registered", "When a registration has succeeded, the server holds a record of the token.",
      per: ["REG-1", "VOIP-1"],
      .everyStep(on: .completion) { step in
        PushType.both.allSatisfy { channel in
          step.outcome(of: .register, channel) != .succeeded || step.after.world.records[channel] != nil
        }
      },
      sometimes: "a registration succeeds"
    ) { $0.outcome(of: .register, .apns) == .succeeded || $0.outcome(of: .register, .voip) == .succeeded },
    PushProperty(
      "same-record", "When a registration has succeeded, the device keeps what the server holds.",
      per: ["REG-9", "VOIP-1"],
      .everyStep(on: .completion) { step in
        PushType.both.allSatisfy { channel in
          step.outcome(of: .register, channel) != .succeeded
            || step.after.world.records[channel] == step.after.sdk.kept[channel]
        }
      },
      sometimes: "a registration succeeds in the place of an earlier one"
    ) { $0.outcome(of: .register, .apns) == .succeeded && $0.before.world.records[.apns] != nil },
    PushProperty(
      "token-first", "Nothing is sent to be registered before the system has issued the token.",
      per: ["REG-1", "VOIP-1"],
      .everyStep(on: .request) { step in
        (!step.makes([.server(.register(.apns))])
          || !step.after.awaits(.token(.registration, .apns)))
          && (!step.makes([.server(.register(.voip))]) || !step.after.awaits(.token(.voip, .voip)))
      },
      sometimes: "a registration is sent when the token has come"
    ) { $0.makes([.server(.register(.apns))]) },
    PushProperty(
      "process-ends", "The end of the process changes nothing of what is registered.", per: ["PLAT-9"],
      editions: Edition.allCases,
      .everyStep(on: .processEnd) { step in
        step.move != .endProcess
          || (step.after.world.records == step.before.world.records
            && step.after.sdk.kept == step.before.sdk.kept)
      },
      sometimes: "the process ends in the middle of a registration"
    ) { $0.move == .endProcess && $0.before.open[.register, .apns] > 0 },
    PushProperty(
      "other-kind", "Unregistering one kind of token leaves the other registered.",
      per: ["UNREG-1", "VOIP-5"], editions: LoginFacts.refreshes,
      .everyStep(on: .completion) { step in
        PushType.both.allSatisfy { channel in
          !step.unregisters(channel)
            || step.after.world.records[channel.other] == step.before.world.records[channel.other]
        }
      },
      sometimes: "one of two registered tokens is unregistered"
    ) { $0.unregisters(.apns) && $0.after.world.records[.voip] != nil },
    PushProperty(
      "unregister-without-token", "Unregistering sends nothing for a kind of token that is not registered.",
      per: ["UNREG-4"],
      .everyStep(on: .request) { step in
        step.arriving != .unregister
          || PushType.both.allSatisfy { channel in
            step.before.sdk.kept[channel] != nil || !step.makes([.server(.unregister(channel))])
          }
      },
      sometimes: "unregistering succeeds without a token"
    ) { $0.completion(of: .unregister, .apns).map { $0.error == nil && $0.token == .none } ?? false },
    PushProperty(
      "query", "A query that succeeds tells what the server or the device holds.",
      per: ["QUERY-1", "VOIP-4"],
      except: [("Q-QUERY-2", "lastRegistered")],
      .everyStep(on: .completion) { step in
        // The registration for which a query waited may succeed in the same step.
        step.founds.allSatisfy { channel, owner in
          [step.before, step.after].contains { state in
            [state.world.records[channel]?.owner, state.sdk.kept[channel]?.owner].contains(owner)
          }
        }
      },
      sometimes: "a query finds a record"
    ) { !$0.founds.isEmpty },
    PushProperty(
      "query-changes-nothing", "A query changes nothing of what is registered, and shows no prompt.",
      per: ["QUERY-1", "VOIP-4"],
      .everyStep(on: .querying) { step in
        !step.isOfQuery
          || (!step.showsPrompt && step.after.world.records == step.before.world.records
            && step.after.sdk.kept == step.before.sdk.kept)
      },
      sometimes: "a query is answered while a token is registered"
    ) { $0.outcome(of: .query, .apns) == .succeeded && $0.before.world.records[.apns] != nil },
    PushProperty(
      "query-of-user", "A query tells of no token that is registered for another user.", per: ["QUERY-2"],
      except: [("Q-QUERY-2", "lastRegistered")],
      .everyStep(on: .completion) { step in
        step.founds.allSatisfy { _, owner in owner == step.before.sdk.user }
      },
      sometimes: "a query finds nothing though a token is registered"
    ) { $0.outcome(of: .query, .apns) == .failed(.tokenInvalid) && $0.before.world.records[.apns] != nil },
    PushProperty(
      "update-without-token", "Without a registered token an update sends nothing.", per: ["UPD-3"],
      .everyStep(on: .request) { step in
        step.move != .update || step.before.sdk.kept[.apns] != nil || step.before.sdk.kept[.voip] != nil
          || !step.makes([.server(.updateForCall(.apns)), .server(.updateForCall(.voip))])
      },
      sometimes: "an update is refused for the missing token"
    ) { $0.outcome(of: .update, .apns) == .failed(.tokenInvalid) },
  ]
}

extension PushProperty.Step {
  fileprivate func failsToRegister(_ channel: PushType) -> Bool {
    if case .failed = outcome(of: .register, channel) { true } else { false }
  }

  /// Whether a registered token is unregistered; the completion then carries it.
  fileprivate func unregisters(_ channel: PushType) -> Bool {
    completion(of: .unregister, channel).map { $0.error == nil && $0.token != .none } ?? false
  }

  fileprivate var isOfQuery: Bool {
    switch move {
    // A waiting call may begin with the answer.
    case .query, .answer(.query, _): before.waiting.isEmpty
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .register, .unregister, .update,
      .answerPrompt, .changeSettings, .answer, .answerToken, .changeToken, .invalidateToken, .message,
      .notification, .network, .enterForeground, .passTime, .endProcess, .startProcess:
      false
    }
  }

  /// The owners that successful queries report, by kind of token.
  fileprivate var founds: [(PushType, User)] {
    PushType.both.compactMap { channel in
      guard let completed = completion(of: .query, channel), let record = completed.record else { return nil }
      return (channel, record.owner)
    }
  }
}
