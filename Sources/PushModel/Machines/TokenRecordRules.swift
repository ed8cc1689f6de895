import StateMachines

extension TokenRecord {
  static var nothingRegistered: Rule<Self> {
    .open(QueryWithoutRegistration.self) {
      switch $0 {
      case .tokenInvalid: .stay(.failQuery, per: "Q-QUERY-1")
      case .empty: .stay(.completeQueryWithNothing, per: "Q-QUERY-1")
      }
    }
  }

  /// What is shown is registered for the device.
  static func showsDevice(of edition: Edition) -> Rule<Self> {
    if !edition.fallsBackToDevice { return .impossible(per: "SUITE-2") }
    return .open(UserInAnonymousInfo.self) {
      switch $0 {
      case .device: .stay(per: "LOGIN-2")
      case .empty: .stay(.omitUserInInformation, per: "Q-REG-8")
      }
    }
  }

  static func withoutToken(of edition: Edition) -> Rule<Self> {
    if edition == .toastKo { return .stay(.succeedWithoutToken, per: "UNREG-4") }
    return .open(UnregisterWithoutRegistration.self) {
      switch $0 {
      case .succeeds: .stay(.succeedWithoutToken, per: "Q-UNREG-1")
      case .tokenInvalid: .stay(.failUnregister, per: "Q-UNREG-1")
      }
    }
  }

  static func handsBack(in state: State) -> Rule<Self> {
    guard state == .registeredInEarlierRun else {
      return .go(to: .unregistered, .handBackToken, per: "UNREG-1")
    }
    return .open(TokenHandedBackAfterRestart.self) {
      switch $0 {
      case .remembered: .go(to: .unregistered, .handBackToken, per: "UNREG-1")
      case .forgotten: .go(to: .unregistered, .handBackNothing, per: "Q-UNREG-9")
      }
    }
  }

  /// A registration that stands, and a later one that is refused the permission.
  static var refusedAgain: Rule<Self> {
    .open(WithdrawnPermission.self) {
      switch $0 {
      case .fails: .stay(.denyRegistration, per: "Q-PERM-4")
      case .registers: .stay(.admitRegistration, per: "Q-PERM-4")
      }
    }
  }

  static func userChanges(in state: State, of edition: Edition) -> Rule<Self> {
    if !edition.hasSetUser { return .impossible(per: "SUITE-2") }
    if !edition.fallsBackToDevice {
      return .open(UserChangeWithoutUpdate.self) {
        switch $0 {
        case .onlyByUpdate: .stay(per: "Q-LOGIN-13")
        case .automatically: .stay(.updateUser, per: "Q-LOGIN-13")
        }
      }
    }
    return updateUser(in: state)
  }

  /// Where a logout changes the record at all, it does so as another change of user does.
  /// `isVoIP`: the token is of the kind that may keep its user.
  static func userLogsOut(in state: State, of edition: Edition, isVoIP: Bool) -> Rule<Self> {
    if !edition.hasSetUser { return .impossible(per: "SUITE-2") }
    return .open(RecordAfterLogout.self) {
      switch $0 {
      case .keptUser: .stay(per: "LOGIN-4")
      case .device where !edition.fallsBackToDevice: .stay(.updateUser, per: "Q-LOGIN-2")
      case .device where !isVoIP: updateUser(in: state)
      case .device:
        .open(RefreshOfVoIPToken.self) {
          switch $0 {
          case .both: updateUser(in: state)
          case .notificationOnly: .stay(per: "Q-LOGIN-12")
          }
        }
      }
    }
  }

  private static func updateUser(in state: State) -> Rule<Self> {
    if state == .registered { return .stay(.updateUser, per: "LOGIN-3") }
    return .open(RefreshAfterRestart.self) {
      switch $0 {
      case .updates: .stay(.updateUser, per: "LOGIN-3")
      case .onlyAfterRegister: .stay(per: "Q-LOGIN-11")
      }
    }
  }

  static func update(in state: State, of edition: Edition) -> Rule<Self> {
    if !edition.hasUpdate { return .impossible(per: "SUITE-2") }
    if state == .registered { return .stay(.startUpdate, per: "UPD-1") }
    return .open(UpdateAfterRestart.self) {
      switch $0 {
      case .refused: .stay(.failUpdate, per: "Q-UPD-1")
      case .admitted: .stay(.startUpdate, per: "UPD-1")
      }
    }
  }
}
