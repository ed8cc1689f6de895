// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// With the flag on, is the user still asked for permission at the initial registration?
public enum PromptWithFlag: String, ObservableQuestion {
  case asks, doesNotAsk

  public static let id = "Q-FLAG-1"
  public static let question =
    "With the flag on, is the user still asked for permission at the initial registration?"
  public static let editions: [Edition] = [.nhncloudKo]
  public static let says: [OpenQuestion.Cited] = [.nhncloudKo("170, 229-233, 796")]
  public static let leaning: (reading: Self, because: String)? = (
    .asks,
    """
    The request is the parent statement; the flag's two values stand below it and differ in what \
    a refusal does.
    """
  )

  public var meaning: String {
    switch self {
    case .asks:
      "Yes."
    case .doesNotAsk:
      "No."
    }
  }
}

/// With the flag on, does the registration wait for the user's answer?
public enum AnswerWithFlag: String, ObservableQuestion {
  case waits, proceeds

  public static let id = "Q-FLAG-2"
  public static let question = "With the flag on, does the registration wait for the user's answer?"
  public static let editions: [Edition] = [.nhncloudKo]
  public static let says: [OpenQuestion.Cited] = [.nhncloudKo("229-233")]
  public static let leaning: (reading: Self, because: String)? = (
    .waits,
    """
    The text speaks of a permission that could not be acquired, which is known only after the \
    answer.
    """
  )

  public var meaning: String {
    switch self {
    case .waits:
      "Yes."
    case .proceeds:
      "No; it can complete while the prompt is open."
    }
  }
}

/// Which agreement is registered when the flag is on and the permission is refused?
public enum AgreementWithFlag: String, ObservableQuestion {
  case asGiven, notificationsOff

  public static let id = "Q-FLAG-3"
  public static let question =
    "Which agreement is registered when the flag is on and the permission is refused?"
  public static let editions: [Edition] = [.nhncloudKo]
  public static let says: [OpenQuestion.Cited] = [.nhncloudKo("228, 232-233")]
  public static let leaning: (reading: Self, because: String)? = (
    .asGiven,
    "The agreement is the user's consent to the sender; the permission is the device's."
  )

  public var meaning: String {
    switch self {
    case .asGiven:
      "The one that was given."
    case .notificationsOff:
      "The one that was given, but without notifications."
    }
  }
}

/// What happens to a registration made thanks to the flag when the SDK is initialised again with it off?
public enum FlagTurnedOff: String, ObservableQuestion {
  case kept, removed

  public static let id = "Q-FLAG-4"
  public static let question = """
    What happens to a registration made thanks to the flag when the SDK is initialised again with \
    the flag off?
    """
  public static let editions: [Edition] = [.nhncloudKo]
  public static let says: [OpenQuestion.Cited] = [.nhncloudKo("229-233")]
  public static let leaning: (reading: Self, because: String)? = (
    .kept,
    "The flag is described as deciding a registration, not as ending one."
  )

  public var meaning: String {
    switch self {
    case .kept:
      "It stays."
    case .removed:
      "It is removed."
    }
  }
}
