import JSON
package import PushModel

extension Requirement: DocumentRecord {
  static let inWords = "a requirement"
  static let members = [
    "id", "subject", "level", "grade", "says", "lines", "contradicted", "grades", "levels", "argument",
    "note",
  ]

  init(_ reader: ObjectReader) throws(JSONError) {
    let stated = try reader.cited()
    let denied = try reader.editions("contradicted") { (node) throws(JSONError) in try node.lines() }
    let grades = try reader.editions("grades") { (node) throws(JSONError) in
      try node.named("grade", as: Grade.self)
    }
    let levels = try reader.editions("levels") { (node) throws(JSONError) in
      try node.named("level", as: Level.self)
    }
    func refuse(_ found: String, _ expected: String) -> JSONError {
      JSONError(place: reader.node.place, message: "found \(found)", expected: expected)
    }
    let editions = stated.map(\.edition)
    for (edition, _) in denied where editions.contains(edition) {
      throw refuse("\(edition.rawValue) twice", "it in \"lines\" or in \"contradicted\"")
    }
    for edition in grades.map(\.edition) + levels.map(\.edition) where !editions.contains(edition) {
      throw refuse("a grade or level of \(edition.rawValue)", "only those of editions with \"lines\"")
    }
    func evidence(_ edition: Edition) -> Evidence {
      if let place = stated.first(where: { $0.edition == edition }) {
        return .stated(
          place.lines, grades.first { $0.edition == edition }?.value,
          levels.first { $0.edition == edition }?.value)
      }
      return denied.first { $0.edition == edition }.map { .contradicted($0.value) } ?? .silent
    }
    self.init(
      try reader.string("id"), try reader.name("subject"), try reader.name("level"),
      try reader.name("grade"), try reader.string("says"), tcpushKo: evidence(.tcpushKo),
      toastKo: evidence(.toastKo), toastJa: evidence(.toastJa), toastEn: evidence(.toastEn),
      nhncloudKo: evidence(.nhncloudKo), argument: try reader.text("argument"), note: try reader.text("note"))
  }
}

/// An open question that no case asks.
struct UnaskedQuestion: DocumentRecord, Sendable {
  let question: OpenQuestion
  /// Why no case can tell the readings apart; `nil` where one could.
  let untestable: String?

  static let inWords = "an open question"
  static let members = ["id", "asks", "openIn", "lines", "readings", "leaning", "untestable"]

  init(_ reader: ObjectReader) throws(JSONError) {
    let says = try reader.cited()
    let open: [Edition] = try reader.names("openIn", "edition")
    let readings = try reader.meanings("readings").map { OpenQuestion.Reading($0.key, $0.value) }
    var leaning: OpenQuestion.Leaning?
    if let node = reader["leaning"] {
      guard let member = try node.members().first, try node.members().count == 1,
        readings.contains(where: { $0.name == member.name })
      else { throw node.mismatch("one of the readings, with the reason") }
      leaning = .init(member.name, try member.node.string())
    }
    question = OpenQuestion(
      try reader.string("id"), try reader.string("asks"), in: open.isEmpty ? says.map(\.edition) : open,
      says: says, readings: readings, leaning: leaning)
    untestable = try reader.text("untestable")
  }
}

extension Area {
  /// Reads the rules of the public record, by chapters.
  static func publicRecord(_ node: JSONNode) throws(JSONError) -> [Area: [String]] {
    var record: [Area: [String]] = [:]
    for member in try node.members() {
      let area: Area = try JSONNode(.string(member.name), at: member.namePlace).named("area")
      for rule in try member.node.elements() {
        let id = try rule.string()
        guard Requirement.named(id) != nil else {
          throw .unknown("requirement", id, at: rule.place, valid: Requirement.ofPublicRecord.map(\.id))
        }
        record[area, default: []].append(id)
      }
    }
    return record
  }

  /// The rules of the platform and the vendor's record that belong beside the chapter, in their order.
  package var publicRecord: [Requirement] {
    (Documents.all.publicRecord[self] ?? []).compactMap { Requirement.named($0) }
  }
}
