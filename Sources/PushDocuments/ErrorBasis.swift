package import PushModel

extension ErrorCode {
  /// What the way an edition writes it rests on, where no line gives the error that way: a question that is open, or a
  /// requirement that is inferred.
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
