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
}
