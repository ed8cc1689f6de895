extension Edition {
  /// Whether the SDK has a call that sets the user id (LOGIN-7); `tcpush-ko` has it in the configuration.
  public var hasSetUser: Bool {
    switch self {
    case .tcpushKo: false
    case .toastKo, .toastJa, .toastEn, .nhncloudKo: true
    }
  }

  /// Whether tokens can be unregistered (UNREG-1).
  public var hasUnregister: Bool {
    switch self {
    case .tcpushKo: false
    case .toastKo, .toastJa, .toastEn, .nhncloudKo: true
    }
  }

  /// Whether there is a call that updates token information (UPD-1).
  public var hasUpdate: Bool {
    switch self {
    case .toastKo: true
    case .tcpushKo, .toastJa, .toastEn, .nhncloudKo: false
    }
  }

  /// Whether registering cannot be used without a user id (LOGIN-5).
  public var requiresUser: Bool {
    switch self {
    case .toastKo: true
    case .tcpushKo, .toastJa, .toastEn, .nhncloudKo: false
    }
  }

  /// Whether a missing user id is replaced by the device identifier (LOGIN-2).
  public var fallsBackToDevice: Bool {
    switch self {
    case .toastJa, .toastEn, .nhncloudKo: true
    case .tcpushKo, .toastKo: false
    }
  }

  /// Whether the text speaks of asking the user for the permission (PERM-1).
  public var speaksOfPermission: Bool {
    switch self {
    case .toastJa, .toastEn, .nhncloudKo: true
    case .tcpushKo, .toastKo: false
    }
  }

  /// Whether the configuration has `alwaysAllowTokenRegistration` (FLAG-4).
  public var hasFlag: Bool {
    switch self {
    case .nhncloudKo: true
    case .tcpushKo, .toastKo, .toastJa, .toastEn: false
    }
  }

  /// Whether registering before initialisation obtains the system token (INIT-3).
  public var obtainsTokenUninitialized: Bool {
    switch self {
    case .tcpushKo: true
    case .toastKo, .toastJa, .toastEn, .nhncloudKo: false
    }
  }

  /// Whether outcomes of registering and unregistering go to the delegate (REG-4).
  public var reportsToDelegate: Bool {
    switch self {
    case .toastKo: true
    case .tcpushKo, .toastJa, .toastEn, .nhncloudKo: false
    }
  }

  /// Whether one call covers every configured push type (REG-3).
  public var registersAllTypesAtOnce: Bool {
    switch self {
    case .toastKo: true
    case .tcpushKo, .toastJa, .toastEn, .nhncloudKo: false
    }
  }

  /// Whether there is a registration without an agreement (AGR-2).
  public var remembersAgreement: Bool {
    switch self {
    case .toastJa, .toastEn, .nhncloudKo: true
    case .tcpushKo, .toastKo: false
    }
  }

  /// Whether a call that is already in progress has codes of its own (ERR-11).
  public var hasOverlapCodes: Bool {
    switch self {
    case .toastKo, .toastJa, .toastEn, .nhncloudKo: true
    case .tcpushKo: false
    }
  }

  /// Whether the text speaks of reporting to CallKit (CALL-1).
  public var speaksOfCallKit: Bool {
    switch self {
    case .toastJa, .toastEn, .nhncloudKo: true
    case .tcpushKo, .toastKo: false
    }
  }
}
