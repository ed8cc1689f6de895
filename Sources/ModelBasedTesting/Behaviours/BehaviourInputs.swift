import Conformance
import PushModel

/// The steps of the alphabets, each with one name throughout.
struct BehaviourInputs {
  let edition: Edition

  // MARK: Calls

  /// Initialises with changes to the setting.
  func initialize(_ name: String = "initialize", _ changes: (inout ConfigurationChanges) -> Void = { _ in })
    -> BehaviourInput
  {
    var configuration = ConfigurationChanges()
    changes(&configuration)
    // In tcpush-ko the initialiser takes no delegate.
    return BehaviourInput(name, .initialize(configuration, delegate: edition == .tcpushKo ? nil : true))
  }

  /// Sets a user. Where the user is part of the configuration, initialises again.
  func setUser(_ name: String, _ user: String?) -> BehaviourInput {
    guard edition.hasSetUser else { return initialize("initialize.\(name)") { $0.user = .some(user) } }
    return BehaviourInput("user.\(name)", .setUser(user))
  }

  var userA: BehaviourInput { setUser("A", "user-a") }
  var userB: BehaviourInput { setUser("B", "user-b") }
  var noUser: BehaviourInput { setUser("none", nil) }
  var emptyUser: BehaviourInput { setUser("empty", "") }

  /// Registers notifications, with the usual agreement where the call takes one.
  var register: BehaviourInput { register("register", Given.standardAgreement) }

  func register(_ name: String, _ agreement: AgreementParts?) -> BehaviourInput {
    let given = edition == .tcpushKo ? nil : agreement
    return BehaviourInput(name, .register(.apns, agreement: given, handler: true))
  }

  /// Registers with an agreement. Where the agreement is part of the configuration, initialises again.
  func agree(_ name: String, _ agreement: AgreementParts?) -> BehaviourInput {
    guard edition == .tcpushKo else { return register("register.\(name)", agreement) }
    return initialize("initialize.\(name)") { $0.agreement = .some(agreement) }
  }

  /// Registers VoIP. The later editions' call takes no agreement.
  var registerVoIP: BehaviourInput {
    let agreement = edition.registersAllTypesAtOnce ? Given.standardAgreement : nil
    return BehaviourInput("voip.register", .register(.voip, agreement: agreement, handler: true))
  }
  var query: BehaviourInput { BehaviourInput("query", .query(.apns)) }
  var queryVoIP: BehaviourInput { BehaviourInput("voip.query", .query(.voip)) }
  var unregister: BehaviourInput { BehaviourInput("unregister", .unregister(.apns, handler: true)) }
  var unregisterVoIP: BehaviourInput { BehaviourInput("voip.unregister", .unregister(.voip, handler: true)) }

  func update(_ name: String, _ changes: (inout TokenChanges) -> Void) -> BehaviourInput {
    var change = TokenChanges()
    changes(&change)
    return BehaviourInput("update.\(name)", .update(change))
  }

  /// Sets or removes the delegate for VoIP messages, or another kind's delegate; where there is only one
  /// delegate, that one.
  func delegate(_ set: Bool, of type: PushType = .voip) -> BehaviourInput {
    BehaviourInput(
      (type == .voip ? "delegate" : "delegate.apns") + (set ? ".set" : ".none"), .setDelegate(type, set))
  }

  // MARK: Moves of the world

  var userAllows: BehaviourInput { BehaviourInput("user.allows", .promptAnswered(allowed: true)) }
  var userRefuses: BehaviourInput { BehaviourInput("user.refuses", .promptAnswered(allowed: false)) }
  var settingsAllow: BehaviourInput { BehaviourInput("settings.allow", .settings(allowed: true)) }
  var settingsRefuse: BehaviourInput { BehaviourInput("settings.refuse", .settings(allowed: false)) }
  var networkGoes: BehaviourInput { BehaviourInput("network.goes", .network(up: false)) }
  var networkReturns: BehaviourInput { BehaviourInput("network.returns", .network(up: true)) }
  var terminate: BehaviourInput { BehaviourInput("app.terminates", .terminates) }
  var launch: BehaviourInput { BehaviourInput("app.launches", .launches) }
  var foreground: BehaviourInput { BehaviourInput("app.entersForeground", .entersForeground) }
  var tokenChanges: BehaviourInput { BehaviourInput("apns.changesToken", .tokenChanges(.apns)) }
  var voipTokenChanges: BehaviourInput { BehaviourInput("pushkit.changesToken", .tokenChanges(.voip)) }
  var voipTokenInvalid: BehaviourInput { BehaviourInput("pushkit.invalidates", .tokenInvalidated) }
  var apnsIssues: BehaviourInput { BehaviourInput("apns.issues", .tokenAnswered(.apns, issued: true)) }
  var apnsRefuses: BehaviourInput { BehaviourInput("apns.refuses", .tokenAnswered(.apns, issued: false)) }
  var apnsHolds: BehaviourInput { world("apns.holds") { $0.apns = .hold } }
  var apnsAnswers: BehaviourInput { world("apns.answers") { $0.apns = .issue } }
  var pushkitIssues: BehaviourInput { BehaviourInput("pushkit.issues", .tokenAnswered(.voip, issued: true)) }
  var message: BehaviourInput { BehaviourInput("voip.arrives", .voipArrives(message: "message-1")) }
  var longTime: BehaviourInput { BehaviourInput("time.passes", .timePasses(seconds: 3600)) }

  /// Sets the server's answers from now on.
  func server(_ policy: Policies.Server) -> BehaviourInput {
    world("server.\(policy.rawValue)") { $0.server = policy }
  }

  /// Answers the oldest held request of an operation.
  func answer(_ name: String, _ policy: Policies.Server, _ operation: CallKind? = nil) -> BehaviourInput {
    let of = operation.map { ".\($0.rawValue)" } ?? ""
    return BehaviourInput("server.\(name)\(of)", .serverAnswers(policy, operation: operation))
  }

  /// Sets policies from now on.
  func world(_ name: String, _ changes: (inout PolicyChanges) -> Void) -> BehaviourInput {
    var policies = PolicyChanges()
    changes(&policies)
    return BehaviourInput(name, .world(policies))
  }
}
