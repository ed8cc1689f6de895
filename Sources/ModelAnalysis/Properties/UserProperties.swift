import PushModel

extension PushProperty {
  /// The duties of registrations towards the user id.
  package static let users: [PushProperty] = [
    PushProperty(
      "logging-out", "Logging out removes no token, at the server or on the device.", per: ["LOGIN-4"],
      .everyStep(on: .settingUser) { step in
        !step.logsOut
          || (step.after.world.records == step.before.world.records
            && step.after.sdk.kept == step.before.sdk.kept
            && !step.makes(step.removals))
      },
      sometimes: "a user logs out whose token is registered"
    ) { $0.logsOut && $0.before.sdk.user != .none && $0.before.world.records[.apns] != nil },
    PushProperty(
      "no-user", "Without a user id no registration and no query sends anything.",
      per: ["LOGIN-5", "LOGIN-6"],
      .everyStep(on: .request) { step in
        !step.isRegistrationOrQuery || step.before.sdk.user != .none || !step.makes(step.requests)
      },
      sometimes: "a registration fails for the missing user id"
    ) { $0.outcome(of: .register, .apns) == .failed(.userInvalid) },
    PushProperty(
      "registered-user", "Nothing is sent to be registered for nobody.",
      per: ["LOGIN-5", "LOGIN-2", "LOGIN-10"],
      .everyStep { step in
        PushType.both.allSatisfy { channel in
          (step.after.sdk.sent[channel]?.owner ?? .none) != .none || step.after.sdk.requests.isEmpty
            || !step.after.awaits(.server(.register(channel)))
        }
      },
      sometimes: "a registration is sent for a user"
    ) { $0.makes([.server(.register(.apns))]) && $0.after.sdk.sent[.apns]?.owner == .userA },
    PushProperty(
      "user-of-the-call", "A registration that begins while a user id is set is for that user.",
      per: ["LOGIN-11"],
      .everyStep(on: .registering) { step in
        step.before.sdk.user == .none || !step.before.sdk.calls.isEmpty
          || step.registers.channels.allSatisfy { channel in
            // A registration that continues without a call was begun for another user.
            step.before.sdk.owners[channel] != .none || step.after.open[.register, channel] == 0
              || [.none, step.before.sdk.user].contains(step.after.sdk.owners[channel])
          }
      },
      sometimes: "a registration begins for a user"
    ) { $0.registers == .notifications && $0.after.sdk.owners[.apns] == .userA },
    PushProperty(
      "first-without-user", "The first registration without a user id is for the device.", per: ["LOGIN-2"],
      .everyStep(on: .registering) { step in
        step.before.sdk.user != .none || !step.before.sdk.calls.isEmpty
          || step.registers.channels.allSatisfy { channel in
            step.before.sdk.owners[channel] != .none || step.before.sdk.kept[channel] != nil
              || step.before.sdk.last[channel] != nil
              || step.before.sdk.record(channel) != .none
              || [.none, .device].contains(step.after.sdk.owners[channel])
          }
      },
      sometimes: "a registration without a user id begins for the device"
    ) {
      $0.before.sdk.user == .none && $0.registers == .notifications && $0.after.sdk.owners[.apns] == .device
    },
    PushProperty(
      "changed-user",
      "Setting another user id after a registration sends the information of every registered token again.",
      per: ["LOGIN-3", "LOGIN-12"], editions: LoginFacts.refreshes,
      except: [
        ("Q-LOGIN-8", "ignored"), ("Q-LOGIN-9", "noUser"),
        ("Q-LOGIN-11", "onlyAfterRegister"), ("Q-LOGIN-12", "notificationOnly"),
      ],
      .everyStep(on: .settingUser) { step in
        guard case .setUser(let user) = step.move, user != .none, user != .empty, user != step.before.sdk.user
        else { return true }
        return step.after.world.policies.network == .down
          || PushType.both.allSatisfy { channel in
            ![.registered, .registeredInEarlierRun].contains(step.before.sdk.record(channel))
              || step.after.awaits(.server(.update(channel)))
          }
      },
      sometimes: "an update for another user succeeds"
    ) { $0.move == .answer(.update(.apns), .accepted) && $0.after.world.records[.apns]?.owner == .userA },
  ]
}

/// The editions that say that a change of user refreshes a token.
enum LoginFacts {
  static let refreshes = Edition.allCases.filter(\.fallsBackToDevice)
}

extension PushProperty.Step {
  fileprivate var isRegistrationOrQuery: Bool { arriving == .register || arriving == .query }

  /// The requests that remove a registration.
  fileprivate var removals: [PushSystem.Purpose] {
    PushType.both.flatMap { [.server(.unregister($0)), .server(.removal($0))] }
  }

  /// The server requests of registering and querying.
  fileprivate var requests: [PushSystem.Purpose] {
    PushType.both.flatMap { [.server(.register($0)), .server(.query($0))] }
  }
}
