import PushDocuments
import PushModel

/// The text of places of the documents on the pages.
enum Places {
  /// Lines with their section: `229-231 (토큰 등록)`.
  static func text(_ lines: Lines, in edition: Edition) -> String {
    let sections = sections(lines, in: edition)
    return sections.isEmpty ? lines.text : "\(lines.text) (\(sections.joined(separator: "; ")))"
  }

  /// The headings of the sections of lines, each once.
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

  /// The stand of each edition on a requirement, one a line.
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
  /// The grade and the level of an edition's statement, where they differ from the requirement's.
  fileprivate func ownStanding(in edition: Edition) -> [String] {
    let (grade, level) = (grade(in: edition), level(in: edition))
    return (grade == self.grade ? [] : [grade.rawValue]) + (level == self.level ? [] : [level.rawValue])
  }

  /// The argument of an inferred requirement, and its note.
  var remarks: [String] {
    (argument.map { argument in
      let everywhere = editions.isEmpty || inferringEditions == editions
      return [(everywhere ? "inferred: " : "inferred in \(Places.names(inferringEditions)): ") + argument]
    } ?? []) + (note.map { [$0] } ?? [])
  }
}
