import JSON

/// What people say that the documents do not. It decides nothing: it only helps to find entries.
package struct EverydayWords: Sendable {
  private var phrases: [String: [String]] = [:]
  /// Korean and Japanese words, each with its English.
  package private(set) var foreign: [(text: String, english: String)] = []
  /// Groups of words that mean much the same, and belong to no area.
  package private(set) var synonyms: [String] = []

  init() {}

  init(_ node: JSONNode) throws(JSONError) {
    let members = ["asked", "korean", "japanese", "synonyms"]
    let reader = try ObjectReader(node, of: "the everyday words", allowed: members)
    for member in try reader.required("asked").members() {
      phrases[member.name] = try [String](json: member.node)
    }
    for member in try reader.required("korean").members() + reader.required("japanese").members() {
      foreign += try [String](json: member.node).map { ($0, member.name) }
    }
    synonyms = try reader.strings("synonyms")
  }

  /// The phrases for an id; none where the specification's own words are the everyday ones.
  package func phrases(for id: String) -> [String] { phrases[id] ?? [] }

  package static let all = Documents.all.everyday
}
