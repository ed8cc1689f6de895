/// The user's agreement.
public struct Agreement: Sendable {
  /// Whether notifications are agreed to.
  public var notifications: Bool
  /// Whether advertisements are agreed to.
  public var advertisements: Bool
  /// Whether advertisements at night are agreed to.
  public var nightAdvertisements: Bool

  /// An agreement by its parts.
  public init(notifications: Bool, advertisements: Bool, nightAdvertisements: Bool) {
    self.notifications = notifications
    self.advertisements = advertisements
    self.nightAdvertisements = nightAdvertisements
  }
}

/// A registered token, with its user and agreement.
public struct RegisteredToken: Sendable {
  /// The token that the system issued.
  public var token: String
  /// The user id, or the device identifier that stands in for it.
  public var user: String
  /// The agreement it was registered with.
  public var agreement: Agreement

  /// A registered token.
  public init(token: String, user: String, agreement: Agreement) {
    self.token = token
    self.user = user
    self.agreement = agreement
  }
}

/// An error of the SDK, by its number in the edition.
public enum PushError: Int, Error {
  case notInitialized = 1, permissionDenied = 3, systemFailed, tokenInvalid, alreadyInProgress,
    parameterInvalid
  case networkNotAvailable = 100, requestFailed, requestTimeout
  case responseInvalid = 105

  /// The domain that the number belongs to.
  public var domain: String { rawValue < 100 ? "NHNCloudPushErrorDomain" : "NHNCloudHttpErrorDomain" }
}

/// The values that outlive the process.
public final class Storage {
  var token: String?
  var agreement: Agreement?

  /// A storage in which nothing is stored.
  public init() {}
}

/// A request of the SDK to the push service.
public enum ServerCall {
  case register(RegisteredToken, appKey: String, language: String?, isSandbox: Bool)
  case updateUser(String)
  case query
  case unregister
}

/// The system and the push service. Each request is answered once, or never.
public protocol Platform: AnyObject {
  /// The identifier of the device.
  var device: String { get }
  /// Asks the user; the answer says whether notifications may be shown.
  func askForPermission(_ answer: @escaping (Bool) -> Void)
  /// Asks the system for a token; the answer is `nil` if it refuses.
  func askForToken(_ answer: @escaping (String?) -> Void)
  /// Asks the push service; a query is answered with what is registered, if anything is.
  func send(_ request: ServerCall, _ answer: @escaping (Result<RegisteredToken?, PushError>) -> Void)
}
