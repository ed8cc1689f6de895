package import PushModel

/// A call of the app.
package struct CallState: Hashable, Sendable {
  package fileprivate(set) var name: String
  package let operation: CallKind
  /// The types that have to complete.
  let types: PushTypes
  /// The types that may complete: more than `types` where it is open which configuration counts.
  let possibleTypes: PushTypes
  /// Whether the app is told of the outcome, by a handler or by the delegate.
  let isReported: Bool
  /// Whether the call covers every configured type, so that each type completes separately.
  let coversAll: Bool
  /// Whether it covers every type before any is configured, so that it is open which type an outcome names.
  let isUninitialized: Bool
  var completed = PushTypes()
  var isAbandoned = false
  /// Whether it is no mistake that the app is told nothing more of the call, or one that was recorded.
  var mayEndUntold = false
  /// Whether the user has refused the permission that the call needs.
  var isRefused = false

  init(
    name: String, operation: CallKind, types: PushTypes, possibleTypes: PushTypes,
    isReported: Bool, coversAll: Bool, isUninitialized: Bool
  ) {
    self.name = name
    self.operation = operation
    self.types = types
    self.possibleTypes = coversAll ? possibleTypes.union(types) : types
    self.isReported = isReported
    self.coversAll = coversAll
    self.isUninitialized = isUninitialized
  }

  func named(_ name: String) -> CallState {
    var copy = self
    copy.name = name
    return copy
  }

  /// Whether a completion is still owed.
  var isOpen: Bool {
    guard !isAbandoned else { return false }
    return possibleTypes == types ? completed.count < types.count : completed.isEmpty
  }

  /// Whether the call is a registration that still owes a completion.
  var awaitsRegistration: Bool { isOpen && operation == .register }

  /// A kind of token that still owes a completion.
  var owed: PushType { types.channels.first { !hasCompleted($0) } ?? .apns }

  /// Whether a completion of a type may belong to this call.
  func awaits(_ type: PushType) -> Bool {
    !isAbandoned && possibleTypes.contains(type) && !hasCompleted(type)
  }

  func hasCompleted(_ type: PushType) -> Bool { coversAll ? completed.contains(type) : !completed.isEmpty }
}

extension CallKind {
  /// The requirement that the operation completes no more than once, through its handler or the delegate.
  func onceRequirement(in edition: Edition) -> String {
    switch self {
    case .register: edition.reportsToDelegate ? "REG-16" : "PLAT-13"
    case .unregister: edition.reportsToDelegate ? "UNREG-9" : "PLAT-13"
    case .query, .update: "PLAT-13"
    }
  }

  /// The requirement that the operation completes.
  func outcomeRequirement(in edition: Edition, type: PushType) -> String {
    switch self {
    case .register: type == .voip && !edition.reportsToDelegate && edition.hasSetUser ? "VOIP-9" : "REG-2"
    case .query: "QUERY-6"
    case .unregister: "UNREG-3"
    case .update: "UPD-5"
    }
  }

  /// The requirements on the token that the operation hands back, of which each edition states some.
  func tokenRequirements(of type: PushType) -> [String] {
    switch self {
    case .register: type == .voip ? ["VOIP-16", "REG-7"] : ["REG-7"]
    case .unregister: type == .voip ? ["VOIP-17"] : ["UNREG-7"]
    case .query, .update: type == .voip ? ["VOIP-4", "QUERY-1", "QUERY-2"] : ["QUERY-1", "QUERY-2"]
    }
  }

  /// The first of these that an edition states.
  func tokenRequirement(in edition: Edition, of type: PushType) -> String {
    let ids = tokenRequirements(of: type)
    return ids.first { Requirement.named($0)?.isStated(in: edition) ?? false } ?? ids[0]
  }
}
