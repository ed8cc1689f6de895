public import PushModel

import Conformance

extension Behaviour {
  /// The behaviour of that name in an edition; `nil` if the edition has no calls for it.
  public init?(_ name: BehaviourName, in edition: Edition) {
    let alphabet = BehaviourInputs(edition: edition)
    switch name {
    case .initialization: self = .initialization(alphabet)
    case .login: self = .login(alphabet)
    case .permission: self = .permission(alphabet)
    case .agreement: self = .agreement(alphabet)
    case .flag:
      guard edition.hasFlag else { return nil }
      self = .flag(alphabet)
    case .query: self = .query(alphabet)
    case .unregistration:
      guard edition.hasUnregister else { return nil }
      self = .unregistration(alphabet)
    case .update:
      guard edition.hasUpdate else { return nil }
      self = .update(alphabet)
    case .overlapping: self = .overlapping(alphabet)
    case .overlappingQueries: self = .overlappingQueries(alphabet)
    case .network: self = .network(alphabet)
    case .tokens: self = .tokens(alphabet)
    case .voip: self = .voip(alphabet)
    case .callReporting: self = .callReporting(alphabet)
    case .restart: self = .restart(alphabet)
    case .everything: self = .everything(alphabet)
    }
  }

  private static func initialization(_ steps: BehaviourInputs) -> Behaviour {
    var given = Given()
    given.initialized = false
    given.user = nil
    return Behaviour(
      .initialization, edition: steps.edition, given: given,
      symbols: [
        steps.initialize(), steps.initialize("initialize.otherKey") { $0.appKey = "app-2" },
        steps.initialize("initialize.noKey") { $0.appKey = "" }, steps.userA, steps.register, steps.query,
      ] + steps.unregisters + [steps.terminate, steps.launch])
  }

  private static func login(_ steps: BehaviourInputs) -> Behaviour {
    var given = Given()
    given.user = nil
    return Behaviour(
      .login, edition: steps.edition, given: given,
      symbols: [steps.userA, steps.userB, steps.noUser, steps.emptyUser, steps.register, steps.query]
        + steps.unregisters)
  }

  private static func permission(_ steps: BehaviourInputs) -> Behaviour {
    var given = Given()
    given.permission = .notDetermined
    given.world.prompt = .hold
    return Behaviour(
      .permission, edition: steps.edition, given: given,
      symbols: [
        steps.register, steps.userAllows, steps.userRefuses, steps.settingsAllow, steps.settingsRefuse,
        steps.query, steps.foreground, steps.userB,
      ])
  }

  private static func agreement(_ steps: BehaviourInputs) -> Behaviour {
    Behaviour(
      .agreement, edition: steps.edition,
      symbols: [
        steps.agree("complete", .parts(true, true, true)),
        steps.agree("nightOnly", .parts(true, false, true)),
        steps.agree("declined", .parts(false, false, false)),
        steps.agree("torn", .parts(false, true, true)),
        steps.agree("partial", AgreementParts(notifications: true)),
      ] + (steps.edition.remembersAgreement ? [steps.register("register", nil)] : [steps.register])
        + [steps.query] + steps.unregisters)
  }

  private static func flag(_ steps: BehaviourInputs) -> Behaviour {
    var given = Given()
    given.permission = .notDetermined
    given.world.prompt = .hold
    given.initialized = false
    return Behaviour(
      .flag, edition: steps.edition, given: given,
      symbols: [
        steps.initialize("initialize.flagOn") { $0.alwaysAllowTokenRegistration = true },
        steps.initialize("initialize.flagOff") { $0.alwaysAllowTokenRegistration = false },
        steps.register, steps.userAllows, steps.userRefuses, steps.settingsAllow, steps.settingsRefuse,
        steps.query,
      ])
  }

  private static func query(_ steps: BehaviourInputs) -> Behaviour {
    // VoIP is not configured here where one call covers all kinds of token.
    let ofVoIP = steps.edition.registersAllTypesAtOnce ? [] : [steps.queryVoIP]
    return Behaviour(
      .query, edition: steps.edition,
      symbols: [steps.register, steps.query] + ofVoIP + [
        steps.settingsRefuse, steps.settingsAllow, steps.server(.refuse), steps.server(.accept), steps.userB,
      ] + steps.unregisters)
  }

  private static func unregistration(_ steps: BehaviourInputs) -> Behaviour {
    var given = Given()
    var ofVoIP = [steps.registerVoIP, steps.unregisterVoIP]
    if steps.edition.registersAllTypesAtOnce {
      given.configuration.pushTypes = [.apns, .voip]
      ofVoIP = []
    }
    return Behaviour(
      .unregistration, edition: steps.edition, given: given,
      symbols: [steps.register, steps.unregister] + ofVoIP + [steps.query, steps.queryVoIP, steps.userB])
  }

  private static func update(_ steps: BehaviourInputs) -> Behaviour {
    Behaviour(
      .update, edition: steps.edition,
      symbols: [
        steps.register, steps.unregister, steps.update("user") { $0.user = "user-b" },
        steps.update("language") { $0.language = "ja" },
        steps.update("agreement") { $0.agreement = .parts(true, true, false) }, steps.query,
      ])
  }
}

extension Behaviour {
  private static func overlapping(_ steps: BehaviourInputs) -> Behaviour {
    var given = Given()
    given.registered = [.apns]
    given.world.server = .hold
    let operations: [CallKind] = steps.edition.hasUnregister ? [.register, .unregister] : [.register]
    return Behaviour(
      .overlapping, edition: steps.edition, given: given,
      symbols: [steps.register] + steps.unregisters
        + operations.flatMap { operation in
          [steps.answer("accepts", .accept, operation), steps.answer("refuses", .refuse, operation)]
        })
  }

  private static func overlappingQueries(_ steps: BehaviourInputs) -> Behaviour {
    var given = Given()
    given.registered = [.apns]
    given.world.server = .hold
    return Behaviour(
      .overlappingQueries, edition: steps.edition, given: given,
      symbols: [
        steps.query, steps.answer("accepts", .accept, .query), steps.answer("refuses", .refuse, .query),
        steps.answer("timesOut", .timeout, .query), steps.answer("garbles", .garble, .query),
      ])
  }

  private static func network(_ steps: BehaviourInputs) -> Behaviour {
    Behaviour(
      .network, edition: steps.edition,
      symbols: [
        steps.register, steps.query, steps.networkGoes, steps.networkReturns, steps.server(.timeout),
        steps.server(.garble), steps.server(.accept), steps.foreground, steps.userB,
      ] + steps.unregisters)
  }

  private static func tokens(_ steps: BehaviourInputs) -> Behaviour {
    Behaviour(
      .tokens, edition: steps.edition,
      symbols: [
        steps.register, steps.apnsHolds, steps.apnsAnswers, steps.apnsIssues, steps.apnsRefuses,
        steps.tokenChanges, steps.settingsRefuse, steps.settingsAllow, steps.query, steps.longTime,
      ])
  }

  private static func voip(_ steps: BehaviourInputs) -> Behaviour {
    var given = Given()
    // Where the edition does not state that VoIP needs no permission, a registration without it is left open.
    if Requirement.named("VOIP-2")?.isStated(in: steps.edition) == true { given.permission = .denied }
    if steps.edition.registersAllTypesAtOnce { given.configuration.pushTypes = [.voip] }
    return Behaviour(
      .voip, edition: steps.edition, given: given,
      symbols: [
        steps.registerVoIP, steps.pushkitIssues, steps.voipTokenChanges, steps.voipTokenInvalid,
        steps.queryVoIP, steps.world("pushkit.holds") { $0.pushkit = .hold },
        steps.world("pushkit.answers") { $0.pushkit = .issue },
      ] + (steps.edition.hasUnregister ? [steps.unregisterVoIP] : []))
  }

  private static func callReporting(_ steps: BehaviourInputs) -> Behaviour {
    var given = Given()
    given.registered = [.voip]
    if steps.edition.registersAllTypesAtOnce { given.configuration.pushTypes = [.voip] }
    return Behaviour(
      .callReporting, edition: steps.edition, given: given,
      symbols: [
        steps.message, steps.delegate(true), steps.delegate(false),
        steps.world("app.ignores") { $0.app = .ignores }, steps.world("app.reports") { $0.app = .reports },
        steps.terminate, steps.launch, steps.initialize(),
      ])
  }

  private static func restart(_ steps: BehaviourInputs) -> Behaviour {
    Behaviour(
      .restart, edition: steps.edition,
      symbols: [
        steps.terminate, steps.launch, steps.initialize(), steps.userA, steps.userB, steps.register,
        steps.query, steps.networkGoes, steps.networkReturns,
      ])
  }
}

extension BehaviourInputs {
  /// The unregistering call, if the edition has one.
  var unregisters: [BehaviourInput] { edition.hasUnregister ? [unregister] : [] }
}

extension AgreementParts {
  static func parts(_ notifications: Bool, _ advertisements: Bool, _ night: Bool) -> Self {
    AgreementParts(notifications: notifications, advertisements: advertisements, nightAdvertisements: night)
  }
}
