import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import PushDocuments
import PushModel
import ReferencePort

struct Sheets {
  let catalogue: Catalogue

  func sheet(of entry: CatalogueEntry) -> Sheet {
    switch entry {
    case .requirement(let requirement): sheet(of: requirement)
    case .question(let question): sheet(of: question)
    case .conformanceCase(let one): sheet(of: one)
    case .machine(let machine): sheet(of: machine)
    case .error(let code): sheet(of: code)
    case .edition(let edition): sheet(of: edition)
    case .difference(let difference): sheet(of: difference)
    case .contradiction(let contradiction): sheet(of: contradiction)
    case .defect(let defect): sheet(of: defect)
    case .fault(let fault): sheet(of: fault)
    }
  }

  // MARK: Requirements and questions

  private func sheet(of requirement: Requirement) -> Sheet {
    var sheet = Sheet(kind: "requirement", id: requirement.id, title: requirement.sentence)
    sheet.facts = [
      .init("area", requirement.area.title), .init("subject", requirement.subject.rawValue),
      .init("level", requirement.level.rawValue), .init("grade", requirement.grade.rawValue),
    ]
    if let argument = requirement.argument { sheet.facts.append(.init("argument", argument)) }
    if requirement.awaitsTests { sheet.facts.append(.notTestedYet) }
    if let note = requirement.note { sheet.facts.append(.init("note", note)) }
    if let source = requirement.source { sheet.facts.append(.init("source", source)) }
    sheet.parts = [
      .init(
        "Where it stands", "editions", ["edition", "standing", "where"],
        Edition.allCases.map { row(of: requirement, in: $0) }),
      casesPart("Tested by", catalogue.cases(proving: requirement.id)),
      machinesPart(
        "Machines with branches that rest on it", MachineRegistry.machines(citing: requirement.id)),
      .init(
        "Broken on purpose by the faults", "faults", ["id"],
        catalogue.faults(breaking: requirement.id).map { [$0.name] }),
    ]
    return sheet
  }

  private func row(of requirement: Requirement, in edition: Edition) -> [String] {
    switch requirement.evidence(in: edition) {
    case .stated(let lines, _, _):
      [
        edition.rawValue,
        "stated, \(requirement.level(in: edition).rawValue), \(requirement.grade(in: edition).rawValue)",
        lines.cited(in: edition),
      ]
    case .contradicted(let lines): [edition.rawValue, "contradicted", lines.cited(in: edition)]
    case .silent: [edition.rawValue, "silent", ""]
    case .external: [edition.rawValue, "from the public record", ""]
    }
  }

  private func sheet(of question: OpenQuestion) -> Sheet {
    var sheet = Sheet(kind: "open question", id: question.id, title: question.asks)
    sheet.facts = [
      .init("area", question.area.title), .init("open in", member: "openIn", question.editions.names),
    ]
    if let leaning = question.leaning {
      sheet.facts.append(.init("leans to", member: "leansTo", "\(leaning.reading): \(leaning.because)"))
    }
    if question.awaitsTests { sheet.facts.append(.notTestedYet) }
    if let untestable = question.untestable {
      sheet.facts.append(.init("no case, because", member: "untestable", untestable))
    }
    sheet.parts = [
      .init("Readings", "readings", ["name", "meaning"], question.readings.map { [$0.name, $0.meaning] }),
      .init(
        "What the documents say", "says", ["edition", "where"],
        question.says.map { [$0.edition.rawValue, $0.lines.cited(in: $0.edition)] }),
      casesPart("Told apart or touched by", catalogue.cases(on: question.id)),
      machinesPart("Machines that ask it", MachineRegistry.machines(citing: question.id)),
    ]
    return sheet
  }

  private func casesPart(_ heading: String, _ cases: [ConformanceCase]) -> Sheet.Part {
    .init(
      "\(heading) (\(cases.count.counted("case")))", "cases",
      ["id", "editions", "title"], cases.map { [$0.id, $0.editions.names, $0.title] })
  }

  private func machinesPart(_ heading: String, _ machines: [MachineDescription]) -> Sheet.Part {
    .init(heading, "machines", ["id"], machines.map { [$0.name] })
  }

  // MARK: Cases

  private func sheet(of one: ConformanceCase) -> Sheet {
    var sheet = Sheet(kind: "case", id: one.id, title: one.title)
    if let why = one.why { sheet.facts.append(.init("why", why)) }
    if one.isRetired {
      sheet.facts.append(
        .init("retired", one.replacedBy.map { "in favour of \($0)" } ?? "without a successor"))
    }
    sheet.facts += [.init("table", one.table), .init("editions", one.editions.names)]
    if let pair = one.pair { sheet.facts.append(.init("pair", pair)) }
    let source = CaseSource(one)
    sheet.parts = [
      .init(
        "Proves", "requirements", ["id", "sentence"],
        one.requirements.map { [$0, CitedIDs.sentence($0)] }),
      .init("Touches", "questions", ["id", "asks"], one.questions.map { [$0, CitedIDs.sentence($0)] }),
      .init(
        "Holds under", "condition", ["question", "reading"],
        one.condition.map { [$0.question, $0.reading] }),
      .init(
        "Given", "given", ["given"], source.given.map { [[$0.words]] } ?? [], node: source.given ?? .null),
      .init(
        "Steps", "steps", ["number", "step"],
        source.steps.enumerated().map { [String($0 + 1), $1.words] }, node: .array(source.steps)),
      .init(
        "Finally", "finally", ["finally"], source.finally.map { [[$0.words]] } ?? [],
        node: source.finally ?? .null),
    ]
    return sheet
  }

  // MARK: Machines and errors

  private func sheet(of machine: MachineDescription) -> Sheet {
    var sheet = Sheet(kind: "machine", id: machine.name, title: machine.purpose)
    sheet.facts = [
      .init("states", machine.states.joined(separator: ", ")), .init("initial", machine.initial),
      .init("inputs", machine.inputs.joined(separator: ", ")),
      .init("outputs", machine.outputs.joined(separator: ", ")),
    ]
    sheet.parts = [
      .init(
        "Tables", "tables", ["edition", "branches"],
        machine.tables.map { table in
          let possible = table.cells.filter(\.isPossible)
          let open = possible.count { $0.branches.count > 1 }
          return [
            table.edition,
            "\(possible.count) of \(table.cells.count.counted("cell")) can happen, \(open) open",
          ]
        }),
      .init("Rests on", "citations", ["id", "says"], machine.citations.map { [$0, CitedIDs.sentence($0)] }),
    ]
    return sheet
  }

  private func sheet(of code: ErrorCode) -> Sheet {
    var sheet = Sheet(
      kind: "error code", id: code.rawValue,
      title: code.isNetworkError ? "A code of the network domain." : "A code of the push domain.")
    sheet.facts = [.init("number", String(code.number))]
    let cases = catalogue.cases(expecting: code)
    let requirements = Set(catalogue.requirements(of: cases) + catalogue.requirements(naming: code))
    sheet.parts = [
      .init(
        "Written", "editions", ["edition", "written"],
        Edition.allCases.map { [$0.rawValue, code.text(in: $0) ?? "no such error"] }),
      .init(
        "Requirements that name it or whose cases expect it", "requirements", ["id", "sentence"],
        AllEvidence.requirements.filter(requirements.contains).map { [$0.id, $0.sentence] }),
      .init(
        "Questions with a reading that reports it", "questions", ["id", "asks"],
        catalogue.questions(reporting: code).map { [$0.id, $0.asks] }),
      casesPart("Expected by", cases),
    ]
    return sheet
  }

  // MARK: Editions

  private func sheet(of edition: Edition) -> Sheet {
    var sheet = Sheet(
      kind: "edition", id: edition.rawValue, title: "One of the five documents, on the \(edition.family) SDK."
    )
    let stated = AllEvidence.requirements.filter { $0.isStated(in: edition) }
    let questions = AllEvidence.questions.filter { $0.editions.contains(edition) }
    sheet.facts = [
      .init("family", edition.family), .init("file", edition.file), .init("sha256", edition.digest),
      .init("requirements", "\(stated.count) stated"), .init("questions", "\(questions.count) open"),
      .init("cases", String(catalogue.cases.count { $0.editions.contains(edition) })),
    ]
    sheet.parts = [
      .init(
        "Sections", "sections", ["line", "heading"], edition.headings.map { [String($0.line), $0.text] }),
      .init(
        "Differences from other editions", "differences", ["id", "about"],
        Difference.all.filter { $0.positions.contains { $0.cited.contains { $0.edition == edition } } }
          .map { [$0.id, $0.about] }),
      .init(
        "Contradictions within it", "contradictions", ["id", "says"],
        Contradiction.all.filter { $0.editions.contains(edition) }.map { [$0.id, $0.one] }),
    ]
    return sheet
  }

  private func sheet(of difference: Difference) -> Sheet {
    var sheet = Sheet(kind: "difference", id: difference.id, title: difference.about)
    sheet.parts = [
      .init(
        "Positions", "positions", ["edition", "where", "says"],
        difference.positions.flatMap { position in
          position.cited.map { [$0.edition.rawValue, $0.lines.text, position.says] }
        })
    ]
    return sheet
  }

  private func sheet(of contradiction: Contradiction) -> Sheet {
    var sheet = Sheet(kind: "contradiction", id: contradiction.id, title: contradiction.treatment)
    sheet.facts = [.init("one", contradiction.one), .init("other", contradiction.other)]
    sheet.parts = [
      .init(
        "Places", "places", ["edition", "one", "other"],
        contradiction.places.map {
          [$0.edition.rawValue, $0.one.cited(in: $0.edition), $0.other.cited(in: $0.edition)]
        })
    ]
    return sheet
  }

  private func sheet(of defect: Defect) -> Sheet {
    var sheet = Sheet(kind: "defect", id: defect.id, title: defect.wrong)
    sheet.facts = [
      .init("sort", defect.kind.words), .init("who copies it gets", member: "copied", defect.copied),
    ]
    sheet.parts = [
      .init(
        "Places", "places", ["edition", "where"],
        defect.cited.map { [$0.edition.rawValue, $0.lines.cited(in: $0.edition)] })
    ]
    return sheet
  }

  private func sheet(of fault: Fault) -> Sheet {
    var sheet = Sheet(
      kind: "fault", id: fault.name, title: "A rule that the reference port can break on purpose.")
    sheet.parts = [
      .init(
        "Breaks", "requirements", ["id", "sentence"],
        fault.requirements.map { [$0, CitedIDs.sentence($0)] })
    ]
    return sheet
  }
}
