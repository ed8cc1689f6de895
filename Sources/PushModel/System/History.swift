extension PushSystem {
  /// What has happened that decides nothing of what the SDK does: it only tells what is left open from now on.
  struct History: Hashable, Sendable {
    /// The kinds of token whose registration the push service has not accepted, until it accepts one.
    var unacceptedRegistering: PushTypes = []
    /// The kinds of token whose unregistering the push service has not accepted, as long as they are kept.
    var unacceptedUnregistering: PushTypes = []
    /// Whether the process ended before a record had followed the user who was set.
    var endedOwingUpdate = false
    /// Whether the delegate, or that for notifications, was set by itself, and not at the initialisation.
    var isDelegateSetApart = false
    /// The kinds of token that the app has queried since the process began.
    var queried: PushTypes = []
    /// Whether the permission was provisional when the SDK was last told of it.
    var wasProvisional = false
    /// Whether the app has named a user by an update since it last set one.
    var hasUpdatedUser = false
    /// The kinds of token that the system has issued, be it in an earlier run.
    var issued: PushTypes = []
    /// The kinds of token that the push service was to register when the process ended.
    var lostRegistering: PushTypes = []
    /// Whether the app has taken a delegate away since the process began.
    var hasTakenDelegateAway = false
    /// Whether the app has unregistered a notification token that was not registered, since it last gave an agreement.
    var hasUnregisteredNothing = false

    init() {}

    /// Different histories have different numbers.
    var number: UInt16 {
      let kinds = [unacceptedRegistering, unacceptedUnregistering, queried, lostRegistering, issued].reduce(
        UInt16(0)
      ) {
        $0 << 2 | UInt16($1.rawValue)
      }
      let events = [
        endedOwingUpdate, isDelegateSetApart, wasProvisional, hasUpdatedUser, hasUnregisteredNothing,
        hasTakenDelegateAway,
      ].reduce(UInt16(0)) { $0 << 1 | ($1 ? 1 : 0) }
      return kinds << 6 | events
    }
  }
}
