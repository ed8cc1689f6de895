package import PushModel

/// One step of a case: an action and the expectations.
package struct CaseStep: Hashable, Sendable {
  package var action: CaseAction
  /// The name of the call, if its completion is matched.
  package var name: String?
  /// The expectations, one leaf for each combination of readings that matters.
  package var see: [Leaf<ExpectedStep>]

  package init(
    _ action: CaseAction, as name: String? = nil,
    see: [Leaf<ExpectedStep>] = [Leaf(ExpectedStep())]
  ) {
    self.action = action
    self.name = name
    self.see = see
  }
}

/// The action of a step.
package enum CaseAction: Hashable, Sendable {
  // Large values are stored indirectly, so that a step is small to copy.

  // Calls of the app.

  /// Initialises the SDK; `delegate` is `nil` for the initialiser without it.
  indirect case initialize(ConfigurationChanges, delegate: Bool?)
  /// Sets a delegate, or takes it away.
  case setDelegate(PushType, Bool)
  /// Sets the user id; `nil` logs out.
  case setUser(String?)
  /// Registers.
  case register(PushType, agreement: AgreementParts?, handler: Bool)
  /// Queries.
  case query(PushType)
  /// Unregisters.
  case unregister(PushType, handler: Bool)
  /// Updates the token information.
  indirect case update(TokenChanges)

  // Moves of the world.

  /// The user answers the prompt that is open.
  case promptAnswered(allowed: Bool)
  /// The user changes the permission in Settings.
  case settings(allowed: Bool)
  /// The oldest held request for a token is answered with one, or is refused.
  case tokenAnswered(PushType, issued: Bool)
  /// The system issues another token.
  case tokenChanges(PushType)
  /// The system invalidates the VoIP token.
  case tokenInvalidated
  /// The oldest held request to the server, of an operation if one is given, is answered.
  case serverAnswers(Policies.Server, operation: CallKind?)
  /// Policies hold from now on.
  indirect case world(PolicyChanges)
  /// The network goes or returns.
  case network(up: Bool)
  /// The process ends.
  case terminates
  /// The process starts.
  case launches
  /// The app comes to the foreground.
  case entersForeground
  /// The app goes to the background.
  case entersBackground
  /// A VoIP message arrives.
  case voipArrives(message: String)
  /// A message arrives that is to be shown as a notification.
  case notificationArrives(message: String)
  /// Virtual time passes.
  case timePasses(seconds: Int)

  /// The operation of the call; `nil` if the step is no call that completes.
  package var operation: CallKind? { CallKind(rawValue: stepName.rawValue) }

  /// The agreement that the app gives.
  package var agreement: AgreementParts? {
    if case .register(_, let agreement, _) = self { return agreement }
    if case .update(let changes) = self { return changes.agreement }
    if case .initialize(let changes, _) = self { return changes.agreement ?? nil }
    return nil
  }

  /// Whether the action can meet an open call: a further call, another user, or other settings.
  package var meetsOpenCalls: Bool { isCall && stepName != .setDelegate }

  /// Whether the app itself acts, which takes a running process.
  package var isCall: Bool {
    [.initialize, .setDelegate, .setUser, .register, .query, .unregister, .update].contains(stepName)
  }
}

/// The names of steps in tables, with their members.
package enum StepName: String, CaseIterable {
  case initialize, setDelegate, setUser, register, query, unregister, update
  case userAllows = "user.allows"
  case userRefuses = "user.refuses"
  case settingsAllow = "settings.allow"
  case settingsRefuse = "settings.refuse"
  case apnsIssues = "apns.issues"
  case apnsRefuses = "apns.refuses"
  case apnsChangesToken = "apns.changesToken"
  case pushkitIssues = "pushkit.issues"
  case pushkitChangesToken = "pushkit.changesToken"
  case pushkitInvalidates = "pushkit.invalidates"
  case serverAccepts = "server.accepts"
  case serverRefuses = "server.refuses"
  case serverTimesOut = "server.timesOut"
  case serverGarbles = "server.garbles"
  case world
  case networkGoes = "network.goes"
  case networkReturns = "network.returns"
  case appTerminates = "app.terminates"
  case appLaunches = "app.launches"
  case appEntersForeground = "app.entersForeground"
  case appEntersBackground = "app.entersBackground"
  case voipArrives = "voip.arrives"
  case notificationArrives = "notification.arrives"
  case timePasses = "time.passes"

  /// The members of the step beside `do` and `see`, in their canonical order.
  var members: [String] {
    switch self {
    case .initialize: ["configuration", "delegate"]
    case .setDelegate: ["type", "set"]
    case .setUser: ["user"]
    case .register: ["as", "type", "agreement", "handler"]
    case .query: ["as", "type"]
    case .unregister: ["as", "type", "handler"]
    case .update: ["as", "user", "language", "agreement"]
    case .serverAccepts, .serverRefuses, .serverTimesOut, .serverGarbles: ["operation"]
    case .world: StepName.policies
    case .voipArrives, .notificationArrives: ["message"]
    case .timePasses: ["seconds"]
    case .userAllows, .userRefuses, .settingsAllow, .settingsRefuse, .apnsIssues, .apnsRefuses,
      .apnsChangesToken, .pushkitIssues, .pushkitChangesToken, .pushkitInvalidates, .networkGoes,
      .networkReturns, .appTerminates, .appLaunches, .appEntersForeground, .appEntersBackground:
      []
    }
  }

  /// The policies in their canonical order.
  static let policies = ["prompt", "apns", "pushkit", "server", "network", "app"]
}
