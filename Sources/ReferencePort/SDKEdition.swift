/// A product of the SDK. The five have different calls and different rules.
public enum SDKEdition: String, CaseIterable, Hashable, Sendable {
  case tcpushKo = "tcpush-ko"
  case toastKo = "toast-ko"
  case toastJa = "toast-ja"
  case toastEn = "toast-en"
  case nhncloudKo = "nhncloud-ko"

  /// Whether the user id is set by a call of its own rather than by the configuration.
  var hasSetUser: Bool { self != .tcpushKo }

  /// Whether the device's identifier stands in for a missing user id.
  var fallsBackToDevice: Bool {
    switch self {
    case .tcpushKo, .toastKo: false
    case .toastJa, .toastEn, .nhncloudKo: true
    }
  }

  /// Whether the documents state that registering asks for the permission and depends on it.
  var documentsPermission: Bool { fallsBackToDevice }

  /// Whether VoIP is a module of its own: own calls, own delegate, no agreement.
  var hasVoIPModule: Bool { fallsBackToDevice }
}
