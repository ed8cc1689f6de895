import MachineAnalysis
import StateMachines

/// What a mutant does that a port may do: it asks the push service once more than the specification, and all that the
/// app sees is the same. A port may split a request, try it again, or make it early, and no document says otherwise.
public struct OwnBusiness: Hashable, Sendable {
  /// The place of the fault, as reports name it, and the readings that lead there.
  let place: String
  let readings: String
  let fault: TransitionFault
  /// Why it is the port's own.
  public let reason: String

  init(_ place: String, under readings: String = "", _ fault: TransitionFault, _ reason: String) {
    self.place = place
    self.readings = readings
    self.fault = fault
    self.reason = reason
  }

  /// All that is known. One that accounts for no mutant is refused, so that the list cannot grow stale.
  public static let all = [
    OwnBusiness(
      "CallsInProgress/querying/query", under: "Q-QUERY-4=afterwards", .adds("startQuery"), askedEarly),
    OwnBusiness(
      "VoIPCallsInProgress/querying/query", under: "Q-QUERY-4=afterwards", .adds("startQuery"), askedEarly),
    OwnBusiness(
      "TokenRecord/updateOtherKind apns", .doublesWire("tell TokenRecord of voip updateInstead"), sentTwice),
    OwnBusiness(
      "TokenRecord/startUpdate voip", .doublesWire("tell InformationUpdate of voip startForCall"), sentTwice),
    OwnBusiness(
      "Login/user/setEmptyUser", under: "Q-LOGIN-9=ignored", .adds("notifyUserChanged"),
      "The record is updated to what it holds."),
  ]

  private static let askedEarly =
    "A query that waits its turn is sent at once as well: each completes once, and in its turn."
  private static let sentTwice = "The same update is sent twice."

  /// Whether a mutant does that.
  public func accounts(for mutant: RuleMutant) -> Bool {
    mutant.place == place && mutant.fault == fault
      && mutant.readings.choices.map(\.text).joined(separator: " ") == readings
  }
}

extension OwnBusiness: CustomStringConvertible {
  /// The place and what is done there.
  public var description: String { "\(place) \(readings.isEmpty ? "" : readings + " ")\(fault)" }
}
