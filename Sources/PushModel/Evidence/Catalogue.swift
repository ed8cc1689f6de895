public import StateMachines

extension Requirement {
  /// Every requirement, by area; those without machines and cases come after the others.
  public static let all: [Requirement] =
    initialization + login + permission + flag + registration + agreement + query + unregistration
    + update + voip + callReporting + messageReception + errors + awaitingTests + platform + vendor + suite

  /// Those on which neither a machine nor a case rests yet.
  private static let awaitingTests: [Requirement] =
    messages + actions + options + categories + richMessages + metrics + serviceExtension + tags
    + configuration + errorCodes + installation

  static let idsAwaitingTests = Set(awaitingTests.map(\.id))

  /// Finds a requirement by its id.
  public static func named(_ id: String) -> Requirement? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}

extension OpenQuestion {
  /// Every open question, those that a case can decide first, and those that no case asks yet last.
  public static let all: [OpenQuestion] = testable + untestable + awaitingTests

  static let idsAwaitingTests = Set(awaitingTests.map(\.id))

  /// Finds a question by its id.
  public static func named(_ id: String) -> OpenQuestion? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  private static let testable: [OpenQuestion] =
    initialization + orderOfChecks + login + permission + flag + registration + agreement + query
    + unregistration + update + voip + callReporting + messageReception + errors

  private static let untestable: [OpenQuestion] =
    untestableInitialization + untestableLogin + untestablePermission + untestableRegistration
    + untestableAgreement + untestableTokenCalls + untestableUpdate + untestableVoIP
    + untestableCallReporting + untestableErrors + untestableOrder

  private static let awaitingTests: [OpenQuestion] =
    messages + actions + options + categories + richMessages + metrics + serviceExtension + tags
    + configuration
}

extension Question {
  /// The names that the catalogue gives to the readings.
  static var readings: [String] { OpenQuestion.named(id)?.readings.map(\.name) ?? [] }
}

extension Readings {
  /// The reading of a question that is followed: its first, where none is chosen.
  public func following(_ question: String) -> String? {
    self[question] ?? OpenQuestion.named(question)?.readings.first?.name
  }
}
