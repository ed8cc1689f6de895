import PushModel

extension MutantException {
  /// The faults of the machines that each kind of token has, and of the calls about the VoIP token.
  static let ofTokens = ofUsers + ofLateAnswers + ofLogouts + ofSecondLogouts + ofRemovals + ofOtherCalls

  private static let withFallback = ["toast-ja", "toast-en", "nhncloud-ko"]
  private static let withSetUser = ["toast-ko"] + withFallback

  /// For whom a registration is taken up, when the user has changed since the call.
  private static let ofUsers: [MutantException] =
    [
      "TokenRegistration/idle/*", "TokenRegistration/awaitingServer/*",
      "TokenRegistration/awaitingServerOutdated/*", "VoIPRegistration/awaitingServer/*",
      "VoIPRegistration/awaitingServerOutdated/*", "VoIPRegistration/interrupted/*",
    ].map {
      MutantException(
        cells: $0, editions: withSetUser, faults: ["does useCurrentUser besides"], per: "Q-LOGIN-66",
        reason: changedSince)
    } + [
      MutantException(
        cells: "*/awaitingPermission/userClears", editions: ["toast-ko"],
        under: [ReadingChoice(question: "Q-LOGIN-5", reading: "current")],
        faults: ["does useCurrentUser besides"], per: "Q-LOGIN-66", reason: changedSince),
      MutantException(
        cells: "*/awaitingToken/userClears", editions: ["toast-ko"],
        under: [ReadingChoice(question: "Q-LOGIN-5", reading: "current")],
        faults: ["does useCurrentUser besides"], per: "Q-LOGIN-66", reason: changedSince),
      MutantException(
        cells: "*/endingForUser/*", editions: ["toast-ko"], faults: ["does useCurrentUser besides"],
        per: "Q-LOGIN-66", reason: changedSince),
      MutantException(
        cells: "TokenRegistration/endingForUser/processEnds", editions: ["toast-ko"],
        faults: ["does not interrupt"], per: "Q-LOGIN-66", reason: changedSince),
      MutantException(
        cells: "TokenRegistration/awaitingPermission/processEnds", editions: ["toast-ko"],
        faults: ["does not interrupt"], per: "Q-LOGIN-66", reason: askedAgain),
      MutantException(
        cells: "VoIPCallsInProgress/awaitingPermission/processEnds", editions: ["toast-ko"],
        faults: ["goes to awaitingPermission"], per: "Q-LOGIN-66", reason: askedAgain),
    ]

  private static let changedSince =
    "For whom a registration is taken up is left open, when the user has changed since the call."

  private static let askedAgain = """
    Whether the user is asked again for a registration that is taken up depends on whom it is for then, which is \
    left open.
    """

  /// How long the SDK waits for the server.
  private static let ofLateAnswers = [
    MutantException(
      cells: "*/awaitingServerOutdated/timePasses", editions: ["toast-ko"],
      faults: ["goes to awaitingServer", "goes to endingForUser", "does failSystem besides"],
      per: "Q-REG-55", reason: waiting),
    MutantException(
      cells: "*/awaitingServerOutdated/timePasses", editions: withFallback,
      faults: ["goes to awaitingServer", "does failSystem besides"], per: "Q-REG-55", reason: waiting),
    MutantException(
      cells: "*/awaitingServer/timePasses", editions: ["tcpush-ko"], faults: ["does failSystem besides"],
      per: "Q-REG-55", reason: waiting),
  ]

  private static let waiting = """
    How long the SDK waits for the server is left open, so that no case looks at an answer after much time.
    """

  /// The call that a logout ends (`toast-ko`).
  private static let ofLogouts = [
    MutantException(
      cells: "*/endingForUser/*", editions: ["toast-ko"],
      faults: ["System", "Request", "Client", "Timeout", "Response"].map {
        "does fail\($0) instead of failUserInvalid"
      },
      per: "Q-LOGIN-5", reason: loggedOut),
    MutantException(
      cells: "TokenRegistration/endingForUser/timePasses", editions: ["toast-ko"],
      faults: ["does failSystem besides"], per: "Q-LOGIN-5", reason: loggedOut),
    MutantException(
      cells: "*/endingForUser/*", editions: ["toast-ko"], faults: ["does handBackToken besides"],
      per: "Q-LOGIN-5", reason: loggedOut),
    MutantException(
      cells: "*/endingForUser/accepted", editions: ["toast-ko"],
      faults: ["does updateUser besides", "goes to interrupted"], per: "Q-LOGIN-5",
      reason: "What becomes of a registration that the server takes after the logout is left open."),
    MutantException(
      cells: "VoIPRegistration/endingForUser/initialized", editions: ["toast-ko"],
      faults: ["does requestToken besides"], per: "Q-REG-61",
      reason: "How often a port asks the system for a token is its own business."),
    MutantException(
      cells: "*/awaitingServerOutdated/userClears", editions: ["toast-ko"],
      faults: [
        "goes to awaitingServer", "follows Q-LOGIN-5=current here alone",
        "follows Q-LOGIN-5=asCalled here alone",
      ],
      per: "Q-LOGIN-5",
      reason: "Who counts if a change of user counts and the logout after it does not is decided by no text."),
  ]

  private static let loggedOut = """
    When the call of a user who has logged out ends is left open, so that no case looks at how it ends.
    """

  /// Logging out twice.
  private static let ofSecondLogouts = [
    MutantException(
      cells: "Login/noUser/setEmpty", editions: withSetUser,
      under: [ReadingChoice(question: "Q-LOGIN-9", reading: "noUser")], faults: ["does tellClearing besides"],
      per: "Q-LOGIN-5", reason: again),
    MutantException(
      cells: "Login/noUser/logOut", editions: ["toast-ko"], faults: ["does tellClearing besides"],
      per: "Q-LOGIN-5", reason: again),
  ]

  private static let again = """
    A second logout can only change a registration that the first one left to the user who had asked for it, and \
    for how long it is left is open.
    """

  /// What the SDK removes by itself, and what comes late.
  private static let ofRemovals = [
    removed("TokenRecord/registered/removeWithOther", withFallback, "Q-UNREG-3"),
    removed("TokenRecord/registeredBefore/removeWithOther", withFallback, "Q-UNREG-3"),
    removed("TokenRecord/registeredBefore/foundRefused", withSetUser, "Q-PERM-5"),
    removed("TokenRecord/*/removeForFlag", ["nhncloud-ko"], "Q-FLAG-4"),
    removed(
      "TokenRecord/registered/permissionRefused", withFallback, "Q-PERM-6",
      under: [ReadingChoice(question: "Q-PERM-6", reading: "removed")]),
    removed(
      "TokenRecord/*/permissionRefused", ["toast-ko"], "Q-PERM-6",
      under: [ReadingChoice(question: "Q-PERM-6", reading: "removed")]),
    removed(
      "TokenRecord/*/tokenInvalidated", ["toast-ko"], "Q-VOIP-9",
      under: [ReadingChoice(question: "Q-VOIP-9", reading: "removed")]),
    MutantException(
      cells: "TokenRecord/none/removeWithOther", editions: withFallback, faults: ["does remove besides"],
      per: "Q-UNREG-3",
      reason: "What unregistering one kind does to another that is still being registered is left open."),
    MutantException(
      cells: "TokenRecord/none/removeForFlag", editions: ["nhncloud-ko"], faults: ["does remove besides"],
      per: "Q-UNREG-3",
      reason: "Unregistering the other kind must have removed it, and once more changes nothing."),
    MutantException(
      cells: "TokenRecord/none/found", faults: ["goes to registered"], per: "Q-INIT-7", reason: lateRecord),
    MutantException(
      cells: "TokenRecord/none/found", editions: withSetUser, faults: ["goes to unregistered"],
      per: "Q-INIT-7", reason: lateRecord),
    MutantException(
      cells: "TokenRecord/unregistered/found", editions: withFallback, faults: ["goes to registered"],
      per: "Q-UNREG-55", reason: lateUpdate),
    MutantException(
      cells: "TokenRecord/unregistered/found", editions: ["toast-ko"], faults: ["goes to registered"],
      per: "Q-UPD-55", reason: lateUpdate),
    MutantException(
      cells: "TokenRecord/unregistered/*", editions: withFallback, faults: ["does remove besides"],
      per: "Q-UNREG-55", reason: lateUpdate),
    MutantException(
      cells: "TokenRecord/unregistered/*", editions: ["toast-ko"], faults: ["does remove besides"],
      per: "Q-UPD-55", reason: lateUpdate),
  ]

  private static func removed(
    _ cells: String, _ editions: [String], _ question: String, under readings: [ReadingChoice] = []
  ) -> MutantException {
    MutantException(
      cells: cells, editions: editions, under: readings, faults: ["goes to unregistered"], per: question,
      reason: "Whether a token counts as unregistered that the SDK has removed by itself is left open.")
  }

  private static let lateRecord = """
    Whether a registration counts that the SDK takes for gone, once a query finds it all the same, is left open.
    """

  private static let lateUpdate = """
    What becomes of a token that an update brings back after its unregistering is left open.
    """

  /// Calls that meet others, or their remains.
  private static let ofOtherCalls = [
    MutantException(
      cells: "Unregistration/interrupted/start", editions: withSetUser, faults: ["does refuse besides"],
      per: "Q-UNREG-7",
      reason: "Whether an unregistering that waits to be taken up counts as in progress is left open."),
    MutantException(
      cells: "VoIPCallsInProgress/awaitingPermission/unregister", editions: ["toast-ko"],
      under: [ReadingChoice(question: "Q-VOIP-2", reading: "accepted")], faults: ["does refuse besides"],
      per: "Q-PERM-55",
      reason: "No token can be there before the user is asked, unless one for VoIP alone asks nobody."),
    MutantException(
      cells: "TokenRegistration/idle/abandon", editions: ["tcpush-ko"],
      faults: ["does failAbandoned besides"],
      per: "Q-INIT-7",
      reason: "Whether a call that obtains the system token only is ended by initialising again is left open."
    ),
    MutantException(
      cells: "TokenRegistration/awaitingServer/accepted", editions: ["tcpush-ko"],
      faults: ["does updateUser besides"], per: "Q-INIT-63",
      reason:
        "Other settings in the middle of a registration alone show it, and what they do there is left open."
    ),
    MutantException(
      cells: "Unregistration/awaitingServer/start", editions: withSetUser,
      under: [ReadingChoice(question: "Q-UNREG-5", reading: "refused")],
      faults: ["does sendUnregister besides"],
      per: "SUITE-1", reason: "It takes a third call besides two in progress."),
  ]
}
