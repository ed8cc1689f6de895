import PushDocuments
public import PushModel

/// An entry of the index: its names and words, and its places in the documents.
public struct IndexEntry: Hashable, Sendable {
  /// The kind of entry.
  public let kind: Kind
  /// The id or the name.
  public let id: String
  /// The further names.
  public let names: [String]
  /// The sentence, heading or title.
  public let title: String
  /// Further text to search.
  public let text: String
  /// Phrases of people who do not use the specification's words.
  public let asked: [String]
  /// The lines that it stands on or cites.
  public let cited: [Place]

  /// A kind of entry.
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

  /// Makes an entry; `names` are its further names.
  public init(
    _ kind: Kind, _ id: String, names: [String] = [], _ title: String, text: [String?] = [],
    cited: [Place] = []
  ) {
    self.kind = kind
    self.id = id
    self.names = names
    self.title = title
    self.text = text.compactMap(\.self).joined(separator: " ")
    asked = EverydayWords.all.phrases(for: id)
    self.cited = cited
  }

  /// The editions with cited lines, in their order.
  public var editions: [Edition] {
    Edition.allCases.filter { edition in cited.contains { $0.edition == edition } }
  }

  /// Whether a name is the id, one of the names, or a part of a method's name.
  public func isCalled(_ name: String) -> Bool { isCalled(NameInAnyCase(name)) }

  /// Whether a name is the id, one of the names, or a part of a method's name.
  package func isCalled(_ name: NameInAnyCase) -> Bool {
    name.isOf(id, isName: kind == .name) || names.contains { name.isOf($0, isName: kind == .name) }
  }
}

/// A typed name, to compare without regard to case.
package struct NameInAnyCase: Sendable {
  package let typed: String
  /// Whether it has letters outside ASCII.
  package let isForeign: Bool
  private let lowercased: String
  private let bytes: [UInt8]

  package init(_ typed: String) {
    self.typed = typed
    lowercased = typed.lowercased()
    bytes = Array(lowercased.utf8)
    isForeign = typed.utf8.contains { $0 >= 0x80 }
  }

  /// Whether an own name is the typed one, but for a colon at its end. Of a name of the interface, a part is
  /// enough.
  fileprivate func isOf(_ own: String, isName: Bool) -> Bool {
    guard isForeign || own.utf8.count >= bytes.count else { return false }
    if isSame(own[...]) { return true }
    let colon = UInt8(ascii: ":")
    guard own.utf8.count > bytes.count, own.utf8.contains(colon) else { return false }
    return own.utf8.last == colon && isSame(own.dropLast())
      || isName && own.split(separator: ":").contains(where: isSame)
  }

  /// Compares without case. Only a text with letters outside ASCII is lowercased.
  private func isSame(_ own: Substring) -> Bool {
    let hasSameLength = own.utf8.count == bytes.count
    guard hasSameLength || isForeign else { return false }
    if own.utf8.contains(where: { $0 >= 0x80 }) { return own.lowercased() == lowercased }
    return hasSameLength
      && zip(own.utf8, bytes).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && $1 >= 0x61 && $1 <= 0x7A) }
  }
}
