/// A file of the specification that is generated, or has a generated part.
package struct SpecificationFile: Hashable, Sendable {
  /// The path below the folder of the specification.
  package let path: String
  private let form: Form

  private enum Form: Hashable, Sendable {
    /// A file without prose, which ends with a line feed.
    case whole(String)
    /// A page: a heading, and a generated part between two markers. The rest is prose.
    case page(heading: String, part: String)
  }

  /// A file that is generated as a whole.
  static func whole(_ path: String, _ text: String) -> Self { Self(path: path, form: .whole(text)) }

  /// A page whose first line is its heading, and whose other lines are its generated part.
  static func page(_ path: String, _ text: String) -> Self {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let part = lines.dropFirst().joined().drop { $0 == "\n" }
    return Self(path: path, form: .page(heading: String(lines[0]), part: String(part)))
  }

  /// The generated part, or all of a file without prose.
  package var generated: String {
    switch form {
    case .whole(let text): text
    case .page(heading: _, let part): part
    }
  }

  /// Whether a page has a generated part.
  package static func isGenerated(_ page: String) -> Bool { page.contains("\n" + PageProse.beginning + "\n") }

  /// The new contents: the generated part, with the prose of the current file.
  package func contents(replacing current: String?) throws(BrokenPage) -> String {
    switch form {
    case .whole(let text):
      guard current?.prefix(200).contains(SpecificationFiles.command) != false else {
        throw BrokenPage(line: 1, reason: "was not generated, and is not overwritten")
      }
      return text
    case .page(let heading, let part):
      let prose = try current.map(PageProse.init(of:)) ?? PageProse()
      return heading + "\n" + prose.before + PageProse.beginning + "\n\n" + part + "\n" + PageProse.end
        + "\n" + prose.after
    }
  }
}

/// The error for a page with broken markers.
package struct BrokenPage: Error, Hashable, Sendable {
  /// The number of the wrong line, counted from 1.
  package let line: Int
  /// The reason.
  package let reason: String

  /// Makes the error for a line.
  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
