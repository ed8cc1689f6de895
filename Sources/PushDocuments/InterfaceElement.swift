import JSON
package import PushModel

/// An element of the interface that apps and ports know by a name, as each edition writes it.
package struct InterfaceElement: DocumentRecord, Hashable, Sendable {
  package let kind: Kind
  /// The type that has it, as the newest edition with it writes it; for a key, the file.
  package let owner: String?
  /// The element in a few words.
  package let about: String
  /// The chapters about the element, the nearest first.
  package let areas: [Area]
  /// The spellings of the editions, the oldest first.
  package let spellings: [Spelling]
  /// The error that a code stands for.
  package let error: ErrorCode?
  /// The step to ask `pushspec trace` for to see the call done.
  package let step: String?

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A method that the app calls.
    case call
    /// A method of the app that the SDK calls.
    case callback
    /// A class, a protocol or an enumeration.
    case type
    /// A property of a class.
    case property
    /// A named value.
    case constant
    /// A code of an error.
    case error
    /// A key or a value of a property list.
    case key
    /// A framework, a capability or a setting of a project.
    case module

    /// The sort in words.
    package var words: String {
      switch self {
      case .call: "call"
      case .callback: "callback"
      case .type: "type"
      case .property: "property"
      case .constant: "constant"
      case .error: "code of an error"
      case .key: "key of a property list"
      case .module: "part of the project"
      }
    }
  }

  static let inWords = "a name"
  static let members = ["kind", "error", "owner", "about", "areas", "step", "names"]
  static let key: String? = nil

  init(_ reader: ObjectReader) throws(JSONError) {
    kind = try reader.name("kind")
    owner = try reader.text("owner")
    areas = try reader.names("areas", "area")
    spellings = try reader.spellings()
    step = try reader.text("step")
    if kind == .error {
      let code: ErrorCode = try reader.name("error")
      error = code
      about = "the error \(code.rawValue)"
    } else {
      error = nil
      about = try reader.string("about")
    }
  }

  /// The name in the newest edition that has it, behind its owner.
  package var id: String { ([owner].compactMap(\.self) + [newest]).joined(separator: ".") }

  /// The name in the newest edition that has it.
  package var newest: String { spellings.last?.text ?? "" }

  /// Every name, each once.
  package var names: [String] {
    var names: [String] = []
    for spelling in spellings where !names.contains(spelling.text) { names.append(spelling.text) }
    return names
  }

  /// The ids of the requirements that hold of a type and of all that it has, wherever that stands.
  package var requiredThroughout: [String] {
    let types = ["NHNCloudVoIP", "NHNCloudVoIPDelegate"]
    return types.contains(owner ?? newest) ? ["INIT-6"] : []
  }

  /// Every name of every edition that has a line of its own in the documents.
  package static let all = Documents.all.elements
}

/// A name or a word as an edition writes it, with its lines.
package struct Spelling: Hashable, Sendable {
  package let edition: Edition
  /// The name or the word.
  package let text: String
  package let lines: Lines
}
