import StateMachines

/// Facts of an edition on which the machines branch: whether it states a requirement.
extension Edition {
  /// Whether the SDK has a call that sets the user id; `tcpush-ko` has it in the configuration (LOGIN-7).
  public var hasSetUser: Bool { Stating.hasSetUser[self] }

  /// Whether tokens can be unregistered (UNREG-1).
  public var hasUnregister: Bool { Stating.hasUnregister[self] }

  /// Whether there is a call that updates token information (UPD-1).
  public var hasUpdate: Bool { Stating.hasUpdate[self] }

  /// Whether registering cannot be used without a user id (LOGIN-5).
  var requiresUser: Bool { Stating.requiresUser[self] }

  /// Whether a missing user id is replaced by the device identifier (LOGIN-2).
  public var fallsBackToDevice: Bool { Stating.fallsBackToDevice[self] }

  /// Whether the text speaks of asking the user for the permission (PERM-1).
  public var speaksOfPermission: Bool { Stating.speaksOfPermission[self] }

  /// Whether the configuration has `alwaysAllowTokenRegistration` (FLAG-4).
  public var hasFlag: Bool { Stating.hasFlag[self] }

  /// Whether registering before initialisation obtains the system token (INIT-3).
  var obtainsTokenUninitialized: Bool { Stating.obtainsTokenUninitialized[self] }

  /// Whether outcomes of registering and unregistering go to the delegate (REG-4).
  public var reportsToDelegate: Bool { Stating.reportsToDelegate[self] }

  /// Whether one call covers every configured push type (REG-3).
  public var registersAllTypesAtOnce: Bool { Stating.registersAllTypesAtOnce[self] }

  /// Whether the agreement is part of the configuration (AGR-5).
  public var hasConfiguredConsent: Bool { Stating.hasConfiguredConsent[self] }

  /// Whether there is a registration without an agreement (AGR-2).
  public var remembersAgreement: Bool { Stating.remembersAgreement[self] }

  /// Whether a call that is already in progress has codes of its own (ERR-11).
  var hasOverlapCodes: Bool { Stating.hasOverlapCodes[self] }

  /// Whether VoIP is a module with calls and a delegate of its own (VOIP-19).
  public var hasVoIPModule: Bool { Stating.hasVoIPModule[self] }

  /// Whether the text speaks of reporting to CallKit (CALL-1).
  public var speaksOfCallKit: Bool { Stating.speaksOfCallKit[self] }
}

/// The editions that state a requirement, worked out once.
private struct Stating: Sendable {
  static let hasSetUser = Self("LOGIN-7")
  static let hasUnregister = Self("UNREG-1")
  static let hasUpdate = Self("UPD-1")
  static let requiresUser = Self("LOGIN-5")
  static let fallsBackToDevice = Self("LOGIN-2")
  static let speaksOfPermission = Self("PERM-1")
  static let hasFlag = Self("FLAG-4")
  static let obtainsTokenUninitialized = Self("INIT-3")
  static let reportsToDelegate = Self("REG-4")
  static let registersAllTypesAtOnce = Self("REG-3")
  static let hasConfiguredConsent = Self("AGR-5")
  static let remembersAgreement = Self("AGR-2")
  static let hasOverlapCodes = Self("ERR-11")
  static let hasVoIPModule = Self("VOIP-19")
  static let speaksOfCallKit = Self("CALL-1")

  private let stated: [Bool]

  private init(_ id: String) {
    stated = Edition.allCases.map { Requirement.named(id)?.isStated(in: $0) ?? false }
  }

  subscript(edition: Edition) -> Bool { stated[Int(edition.place)] }
}
