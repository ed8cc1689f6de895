import Conformance
import PushModel

extension Behaviour {
  /// Every step of every behaviour, each once, and some further ones, from a fresh installation on. The
  /// server answers waiting requests of any call; in a walk only one waits. PushKit answers at once.
  static func everything(_ steps: BehaviourInputs) -> Behaviour {
    let edition = steps.edition
    var symbols: [BehaviourInput] = []
    for name in BehaviourName.allCases where name != .everything {
      for symbol in Behaviour(name, in: edition)?.symbols ?? []
      where !symbol.action.answersCall && !symbols.contains(where: { $0.action == symbol.action }) {
        symbols.append(symbol)
      }
    }
    for symbol in others(steps) where !symbols.contains(where: { $0.action == symbol.action }) {
      symbols.append(symbol)
    }
    return Behaviour(.everything, edition: edition, given: .freshInstallation, symbols: symbols)
  }

  /// Steps of no single behaviour.
  private static func others(_ steps: BehaviourInputs) -> [BehaviourInput] {
    var symbols = [
      steps.agree("advertisements", .parts(true, true, false)),
      steps.setUser("C", "user-c"),
      steps.initialize("initialize.sandbox") { $0.sandbox = true },
      steps.background, steps.anotherMessage, steps.notification, steps.anotherNotification,
      steps.world("prompt.allows") { $0.prompt = .allow }, steps.world("prompt.holds") { $0.prompt = .hold },
      steps.apnsHolds, steps.apnsAnswers,
      steps.server(.hold), steps.answer("accepts", .accept), steps.answer("refuses", .refuse),
      steps.answer("timesOut", .timeout), steps.answer("garbles", .garble),
    ]
    // A call that reports to a delegate has no handler to leave out.
    if !steps.edition.reportsToDelegate { symbols += steps.untold }
    if steps.edition.fallsBackToDevice {
      symbols += [steps.delegate(true, of: .apns), steps.delegate(false, of: .apns)]
    }
    if steps.edition != .tcpushKo {
      symbols.append(steps.initialize("initialize.language") { $0.language = "ja" })
      symbols.append(steps.initialize("initialize.noLanguage") { $0.language = .some(nil) })
    }
    return symbols
  }

  /// The same steps from each of several settings on, so that late situations of an app's life are reached as well.
  public var fromManySettings: [Behaviour] {
    Given.manySettings(in: edition).map { given in
      var other = self
      other.given = given
      if other.given.delegate == .whereNeeded { other.given.delegate = self.given.delegate }
      return other
    }
  }
}

extension Given {
  /// A fresh installation: the app has done nothing yet.
  static let freshInstallation = {
    var given = Given()
    given.permission = .notDetermined
    given.initialized = false
    given.user = nil
    return given
  }()

  /// Usual settings of apps.
  fileprivate static func manySettings(in edition: Edition) -> [Given] {
    let both: (inout Given) -> Void = { given in
      given.registered = [.apns, .voip]
      if edition.registersAllTypesAtOnce { given.configuration.pushTypes = [.apns, .voip] }
    }
    let changes: [(inout Given) -> Void] = [
      { $0 = .freshInstallation },
      { _ in },
      { $0.registered = [.apns] },
      both,
      { given in
        both(&given)
        given.world.server = .hold
      },
      { given in
        given.permission = .notDetermined
        given.world.prompt = .hold
      },
      { given in
        given.permission = .denied
        if edition.hasFlag { given.configuration.alwaysAllowTokenRegistration = true }
      },
      { $0.user = nil },
      { $0.permission = .provisional },
      { given in
        given.registered = [.apns]
        given.world.server = .hold
      },
      { $0.world.apns = .hold },
      { given in
        given.permission = .notDetermined
        given.world.prompt = .hold
        given.world.apns = .hold
      },
    ]
    return changes.enumerated().map { place, change in
      var given = Given()
      change(&given)
      // What a port takes for granted is not what the app has given.
      if place != 1 { given.agreement?.advertisements = true }
      if edition == .tcpushKo, place % 4 == 2 { given.language = "ja" }
      return given
    }
  }
}

extension CaseAction {
  /// Whether it answers requests of one call or of VoIP alone.
  fileprivate var answersCall: Bool {
    switch self {
    case .serverAnswers, .tokenAnswered(.voip, _): true
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .promptAnswered,
      .settings, .tokenAnswered(.apns, _), .tokenChanges, .tokenInvalidated, .world, .network, .terminates,
      .launches, .entersForeground, .entersBackground, .voipArrives, .notificationArrives, .timePasses:
      false
    }
  }
}

extension BehaviourInputs {
  fileprivate var background: BehaviourInput { BehaviourInput("app.entersBackground", .entersBackground) }
  fileprivate var anotherMessage: BehaviourInput {
    BehaviourInput("voip.arrives.another", .voipArrives(message: "message-2"))
  }
  fileprivate var notification: BehaviourInput {
    BehaviourInput("notification.arrives", .notificationArrives(message: "message-1"))
  }
  fileprivate var anotherNotification: BehaviourInput {
    BehaviourInput("notification.arrives.another", .notificationArrives(message: "message-2"))
  }

  /// Calls whose ends are not reported.
  fileprivate var untold: [BehaviourInput] {
    let agreement = edition == .tcpushKo ? nil : Given.standardAgreement
    let registrations = [
      BehaviourInput("register.untold", .register(.apns, agreement: agreement, handler: false)),
      BehaviourInput("voip.register.untold", .register(.voip, agreement: nil, handler: false)),
    ]
    guard edition.hasUnregister else { return registrations }
    return registrations + [
      BehaviourInput("unregister.untold", .unregister(.apns, handler: false)),
      BehaviourInput("voip.unregister.untold", .unregister(.voip, handler: false)),
    ]
  }
}
