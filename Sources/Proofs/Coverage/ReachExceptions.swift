package import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

extension CoverageException {
  /// The cells that no case visits, each with the reason.
  ///
  /// An exception for a visited cell is refused, so that the list cannot grow stale.
  package static let ofTheSpecification = leftOutByCases + besideSystemToken

  private static let leftOutByCases = [
    left(
      "CallReporting/idle/report", because: "A port reports a call without a message only if it is broken."),
    left(
      "CallReporting/restricted/report",
      because: "A port reports a call that it was never told of only if it is broken."),
    left("Server/noRecord/acceptUpdate", in: otherEditions, because: writtenChange),
    left("Server/recorded/acceptUpdate", in: otherEditions, because: writtenChange),
    left("AlwaysAllowTokenRegistration/off/permissionGrantedMeanwhile", in: withFlag, because: otherSettings),
    left(
      "AlwaysAllowTokenRegistration/off/registeredWithoutPermission", in: withFlag,
      because: otherSettings),
    left(
      "TokenRecord/none/removeForFlag", in: withFlag,
      because: "What has been removed by itself under the flag is left open with the removal (Q-PERM-5)."),
    left("TokenRecord/registered/noRecordFound", in: otherEditions, because: ownManner),
    left("TokenRecord/registeredInEarlierRun/noRecordFound", in: otherEditions, because: ownManner),
    left("CallsInProgress/querying/unregistrationEnds", in: withUnregistering, because: oneLeft),
    left("TokenQuery/awaitingServer/recordKept", under: [("Q-QUERY-3", "fromDevice")], because: oneLeft),
    left("TokenQuery/awaitingServer/noRecordKept", under: [("Q-QUERY-11", "fromDevice")], because: oneLeft),
    left("VoIPCallsInProgress/querying/unregistrationEnds", in: withUnregistering, because: oneLeft),
    left("CallsInProgress/updating/queryEnds", in: toastKo, because: oneLeft),
    left("CallsInProgress/updating/unregistrationEnds", in: toastKo, because: oneLeft),
    left(
      "VoIPCallsInProgress/*/registerWithNotifications", in: toastKo,
      under: [("Q-VOIP-1", "newest")], because: replaced),
    left("VoIPCallsInProgress/awaitingPermission/register", in: toastKo, because: otherSettings),
    left("InformationUpdate/awaitingServerForCalls/start", in: toastKo, because: userMeanwhile),
    left("Initialization/initializedWithoutAppKey/initializeWithOtherConfiguration", because: noSettings),
    left("TokenRegistration/awaitingServer/registerVoIPOfSameCall", in: toastKo, because: secondCall),
    left(
      "TokenRegistration/awaitingServerUserChanged/registerVoIPOfSameCall", in: toastKo,
      because: secondCall),
    left("TokenRegistration/failingWithoutUser/registerVoIPOfSameCall", in: toastKo, because: secondCall),
  ]

  private static let besideSystemToken = [
    "SystemToken/awaitingTokenAfterDenial/obtainAfterDenial",
    "SystemToken/awaitingPermission/obtain",
    "SystemToken/awaitingPermission/askAndObtain",
    "SystemToken/awaitingToken/obtain",
    "SystemToken/awaitingToken/askAndObtain",
    "SystemToken/awaitingToken/obtainAfterDenial",
    "UnfinishedRegistration/awaitingNetwork/systemTokenObtained",
    "UnfinishedRegistration/awaitingGrant/systemTokenObtained",
    "CallsInProgress/querying/systemTokenObtained",
    "CallsInProgress/registering/systemTokenObtained",
    "Initialization/initializedWithoutAppKey/systemTokenObtained",
  ].map { cell in
    left(
      cell, in: tcpushKo,
      because: "What a second call does beside one that obtains the system token alone is decided by nothing."
    )
  }

  private static let writtenChange =
    "Whether a port writes a change as an update or as a registration is its own business."
  private static let otherSettings =
    "What an initialisation with other settings does to a call in progress is left open."
  private static let ownManner =
    "Whether a port registers anew before it has the answer to a removal is its own manner."
  private static let oneLeft =
    "Nothing says what a call meets where of two that went side by side one has ended."
  private static let replaced =
    "Nothing says what becomes of both kinds where another call takes the place of the one about both."
  private static let userMeanwhile =
    "Nothing says what becomes of an update by a call when the user changes meanwhile."
  static let noSettings = "After an empty app key no settings hold that others could differ from."
  private static let secondCall = """
    A second call about both kinds meets the first for each kind (Q-REG-1, Q-VOIP-1), wherever the registration of \
    the notification token is.
    """
}

extension ReadingCoverage.Question {
  /// The questions whose readings a case can tell apart.
  package static let ofTheSpecification = OpenQuestion.all.map { question in
    ReadingCoverage.Question(
      id: question.id, editions: question.editions.map(\.rawValue),
      readings: question.readings.map(\.name))
  }
}
