public import StateMachines

/// What a call about the VoIP token does while another one is in progress.
public enum VoIPCallsInProgress: Machine {
  /// The name in the specification.
  public static let name = "VoIPCallsInProgress"
  /// Where the machine begins.
  public static let initial = State.idle

  /// Which call is in progress.
  public enum State: String, Finite {
    case idle, registering, unregistering, querying, awaitingPermission
  }

  /// Calls that begin, and calls that end.
  public enum Input: String, Finite {
    case register, query, unregister
    case registerWithNotifications
    case permissionSettled, permissionDenied
    case resume
    case registrationEnds, queryEnds, unregistrationEnds
    case processEnds
  }

  /// What becomes of a call.
  public enum Output: String, Finite, CallMeetingOutput {
    case startRegistration, startQuery, startUnregistration
    case awaitPermission, admitRegistration
    case joinRegistration, joinQuery, joinUnregistration, queueCall
    case abandonRegistration
    case refuseForSameCall, refuseForOtherCall
    case failPermissionDenied, startQueuedCalls
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case _ where state == .awaitingPermission && !edition.registersAllTypesAtOnce: .impossible(per: "SUITE-2")
    case .processEnds: .go(to: .idle, per: "PLAT-9")
    case .register, .query, .unregister, .registerWithNotifications: call(input, in: state, of: edition)
    case .permissionSettled where !edition.registersAllTypesAtOnce,
      .permissionDenied where !edition.registersAllTypesAtOnce:
      .impossible(per: "SUITE-2")
    case .permissionSettled:
      state == .awaitingPermission
        ? .go(to: .registering, .admitRegistration, per: "Q-REG-10") : .ignored(per: "SUITE-3")
    case .permissionDenied:
      state == .awaitingPermission
        ? .go(to: .idle, .failPermissionDenied, .startQueuedCalls, per: "Q-REG-10") : .ignored(per: "SUITE-3")
    case .resume:
      switch state {
      case .idle, .unregistering, .querying: .go(to: .registering, per: "Q-VOIP-11")
      case .registering, .awaitingPermission: .impossible(per: "SUITE-1")
      }
    case .registrationEnds:
      state == .registering
        ? .go(to: .idle, .startQueuedCalls, per: edition.reportsToDelegate ? "REG-16" : "REG-2")
        : .impossible(per: "SUITE-1")
    case .queryEnds:
      state == .querying ? .go(to: .idle, .startQueuedCalls, per: "QUERY-6") : .stay(per: "QUERY-6")
    case .unregistrationEnds where edition.hasUnregister:
      state == .unregistering
        ? .go(to: .idle, .startQueuedCalls, per: edition.reportsToDelegate ? "UNREG-9" : "UNREG-3")
        : .stay(per: "UNREG-3")
    case .unregistrationEnds: .impossible(per: "SUITE-2")
    }
  }

  private static func call(_ input: Input, in state: State, of edition: Edition) -> Rule<Self> {
    if input == .unregister, !edition.hasUnregister { return .impossible(per: "SUITE-2") }
    if input == .registerWithNotifications, !edition.registersAllTypesAtOnce {
      return .impossible(per: "SUITE-2")
    }
    return switch state {
    case .idle: begin(input)
    case .registering, .awaitingPermission: meets(.register, input)
    case .querying: meets(.query, input)
    case .unregistering: meets(.unregister, input)
    }
  }

  private static func meets(_ inProgress: CallKind, _ input: Input) -> Rule<Self> {
    switch input {
    case .register, .registerWithNotifications: meets(inProgress, .register, input)
    case .query: meets(inProgress, .query, input)
    case .unregister: meets(inProgress, .unregister, input)
    case .permissionSettled, .permissionDenied, .resume, .registrationEnds, .queryEnds,
      .unregistrationEnds, .processEnds:
      .impossible(per: "SUITE-3")
    }
  }

  private static func meets(_ inProgress: CallKind, _ arriving: CallKind, _ input: Input) -> Rule<Self> {
    .meeting(
      inProgress, arriving, about: .voip, begins: begin(input),
      start: arriving == .query ? .startQuery : .startUnregistration)
  }

  private static func begin(_ input: Input) -> Rule<Self> {
    switch input {
    case .register: .go(to: .registering, .startRegistration, per: "VOIP-1")
    case .query: .go(to: .querying, .startQuery, per: "VOIP-18")
    case .unregister: .go(to: .unregistering, .startUnregistration, per: "VOIP-5")
    case .registerWithNotifications:
      .open(OtherTypeOnRefusal.self) {
        switch $0 {
        case .registered: .go(to: .registering, .startRegistration, per: "REG-3")
        case .failed: .go(to: .awaitingPermission, .awaitPermission, per: "Q-REG-10")
        }
      }
    case .permissionSettled, .permissionDenied, .resume, .registrationEnds, .queryEnds,
      .unregistrationEnds, .processEnds:
      .impossible(per: "SUITE-3")
    }
  }
}
