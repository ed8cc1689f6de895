public import StateMachines

/// One of the five documents.
public enum Edition: String, Finite {
  case tcpushKo = "tcpush-ko"
  case toastKo = "toast-ko"
  case toastJa = "toast-ja"
  case toastEn = "toast-en"
  case nhncloudKo = "nhncloud-ko"

  /// The edition that is meant when none is named: the newest.
  public static let standard = Edition.nhncloudKo
}
