package import PushModel

/// An element of the interface that apps and ports know by a name, as each edition writes it.
package struct InterfaceElement: Hashable, Sendable {
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

  init(
    _ kind: Kind, of owner: String? = nil, _ about: String, _ areas: [Area], spelt spellings: [Spelling],
    traced step: String? = nil
  ) {
    self.kind = kind
    self.owner = owner
    self.about = about
    self.areas = areas
    self.spellings = spellings
    self.step = step
    error = nil
  }

  init(_ kind: Kind, _ error: ErrorCode, _ areas: [Area], spelt spellings: [Spelling]) {
    self.kind = kind
    self.areas = areas
    self.spellings = spellings
    self.error = error
    about = "the error \(error.rawValue)"
    owner = nil
    step = nil
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
  package static let all: [InterfaceElement] =
    calls + callbacks + types + settingProperties + objectProperties + constants + errors + keys
}

/// A name or a word as an edition writes it, with its lines.
package struct Spelling: Hashable, Sendable {
  package let edition: Edition
  /// The name or the word.
  package let text: String
  package let lines: Lines

  static func tcpushKo(_ text: String, _ lines: Lines) -> Spelling {
    Spelling(edition: .tcpushKo, text: text, lines: lines)
  }
  static func toastKo(_ text: String, _ lines: Lines) -> Spelling {
    Spelling(edition: .toastKo, text: text, lines: lines)
  }
  static func toastJa(_ text: String, _ lines: Lines) -> Spelling {
    Spelling(edition: .toastJa, text: text, lines: lines)
  }
  static func toastEn(_ text: String, _ lines: Lines) -> Spelling {
    Spelling(edition: .toastEn, text: text, lines: lines)
  }
  static func nhncloudKo(_ text: String, _ lines: Lines) -> Spelling {
    Spelling(edition: .nhncloudKo, text: text, lines: lines)
  }
}
