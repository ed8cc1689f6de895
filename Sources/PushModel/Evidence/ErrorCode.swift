public import StateMachines

/// An error by a name that does not depend on its number in an edition.
public enum ErrorCode: String, Finite {
  // In the order of their numbers: from 0, and in the network domain from 100.
  case unknown, notInitialized, userInvalid, permissionDenied, systemFailed, tokenInvalid
  case alreadyInProgress, parameterInvalid, notSupported, clientFailed
  case networkNotAvailable, requestFailed, requestTimeout, requestInvalid, urlInvalid
  case responseInvalid, requestAlreadyInProgress, requiresSecureConnection

  /// The code's number in the editions that give numbers.
  public var number: Int { place < 10 ? Int(place) : 90 + Int(place) }

  /// Whether it belongs to the network domain.
  public var isNetworkError: Bool { number >= 100 }

  /// The error as an edition writes it, by domain and code; `nil` where the edition has no such error.
  public func written(in edition: Edition) -> WrittenError? {
    switch edition {
    case .tcpushKo: tcpushName.map { WrittenError(domain: nil, code: .name($0)) }
    case .toastKo:
      number == 8 || number == 9
        ? nil
        : WrittenError(domain: isNetworkError ? "com.toast.http" : "com.toast.push", code: .number(number))
    case .toastJa, .toastEn: number == 9 ? nil : numbered(family: "Toast")
    case .nhncloudKo: numbered(family: "NHNCloud")
    }
  }

  private func numbered(family: String) -> WrittenError {
    WrittenError(
      domain: family + (isNetworkError ? "HttpErrorDomain" : "PushErrorDomain"),
      code: .number(number))
  }

  private var tcpushName: String? {
    switch self {
    case .notInitialized: "TCPushErrorNotInitialized"
    case .parameterInvalid: "TCPushErrorInvalidParameters"
    case .permissionDenied: "TCPushErrorPermissionDenined"
    case .systemFailed: "TCPushErrorSystemFail"
    case .requestTimeout: "TCPushErrorNetworkFail"
    case .requestFailed, .responseInvalid: "TCPushErrorServerFail"
    case .urlInvalid: "TCPushErrorInvalidUrl"
    case .networkNotAvailable: "TCPushErrorNetworkNotReachable"
    case .unknown, .userInvalid, .tokenInvalid, .alreadyInProgress, .notSupported, .clientFailed,
      .requestInvalid, .requestAlreadyInProgress, .requiresSecureConnection:
      nil
    }
  }
}

/// An error as an edition writes it.
public struct WrittenError: Hashable, Sendable {
  /// The domain; `nil` where the edition names none.
  public let domain: String?
  /// The number or, where the edition gives no numbers, the constant's name.
  public let code: Code

  /// A number or a name.
  public enum Code: Hashable, Sendable {
    case number(Int)
    case name(String)
  }

  /// An error by domain and code.
  public init(domain: String?, code: Code) {
    self.domain = domain
    self.code = code
  }
}
