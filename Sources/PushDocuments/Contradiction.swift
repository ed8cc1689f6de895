import JSON
package import PushModel

/// Two places of one document that do not go together.
package struct Contradiction: DocumentRecord, Hashable, Sendable {
  /// The id, for example `CONTRA-1`. Ids are stable and never reused.
  package let id: String
  /// The statement of the one place, in our words.
  package let one: String
  /// The statement of the other place.
  package let other: String
  /// The lines of the two places, in each edition that has both.
  package let places: [Place]
  /// The specification's treatment of the contradiction.
  package let treatment: String

  /// The two places of one edition.
  package struct Place: Hashable, Sendable {
    package let edition: Edition
    /// The lines of the one place.
    package let one: Lines
    /// The lines of the other place.
    package let other: Lines
  }

  package var editions: [Edition] { places.map(\.edition) }

  static let inWords = "a contradiction"
  static let members = ["id", "one", "other", "treatment"]

  init(_ reader: ObjectReader) throws(JSONError) {
    func place(_ name: String) throws(JSONError) -> (says: String, cited: [OpenQuestion.Cited]) {
      let place = try ObjectReader(try reader.required(name), of: "a place", allowed: ["says", "lines"])
      return (try place.string("says"), try place.cited())
    }
    let (one, other) = (try place("one"), try place("other"))
    guard one.cited.map(\.edition) == other.cited.map(\.edition) else {
      throw JSONError(
        place: try reader.required("other").place, message: "found other editions than in \"one\"",
        expected: "two places in each edition")
    }
    id = try reader.string("id")
    self.one = one.says
    self.other = other.says
    places = zip(one.cited, other.cited).map { Place(edition: $0.edition, one: $0.lines, other: $1.lines) }
    treatment = try reader.string("treatment")
  }

  package static let all = Documents.all.contradictions

  package static func named(_ id: String) -> Contradiction? { all.first { $0.id == id } }
}
