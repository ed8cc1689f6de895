import PushModel

/// The operation and the kind of token of a request to the push service, and the call behind it.
struct RequestSubject: Hashable {
  var operation: CallKind?
  var type: PushType?
  var call: CallKind?

  /// Whether a request is the same, whoever makes it.
  func isLike(_ other: Self) -> Bool { operation == other.operation && type == other.type }
}

extension PushSystem.Request {
  /// The operation of a request to the push service; `nil` for any other request.
  var operation: CallKind? {
    switch self {
    case .register: .register
    case .update: .update
    case .unregister: .unregister
    case .query: .query
    case .permission, .permissionStatus, .token: nil
    }
  }
}
