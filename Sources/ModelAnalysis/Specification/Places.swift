import PushDocuments
import PushModel

/// How places of the documents are written on the pages.
enum Places {
  /// Lines with the section that they stand in: `229-231 (토큰 등록)`.
  static func text(_ lines: Lines, in edition: Edition) -> String {
    let sections = sections(lines, in: edition)
    return sections.isEmpty ? lines.text : "\(lines.text) (\(sections.joined(separator: "; ")))"
  }

  /// The headings of the sections that lines stand in, each once.
  static func sections(_ lines: Lines, in edition: Edition) -> [String] {
    var found: [String] = []
    for range in lines.ranges ?? [] {
      let section = edition.section(atLine: range.lowerBound)
      if !section.isEmpty, !found.contains(section) { found.append(section) }
    }
    return found
  }

  /// `toast-ja 214 (…)`.
  static func text(_ cited: OpenQuestion.Cited) -> String {
    "\(cited.edition.rawValue) \(text(cited.lines, in: cited.edition))"
  }

  /// Editions in a sentence: `all`, or one by one in their order.
  static func names(_ editions: [Edition]) -> String {
    editions.count == Edition.allCases.count
      ? "all editions"
      : Edition.allCases.filter(editions.contains).map(\.rawValue).joined(separator: ", ")
  }

  /// Where each edition stands on a requirement, a line each.
  static func standing(of requirement: Requirement) -> [String] {
    var lines: [String] = []
    var silent: [Edition] = []
    for edition in Edition.allCases {
      switch requirement.evidence(in: edition) {
      case .stated(let cited, _, _):
        let own = ([text(cited, in: edition)] + requirement.ownStanding(in: edition)).joined(separator: ", ")
        lines.append("\(edition.rawValue): \(own)")
      case .contradicted(let cited):
        lines.append("\(edition.rawValue): says otherwise, \(text(cited, in: edition))")
      case .silent: silent.append(edition)
      case .external: break
      }
    }
    if !silent.isEmpty { lines.append("silent: \(names(silent))") }
    return lines
  }
}

extension Requirement {
  /// The grade and the level of the statement in an edition, as far as they are not those of the whole.
  fileprivate func ownStanding(in edition: Edition) -> [String] {
    let (grade, level) = (grade(in: edition), level(in: edition))
    return (grade == self.grade ? [] : [grade.rawValue]) + (level == self.level ? [] : [level.rawValue])
  }

  /// What is to be said besides the statement: how it is inferred, and what a reader should know.
  var remarks: [String] {
    (argument.map { argument in
      let everywhere = editions.isEmpty || inferringEditions == editions
      return [(everywhere ? "inferred: " : "inferred in \(Places.names(inferringEditions)): ") + argument]
    } ?? []) + (note.map { [$0] } ?? [])
  }
}
