public import StateMachines

extension Requirement {
  /// Every requirement that machines and cases rest on, by area.
  public static let all = ofDocuments + ofPublicRecord

  /// The requirements that the documents state.
  package static let ofDocuments =
    initialization + login + permission + flag + registration + agreement + query + unregistration
    + update + voip + callReporting + messageReception + errors

  /// The requirements of the platform and the vendor, and the suite's own rules.
  package static let ofPublicRecord = platform + vendor + suite

  /// Finds a requirement by its id.
  public static func named(_ id: String) -> Requirement? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}

extension OpenQuestion {
  /// Every open question that cases ask, by area.
  public static let all: [OpenQuestion] =
    initialization + orderOfChecks + login + permission + flag + registration + agreement + query
    + unregistration + update + voip + callReporting + messageReception + errors

  /// The questions that arise about each kind of token by itself: one event may ask them about both, and a port need not
  /// choose alike.
  public static let aboutEachKind: Set<String> = [
    "Q-ERR-3", "Q-ERR-4", "Q-INIT-4", "Q-LOGIN-1", "Q-LOGIN-2", "Q-LOGIN-3", "Q-LOGIN-4", "Q-LOGIN-5",
    "Q-LOGIN-6", "Q-LOGIN-11", "Q-LOGIN-12", "Q-LOGIN-13", "Q-LOGIN-14", "Q-LOGIN-15", "Q-PERM-4",
    "Q-PERM-5", "Q-QUERY-1", "Q-QUERY-2", "Q-QUERY-3", "Q-QUERY-4", "Q-QUERY-6", "Q-QUERY-10",
    "Q-QUERY-11", "Q-REG-3", "Q-REG-8", "Q-REG-12", "Q-UNREG-1", "Q-UNREG-4", "Q-UNREG-5", "Q-UNREG-7",
    "Q-UNREG-9", "Q-UPD-1", "Q-VOIP-8", "Q-VOIP-9", "Q-VOIP-10",
  ]

  /// Finds a question by its id.
  public static func named(_ id: String) -> OpenQuestion? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
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

  /// The reading of a question that is followed, about VoIP or in general.
  public func following(_ question: OpenQuestion, aboutVoIP isAboutVoIP: Bool) -> String {
    let ofVoIP = isAboutVoIP ? self[Readings.id(of: question.id, about: PushType.voip.name)] : nil
    return ofVoIP ?? self[question.id] ?? question.readings[0].name
  }
}
