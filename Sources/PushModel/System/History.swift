extension PushSystem {
  /// What has happened that decides nothing of what the SDK does: it only tells what is left open from now on.
  public struct History: Hashable, Sendable {
    /// The kinds of token whose unregistering the push service has not accepted, as long as they are kept.
    public internal(set) var unacceptedUnregistering: Types = []
    /// Whether the process ended before a record had followed the user who was set.
    public internal(set) var endedOwingUpdate = false
    /// Whether the delegate was set by itself, and not at the initialisation.
    public internal(set) var isDelegateSetApart = false
    /// The kinds of token that the app has queried since the process began.
    public internal(set) var queried: Types = []

    init() {}

    /// Different histories have different numbers.
    var number: UInt8 {
      unacceptedUnregistering.rawValue | queried.rawValue << 2 | (endedOwingUpdate ? 16 : 0)
        | (isDelegateSetApart ? 32 : 0)
    }
  }
}
