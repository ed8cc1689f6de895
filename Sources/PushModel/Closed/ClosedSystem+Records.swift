public import StateMachines

extension ClosedSystem {
  /// What stands in a record of a registration, at the server or on the device.
  public struct Record: Hashable, Sendable {
    /// Whom the token is registered for.
    public var owner: Owner
    /// The agreement that was sent along.
    public var agreement: Agreed?
    /// The token.
    public var token: Token
    /// The app key of the settings that counted.
    public var key: Owner?
    /// Whether an update call has changed something since.
    public var isUpdated = false
  }

  /// An agreement that is registered: which one was given, or what was made of it. Each stands for other values.
  public enum Agreed: String, Finite {
    case complete, partial, nightOnly, declined
    /// What open parts are filled with, and what is left out of the one given.
    case filledOff, filledOn, withoutNight, withoutNotifications
    case nothing, notificationsOnly, everything
  }

  /// Which token it is of those that the system has issued.
  public enum Token: String, Finite {
    case missing, outdated, current
  }

  /// What a call that has completed shows.
  public struct Shown: Hashable, Sendable {
    /// The token, if it is handed back.
    public var token: Token?
    /// The information of the registration, where there is any.
    public var record: Record?
    /// Whether the information names whom the token is registered for.
    public var namesOwner = true
  }
}
