package import MachineAnalysis
import ModelAnalysis
package import PushModel
import StateMachines

/// The branches of the machines that no alphabet leads to.
package struct UnfollowedBranches: Sendable {
  /// The branches without a reason.
  package private(set) var unexplained: [String] = []
  /// The number of branches with a reason.
  package private(set) var explainedCount = 0
  /// The reasons without a branch.
  package private(set) var stale: [String]

  /// The branches that a survey of all alphabets leaves out; it must have followed every reading alone.
  package init(_ survey: SystemSurvey) { self.init(survey.edition, followed: survey.followed) }

  /// The branches of an edition that are not among the followed ones.
  package init(_ edition: Edition, followed: Set<String>) {
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

extension RuleTaken {
  /// The rule's key in coverage.
  var coverageKey: String { CoverageItems.key(of: cell, choices) }
}

extension CoverageException {
  /// The branches that the alphabets leave out, each with the reason. An exception for a followed branch is
  /// refused.
  package static let ofTheExploration: [CoverageException] = leftOutByAlphabets + needingMoreReadings

  private static let leftOutByAlphabets = [
    left("UnfinishedRegistration/awaitingNetwork/entersForeground", in: withoutFlag, because: foreground),
    left("UnfinishedRegistration/interrupted/entersForeground", because: foreground),
    left(
      "Connectivity/offline/networkLost",
      because: "A network that is explored comes back only where that is heard."),
    left(
      "Initialization/initializedWithoutAppKey/voipQuery", in: toastKo,
      because: "An empty app key is explored with notifications alone."),
    left("TokenRegistration/failingWithoutUser/registerVoIPOfSameCall", in: toastKo, because: logout),
    left("TokenRegistration/failingWithoutUser/abandon", in: toastKo, because: logout),
    left("VoIPRegistration/failingWithoutUser/abandon", in: toastKo, because: logout),
    left("VoIPCallsInProgress/awaitingPermission/register", in: toastKo, because: voipAlone),
    left(
      "Login/*/updateNamesUser", in: toastKo,
      because: "The update that is explored changes the language alone."),
    left("InformationUpdate/awaitingServerForCalls/failedOffline", in: toastKo, because: twoCalls),
    left("InformationUpdate/awaitingServerForCalls/networkReturns", in: toastKo, because: twoCalls),
    left("InformationUpdate/awaitingServerForCalls/start", in: toastKo, because: twoCalls),
    left("Unregistration/awaitingServerTwice/processEnds", in: withFallback, because: twoCalls),
    left("TokenQuery/awaitingServerTwice/processEnds", in: otherEditions, because: twoCalls),
  ]

  /// Branches that need readings of other machines besides those of the branch and of the way to its state.
  private static let needingMoreReadings = [
    meeting("TokenQuery/awaitingServer/recordKept", ("Q-QUERY-3", "fromDevice")),
    meeting("TokenQuery/awaitingServer/noRecordKept", ("Q-QUERY-11", "fromDevice")),
    meeting("UnfinishedRegistration/interrupted/registrationBegins"),
    meeting("VoIPRegistration/interrupted/start"),
    meeting("VoIPRegistration/interrupted/abandon"),
    meeting("VoIPCallsInProgress/querying/resume"),
    meeting("VoIPCallsInProgress/unregistering/resume", in: withUnregistering),
    meeting("TokenRecord/registered/noRecordFound", in: otherEditions, ("Q-QUERY-1", "empty")),
    meeting("TokenRecord/registeredInEarlierRun/noRecordFound", in: otherEditions, ("Q-QUERY-1", "empty")),
    meeting("AlwaysAllowTokenRegistration/*/askAtInitialization", in: withFlag, ("Q-FLAG-1", "doesNotAsk")),
    meeting("TokenRecord/none/showsDevice", in: withFallback, ("Q-REG-8", "empty")),
    meeting("SystemToken/awaitingTokenAfterDenial/timePasses", in: tcpushKo, ("Q-REG-2", "fails")),
    meeting("Delegate/unset/resume", in: toastKo, ("Q-REG-11", "doesNothing")),
  ]

  static let tcpushKo = ["tcpush-ko"]
  static let toastKo = ["toast-ko"]
  static let withFlag = ["nhncloud-ko"]
  private static let withFallback = ["toast-ja", "toast-en", "nhncloud-ko"]
  static let otherEditions = tcpushKo + withFallback
  private static let withoutFlag = ["tcpush-ko", "toast-ko", "toast-ja", "toast-en"]
  static let withUnregistering = ["toast-ko", "toast-ja", "toast-en", "nhncloud-ko"]

  private static let foreground =
    "The foreground is explored without the network and registrations that are cut off."
  private static let voipAlone =
    "Calls about the VoIP token alone are not explored beside those that ask for the permission."
  private static let logout = "Logging out in the middle is explored with the same settings."
  private static let twoCalls = """
    Two calls at once are explored with a server that accepts, refuses or is too late, and in toast-ko alone with
    a process that ends.
    """

  private static func meeting(
    _ cells: String, in editions: [String]? = nil, _ readings: (String, String)...
  ) -> CoverageException {
    left(
      cells, in: editions, under: readings,
      because: "The questions of two machines have to meet, which are also asked one without the other.")
  }

  static func left(
    _ cells: String, in editions: [String]? = nil, under readings: [(String, String)] = [],
    because reason: String
  ) -> CoverageException {
    CoverageException(
      cells: cells, editions: editions,
      under: readings.map { ReadingChoice(question: $0.0, reading: $0.1) }, reason: reason)
  }
}
