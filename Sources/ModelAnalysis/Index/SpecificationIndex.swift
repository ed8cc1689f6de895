import PushDocuments
import PushModel

/// All entries of the specification that have a name or an id, in one list.
public struct SpecificationIndex: Sendable {
  /// The entries, those nearest to the documents first.
  public let entries: [IndexEntry]

  /// Makes an index of entries.
  public init(_ entries: [IndexEntry]) { self.entries = entries }

  /// The whole specification, without its cases.
  public static let specification = SpecificationIndex(
    chapters + requirements + questions + errors + names + differences + contradictions + defects
      + machines + editions + terms + headings)

  /// The entries with a name; those with the name as their id come first.
  public func entries(called name: String) -> [IndexEntry] {
    let typed = NameInAnyCase(name)
    let found = entries.filter { $0.isCalled(typed) }
    let wanted = name.lowercased()
    let exact = found.filter { $0.id.lowercased() == wanted }
    return exact + found.filter { $0.id.lowercased() != wanted }
  }

  // MARK: What the documents say

  private static let chapters = Area.allCases.map { area in
    IndexEntry(.chapter, area.rawValue, names: [area.title], area.title)
  }

  private static let requirements = AllEvidence.requirements.map { one in
    IndexEntry(
      .requirement, one.id, one.sentence, text: [one.argument, one.note, one.source],
      cited: Edition.allCases.compactMap { edition in
        one.evidence(in: edition).lines.map { IndexEntry.Place(edition, $0) }
      })
  }

  private static let questions = AllEvidence.questions.map { one in
    IndexEntry(
      .question, one.id, one.asks,
      text: one.readings.map { "\($0.name): \($0.meaning)" } + [one.leaning?.because, one.untestable],
      cited: places(one.says))
  }

  private static let differences = Difference.all.map { one in
    IndexEntry(
      .difference, one.id, one.about, text: one.positions.map(\.says),
      cited: places(one.positions.flatMap(\.cited)))
  }

  private static let contradictions = Contradiction.all.map { one in
    IndexEntry(
      .contradiction, one.id, "\(one.one) But: \(one.other)", text: [one.treatment],
      cited: one.places.flatMap { place in
        [IndexEntry.Place(place.edition, place.one), IndexEntry.Place(place.edition, place.other)]
      })
  }

  private static let defects = Defect.all.map { one in
    IndexEntry(.defect, one.id, one.wrong, text: [one.copied], cited: places(one.cited))
  }

  private static let editions = Edition.allCases.map { edition in
    IndexEntry(
      .edition, edition.rawValue, names: [edition.file],
      "The edition of the guide to the \(edition.family) SDK: \(edition.headings.first?.text ?? "")")
  }

  private static let headings = Edition.allCases.flatMap { edition in
    edition.headings.map { heading in
      IndexEntry(
        .heading, "\(edition.rawValue):\(heading.line)", names: [heading.text], heading.text,
        cited: [.init(edition, Lines(stringLiteral: String(heading.line)))])
    }
  }

  private static func places(_ cited: [OpenQuestion.Cited]) -> [IndexEntry.Place] {
    cited.map { IndexEntry.Place($0.edition, $0.lines) }
  }

  // MARK: Names and words

  private static let errors = ErrorCode.allCases.map { code in
    let written = InterfaceElement.all.filter { $0.error == code }
    return IndexEntry(
      .error, code.rawValue,
      names: ["\(code.number)", "code \(code.number)", "error \(code.number)"] + written.flatMap(\.names),
      "The error \(code.number) of the \(code.isNetworkError ? "network" : "push") domain",
      cited: written.flatMap { places($0.spellings) })
  }

  private static let names = InterfaceElement.all.filter { $0.error == nil }.map { one in
    IndexEntry(
      .name, one.id, names: one.names, one.about, text: [one.kind.words] + one.areas.map(\.title),
      cited: places(one.spellings))
  }

  private static let terms = Term.all.map { one in
    IndexEntry(
      .term, one.english, names: one.words, "\(one.english): \(one.words.joined(separator: ", "))",
      text: [one.synonyms.joined(separator: ", ")], cited: places(one.spellings))
  }

  private static func places(_ spellings: [Spelling]) -> [IndexEntry.Place] {
    spellings.map { IndexEntry.Place($0.edition, $0.lines) }
  }

  // MARK: Machines

  private static let machines = MachineGlossary.all.flatMap { machine in
    func part(_ kind: IndexEntry.Kind, _ name: String, _ meaning: String) -> IndexEntry {
      IndexEntry(kind, "\(machine.machine)/\(name)", names: [name], meaning)
    }
    return [IndexEntry(.machine, machine.machine, machine.purpose)]
      + machine.states.map { part(.state, $0, $1) } + machine.inputs.map { part(.input, $0, $1) }
      + machine.outputs.map { part(.output, $0, $1) }
  }
}
