import PushModel
import ReferencePort

extension Fault {
  /// Whether a build of an edition with this fault can behave differently at all.
  ///
  /// `false` where the product does not have the part that breaks, or where nothing that a test can
  /// send reaches it.
  func shows(in edition: Edition) -> Bool {
    if self == .ignoresConfiguredUser {
      // Elsewhere the user id is no part of the configuration.
      return edition == .tcpushKo
    }
    if self == .ignoresDelegateAtInitialization {
      // `tcpush-ko` takes none there.
      return edition != .tcpushKo
    }
    if self == .unregisterCompletesTwice { return edition.hasSetUser }
    if self == .updateCompletesTwice { return edition == .toastKo }
    return true
  }

  /// Readings under which the broken rule finds an occasion; empty where the standard ones do.
  var occasion: [String: String] {
    // By the standard readings every parameter is valid.
    if self == .wrongErrorForParameter { return ["Q-AGR-9": "refused", "Q-INIT-6": "parameterInvalid"] }
    // The later products fall back to the device: only some readings miss a user id there.
    if self == .wrongErrorForUser { return ["Q-QUERY-7": "userInvalid"] }
    return [:]
  }
}
