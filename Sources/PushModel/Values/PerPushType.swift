/// A value for each kind of token.
public struct PerPushType<Value: Hashable & Sendable>: Hashable, Sendable {
  private var apns: Value
  private var voip: Value

  /// The same value for both.
  public init(_ value: Value) {
    apns = value
    voip = value
  }

  /// The value of a kind of token.
  public subscript(channel: PushType) -> Value {
    get {
      switch channel {
      case .apns: apns
      case .voip: voip
      }
    }
    set {
      switch channel {
      case .apns: apns = newValue
      case .voip: voip = newValue
      }
    }
  }
}
