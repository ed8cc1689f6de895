import PushModel

extension PushProperty {
  /// What registrations owe to the user id.
  static let users: [PushProperty] = [
    PushProperty(
      "logging-out", "Logging out removes no token, at the server or on the device.", per: ["LOGIN-4"],
      .everyStep { step in
        !step.logsOut
          || (step.after.server == step.before.server && step.after.kept == step.before.kept
            && !step.makes(step.removals))
      },
      sometimes: "a user logs out whose token is registered"
    ) { $0.logsOut && $0.before.user != nil && $0.before.server[.apns] != nil },
    PushProperty(
      "no-user", "Without a user id no registration and no query sends anything.",
      per: ["LOGIN-5", "LOGIN-6"],
      .everyStep { step in
        !step.isRegistrationOrQuery || step.before.user != nil || !step.makes(step.requests)
      },
      sometimes: "a registration fails for the missing user id"
    ) { $0.outcome(of: .register, .apns) == .failed(.userInvalid) },
    PushProperty(
      "registered-user", "Nothing is sent to be registered for nobody.",
      per: ["LOGIN-5", "LOGIN-2", "LOGIN-10"],
      .everyStep { step in
        Channel.both.allSatisfy { channel in
          !step.after.pending.contains(.server(.register(channel))) || step.after.sent[channel] != nil
        }
      },
      sometimes: "a registration is sent for a user"
    ) { $0.makes([.server(.register(.apns))]) && $0.after.sent[.apns]?.owner == .userA },
    PushProperty(
      "user-of-the-call", "A registration that begins while a user id is set is for that user.",
      per: ["LOGIN-11"],
      .everyStep { step in
        step.before.user == nil || !step.before.open.isEmpty || step.before.isCallWaiting
          || step.registers.allSatisfy { channel in
            // What is taken up without a call was begun for somebody else.
            step.before.owners[channel] != nil || !step.after.open.contains(.init(.register, channel))
              || [nil, step.before.user].contains(step.after.owners[channel])
          }
      },
      sometimes: "a registration begins for a user"
    ) { $0.registers == [.apns] && $0.after.owners[.apns] == .userA },
    PushProperty(
      "first-without-user", "The first registration without a user id is for the device.", per: ["LOGIN-2"],
      .everyStep { step in
        step.before.user != nil || !step.before.open.isEmpty
          || step.registers.allSatisfy { channel in
            step.before.owners[channel] != nil || step.before.kept[channel] != nil
              || step.before.last[channel] != nil
              || step.before.sdk.records[channel] != .none
              || [nil, .device].contains(step.after.owners[channel])
          }
      },
      sometimes: "a registration without a user id begins for the device"
    ) { $0.before.user == nil && $0.registers == [.apns] && $0.after.owners[.apns] == .device },
    PushProperty(
      "changed-user",
      "Setting another user id after a registration sends the information of every registered token again.",
      per: ["LOGIN-3", "LOGIN-1"], editions: LoginFacts.refreshes,
      except: [
        ("Q-LOGIN-8", "ignored"), ("Q-LOGIN-9", "noUser"), ("Q-LOGIN-10", "doesNot"),
        ("Q-LOGIN-11", "onlyAfterRegister"), ("Q-LOGIN-12", "notificationOnly"),
      ],
      .everyStep { step in
        guard case .setUser(let user?) = step.move, user != .device, user != step.before.user else {
          return true
        }
        return !step.after.isOnline
          || Channel.both.allSatisfy { channel in
            ![.registered, .registeredBefore].contains(step.before.sdk.records[channel])
              || step.after.pending.contains(.server(.update(channel)))
              // An update that changes nothing is not followed.
              || step.after.server[channel]?.owner == user
          }
      },
      sometimes: "an update for another user succeeds"
    ) { $0.move == .answer(.server(.update(.apns)), .accepted) && $0.after.server[.apns]?.owner == .userA },
  ]
}

/// Where the documents say that a change of user refreshes a token.
enum LoginFacts {
  static let refreshes = Edition.allCases.filter(\.fallsBackToDevice)
}

extension PushProperty.Step {
  fileprivate var isRegistrationOrQuery: Bool { arriving == .register || arriving == .query }

  /// The requests by which a registration is removed.
  fileprivate var removals: [ClosedSystem.Pending] {
    [.server(.unregister(.apns)), .server(.unregister(.voip)), .removal(.apns), .removal(.voip)]
  }

  /// The requests by which registering and querying reach the server.
  fileprivate var requests: [ClosedSystem.Pending] {
    Channel.both.flatMap { [.server(.register($0)), .server(.query($0))] }
  }
}
