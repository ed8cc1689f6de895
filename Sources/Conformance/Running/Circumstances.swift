import PushModel

/// What decides which steps can happen in a play: a few facts about the world and the app.
///
/// They are taken out of a play once, and then asked about every step.
package struct Circumstances: Sendable {
  /// Whether the app's process is running.
  let isRunning: Bool
  /// Whether the user is being asked for the permission.
  let isPrompting: Bool
  /// What the user allows.
  let permission: Permission.State
  /// Whether the network is there.
  let isNetworkUp: Bool
  /// Whether the process has ended since the setting was reached.
  package let hasRestarted: Bool
  /// Whether the app has initialised the SDK in this process, with a key.
  package let isInitialized: Bool
  /// The user id that the app has set last.
  package let user: String?
  /// How many calls may be in progress.
  package let openCallCount: Int

  /// Whether the world lets a step happen. That the port asked for nothing that could be answered is no
  /// reason against a step: it is answered nothing then.
  package func allow(_ action: CaseAction) -> Bool {
    switch action {
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .terminates,
      .entersForeground, .entersBackground, .timePasses:
      return isRunning
    case .launches: return !isRunning
    case .promptAnswered: return isPrompting
    case .settings(let allowed):
      switch permission {
      case .notDetermined, .prompting: return false
      case .denied: return allowed
      case .authorized: return !allowed
      case .provisional: return true
      }
    case .network(let up): return up != isNetworkUp
    case .tokenAnswered, .tokenChanges, .tokenInvalidated, .serverAnswers, .world, .voipArrives,
      .notificationArrives:
      return true
    }
  }
}

extension StepPlayer {
  /// What decides which steps can happen now.
  package var circumstances: Circumstances {
    Circumstances(
      isRunning: session.world.isRunning, isPrompting: session.world.isPrompting,
      permission: session.world.world.permission, isNetworkUp: session.world.policies.network == .up,
      hasRestarted: hasRestarted,
      isInitialized: session.isInitialized && !session.configuration.appKey.isEmpty, user: user,
      openCallCount: openCallNames.count + untoldCallCount)
  }
}
