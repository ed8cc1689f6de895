public import StateMachines

/// What a call about the notification token does while another one is in progress.
public enum CallsInProgress: Machine {
  /// The name in the specification.
  public static let name = "CallsInProgress"
  /// Where the machine begins.
  public static let initial = State.idle

  /// Which call is in progress.
  public enum State: String, Finite {
    case idle
    /// Waits for the outcome of a registration.
    case registering
    /// Waits for the outcome of an unregistering.
    case unregistering
    /// Waits for the server's answer to a query.
    case querying
    /// Waits for the server's answer to an update (`toast-ko`).
    case updating
  }

  /// Calls that begin, and calls that end.
  public enum Input: String, Finite {
    case register, query, unregister, update, voipRegister
    /// A registration is taken up again without a call of the app.
    case resume
    case registrationEnds, queryEnds, unregistrationEnds, updateEnds
    /// The system token has been obtained before initialisation (`tcpush-ko`).
    case systemTokenObtained
    case processEnds
  }

  /// What becomes of a call.
  public enum Output: String, Finite {
    case startRegistration, startQuery, startUnregistration, startUpdate, startVoIPRegistration
    /// The call shares the outcome of the one in progress.
    case joinRegistration, joinUnregistration
    /// The call waits until the one in progress has completed.
    case queueCall
    /// The call ends at once because of the one in progress, which is of its own kind, or of another.
    case refuseForSameCall, refuseForOtherCall
    /// A registration for VoIP ends at once.
    case refuseVoIPRegistration
    /// The server knows nothing of the system token.
    case noteUnfinishedRegistration
    /// The calls that waited begin.
    case startQueuedCalls
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .update where !edition.hasUpdate, .updateEnds where !edition.hasUpdate,
      .unregister where !edition.hasUnregister, .unregistrationEnds where !edition.hasUnregister:
      .impossible(per: "SUITE-2")
    case .voipRegister where edition.registersAllTypesAtOnce: .impossible(per: "REG-3")
    case .processEnds: .go(to: .idle, per: "PLAT-9")
    case .register, .query, .unregister, .update, .voipRegister:
      call(input, in: state, of: edition)
    case .systemTokenObtained where !edition.obtainsTokenUninitialized: .impossible(per: "SUITE-2")
    case .systemTokenObtained:
      state == .registering ? .ignored(per: "SUITE-3") : .stay(.noteUnfinishedRegistration, per: "INIT-4")
    case .resume, .registrationEnds, .queryEnds, .unregistrationEnds, .updateEnds:
      end(input, in: state, of: edition)
    }
  }

  private static func call(_ input: Input, in state: State, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle: begin(input)
    case .registering: whileRegistering(input)
    case .unregistering where !edition.hasUnregister, .updating where !edition.hasUpdate:
      .impossible(per: "SUITE-2")
    case .unregistering:
      switch input {
      case .unregister:
        .open(OverlappingUnregister.self) {
          switch $0 {
          case .refused: .stay(.refuseForSameCall, per: "Q-UNREG-5")
          case .together: .stay(.joinUnregistration, per: "Q-UNREG-5")
          }
        }
      case .voipRegister: begin(input)
      case .register, .query, .update:
        .open(CallDuringUnregistration.self) {
          switch $0 {
          case .refused: .stay(.refuseForOtherCall, per: "Q-UNREG-6")
          case .accepted: begin(input)
          }
        }
      case .resume, .registrationEnds, .queryEnds, .unregistrationEnds, .updateEnds,
        .systemTokenObtained, .processEnds:
        .impossible(per: "SUITE-3")
      }
    case .querying:
      input == .voipRegister
        ? begin(input)
        : .open(OverlappingCalls.self) {
          switch $0 {
          case .refused: .stay(input == .query ? .refuseForSameCall : .refuseForOtherCall, per: "Q-QUERY-4")
          case .accepted: begin(input)
          }
        }
    case .updating:
      .open(CallDuringUpdate.self) {
        switch $0 {
        case .refused: refused(input)
        case .accepted: begin(input)
        }
      }
    }
  }

  /// While an update is in progress, which only `toast-ko` has: its registrations for VoIP come another way.
  private static func refused(_ input: Input) -> Rule<Self> {
    .stay(input == .update ? .refuseForSameCall : .refuseForOtherCall, per: "Q-UPD-3")
  }

  private static func begin(_ input: Input) -> Rule<Self> {
    switch input {
    case .register: .go(to: .registering, .startRegistration, per: "REG-1")
    case .query: .go(to: .querying, .startQuery, per: "QUERY-3")
    case .unregister: .go(to: .unregistering, .startUnregistration, per: "UNREG-1")
    case .update: .go(to: .updating, .startUpdate, per: "UPD-1")
    case .voipRegister: .stay(.startVoIPRegistration, per: "VOIP-1")
    case .resume, .registrationEnds, .queryEnds, .unregistrationEnds, .updateEnds,
      .systemTokenObtained, .processEnds:
      .impossible(per: "SUITE-3")
    }
  }

  private static func whileRegistering(_ input: Input) -> Rule<Self> {
    switch input {
    case .register:
      .open(OverlappingRegister.self) {
        switch $0 {
        case .rejected: .stay(.refuseForSameCall, per: "Q-REG-1")
        case .together: .stay(.joinRegistration, per: "Q-REG-1")
        case .afterwards: .stay(.queueCall, per: "Q-REG-1")
        }
      }
    case .query:
      .open(QueryDuringRegistration.self) {
        switch $0 {
        case .refused: .stay(.refuseForOtherCall, per: "Q-REG-7")
        case .afterwards: .stay(.queueCall, per: "Q-REG-7")
        case .atOnce: .stay(.startQuery, per: "Q-REG-7")
        }
      }
    case .unregister:
      .open(UnregisterDuringRegistration.self) {
        switch $0 {
        case .refused: .stay(.refuseForOtherCall, per: "Q-REG-6")
        case .afterwards: .stay(.queueCall, per: "Q-REG-6")
        case .atOnce: .stay(.startUnregistration, per: "Q-REG-6")
        }
      }
    case .update:
      .open(UpdateDuringRegistration.self) {
        switch $0 {
        case .refused: .stay(.refuseForOtherCall, per: "Q-UPD-2")
        case .afterwards: .stay(.queueCall, per: "Q-UPD-2")
        }
      }
    case .voipRegister:
      .open(VoIPDuringRegistration.self) {
        switch $0 {
        case .independent: .stay(.startVoIPRegistration, per: "VOIP-1")
        case .refused: .stay(.refuseVoIPRegistration, per: "Q-VOIP-3")
        }
      }
    case .resume, .registrationEnds, .queryEnds, .unregistrationEnds, .updateEnds,
      .systemTokenObtained, .processEnds:
      .impossible(per: "SUITE-3")
    }
  }

  private static func end(_ input: Input, in state: State, of edition: Edition) -> Rule<Self> {
    switch input {
    case .resume:
      state == .registering ? .impossible(per: "SUITE-1") : .go(to: .registering, per: "SUITE-3")
    case .registrationEnds where state == .registering:
      .go(to: .idle, .startQueuedCalls, per: edition.reportsToDelegate ? "REG-16" : "REG-2")
    case .registrationEnds where state == .idle && edition.obtainsTokenUninitialized:
      .ignored(per: "SUITE-3")
    case .registrationEnds: .impossible(per: "SUITE-1")
    case .queryEnds: state == .querying ? .go(to: .idle, per: "QUERY-6") : .stay(per: "QUERY-6")
    case .unregistrationEnds:
      state == .unregistering
        ? .go(to: .idle, per: edition.reportsToDelegate ? "UNREG-9" : "UNREG-3") : .stay(per: "UNREG-3")
    case .updateEnds: state == .updating ? .go(to: .idle, per: "UPD-5") : .stay(per: "UPD-5")
    case .register, .query, .unregister, .update, .voipRegister, .systemTokenObtained, .processEnds:
      .impossible(per: "SUITE-3")
    }
  }
}
