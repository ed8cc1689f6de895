// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// Can the information of a token be updated that was registered before a restart?
public enum UpdateAfterRestart: String, ObservableQuestion {
  case refused, admitted

  public static let id = "Q-UPD-1"
  public static let question =
    "Can the information of a token be updated that was registered before a restart?"
  public static let editions: [Edition] = [.toastKo]
  public static let says: [OpenQuestion.Cited] = [.toastKo("582")]
  public static let leaning: (reading: Self, because: String)? = (
    .refused,
    """
    The sentence names the launch and the registration in one breath; it can be read as an order \
    of events in one run.
    """
  )

  public var meaning: String {
    switch self {
    case .refused:
      "No, not before the app has registered in this run."
    case .admitted:
      "Yes."
    }
  }
}

/// What does an update do while a registration is in progress?
public enum UpdateDuringRegistration: String, ObservableQuestion {
  case refused, afterwards

  public static let id = "Q-UPD-2"
  public static let question = "What does an update do while a registration is in progress?"
  public static let editions: [Edition] = [.toastKo]
  public static let says: [OpenQuestion.Cited] = [.toastKo("582, 761")]
  public static let leaning: (reading: Self, because: String)? = (
    .refused,
    "An update is possible in a registered state only."
  )

  public var meaning: String {
    switch self {
    case .refused:
      "It fails at once."
    case .afterwards:
      "It starts when the registration has completed."
    }
  }
}

/// What does another call do while an update is in progress?
public enum CallDuringUpdate: String, ObservableQuestion {
  case refused, accepted

  public static let id = "Q-UPD-3"
  public static let question = "What does another call do while an update is in progress?"
  public static let editions: [Edition] = [.toastKo]
  public static let says: [OpenQuestion.Cited] = [.toastKo("582, 761, 775")]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .refused:
      "It fails at once with a code for a call already in progress."
    case .accepted:
      "It is carried out; both complete."
    }
  }
}
