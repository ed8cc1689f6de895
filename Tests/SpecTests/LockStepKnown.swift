import PushModel
import StateMachines
import Testing

/// A difference between the closed system and the specification with names that is known and not mended yet.
///
/// Walks leave out the moves that lead to it. Whoever mends one deletes it here.
struct LockStepKnown: CustomTestStringConvertible, Sendable {
  /// What is wrong, and on which side.
  let why: String
  /// Where it shows: the edition, the readings, and the moves, of which the last one shows it.
  let edition: Edition
  let readings: Readings
  let moves: [ClosedSystem.Move]
  /// What each side alone says after the last move.
  let closed: [String]
  let names: [String]

  var testDescription: String { why }

  static let all = [loggingOut, oneOfTwoUpdates, updateOfBoth, callAboutBoth]

  /// Whether a move leads to a difference about both kinds of token. Of the others the names can tell.
  static func leads(_ move: ClosedSystem.Move, in state: ClosedSystem.State) -> Bool {
    switch move {
    case .update: state.kept[.apns] != nil && state.kept[.voip] != nil
    case .register(let channels, _), .unregister(let channels): channels.count > 1 && state.settings == nil
    case .initialize, .setDelegate, .setUser, .query, .answerPrompt, .changeSettings, .answer, .answerToken,
      .changeToken, .invalidateToken, .message, .network, .enterForeground, .passTime, .endProcess,
      .startProcess:
      false
    }
  }

  private static let initialize = ClosedSystem.Move.initialize(
    .init(key: .userA, flag: false), delegate: .set)
  private static let issuedAPNs = ClosedSystem.Move.answerToken(.token(.registration, .apns), issued: true)
  private static let issuedVoIP = ClosedSystem.Move.answerToken(.token(.voip, .voip), issued: true)

  private static func accepted(_ purpose: SystemStimulus.ServerPurpose) -> ClosedSystem.Move {
    .answer(.server(purpose), .accepted)
  }

  private static let loggingOut = Self(
    why: "a record of the closed system cannot be for no user", edition: .toastKo,
    readings: Readings(["Q-LOGIN-2": "device"]),
    moves: [
      initialize, .setUser(.userA), .register([.apns, .voip], .complete), issuedAPNs, issuedVoIP,
      accepted(.register(.apns)), accepted(.register(.voip)), .setUser(nil),
    ],
    closed: [], names: ["awaits the update of apns", "awaits the update of voip"])

  private static let oneOfTwoUpdates = Self(
    why: "the names keep both prepared updates when one is accepted", edition: .nhncloudKo,
    readings: Readings(["Q-QUERY-3": "fromDevice"]),
    moves: [
      initialize, .setUser(.userA), .register([.apns], .complete), issuedAPNs, accepted(.register(.apns)),
      .register([.voip], .complete), issuedVoIP, accepted(.register(.voip)), .setUser(.userB),
      accepted(.update(.apns)), .answer(.server(.update(.voip)), .refused), .query(.voip),
    ],
    closed: ["query voip, success, token current, for user-a, agreed yes yes yes"],
    names: ["query voip, success, token current, for user-b, agreed yes yes yes"])

  private static let updateOfBoth = Self(
    why: "the closed system forgets what an update call has prepared for the other kind of token",
    edition: .toastKo, readings: Readings(),
    moves: [
      initialize, .setUser(.userA), .register([.apns, .voip], .complete), issuedAPNs, issuedVoIP,
      accepted(.register(.apns)), accepted(.register(.voip)), .update, accepted(.update(.apns)),
    ],
    closed: ["voip at the server: user-a, agreed yes yes no, token current, app-1, as registered"],
    names: ["voip at the server: user-a, agreed yes yes no, token current, app-1, updated"])

  private static let callAboutBoth = Self(
    why: "without settings a call with names is about its own kind of token alone", edition: .toastKo,
    readings: Readings(),
    moves: [
      .initialize(.init(key: nil, flag: false), delegate: .set), .register([.apns, .voip], .complete),
    ],
    closed: ["register voip, error 1", "register voip completed: 1"], names: [])
}
