import Conformance
import PushModel

/// The steps that the alphabets are made of, each under one name everywhere.
struct Alphabet {
  let edition: Edition

  // MARK: Calls

  /// Initialises with what differs from the setting.
  func initialize(_ name: String = "initialize", _ changes: (inout ConfigurationChanges) -> Void = { _ in })
    -> Symbol
  {
    var configuration = ConfigurationChanges()
    changes(&configuration)
    // In tcpush-ko the initialiser takes no delegate.
    return Symbol(name, .initialize(configuration, delegate: edition == .tcpushKo ? nil : true))
  }

  /// Sets a user. Where the user belongs to the configuration, it is initialised anew.
  func setUser(_ name: String, _ user: String?) -> Symbol {
    guard edition.hasSetUser else {
      return initialize("initialize.\(name)") { $0.user = .some(user) }
    }
    return Symbol("user.\(name)", .setUser(user))
  }

  var userA: Symbol { setUser("A", "user-a") }
  var userB: Symbol { setUser("B", "user-b") }
  var noUser: Symbol { setUser("none", nil) }
  var emptyUser: Symbol { setUser("empty", "") }

  /// Registers notifications, with the usual agreement where the call takes one.
  var register: Symbol { register("register", Given.standardAgreement) }

  func register(_ name: String, _ agreement: AgreementParts?) -> Symbol {
    let given = edition == .tcpushKo ? nil : agreement
    return Symbol(name, .register(.apns, agreement: given, handler: true))
  }

  /// Registers with an agreement; where it belongs to the configuration, it is initialised anew.
  func agree(_ name: String, _ agreement: AgreementParts?) -> Symbol {
    guard edition == .tcpushKo else { return register("register.\(name)", agreement) }
    return initialize("initialize.\(name)") { $0.agreement = .some(agreement) }
  }

  /// Registers VoIP; the later editions' call takes no agreement.
  var registerVoIP: Symbol {
    let agreement = edition.registersAllTypesAtOnce ? Given.standardAgreement : nil
    return Symbol("voip.register", .register(.voip, agreement: agreement, handler: true))
  }
  var query: Symbol { Symbol("query", .query(.apns)) }
  var queryVoIP: Symbol { Symbol("voip.query", .query(.voip)) }
  var unregister: Symbol { Symbol("unregister", .unregister(.apns, handler: true)) }
  var unregisterVoIP: Symbol { Symbol("voip.unregister", .unregister(.voip, handler: true)) }

  func update(_ name: String, _ changes: (inout TokenChanges) -> Void) -> Symbol {
    var change = TokenChanges()
    changes(&change)
    return Symbol("update.\(name)", .update(change))
  }

  /// The delegate for VoIP messages, or where there is but one, that one; by its kind the other.
  func delegate(_ set: Bool, of type: PushType = .voip) -> Symbol {
    Symbol((type == .voip ? "delegate" : "delegate.apns") + (set ? ".set" : ".none"), .setDelegate(type, set))
  }

  // MARK: Moves of the world

  var userAllows: Symbol { Symbol("user.allows", .promptAnswered(allowed: true)) }
  var userRefuses: Symbol { Symbol("user.refuses", .promptAnswered(allowed: false)) }
  var settingsAllow: Symbol { Symbol("settings.allow", .settings(allowed: true)) }
  var settingsRefuse: Symbol { Symbol("settings.refuse", .settings(allowed: false)) }
  var networkGoes: Symbol { Symbol("network.goes", .network(up: false)) }
  var networkReturns: Symbol { Symbol("network.returns", .network(up: true)) }
  var terminate: Symbol { Symbol("app.terminates", .terminates) }
  var launch: Symbol { Symbol("app.launches", .launches) }
  var foreground: Symbol { Symbol("app.entersForeground", .entersForeground) }
  var tokenChanges: Symbol { Symbol("apns.changesToken", .tokenChanges(.apns)) }
  var voipTokenChanges: Symbol { Symbol("pushkit.changesToken", .tokenChanges(.voip)) }
  var voipTokenInvalid: Symbol { Symbol("pushkit.invalidates", .tokenInvalidated) }
  var apnsIssues: Symbol { Symbol("apns.issues", .tokenAnswered(.apns, issued: true)) }
  var apnsRefuses: Symbol { Symbol("apns.refuses", .tokenAnswered(.apns, issued: false)) }
  var apnsHolds: Symbol { world("apns.holds") { $0.apns = .hold } }
  var apnsAnswers: Symbol { world("apns.answers") { $0.apns = .issue } }
  var pushkitIssues: Symbol { Symbol("pushkit.issues", .tokenAnswered(.voip, issued: true)) }
  var message: Symbol { Symbol("voip.arrives", .voipArrives(message: "message-1")) }
  var longTime: Symbol { Symbol("time.passes", .timePasses(seconds: 3600)) }

  /// How the server answers from now on.
  func server(_ policy: Policies.Server) -> Symbol {
    world("server.\(policy.rawValue)") { $0.server = policy }
  }

  /// The server answers the oldest request of an operation that it held.
  func answer(_ name: String, _ policy: Policies.Server, _ operation: CallKind? = nil) -> Symbol {
    let of = operation.map { ".\($0.rawValue)" } ?? ""
    return Symbol("server.\(name)\(of)", .serverAnswers(policy, operation: operation))
  }

  /// Policies that hold from now on.
  func world(_ name: String, _ changes: (inout PolicyChanges) -> Void) -> Symbol {
    var policies = PolicyChanges()
    changes(&policies)
    return Symbol(name, .world(policies))
  }
}
