package import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

extension CoverageException {
  /// The cells that no case visits, each with the reason.
  ///
  /// An exception for a visited cell is refused, so that the list cannot grow stale.
  package static let ofTheSpecification: [CoverageException] = [
    CoverageException(
      cells: "CallReporting/idle/report",
      reason: "A port reports a call without a message only if it is broken."),
    CoverageException(
      cells: "CallReporting/restricted/report",
      reason: "A port reports a call that it was never told of only if it is broken."),
    CoverageException(
      cells: "Server/noRecord/acceptUpdate", editions: withoutUpdateCall,
      reason: writtenChange),
    CoverageException(
      cells: "Server/recorded/acceptUpdate", editions: withoutUpdateCall,
      reason: writtenChange),
    CoverageException(
      cells: "AlwaysAllowTokenRegistration/off/permissionGrantedMeanwhile", editions: ["nhncloud-ko"],
      reason: otherSettings),
    CoverageException(
      cells: "AlwaysAllowTokenRegistration/off/registeredWithoutPermission", editions: ["nhncloud-ko"],
      reason: otherSettings),
    CoverageException(
      cells: "TokenRecord/none/removeForFlag", editions: ["nhncloud-ko"],
      reason: "What has been removed by itself under the flag is left open with the removal (Q-PERM-5)."),
    CoverageException(
      cells: "TokenRecord/registered/noRecordFound", editions: withoutUpdateCall,
      reason: ownManner),
    CoverageException(
      cells: "TokenRecord/registeredInEarlierRun/noRecordFound", editions: withoutUpdateCall,
      reason: ownManner),
    CoverageException(
      cells: "CallsInProgress/querying/unregistrationEnds", editions: withUnregister, reason: oneLeft),
    CoverageException(
      cells: "TokenQuery/awaitingServer/recordKept",
      under: [ReadingChoice(question: "Q-QUERY-3", reading: "fromDevice")], reason: oneLeft),
    CoverageException(
      cells: "TokenQuery/awaitingServer/noRecordKept",
      under: [ReadingChoice(question: "Q-QUERY-11", reading: "fromDevice")], reason: oneLeft),
    CoverageException(
      cells: "VoIPCallsInProgress/querying/unregistrationEnds", editions: withUnregister, reason: oneLeft),
    CoverageException(
      cells: "CallsInProgress/updating/queryEnds", editions: ["toast-ko"], reason: oneLeft),
    CoverageException(
      cells: "CallsInProgress/updating/unregistrationEnds", editions: ["toast-ko"], reason: oneLeft),
    CoverageException(
      cells: "VoIPCallsInProgress/*/registerWithNotifications", editions: ["toast-ko"],
      under: [ReadingChoice(question: "Q-VOIP-1", reading: "newest")], reason: replaced),
    CoverageException(
      cells: "VoIPCallsInProgress/awaitingPermission/register", editions: ["toast-ko"],
      reason: otherSettings),
    CoverageException(
      cells: "InformationUpdate/awaitingServerForCalls/start", editions: ["toast-ko"],
      reason: userMeanwhile),
    CoverageException(
      cells: "CallsInProgress/querying/systemTokenObtained", editions: ["tcpush-ko"],
      reason: besideSystemToken),
    CoverageException(
      cells: "CallsInProgress/registering/systemTokenObtained", editions: ["tcpush-ko"],
      reason: besideSystemToken),
    CoverageException(
      cells: "Initialization/initializedWithoutAppKey/systemTokenObtained", editions: ["tcpush-ko"],
      reason: besideSystemToken),
    CoverageException(
      cells: "Initialization/initializedWithoutAppKey/initializeWithOtherConfiguration",
      reason: noSettings),
    CoverageException(
      cells: "TokenRegistration/awaitingServer/registerVoIPOfSameCall", editions: ["toast-ko"],
      reason: secondCall),
    CoverageException(
      cells: "TokenRegistration/awaitingServerUserChanged/registerVoIPOfSameCall", editions: ["toast-ko"],
      reason: secondCall),
    CoverageException(
      cells: "TokenRegistration/failingWithoutUser/registerVoIPOfSameCall", editions: ["toast-ko"],
      reason: secondCall),
  ]

  private static let writtenChange =
    "Whether a port writes a change as an update or as a registration is its own business."
  private static let otherSettings =
    "What an initialisation with other settings does to a call in progress is left open."
  private static let ownManner =
    "Whether a port registers anew before it has the answer to a removal is its own manner."
  private static let withUnregister = ["toast-ko", "toast-ja", "toast-en", "nhncloud-ko"]
  private static let oneLeft =
    "Nothing says what a call meets where of two that went side by side one has ended."
  private static let replaced =
    "Nothing says what becomes of both kinds where another call takes the place of the one about both."
  private static let userMeanwhile =
    "Nothing says what becomes of an update by a call when the user changes meanwhile."
  static let noSettings =
    "After an empty app key no settings hold that others could differ from."
  private static let besideSystemToken =
    "What a second call does beside one that obtains the system token alone is decided by nothing."
  private static let secondCall = """
    A second call about both kinds meets the first for each kind (Q-REG-1, Q-VOIP-1), wherever the registration of \
    the notification token is.
    """

  private static let withoutUpdateCall = ["tcpush-ko", "toast-ja", "toast-en", "nhncloud-ko"]
}

extension ReadingCoverage.Question {
  /// The questions whose readings a case can tell apart.
  package static let ofTheSpecification = OpenQuestion.all.map { question in
    ReadingCoverage.Question(
      id: question.id, editions: question.editions.map(\.rawValue),
      readings: question.readings.map(\.name))
  }
}
