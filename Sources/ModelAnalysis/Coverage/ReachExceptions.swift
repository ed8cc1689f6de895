public import MachineAnalysis
import PushModel

extension CoverageException {
  /// The cells that no case visits, each with the reason.
  ///
  /// An exception that a case visits after all is refused, so that the list cannot grow stale.
  public static let ofTheSpecification: [CoverageException] = [
    CoverageException(
      cells: "CallReporting/idle/report",
      reason: "A port reports a call without a message only if it is broken."),
    CoverageException(
      cells: "CallReporting/restricted/report",
      reason: "A port reports a call that it was never told of only if it is broken."),
    CoverageException(
      cells: "Server/noRecord/acceptUpdate", editions: withoutUpdateCall,
      reason: "Whether a port writes a change as an update or as a registration is its own business."),
    CoverageException(
      cells: "Server/recorded/acceptUpdate", editions: withoutUpdateCall,
      reason: "Whether a port writes a change as an update or as a registration is its own business."),
    CoverageException(
      cells: "AlwaysAllowTokenRegistration/off/grantedMeanwhile", editions: ["nhncloud-ko"],
      reason: "What an initialisation with other settings does to a call in progress is left open."),
    CoverageException(
      cells: "AlwaysAllowTokenRegistration/off/registeredUnpermitted", editions: ["nhncloud-ko"],
      reason: "What an initialisation with other settings does to a call in progress is left open."),
    CoverageException(
      cells: "TokenQuery/awaitingServerTwice/unreachable",
      reason: "Whether an overlapping query is sent at once, and fails at once, is a port's own manner."),
    CoverageException(
      cells: "TokenRecord/registered/foundNothing", editions: withoutUpdateCall,
      reason: "Whether a port registers anew before it has the answer to a removal is its own manner."),
    CoverageException(
      cells: "TokenRecord/registeredBefore/foundNothing", editions: withoutUpdateCall,
      reason: "Whether a port registers anew before it has the answer to a removal is its own manner."),
    CoverageException(
      cells: "VoIPCallsInProgress/awaitingPermission/register", editions: ["toast-ko"],
      reason: "What an initialisation with other settings does to a call in progress is left open."),
  ]

  private static let withoutUpdateCall = ["tcpush-ko", "toast-ja", "toast-en", "nhncloud-ko"]
}

extension ReadingCoverage.Question {
  /// The questions whose readings a case can tell apart.
  public static let ofTheSpecification = OpenQuestion.all.filter(\.isObservable).map { question in
    ReadingCoverage.Question(
      id: question.id, editions: question.editions.map(\.rawValue),
      readings: question.readings.map(\.name))
  }
}
