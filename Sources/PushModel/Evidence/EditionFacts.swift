import StateMachines

/// Facts of an edition on which the machines branch: whether it states a requirement.
extension Edition {
  /// Whether the SDK has a call that sets the user id; `tcpush-ko` has it in the configuration (LOGIN-7).
  public var hasSetUser: Bool { facts.hasSetUser }

  /// Whether tokens can be unregistered (UNREG-1).
  public var hasUnregister: Bool { facts.hasUnregister }

  /// Whether there is a call that updates token information (UPD-1).
  public var hasUpdate: Bool { facts.hasUpdate }

  /// Whether registering cannot be used without a user id (LOGIN-5).
  var requiresUser: Bool { facts.requiresUser }

  /// Whether a missing user id is replaced by the device identifier (LOGIN-2).
  public var fallsBackToDevice: Bool { facts.fallsBackToDevice }

  /// Whether the text speaks of asking the user for the permission (PERM-1).
  public var speaksOfPermission: Bool { facts.speaksOfPermission }

  /// Whether the configuration has `alwaysAllowTokenRegistration` (FLAG-4).
  public var hasFlag: Bool { facts.hasFlag }

  /// Whether registering before initialisation obtains the system token (INIT-3).
  var obtainsTokenUninitialized: Bool { facts.obtainsTokenUninitialized }

  /// Whether outcomes of registering and unregistering go to the delegate (REG-4).
  public var reportsToDelegate: Bool { facts.reportsToDelegate }

  /// Whether one call covers every configured push type (REG-3).
  public var registersAllTypesAtOnce: Bool { facts.registersAllTypesAtOnce }

  /// Whether the agreement is part of the configuration (AGR-5).
  public var hasConfiguredConsent: Bool { facts.hasConfiguredConsent }

  /// Whether there is a registration without an agreement (AGR-2).
  public var remembersAgreement: Bool { facts.remembersAgreement }

  /// Whether a call that is already in progress has codes of its own (ERR-11).
  var hasOverlapCodes: Bool { facts.hasOverlapCodes }

  /// Whether VoIP is a module with calls and a delegate of its own (VOIP-19).
  public var hasVoIPModule: Bool { facts.hasVoIPModule }

  /// Whether the text speaks of reporting to CallKit (CALL-1).
  public var speaksOfCallKit: Bool { facts.speaksOfCallKit }

  private var facts: EditionFacts { EditionFacts.all[Int(place)] }
}

/// The facts of an edition, worked out once.
private struct EditionFacts: Sendable {
  let hasSetUser: Bool
  let hasUnregister: Bool
  let hasUpdate: Bool
  let requiresUser: Bool
  let fallsBackToDevice: Bool
  let speaksOfPermission: Bool
  let hasFlag: Bool
  let obtainsTokenUninitialized: Bool
  let reportsToDelegate: Bool
  let registersAllTypesAtOnce: Bool
  let hasConfiguredConsent: Bool
  let remembersAgreement: Bool
  let hasOverlapCodes: Bool
  let hasVoIPModule: Bool
  let speaksOfCallKit: Bool

  static let all = Edition.allCases.map { Self($0) }

  init(_ edition: Edition) {
    func states(_ id: String) -> Bool { Requirement.named(id)?.isStated(in: edition) ?? false }
    hasSetUser = states("LOGIN-7")
    hasUnregister = states("UNREG-1")
    hasUpdate = states("UPD-1")
    requiresUser = states("LOGIN-5")
    fallsBackToDevice = states("LOGIN-2")
    speaksOfPermission = states("PERM-1")
    hasFlag = states("FLAG-4")
    obtainsTokenUninitialized = states("INIT-3")
    reportsToDelegate = states("REG-4")
    registersAllTypesAtOnce = states("REG-3")
    hasConfiguredConsent = states("AGR-5")
    remembersAgreement = states("AGR-2")
    hasOverlapCodes = states("ERR-11")
    hasVoIPModule = states("VOIP-19")
    speaksOfCallKit = states("CALL-1")
  }
}
