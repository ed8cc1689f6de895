/// A value for each kind of token, or none, in the order of the kinds.
struct ByType<Value> {
  private var apns: Value?
  private var voip: Value?

  subscript(type: TokenType) -> Value? {
    get {
      switch type {
      case .apns: apns
      case .voip: voip
      }
    }
    set {
      switch type {
      case .apns: apns = newValue
      case .voip: voip = newValue
      }
    }
  }

  subscript(type: TokenType, default value: Value) -> Value {
    get { self[type] ?? value }
    set { self[type] = newValue }
  }

  var isEmpty: Bool { apns == nil && voip == nil }

  /// Removes and returns the value.
  mutating func take(_ type: TokenType) -> Value? {
    let value = self[type]
    self[type] = nil
    return value
  }
}
