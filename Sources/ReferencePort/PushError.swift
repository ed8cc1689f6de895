/// An error in the form of the product.
public struct PushError: Error, Hashable, Sendable {
  /// The domain; `nil` where the product has none.
  public let domain: String?
  /// The number or the constant's name.
  public let code: Code

  /// A number, or a constant's name in the product without numbers.
  public enum Code: Hashable, Sendable {
    case number(Int)
    case name(String)
  }
}

/// The errors of the SDK, in whatever form a product has them.
enum Failure: Int {
  case unknown, notInitialized, userInvalid, permissionDenied, systemFailed, tokenInvalid
  case alreadyInProgress, parameterInvalid
  case clientFailed = 9
  case networkNotAvailable = 100
  case requestFailed, requestTimeout
  case responseInvalid = 105
  case requestAlreadyInProgress

  var isOfNetwork: Bool { rawValue >= 100 }

  /// Whether the error is about the outcome of a request to the server.
  var isOfServer: Bool {
    [.clientFailed, .networkNotAvailable, .requestFailed, .requestTimeout, .responseInvalid].contains(self)
  }

  /// The name in the oldest product, which has no codes of its own for some situations and uses the nearest one.
  func tcpushName(timeout: TimeoutCode) -> String {
    switch self {
    case .notInitialized: "TCPushErrorNotInitialized"
    case .parameterInvalid, .userInvalid, .tokenInvalid: "TCPushErrorInvalidParameters"
    case .permissionDenied: "TCPushErrorPermissionDenined"
    case .systemFailed, .unknown, .alreadyInProgress: "TCPushErrorSystemFail"
    case .requestAlreadyInProgress: "TCPushErrorNetworkFail"
    case .requestFailed, .responseInvalid, .clientFailed: "TCPushErrorServerFail"
    case .networkNotAvailable: "TCPushErrorNetworkNotReachable"
    case .requestTimeout:
      switch timeout {  // Q-ERR-2
      case .networkFail: "TCPushErrorNetworkFail"
      case .serverFail: "TCPushErrorServerFail"
      }
    }
  }
}

extension PushSDK {
  /// The error in the form of the product.
  func error(_ failure: Failure) -> PushError {
    let failure = faulty(failure)
    let ofNetwork = breaks(.wrongDomain) ? !failure.isOfNetwork : failure.isOfNetwork
    let domain: String
    switch edition {
    case .tcpushKo:
      return PushError(domain: nil, code: .name(failure.tcpushName(timeout: choices[TimeoutCode.self])))
    case .toastKo: domain = ofNetwork ? "com.toast.http" : "com.toast.push"
    case .toastJa, .toastEn: domain = ofNetwork ? "ToastHttpErrorDomain" : "ToastPushErrorDomain"
    case .nhncloudKo: domain = ofNetwork ? "NHNCloudHttpErrorDomain" : "NHNCloudPushErrorDomain"
    }
    return PushError(domain: domain, code: .number(failure.rawValue))
  }

  /// The failure behind a server's answer; `nil` for an acceptance.
  func failure(of answer: ServerAnswer) -> Failure? {
    switch answer {
    case .accepted: nil
    case .refused:
      if edition == .nhncloudKo, choices[ServerRefusalCode.self] == .clientFailed {  // Q-ERR-1
        .clientFailed
      } else {
        .requestFailed
      }
    case .timedOut: .requestTimeout
    case .unreachable: .networkNotAvailable
    case .malformed: .responseInvalid
    }
  }

  private func faulty(_ failure: Failure) -> Failure {
    switch failure {
    case .notInitialized: breaks(.wrongErrorForInitialization) ? .parameterInvalid : failure
    case .userInvalid: breaks(.wrongErrorForUser) ? .parameterInvalid : failure
    case .permissionDenied: breaks(.wrongErrorForPermission) ? .systemFailed : failure
    case .systemFailed: breaks(.wrongErrorForSystem) ? .permissionDenied : failure
    case .networkNotAvailable: breaks(.wrongErrorForNetwork) ? .requestFailed : failure
    case .requestFailed, .clientFailed: breaks(.wrongErrorForRefusal) ? .parameterInvalid : failure
    case .requestTimeout: breaks(.wrongErrorForTimeout) ? .parameterInvalid : failure
    case .responseInvalid: breaks(.wrongErrorForResponse) ? .parameterInvalid : failure
    case .tokenInvalid: breaks(.wrongErrorForToken) ? .systemFailed : failure
    case .alreadyInProgress, .requestAlreadyInProgress:
      breaks(.wrongErrorForProgress) ? .permissionDenied : failure
    case .parameterInvalid: breaks(.wrongErrorForParameter) ? .systemFailed : failure
    case .unknown: failure
    }
  }
}
