public import PushModel

/// The branches of the machines that no alphabet leads to.
public struct UnfollowedBranches: Sendable {
  /// Those that have no reason.
  public private(set) var unexplained: [String] = []
  /// How many have one.
  public private(set) var explainedCount = 0
  /// The reasons that explain nothing.
  public private(set) var stale: [String]

  /// What a survey of all alphabets leaves out that followed every reading alone.
  public init(_ survey: SystemSurvey) { self.init(survey.edition, followed: survey.followed) }

  /// What is left out of an edition, if these branches are followed.
  public init(_ edition: Edition, followed: Set<String>) {
    let reasons = CoverageException.ofTheExploration.filter {
      $0.editions?.contains(edition.rawValue) ?? true
    }
    var isUsed = [Bool](repeating: false, count: reasons.count)
    for machine in MachineRegistry.sdk {
      guard let table = machine.table(of: edition.rawValue) else { continue }
      let items = CoverageItems(of: machine, in: table)
      for rule in items.rules where rule.isPossible && !followed.contains(rule.key) {
        let cell = items.cells[rule.cell].key
        let used = reasons.indices.filter {
          reasons[$0].covers(cell, under: rule.branch.readings, edition: edition.rawValue)
        }
        for reason in used { isUsed[reason] = true }
        if used.isEmpty { unexplained.append(rule.key) } else { explainedCount += 1 }
      }
    }
    stale = reasons.indices.filter { !isUsed[$0] }.map { reasons[$0].name }
  }
}

extension CoverageException {
  /// The branches that the alphabets leave out, each with the reason. One that is followed after all is refused.
  public static let ofTheExploration: [CoverageException] =
    inEveryEdition + inSomeEditions + overlapping + pairsOfReadings

  private static let inEveryEdition = [
    left("Initialization/invalid/voipRegister", because: voipWithoutKey),
    left("Initialization/invalid/voipQuery", because: voipWithoutKey),
    left("Initialization/invalid/voipMessage", because: voipWithoutKey),
    left("UnfinishedRegistration/offline/foreground", because: foreground),
    left("UnfinishedRegistration/interrupted/foreground", because: foreground),
    left("UnfinishedRegistration/interrupted/start", because: admitted),
    left("VoIPRegistration/interrupted/start", because: admitted),
  ]

  private static let inSomeEditions = [
    left("VoIPCallsInProgress/awaitingPermission/register", in: toastKo, because: permissionGiven),
    left("VoIPCallsInProgress/awaitingPermission/query", in: toastKo, because: permissionGiven),
    left("VoIPCallsInProgress/awaitingPermission/unregister", in: toastKo, because: permissionGiven),
    left("VoIPCallsInProgress/awaitingPermission/queryEnds", in: toastKo, because: permissionGiven),
    left("VoIPCallsInProgress/awaitingPermission/unregistrationEnds", in: toastKo, because: permissionGiven),
    left(
      "VoIPCallsInProgress/awaitingPermission/registerWithNotifications", in: toastKo,
      because: permissionGiven),
    left("VoIPCallsInProgress/awaitingPermission/processEnds", in: toastKo, because: bothKinds),
    left(
      "VoIPCallsInProgress/*/registerWithNotifications", in: toastKo,
      under: [ReadingChoice(question: "Q-VOIP-2", reading: "accepted")], because: permissionGiven),
    left("TokenRegistration/endingForUser/timePasses", in: toastKo, because: logout),
    left("TokenRegistration/endingForUser/timedOut", in: toastKo, because: logout),
    left("TokenRegistration/endingForUser/malformed", in: toastKo, because: logout),
    left("TokenRegistration/endingForUser/abandon", in: toastKo, because: logout),
    left("VoIPRegistration/endingForUser/abandon", in: toastKo, because: logout),
    left("Initialization/invalid/voipUnregister", in: unregistering, because: voipWithoutKey),
    left("Unregistration/interrupted/start", in: unregistering, because: admitted),
  ]

  private static let overlapping = [
    left("InformationUpdate/awaitingServerForCalls/timedOut", in: toastKo, because: twoCalls),
    left("InformationUpdate/awaitingServerForCalls/unreachable", in: toastKo, because: twoCalls),
    left("InformationUpdate/awaitingServerForCalls/malformed", in: toastKo, because: twoCalls),
    left("InformationUpdate/awaitingServerForCalls/networkReturns", in: toastKo, because: twoCalls),
    left("InformationUpdate/awaitingServerForCalls/processEnds", in: toastKo, because: twoCalls),
    left("TokenQuery/awaitingServerTwice/timedOut", because: twoCalls),
    left("TokenQuery/awaitingServerTwice/unreachable", because: twoCalls),
    left("TokenQuery/awaitingServerTwice/malformed", because: twoCalls),
    left("TokenQuery/awaitingServerTwice/processEnds", because: twoCalls),
  ]

  private static let pairsOfReadings = [
    meeting(
      "AlwaysAllowTokenRegistration/off/provisional", ("Q-PERM-8", "notAcquired"), ("Q-PERM-3", "registers")),
    meeting("TokenRecord/registeredBefore/found", ("Q-QUERY-5", "nothing"), ("Q-QUERY-1", "empty")),
    meeting("TokenQuery/awaitingPermission/permissionGranted", ("Q-QUERY-3", "fromDevice")),
    meeting("SystemToken/awaitingTokenAfterRefusal/timePasses", in: ["tcpush-ko"], ("Q-REG-2", "fails")),
    meeting("TokenRecord/registered/foundNothing", in: ["tcpush-ko"], ("Q-QUERY-1", "empty")),
    meeting("TokenRecord/registeredBefore/foundNothing", in: ["tcpush-ko"], ("Q-QUERY-1", "empty")),
    meeting("Delegate/unset/resumption", in: toastKo, ("Q-REG-11", "doesNothing")),
    meeting("VoIPRegistration/awaitingServerOutdated/userClears", in: toastKo, ("Q-LOGIN-5", "current")),
    meeting("VoIPRegistration/endingForUser/processEnds", in: toastKo, ("Q-VOIP-11", "resumed")),
  ]

  private static let toastKo = ["toast-ko"]
  private static let unregistering = ["toast-ko", "toast-ja", "toast-en", "nhncloud-ko"]

  private static let voipWithoutKey = "Initialising without an app key is explored without VoIP calls."
  private static let foreground =
    "The foreground is explored without the network and registrations that are cut off."
  private static let admitted = """
    What is cut off and what is admitted before initialisation are two readings that have to meet.
    """
  private static let permissionGiven = "Two calls at once are explored with the permission given."
  private static let bothKinds = "Both kinds of token in one call are explored without restarts."
  private static let logout = """
    Logging out in the middle is explored with a server that accepts or refuses, and with the same settings.
    """
  private static let twoCalls = """
    Two calls at once are explored with a server that accepts or refuses, and a process that runs.
    """

  private static func meeting(
    _ cells: String, in editions: [String]? = nil, _ readings: (String, String)...
  ) -> CoverageException {
    left(
      cells, in: editions, under: readings.map { ReadingChoice(question: $0.0, reading: $0.1) },
      because: "Two readings have to meet, of questions that are also asked one without the other.")
  }

  private static func left(
    _ cells: String, in editions: [String]? = nil, under readings: [ReadingChoice] = [],
    because reason: String
  ) -> CoverageException {
    CoverageException(cells: cells, editions: editions, under: readings, reason: reason)
  }
}
