import JSON
package import PushModel

/// A subject on which the editions differ. Neither corrects the other.
package struct Difference: DocumentRecord, Hashable, Sendable {
  /// The id, for example `DIFF-1`. Ids are stable and never reused.
  package let id: String
  package let about: String
  /// The statements of the editions, the oldest first.
  package let positions: [Position]

  /// A statement of some editions, with its lines.
  package struct Position: Hashable, Sendable {
    /// The lines; several editions may say the same.
    package let cited: [OpenQuestion.Cited]
    /// The statement in our words.
    package let says: String
  }

  static let inWords = "a difference"
  static let members = ["id", "about", "positions"]

  init(_ reader: ObjectReader) throws(JSONError) {
    id = try reader.string("id")
    about = try reader.string("about")
    var positions: [Position] = []
    for node in try reader.required("positions").elements() {
      let position = try ObjectReader(node, of: "a position", allowed: ["says", "lines"])
      positions.append(Position(cited: try position.cited(), says: try position.string("says")))
    }
    self.positions = positions
  }

  package static let all = Documents.all.differences

  package static func named(_ id: String) -> Difference? { all.first { $0.id == id } }
}
