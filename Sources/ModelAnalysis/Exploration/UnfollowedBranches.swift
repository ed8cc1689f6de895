public import MachineAnalysis
public import PushModel
import StateMachines

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
    inEveryEdition + inSomeEditions + overlapping + agreementsGivenLast + pairsOfReadings

  private static let inEveryEdition = [
    left("UnfinishedRegistration/awaitingNetwork/entersForeground", in: withoutFlag, because: foreground),
    left("UnfinishedRegistration/interrupted/entersForeground", because: foreground),
    left("UnfinishedRegistration/interrupted/registrationBegins", because: admitted),
    left("VoIPRegistration/interrupted/start", because: admitted),
    left(
      "Connectivity/offline/networkLost",
      because: "A network that is explored comes back only where that is heard."),
    left(
      "Initialization/initializedWithoutAppKey/initializeWithOtherConfiguration",
      because: noSettings),
  ]

  private static let inSomeEditions = [
    left("CallsInProgress/registering/systemTokenObtained", in: ["tcpush-ko"], because: systemToken),
    left("CallsInProgress/querying/systemTokenObtained", in: ["tcpush-ko"], because: systemToken),
    left(
      "Initialization/initializedWithoutAppKey/voipQuery", in: toastKo,
      because: "An empty app key is explored with notifications alone."),
    left("TokenRegistration/failingWithoutUser/registerVoIPOfSameCall", in: toastKo, because: logout),
    left("VoIPCallsInProgress/awaitingPermission/register", in: toastKo, because: voipAlone),
    left("VoIPCallsInProgress/awaitingPermission/query", in: toastKo, because: voipAlone),
    left("VoIPCallsInProgress/awaitingPermission/unregister", in: toastKo, because: voipAlone),
    left("VoIPCallsInProgress/awaitingPermission/queryEnds", in: toastKo, because: voipAlone),
    left("VoIPCallsInProgress/awaitingPermission/unregistrationEnds", in: toastKo, because: voipAlone),
    left(
      "VoIPCallsInProgress/awaitingPermission/registerWithNotifications", in: toastKo,
      because: voipAlone),
    left(
      "VoIPCallsInProgress/*/registerWithNotifications", in: toastKo,
      under: [ReadingChoice(question: "Q-VOIP-13", reading: "sideBySide")], because: voipAlone),
    left(
      "VoIPCallsInProgress/*/registerWithNotifications", in: toastKo,
      under: [ReadingChoice(question: "Q-VOIP-15", reading: "sideBySide")], because: voipAlone),
    left("TokenRegistration/failingWithoutUser/abandon", in: toastKo, because: logout),
    left("VoIPRegistration/failingWithoutUser/abandon", in: toastKo, because: logout),
    left("Unregistration/interrupted/start", in: unregistering, because: admitted),
  ]

  /// Only under one reading is the agreement remembered that was given last: what another reading makes of that is
  /// left to the readings of what was sent last.
  private static let agreementsGivenLast =
    [
      ("Q-AGR-3", "forgotten"), ("Q-AGR-4", "forgotten"), ("Q-AGR-5", "forgotten"), ("Q-AGR-6", "forgotten"),
      ("Q-AGR-7", "forgotten"), ("Q-AGR-8", "withoutNight"), ("Q-AGR-8", "refused"), ("Q-AGR-9", "refused"),
      ("Q-AGR-10", "on"),
    ].map { meeting("Agreement/keptAsGiven/*", in: withFallback, $0) }

  private static let overlapping = [
    left("InformationUpdate/awaitingServerForCalls/failedOffline", in: toastKo, because: twoCalls),
    left("InformationUpdate/awaitingServerForCalls/networkReturns", in: toastKo, because: twoCalls),
    left("InformationUpdate/awaitingServerForCalls/start", in: toastKo, because: twoCalls),
    left("Unregistration/awaitingServerTwice/processEnds", in: withFallback, because: twoCalls),
    left("TokenQuery/awaitingServerTwice/processEnds", in: otherEditions, because: twoCalls),
  ]

  private static let pairsOfReadings = [
    meeting(
      "AlwaysAllowTokenRegistration/off/permissionProvisional", in: ["tcpush-ko", "toast-ko"],
      ("Q-PERM-8", "notAcquired"), ("Q-PERM-3", "registers")),
    meeting(
      "Initialization/uninitialized/initializeWithoutAppKey", ("Q-INIT-6", "accepted"),
      ("Q-PERM-1", "atInitialize")),
    meeting("Initialization/initializedWithoutAppKey/initialize", ("Q-PERM-1", "atInitialize")),
    meeting(
      "Initialization/initialized/initializeWithoutAppKey", ("Q-INIT-6", "accepted"), ("Q-INIT-3", "ignored")),
    meeting("Initialization/initializedWithoutAppKey/voipMessage"),
    meeting("Initialization/initializedWithoutAppKey/setUser", in: unregistering, ("Q-LOGIN-8", "ignored")),
    meeting("VoIPRegistration/interrupted/abandon"),
    meeting("VoIPCallsInProgress/querying/resume"),
    meeting("VoIPCallsInProgress/unregistering/resume", in: unregistering),
    meeting(
      "Login/*/setEmptyUser", in: withFallback, ("Q-LOGIN-9", "user"), ("Q-LOGIN-12", "notificationOnly")),
    meeting("Agreement/none/registrationSucceeds", in: withFallback, ("Q-AGR-2", "lastSent")),
    meeting("TokenRecord/registered/noRecordFound", in: withFallback, ("Q-QUERY-1", "empty")),
    meeting("TokenRecord/registeredInEarlierRun/noRecordFound", in: withFallback, ("Q-QUERY-1", "empty")),
    meeting("AlwaysAllowTokenRegistration/*/askAtInitialization", in: withFlag, ("Q-FLAG-1", "doesNotAsk")),
    meeting("TokenRecord/none/removeForFlag", in: withFlag),
    meeting("TokenQuery/awaitingPermission/permissionNotDenied", ("Q-QUERY-3", "fromDevice")),
    meeting("SystemToken/awaitingTokenAfterDenial/timePasses", in: ["tcpush-ko"], ("Q-REG-2", "fails")),
    meeting("TokenRecord/registered/noRecordFound", in: ["tcpush-ko"], ("Q-QUERY-1", "empty")),
    meeting("TokenRecord/registeredInEarlierRun/noRecordFound", in: ["tcpush-ko"], ("Q-QUERY-1", "empty")),
    meeting("Delegate/unset/resume", in: toastKo, ("Q-REG-11", "doesNothing")),
    meeting("VoIPRegistration/awaitingServerUserChanged/userLogsOut", in: toastKo, ("Q-LOGIN-5", "current")),
    meeting("VoIPRegistration/failingWithoutUser/processEnds", in: toastKo, ("Q-VOIP-11", "resumed")),
  ]

  private static let toastKo = ["toast-ko"]
  private static let withFlag = ["nhncloud-ko"]
  private static let withFallback = ["toast-ja", "toast-en", "nhncloud-ko"]
  private static let otherEditions = ["tcpush-ko"] + withFallback
  private static let withoutFlag = ["tcpush-ko", "toast-ko", "toast-ja", "toast-en"]
  private static let unregistering = ["toast-ko", "toast-ja", "toast-en", "nhncloud-ko"]

  private static let systemToken =
    "The system token is explored with one call, before the SDK is initialised and after."
  private static let foreground =
    "The foreground is explored without the network and registrations that are cut off."
  private static let admitted = """
    What is cut off and what is admitted before initialisation are two readings that have to meet.
    """
  private static let voipAlone =
    "Calls about the VoIP token alone are not explored beside those that ask for the permission."
  private static let logout = """
    Logging out in the middle is explored with the same settings.
    """
  private static let twoCalls = """
    Two calls at once are explored with a server that accepts, refuses or is too late, and in toast-ko alone with
    a process that ends.
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
