public import PushModel

/// One thing that a port does at its edges.
public enum Observation: Hashable, Sendable {
  /// A call completes: by its handler or, where the edition has delegates for it, by a callback.
  case completed(Completion)
  /// A request of the port to the world; the suite answers it with `Stimulus.answer`.
  case requested(id: String, Request)
  /// A message is passed to the app's delegate.
  case message(PushType, message: String)
  /// The port itself reports a call to CallKit.
  case reportedCall
}

extension Observation {
  var isCompletion: Bool { if case .completed = self { true } else { false } }
}

/// A request of a port to the world.
public enum Request: Hashable, Sendable {
  /// Asks the user for the permission; shows the prompt if the user was never asked.
  case permission
  /// Reads the permission without asking anybody.
  case permissionStatus
  /// Asks the system for a token.
  case token(PushType)
  /// Sends a request to the push service.
  case server(ServerRequest)
}

/// A request of a port to the push service.
public enum ServerRequest: Hashable, Sendable {
  /// Stores the record of a token, in place of the earlier record of that kind.
  case register(ServerRecord)
  /// Changes the record of a kind; `nil` members stay as they are.
  case update(PushType, TokenChanges)
  /// Removes the record of a kind.
  case unregister(PushType)
  /// Reads the record of a kind.
  case query(PushType)
}

extension ServerRequest {
  /// The operation that the request belongs to.
  public var operation: CallKind {
    switch self {
    case .register: .register
    case .update: .update
    case .unregister: .unregister
    case .query: .query
    }
  }

  /// The kind of token that the request is about.
  public var type: PushType {
    switch self {
    case .register(let record): record.type
    case .update(let type, _), .unregister(let type), .query(let type): type
    }
  }
}

/// The push service's record of a token of the device.
public struct ServerRecord: Hashable, Sendable {
  /// The kind of token.
  public var type: PushType
  /// The token.
  public var token: String
  /// The user id, or the device identifier that stands in for it.
  public var user: String?
  /// The agreement.
  public var agreement: AgreementParts?
  /// The app key.
  public var appKey: String?
  /// Whether it was registered for development certificates.
  public var sandbox: Bool?
  /// The language code.
  public var language: String?

  /// A record with its required members.
  public init(type: PushType, token: String) {
    self.type = type
    self.token = token
  }
}

/// The outcome of a call.
public struct Completion: Hashable, Sendable {
  /// The name that the step gave the call; `nil` where the port's API tells no calls apart, as with
  /// delegate callbacks. The suite then takes the oldest call of that kind that is still open.
  public var call: String?
  /// The operation of the call.
  public var operation: CallKind
  /// The kind of token.
  public var type: PushType
  /// The error; `nil` on success.
  public var error: WrittenError?
  /// The token that was handed back.
  public var token: String?
  /// The information that was handed back.
  public var info: TokenInfo?

  /// A success without anything handed back.
  public init(call: String?, operation: CallKind, type: PushType) {
    self.call = call
    self.operation = operation
    self.type = type
  }

  /// Whether an unregistering failed. Comparisons ignore a token beside its error: no line says whether there is one.
  var isFailedUnregistering: Bool { operation == .unregister && error != nil }

  var isSuccessfulUnregistering: Bool { operation == .unregister && error == nil }
}

/// The information of a token, as an SDK hands it to the app. `nil` where a port cannot tell.
public struct TokenInfo: Hashable, Sendable {
  /// The user id.
  public var user: String?
  /// The token.
  public var token: String?
  /// The agreement.
  public var agreement: AgreementParts?

  /// Information that says nothing yet.
  public init() {}
}
