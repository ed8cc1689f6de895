public import PushModel

/// Something that can be looked for by its names and its words, and where the documents speak of it.
public struct IndexEntry: Hashable, Sendable {
  /// What it is.
  public let kind: Kind
  /// What it is asked for by.
  public let id: String
  /// What else it is called.
  public let names: [String]
  /// What it says, in a sentence or a heading.
  public let title: String
  /// What it says besides.
  public let text: String
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
    self.cited = cited
  }

  /// The editions that speak of it, in their order.
  public var editions: [Edition] {
    Edition.allCases.filter { edition in cited.contains { $0.edition == edition } }
  }

  /// Whether a name is its id, one of its names, or one of the words that a method's name is made of.
  public func isCalled(_ name: String) -> Bool {
    let wanted = name.lowercased()
    return ([id] + names).contains { own in
      let own = own.lowercased()
      return own == wanted || own == wanted + ":"
        || kind == .name && own.split(separator: ":").contains { $0 == wanted }
    }
  }
}
