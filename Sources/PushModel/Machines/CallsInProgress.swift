public import StateMachines

/// What a call about the notification token does while another one is in progress.
public enum CallsInProgress: Machine {
  /// The name in the specification.
  public static let name = "CallsInProgress"
  /// Where the machine begins.
  public static let initial = State.idle

  /// Which call is in progress.
  public enum State: String, Finite {
    case idle, registering, unregistering, querying, updating
  }

  /// Calls that begin, and calls that end.
  public enum Input: String, Finite {
    case register, query, unregister, update
    case resume
    case registrationEnds, queryEnds, unregistrationEnds, updateEnds
    case systemTokenObtained, processEnds
  }

  /// What becomes of a call.
  public enum Output: String, Finite, CallMeetingOutput {
    case startRegistration, startQuery, startUnregistration, startUpdate
    case joinRegistration, joinQuery, joinUnregistration
    case queueCall, abandonRegistration
    case refuseForSameCall, refuseForOtherCall
    case noteUnfinishedRegistration, startQueuedCalls
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .update where !edition.hasUpdate, .updateEnds where !edition.hasUpdate,
      .unregister where !edition.hasUnregister, .unregistrationEnds where !edition.hasUnregister:
      .impossible(per: "SUITE-2")
    case .processEnds: .go(to: .idle, per: "PLAT-9")
    case .register, .query, .unregister, .update: call(input, in: state, of: edition)
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
    case .unregistering where !edition.hasUnregister, .updating where !edition.hasUpdate:
      .impossible(per: "SUITE-2")
    case .registering: meets(.register, input)
    case .unregistering: meets(.unregister, input)
    case .querying: meets(.query, input)
    case .updating: meets(.update, input)
    }
  }

  private static func meets(_ inProgress: CallKind, _ input: Input) -> Rule<Self> {
    switch input {
    case .register: meets(inProgress, .register, input)
    case .query: meets(inProgress, .query, input)
    case .unregister: meets(inProgress, .unregister, input)
    case .update: meets(inProgress, .update, input)
    case .resume, .registrationEnds, .queryEnds, .unregistrationEnds, .updateEnds, .systemTokenObtained,
      .processEnds:
      .impossible(per: "SUITE-3")
    }
  }

  private static func meets(_ inProgress: CallKind, _ arriving: CallKind, _ input: Input) -> Rule<Self> {
    .meeting(inProgress, arriving, about: .apns, begins: begin(input), start: start(arriving))
  }

  private static func begin(_ input: Input) -> Rule<Self> {
    switch input {
    case .register: .go(to: .registering, .startRegistration, per: "REG-1")
    case .query: .go(to: .querying, .startQuery, per: "QUERY-3")
    case .unregister: .go(to: .unregistering, .startUnregistration, per: "UNREG-1")
    case .update: .go(to: .updating, .startUpdate, per: "UPD-1")
    case .resume, .registrationEnds, .queryEnds, .unregistrationEnds, .updateEnds,
      .systemTokenObtained, .processEnds:
      .impossible(per: "SUITE-3")
    }
  }

  private static func start(_ call: CallKind) -> Output {
    switch call {
    case .register: .startRegistration
    case .query: .startQuery
    case .unregister: .startUnregistration
    case .update: .startUpdate
    }
  }

  private static func end(_ input: Input, in state: State, of edition: Edition) -> Rule<Self> {
    switch input {
    case .resume: state == .registering ? .impossible(per: "SUITE-1") : .go(to: .registering, per: "SUITE-3")
    case .registrationEnds where state == .registering:
      .go(to: .idle, .startQueuedCalls, per: edition.reportsToDelegate ? "REG-16" : "REG-2")
    case .registrationEnds: .impossible(per: "SUITE-1")
    case .queryEnds:
      state == .querying ? .go(to: .idle, .startQueuedCalls, per: "QUERY-6") : .stay(per: "QUERY-6")
    case .unregistrationEnds:
      state == .unregistering
        ? .go(to: .idle, .startQueuedCalls, per: edition.reportsToDelegate ? "UNREG-9" : "UNREG-3")
        : .stay(per: "UNREG-3")
    case .updateEnds:
      state == .updating ? .go(to: .idle, .startQueuedCalls, per: "UPD-5") : .stay(per: "UPD-5")
    case .register, .query, .unregister, .update, .systemTokenObtained, .processEnds:
      .impossible(per: "SUITE-3")
    }
  }
}
