import JSON
package import PushModel

/// A heading of a document, and the line on which it stands.
package struct Heading: Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// The heading without its marks.
  package let text: String
}

/// A document, as far as it can be described without its words.
struct EditionDocument: Sendable {
  var file = ""
  var digest = ""
  var family = ""
  var headings: [Heading] = []
  /// Blocks that stand away from their headings, and the lines of these.
  var displaced: [(lines: ClosedRange<Int>, heading: Int)] = []
  var lines = DocumentLines()

  static let members = ["file", "digest", "family", "count", "blank", "headings", "displaced", "silent"]

  init() {}

  init(_ node: JSONNode) throws(JSONError) {
    let reader = try ObjectReader(node, of: "a document", allowed: Self.members)
    file = try reader.string("file")
    digest = try reader.string("digest")
    family = try reader.string("family")
    for member in try reader.required("headings").members() {
      headings.append(Heading(line: try Self.range(member).lowerBound, text: try member.node.string()))
    }
    for member in try reader["displaced"]?.members() ?? [] {
      displaced.append((try Self.range(member), try member.node.integer()))
    }
    lines.count = try reader.required("count").integer()
    lines.blank = Set(try reader.required("blank").numbers())
    for member in try reader.required("silent").members() {
      let name = JSONNode(.string(member.name), at: member.namePlace)
      let silence: Silence = try name.named("reason")
      for line in try member.node.numbers() { lines.silent[line] = silence }
    }
    for heading in headings { lines.silent[heading.line] = .heading }
  }

  /// The lines that a member is named after.
  private static func range(_ member: JSONMember) throws(JSONError) -> ClosedRange<Int> {
    let lines = try JSONNode(.string(member.name), at: member.namePlace).lines().numbers
    return (lines.first ?? 1)...(lines.last ?? 1)
  }
}

extension Edition {
  private var document: EditionDocument { Documents.all.editions[self] ?? EditionDocument() }

  /// The name of the file that holds the document.
  package var file: String { document.file }

  /// The SHA-256 of the file, so that anybody who holds the document can check a citation.
  package var digest: String { document.digest }

  /// The name of the family of classes in the document.
  package var family: String { document.family }

  package var documentLines: DocumentLines { document.lines }

  /// The headings, in the order of their lines.
  package var headings: [Heading] { document.headings }

  /// The heading of the section that a line belongs to: the nearest one above it.
  ///
  /// `tcpush-ko` was taken from pages, and some of its tables and samples stand away from their
  /// headings. Their sections are known by what they hold, not by where they stand.
  package func section(atLine line: Int) -> String {
    let owner = document.displaced.first { $0.lines.contains(line) }?.heading ?? line
    return (headings.last { $0.line <= owner } ?? headings.first)?.text ?? ""
  }
}
