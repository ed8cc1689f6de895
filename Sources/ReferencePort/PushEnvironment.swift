/// The operating system and the push service, as the SDK uses them. Answers come later, or never.
public protocol PushEnvironment: AnyObject {
  /// The identifier that stands in for a missing user id.
  var deviceIdentifier: String { get }
  /// The language code of the device.
  var deviceLanguage: String { get }
  /// Whether there is a network, as far as the device knows.
  var isNetworkReachable: Bool { get }

  /// Asks the user for the permission; shows the prompt if the user was never asked.
  func requestPermission(_ answer: @escaping (SystemPermission) -> Void)
  /// Reads the permission without a prompt.
  func readPermission(_ answer: @escaping (SystemPermission) -> Void)
  /// Asks the system for a token; `nil` is a refusal.
  func requestToken(_ type: TokenType, answer: @escaping (String?) -> Void)
  /// Sends a request to the push service.
  func send(_ request: ServerCall, answer: @escaping (ServerAnswer) -> Void)
  /// Reports a call to CallKit.
  func reportCall()
}

/// A request to the push service.
public enum ServerCall: Hashable, Sendable {
  /// Stores a record in place of the former one of its kind.
  case register(PushRecord)
  /// Changes the record of a kind.
  case update(TokenType, PushChanges)
  /// Removes the record of a kind.
  case unregister(TokenType)
  /// Reads the record of a kind.
  case query(TokenType)
}

/// The push service's answer.
public enum ServerAnswer: Hashable, Sendable {
  /// Success; a query carries the record, if there is one.
  case accepted(PushRecord?)
  /// A status other than 200.
  case refused
  /// No answer in time.
  case timedOut
  /// There is no network.
  case unreachable
  /// An answer that cannot be understood.
  case malformed
}

/// A record of the push service about a token.
public struct PushRecord: Hashable, Sendable {
  /// The kind of token.
  public var type: TokenType
  /// The token.
  public var token: String
  /// The user id, or the device's identifier that stands in for it.
  public var userID: String?
  /// The agreement.
  public var agreement: PushAgreement?
  /// The app key.
  public var appKey: String?
  /// Whether development certificates are used.
  public var sandbox: Bool?
  /// The language code.
  public var languageCode: String?

  /// Makes a record from the parts that all records have.
  public init(type: TokenType, token: String) {
    self.type = type
    self.token = token
  }
}

/// The app's delegate for messages and, in `toast-ko`, for results.
public protocol PushDelegate: AnyObject {
  /// A message arrived.
  func didReceive(message: String, type: TokenType)
  /// Reports the result of a registration of one kind (`toast-ko`).
  func didRegister(_ result: PushResult, type: TokenType)
  /// Reports the result of an unregistering of one kind (`toast-ko`).
  func didUnregister(_ result: PushResult, type: TokenType)
}
