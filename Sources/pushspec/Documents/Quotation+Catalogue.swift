import CommandSupport
import PushDocuments
import PushModel

extension Quotation {
  /// All quotations of a kind; `nil` for an unknown one.
  static func all(_ kind: String) -> [Quotation]? {
    switch kind {
    case "requirements": AllEvidence.requirements.filter { !$0.isExternal(in: .standard) }.map(Quotation.init)
    case "questions": AllEvidence.questions.map(Quotation.init)
    case "differences": Difference.all.map(Quotation.init)
    case "contradictions": Contradiction.all.map(Quotation.init)
    case "defects": Defect.all.map(Quotation.init)
    default: nil
    }
  }

  /// The quotation of an entry; `nil` for one without citations.
  static func of(_ entry: CatalogueEntry) -> Quotation? {
    switch entry {
    case .requirement(let requirement): Quotation(requirement)
    case .question(let question): Quotation(question)
    case .difference(let difference): Quotation(difference)
    case .contradiction(let contradiction): Quotation(contradiction)
    case .defect(let defect): Quotation(defect)
    case .conformanceCase, .machine, .error, .edition, .fault: nil
    }
  }

  init(_ requirement: Requirement) {
    self.init(
      kind: "requirement on the \(requirement.subject.rawValue), \(requirement.level.rawValue), "
        + requirement.grade.rawValue,
      id: requirement.id, says: requirement.sentence)
    remarks = [
      requirement.argument.map { "inferred: \($0)" }, requirement.note, requirement.source,
    ].compactMap(\.self)
    for edition in Edition.allCases {
      switch requirement.evidence(in: edition) {
      case .stated(let lines, _, _):
        let level = requirement.level(in: edition).rawValue
        let grade = requirement.grade(in: edition).rawValue
        places.append(Place(edition: edition, standing: "states it (\(level), \(grade))", lines: lines))
      case .contradicted(let lines):
        places.append(Place(edition: edition, standing: "says otherwise", lines: lines))
      case .silent: silent.append(edition)
      case .external: break
      }
    }
  }

  init(_ question: OpenQuestion) {
    self.init(kind: "open question", id: question.id, says: question.asks)
    remarks = question.readings.map { "\($0.name): \($0.meaning)" }
    if let leaning = question.leaning { remarks.append("leans to \(leaning.reading): \(leaning.because)") }
    places = question.says.map { Place(edition: $0.edition, standing: "comes nearest", lines: $0.lines) }
    silent = question.editions.filter { edition in !question.says.contains { $0.edition == edition } }
  }

  init(_ difference: Difference) {
    self.init(kind: "difference", id: difference.id, says: difference.about)
    places = difference.positions.flatMap { position in
      position.cited.map { cited in
        let says = position.says.hasSuffix(".") ? String(position.says.dropLast()) : position.says
        return Place(edition: cited.edition, standing: "\"\(says)\"", lines: cited.lines)
      }
    }
  }

  init(_ defect: Defect) {
    self.init(kind: "defect, \(defect.kind.words)", id: defect.id, says: defect.wrong)
    remarks = ["who copies it gets: \(defect.copied)"]
    places = defect.cited.map { Place(edition: $0.edition, standing: "has it", lines: $0.lines) }
  }

  init(_ contradiction: Contradiction) {
    self.init(kind: "contradiction", id: contradiction.id, says: contradiction.treatment)
    remarks = ["one: \(contradiction.one)", "other: \(contradiction.other)"]
    places = contradiction.places.flatMap { place in
      [
        Place(edition: place.edition, standing: "the one", lines: place.one),
        Place(edition: place.edition, standing: "the other", lines: place.other),
      ]
    }
  }
}
