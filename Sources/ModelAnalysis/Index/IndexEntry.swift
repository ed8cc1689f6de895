public import PushModel

/// Something that can be looked for by its names and its words, and where the documents speak of it.
public struct IndexEntry: Hashable, Sendable {
  /// What it is.
  public let kind: Kind
  /// The id or name of the entry.
  public let id: String
  /// What else it is called.
  public let names: [String]
  /// What it says, in a sentence or a heading.
  public let title: String
  /// What it says besides.
  public let text: String
  /// How people ask for it who do not use the specification's words.
  public let asked: [String]
  /// The lines that it stands on or rests on.
  public let cited: [Place]

  /// What an entry is.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case chapter, requirement, question, error, name, difference, contradiction, defect
    case machine, state, input, output
    case edition, term, heading, conformanceCase = "case"
  }

  /// Lines of an edition.
  public struct Place: Hashable, Sendable {
    /// The edition.
    public let edition: Edition
    /// The lines.
    public let lines: Lines

    init(_ edition: Edition, _ lines: Lines) {
      self.edition = edition
      self.lines = lines
    }
  }

  /// An entry; names that are not its own are left out.
  public init(
    _ kind: Kind, _ id: String, names: [String] = [], _ title: String, text: [String?] = [],
    cited: [Place] = []
  ) {
    self.kind = kind
    self.id = id
    self.names = names
    self.title = title
    self.text = text.compactMap(\.self).joined(separator: " ")
    asked = EverydayQuestions.phrases(for: id)
    self.cited = cited
  }

  /// The editions that speak of it, in their order.
  public var editions: [Edition] {
    Edition.allCases.filter { edition in cited.contains { $0.edition == edition } }
  }

  /// Whether a name is its id, one of its names, or one of the words that a method's name is made of.
  public func isCalled(_ name: String) -> Bool { isCalled(NameInAnyCase(name)) }

  /// Whether a name is its id, one of its names, or one of the words that a method's name is made of.
  package func isCalled(_ name: NameInAnyCase) -> Bool {
    name.isOf(id, isName: kind == .name) || names.contains { name.isOf($0, isName: kind == .name) }
  }
}

/// A name that somebody typed, whichever letters are capitals.
package struct NameInAnyCase: Sendable {
  /// As it was typed.
  package let typed: String
  /// Whether it has letters of another script than the Latin.
  package let isForeign: Bool
  private let lowercased: String
  private let bytes: [UInt8]

  /// A name as it was typed.
  package init(_ typed: String) {
    self.typed = typed
    lowercased = typed.lowercased()
    bytes = Array(lowercased.utf8)
    isForeign = typed.utf8.contains { $0 >= 0x80 }
  }

  /// Whether something is called so, but for a colon at its end; of a name of the interface a part is enough.
  fileprivate func isOf(_ own: String, isName: Bool) -> Bool {
    guard isForeign || own.utf8.count >= bytes.count else { return false }
    if isSame(own[...]) { return true }
    let colon = UInt8(ascii: ":")
    guard own.utf8.count > bytes.count, own.utf8.contains(colon) else { return false }
    return own.utf8.last == colon && isSame(own.dropLast())
      || isName && own.split(separator: ":").contains(where: isSame)
  }

  /// A text is put into small letters only where it has letters of another script.
  private func isSame(_ own: Substring) -> Bool {
    let hasSameLength = own.utf8.count == bytes.count
    guard hasSameLength || isForeign else { return false }
    if own.utf8.contains(where: { $0 >= 0x80 }) { return own.lowercased() == lowercased }
    return hasSameLength
      && zip(own.utf8, bytes).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && $1 >= 0x61 && $1 <= 0x7A) }
  }
}
