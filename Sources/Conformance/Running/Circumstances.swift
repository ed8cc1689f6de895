import PushModel

/// The facts about the world and the app that decide which steps can happen.
///
/// They are read from a play once, and then apply to every step.
package struct Circumstances: Sendable {
  let isRunning: Bool
  /// Whether the user is being asked for the permission.
  let isPrompting: Bool
  /// The user's permission.
  let permission: Permission.State
  let isNetworkUp: Bool
  /// The number of calls that may be in progress.
  package let openCallCount: Int

  /// Whether the world lets a step happen. An answer is allowed although no request waits: it then has no effect.
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
  /// The facts that decide which steps can happen now.
  package var circumstances: Circumstances {
    Circumstances(
      isRunning: session.world.isRunning, isPrompting: session.world.isPrompting,
      permission: session.world.world.permission, isNetworkUp: session.world.policies.network == .up,
      openCallCount: openCallNames.count + untoldCallCount)
  }
}
