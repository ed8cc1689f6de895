package import PushModel

extension ErrorCode {
  /// The id behind the way in which an edition writes the error, where no line gives it: of an open question, or of an
  /// inferred requirement.
  package func basis(in edition: Edition) -> String? {
    guard edition == .tcpushKo else { return nil }
    return switch self {
    case .requestTimeout: "Q-ERR-2"
    case .requestFailed: "ERR-6"
    case .responseInvalid: "ERR-8"
    case .unknown, .notInitialized, .userInvalid, .permissionDenied, .systemFailed, .tokenInvalid,
      .alreadyInProgress, .parameterInvalid, .notSupported, .clientFailed, .networkNotAvailable,
      .requestInvalid, .urlInvalid, .requestAlreadyInProgress, .requiresSecureConnection:
      nil
    }
  }
}
