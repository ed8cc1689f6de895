import PushModel
import ReferencePort

extension Fault {
  /// Whether a build of an edition with this fault can behave differently at all.
  ///
  /// `false` where the product lacks the broken part, or where no test reaches it.
  func shows(in edition: Edition) -> Bool {
    if self == .ignoresConfiguredUser {
      // In the other editions the user id is not part of the configuration.
      return edition == .tcpushKo
    }
    if self == .ignoresDelegateAtInitialization {
      // In `tcpush-ko` the initialiser takes no delegate.
      return edition != .tcpushKo
    }
    if self == .unregisterCompletesTwice { return edition.hasSetUser }
    if self == .updateCompletesTwice { return edition == .toastKo }
    return true
  }

  /// Readings under which the broken rule applies; empty where the standard ones do.
  var occasion: [String: String] {
    // By the standard readings every parameter is valid.
    if self == .wrongErrorForParameter { return ["Q-AGR-9": "refused", "Q-INIT-6": "parameterInvalid"] }
    // The later products fall back to the device: only some readings miss a user id there.
    if self == .wrongErrorForUser { return ["Q-QUERY-7": "userInvalid"] }
    return [:]
  }
}
