public import StateMachines

/// The user id that all products share, and what its absence does to a call.
///
/// `tcpush-ko` has the user id in its configuration and no call that sets it: there every call is made
/// for the configured user, and this machine never leaves its first state.
public enum Login: Machine {
  /// The name in the specification.
  public static let name = "Login"
  /// Where the machine begins.
  public static let initial = State.noUser

  /// What is set.
  public enum State: String, Finite {
    case noUser, user
  }

  /// Calls that set the id, and calls that need one.
  public enum Input: String, Finite {
    case logIn, logInSameUser
    case setEmptyUser, logOut
    case register, query, unregister, voipRegister, voipQuery, voipUnregister
    case registerBeforeInitialization, recheckUser, updateNamesUser, processEnds
  }

  /// What the others learn.
  public enum Output: String, Finite {
    case storeUser, storeUserOfUpdate, clearUser
    case notifyUserChanged, notifyVoIPUserChanged, notifyUserLoggedOut
    case registerForUser, registerWithoutUser
    case registerBeforeUserCheck
    case admitQuery, admitUnregister, admitVoIPQuery, admitVoIPUnregister
    case registerVoIPForUser, registerVoIPForDevice
    case failRegister, failQuery, failUnregister, failVoIPRegister, failVoIPQuery, failVoIPUnregister
    case refuseUserInvalid, refuseNotInitialized
    case admitRegistration, failWithoutUser
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    if !edition.hasSetUser { return configured(in: state, on: input) }
    return switch state {
    case .noUser: withoutUser(on: input, of: edition)
    case .user: withUser(on: input, of: edition)
    }
  }

  private static func configured(in state: State, on input: Input) -> Rule<Self> {
    switch state {
    case .user: .impossible(per: "SUITE-2")
    case .noUser:
      switch input {
      case .register: .stay(.registerForUser, per: "LOGIN-10")
      case .voipRegister: .stay(.registerVoIPForUser, per: "LOGIN-10")
      case .query: .stay(.admitQuery, per: "QUERY-3")
      case .voipQuery: .stay(.admitVoIPQuery, per: "VOIP-18")
      case .processEnds: .stay(per: "PLAT-9")
      case .logIn, .logInSameUser, .setEmptyUser, .logOut, .unregister,
        .voipUnregister, .registerBeforeInitialization, .recheckUser, .updateNamesUser:
        .impossible(per: "SUITE-2")
      }
    }
  }

  private static func withoutUser(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .logIn: loggedIn(of: edition)
    case .logInSameUser: .impossible(per: "LOGIN-7")
    case .setEmptyUser:
      .open(EmptyUser.self) {
        switch $0 {
        case .noUser, .ignored: .stay(per: "Q-LOGIN-9")
        case .user: loggedIn(of: edition)
        }
      }
    case .logOut: .stay(per: "LOGIN-7")
    case .register where edition.requiresUser:
      .open(UserOrPermissionFirst.self) {
        switch $0 {
        case .user: .stay(.failRegister, per: "LOGIN-5")
        case .permission: .stay(.registerBeforeUserCheck, per: "Q-ORDER-2")
        }
      }
    case .register: .stay(.registerWithoutUser, per: "LOGIN-2")
    case .query where edition.requiresUser: .stay(.failQuery, per: "LOGIN-6")
    case .query:
      .open(QueryWithoutUser.self) {
        switch $0 {
        case .answered: .stay(.admitQuery, per: "QUERY-1")
        case .userInvalid: .stay(.failQuery, per: "Q-QUERY-7")
        }
      }
    case .voipQuery where edition.requiresUser: .stay(.failVoIPQuery, per: "LOGIN-6")
    case .voipQuery:
      .open(QueryWithoutUser.self) {
        switch $0 {
        case .answered: .stay(.admitVoIPQuery, per: "VOIP-4")
        case .userInvalid: .stay(.failVoIPQuery, per: "Q-QUERY-7")
        }
      }
    case .unregister:
      .open(UnregisterWithoutUser.self) {
        switch $0 {
        case .works: .stay(.admitUnregister, per: "UNREG-1")
        case .userInvalid: .stay(.failUnregister, per: "Q-UNREG-2")
        }
      }
    case .voipUnregister:
      .open(UnregisterWithoutUser.self) {
        switch $0 {
        case .works: .stay(.admitVoIPUnregister, per: "VOIP-5")
        case .userInvalid: .stay(.failVoIPUnregister, per: "Q-UNREG-2")
        }
      }
    case .voipRegister where edition.requiresUser: .stay(.failVoIPRegister, per: "LOGIN-5")
    case .voipRegister:
      .open(AnonymousVoIP.self) {
        switch $0 {
        case .device: .stay(.registerVoIPForDevice, per: "LOGIN-2")
        case .userInvalid: .stay(.failVoIPRegister, per: "Q-VOIP-4")
        }
      }
    case .registerBeforeInitialization where edition.requiresUser: .stay(.refuseUserInvalid, per: "Q-ORDER-1")
    case .registerBeforeInitialization: .impossible(per: "INIT-1")
    case .recheckUser where edition.requiresUser: .stay(.failWithoutUser, per: "LOGIN-5")
    case .recheckUser: .impossible(per: "SUITE-2")
    case .updateNamesUser: updated(of: edition)
    case .processEnds: .stay(per: "PLAT-9")
    }
  }

  private static func withUser(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .logInSameUser: .stay(per: "LOGIN-1")
    case .logIn: loggedIn(of: edition)
    case .setEmptyUser:
      .open(EmptyUser.self) {
        switch $0 {
        case .noUser: .go(to: .noUser, .clearUser, .notifyUserLoggedOut, per: "Q-LOGIN-9")
        case .user: loggedIn(of: edition)
        case .ignored: .stay(per: "Q-LOGIN-9")
        }
      }
    case .logOut: .go(to: .noUser, .clearUser, .notifyUserLoggedOut, per: "LOGIN-7")
    case .register: .stay(.registerForUser, per: "LOGIN-11")
    case .query: .stay(.admitQuery, per: "QUERY-3")
    case .voipQuery: .stay(.admitVoIPQuery, per: "VOIP-18")
    case .unregister: .stay(.admitUnregister, per: "UNREG-1")
    case .voipUnregister: .stay(.admitVoIPUnregister, per: "VOIP-5")
    case .voipRegister: .stay(.registerVoIPForUser, per: "LOGIN-12")
    case .registerBeforeInitialization where edition.requiresUser: .stay(.refuseNotInitialized, per: "INIT-1")
    case .registerBeforeInitialization: .impossible(per: "INIT-1")
    // There was no user at the call.
    case .recheckUser where edition.requiresUser:
      .open(UserChangedBeforeRequest.self) {
        switch $0 {
        case .current: .stay(.admitRegistration, per: "Q-LOGIN-3")
        case .asCalled: .stay(.failWithoutUser, per: "LOGIN-5")
        }
      }
    case .recheckUser: .impossible(per: "SUITE-2")
    case .updateNamesUser: updated(of: edition)
    case .processEnds:
      .open(UserAfterRestart.self) {
        switch $0 {
        case .forgotten: .go(to: .noUser, .clearUser, per: "PLAT-9")
        case .remembered: .stay(per: "Q-LOGIN-7")
        }
      }
    }
  }

  /// The update call has changed whose the registration is; whether that user is logged in from then on is open.
  private static func updated(of edition: Edition) -> Rule<Self> {
    guard edition.hasUpdate else { return .impossible(per: "SUITE-2") }
    return .open(UserOfUpdate.self) {
      switch $0 {
      case .onlyTheRecord: .stay(per: "Q-UPD-57")
      case .logsIn: .go(to: .user, .storeUserOfUpdate, per: "Q-UPD-57")
      }
    }
  }

  /// An id was set or changed; whether the VoIP token's information follows is open.
  private static func loggedIn(of edition: Edition) -> Rule<Self> {
    if !edition.fallsBackToDevice {
      return .go(to: .user, .storeUser, .notifyUserChanged, .notifyVoIPUserChanged, per: "LOGIN-11")
    }
    return .open(RefreshOfVoIPToken.self) {
      switch $0 {
      case .both: .go(to: .user, .storeUser, .notifyUserChanged, .notifyVoIPUserChanged, per: "LOGIN-3")
      case .notificationOnly: .go(to: .user, .storeUser, .notifyUserChanged, per: "LOGIN-3")
      }
    }
  }
}
