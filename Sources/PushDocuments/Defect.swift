import JSON
package import PushModel

/// A plain mistake in the text of a document, and not another opinion.
package struct Defect: DocumentRecord, Hashable, Sendable {
  /// The id, for example `DEFECT-1`. Ids are stable and never reused.
  package let id: String
  package let kind: Kind
  /// The lines of the mistake; several editions may share it.
  package let cited: [OpenQuestion.Cited]
  /// The mistake in words.
  package let wrong: String
  /// The consequence for anybody who copies the text.
  package let copied: String

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A name of the interface is misspelt, or declared nowhere.
    case name
    /// A listing or a sample that no compiler takes.
    case code
    /// A property list that no parser takes.
    case propertyList
    /// A heading or a comment says what the lines below it do not.
    case label
    /// Parts stand where they do not belong, or are lost.
    case order
    /// A translation says something else.
    case translation
    /// A slip of the pen in the prose.
    case spelling
    /// A link that leads elsewhere, or marks that show the text wrongly.
    case markup

    /// The sort in words.
    package var words: String {
      switch self {
      case .name: "a name of the interface"
      case .code: "code that does not compile"
      case .propertyList: "a property list that cannot be read"
      case .label: "a heading or comment that does not fit"
      case .order: "order and loss"
      case .translation: "a slip of translation"
      case .spelling: "a slip of the pen"
      case .markup: "links and marks"
      }
    }
  }

  static let inWords = "a defect"
  static let members = ["id", "kind", "wrong", "copied", "lines"]

  init(_ reader: ObjectReader) throws(JSONError) {
    id = try reader.string("id")
    kind = try reader.name("kind")
    cited = try reader.cited()
    wrong = try reader.string("wrong")
    copied = try reader.string("copied")
  }

  package var editions: [Edition] { cited.map(\.edition) }

  package static let all = Documents.all.defects

  package static func named(_ id: String) -> Defect? { all.first { $0.id == id } }
}
