import PushModel

/// The kinds of token and the operations that the calls of a case are about. No line of an edition ties one kind or
/// operation to another, or what happens before the initialisation, after a restart, for another user or once
/// unregistered to what happens otherwise: only cases with the same subject can contradict each other.
package struct CallSubject: Hashable, Sendable {
  /// The kinds of token that the setting registers, or that calls are about.
  private let types: PushTypes
  /// The operations of the calls.
  private let operations: Set<CallKind>
  /// Whether notifications are registered by the call that takes no agreement, which is another one.
  private var leavesOutAgreement = false
  /// Whether the user id is set to the empty text, which need not be a logout.
  private var emptiesUser = false
  /// Whether the flag that allows registering without the permission is on at any time.
  private var isFlagged: Bool
  /// Whether anything happens after a user was set, or named by an update, in its course, or after the process has ended;
  /// and whether a registration comes after an unregistering.
  private var followsUser = false
  private var followsRestart = false
  private var registersAfterwards = false
  /// Whether anything happens while the SDK is not initialised.
  private var isUninitialized = false
  /// Whether the user refuses notifications, there is no network, or the app is in the background, at any time.
  private var isRefused: Bool
  private var isOffline: Bool
  private var isInBackground = false
  /// Whether the same call is made in two runs of the app.
  private var isOfTwoRuns = false

  /// Whether calls are about both kinds of token or in two runs, so that their outcome belongs to neither alone.
  package var isMixed: Bool { types == .both || isOfTwoRuns }

  /// The names of the kinds of token.
  var tokens: [String] { PushType.allCases.filter { types.contains(PushTypes($0)) }.map(\.rawValue) }
  /// The names of the operations.
  var calls: [String] { CallKind.allCases.filter(operations.contains).map(\.rawValue) }

  /// The subject of a setting and the actions after it.
  package init(_ given: Given, _ actions: [CaseAction]) {
    var types = given.registered.reduce(into: PushTypes()) { $0.insert(PushTypes($1)) }
    var operations: Set<CallKind> = []
    isFlagged = given.configuration.alwaysAllowTokenRegistration == true
    isRefused = given.permission == .denied
    isOffline = given.world.network == .down
    var (hasSetUser, hasEnded, isInitialized) = (false, false, given.initialized)
    // The operations of calls before the process has ended.
    var earlier: Set<CallKind> = []
    for action in actions where action != .launches {
      followsUser = followsUser || hasSetUser
      followsRestart = followsRestart || hasEnded
      if case .register(.apns, agreement: nil, _) = action { leavesOutAgreement = true }
      if case .initialize(let changes, _) = action, changes.alwaysAllowTokenRegistration == true {
        isFlagged = true
      }
      switch action {
      case .initialize: isInitialized = true
      case .terminates: isInitialized = false
      case .world: break
      case _: isUninitialized = isUninitialized || !isInitialized
      }
      if case .setUser = action { hasSetUser = true }
      if case .update(let changes) = action, changes.user != nil { hasSetUser = true }
      if action == .setUser("") { emptiesUser = true }
      if action == .terminates { (hasEnded, earlier) = (true, operations) }
      if action == .network(up: false) { isOffline = true }
      if case .world(let changes) = action, changes.network == .down { isOffline = true }
      if action == .entersBackground { isInBackground = true }
      if action == .promptAnswered(allowed: false) || action == .settings(allowed: false) { isRefused = true }
      guard let operation = action.operation else { continue }
      if earlier.contains(operation) { isOfTwoRuns = true }
      if operation == .register, operations.contains(.unregister) { registersAfterwards = true }
      operations.insert(operation)
      types.insert(PushTypes(action.type))
    }
    self.types = types
    self.operations = operations
  }
}
