import JSON
import ModelAnalysis
import PushDocuments
import PushModel

/// The specification for programs in other languages.
enum SpecificationJSON {
  static var text: String {
    JSONNode.object([
      "generatedBy": SpecificationFiles.command.json, "version": .integer(1),
      "editions": .array(Edition.allCases.map(edition)),
      "requirements": .array(AllEvidence.requirements.map(requirement)),
      "questions": .array(AllEvidence.questions.map(question)),
      "differences": .array(Difference.all.map(difference)),
      "contradictions": .array(Contradiction.all.map(contradiction)),
      "defects": .array(Defect.all.map(defect)),
      "errors": .array(ErrorCode.allCases.map(error)),
      "machines": .array(MachineRegistry.all.map(MachineJSON.machine)),
      "composition": CompositionJSON.composition,
      "index": .array(SpecificationIndex.specification.entries.map(entry)),
    ]).text()
  }

  private static func edition(_ edition: Edition) -> JSONNode {
    .object([
      "name": edition.rawValue.json, "isDefault": (edition == .standard).json,
      "classes": edition.family.json, "file": edition.file.json, "sha256": edition.digest.json,
      "lines": edition.documentLines.count.json, "linesWithText": LineAccount.all(of: edition).count.json,
    ])
  }

  private static func requirement(_ requirement: Requirement) -> JSONNode {
    .object([
      "id": requirement.id.json, "subject": requirement.subject.rawValue.json,
      "level": requirement.level.rawValue.json, "grade": requirement.grade.rawValue.json,
      "sentence": requirement.sentence.json, "argument": requirement.argument?.json ?? .null,
      "note": requirement.note?.json ?? .null, "source": requirement.source?.json ?? .null,
      "awaitsTests": requirement.awaitsTests.json,
      "evidence": byEdition { evidence(requirement, in: $0) },
    ])
  }

  private static func byEdition(_ node: (Edition) -> JSONNode) -> JSONNode {
    .object(Edition.allCases.map { JSONMember(name: $0.rawValue, node: node($0)) })
  }

  private static func evidence(_ requirement: Requirement, in edition: Edition) -> JSONNode {
    switch requirement.evidence(in: edition) {
    case .stated(let lines, _, _):
      .object([
        "is": "stated".json, "grade": requirement.grade(in: edition).rawValue.json,
        "level": requirement.level(in: edition).rawValue.json, "lines": lines.text.json,
        "sections": Places.sections(lines, in: edition).json,
      ])
    case .contradicted(let lines):
      .object([
        "is": "contradicted".json, "lines": lines.text.json,
        "sections": Places.sections(lines, in: edition).json,
      ])
    case .silent: .object(["is": "silent".json])
    case .external: .object(["is": "external".json])
    }
  }

  private static func question(_ question: OpenQuestion) -> JSONNode {
    .object([
      "id": question.id.json, "asks": question.asks.json,
      "editions": question.editions.map(\.rawValue).json, "says": .array(question.says.map(cited)),
      "readings": .array(question.readings) { .object(["name": $0.name.json, "meaning": $0.meaning.json]) },
      "leaning": question.leaning.map {
        .object(["reading": $0.reading.json, "because": $0.because.json])
      } ?? .null,
      "awaitsTests": question.awaitsTests.json, "untestable": question.untestable?.json ?? .null,
    ])
  }

  private static func cited(_ cited: OpenQuestion.Cited) -> JSONNode {
    .object([
      "edition": cited.edition.rawValue.json, "lines": cited.lines.text.json,
      "sections": Places.sections(cited.lines, in: cited.edition).json,
    ])
  }

  private static func difference(_ difference: Difference) -> JSONNode {
    .object([
      "id": difference.id.json, "about": difference.about.json,
      "positions": .array(difference.positions) {
        .object(["says": $0.says.json, "cited": .array($0.cited.map(cited))])
      },
    ])
  }

  private static func contradiction(_ contradiction: Contradiction) -> JSONNode {
    .object([
      "id": contradiction.id.json, "one": contradiction.one.json, "other": contradiction.other.json,
      "treatment": contradiction.treatment.json,
      "places": .array(contradiction.places) {
        .object(["edition": $0.edition.rawValue.json, "one": $0.one.text.json, "other": $0.other.text.json])
      },
    ])
  }

  private static func defect(_ defect: Defect) -> JSONNode {
    .object([
      "id": defect.id.json, "kind": defect.kind.rawValue.json, "wrong": defect.wrong.json,
      "copied": defect.copied.json, "cited": .array(defect.cited.map(cited)),
    ])
  }

  private static func entry(_ entry: IndexEntry) -> JSONNode {
    .object([
      "kind": entry.kind.rawValue.json, "id": entry.id.json, "names": entry.names.json,
      "title": entry.title.json, "text": entry.text.json, "asked": entry.asked.json,
      "cited": .array(entry.cited) {
        .object(["edition": $0.edition.rawValue.json, "lines": $0.lines.text.json])
      },
    ])
  }

  private static func error(_ code: ErrorCode) -> JSONNode {
    .object([
      "name": code.rawValue.json,
      "written": byEdition { edition in
        code.written(in: edition).map { written($0, basis: code.basis(in: edition)) } ?? .null
      },
    ])
  }

  private static func written(_ error: WrittenError, basis: String?) -> JSONNode {
    let code: JSONNode =
      switch error.code {
      case .number(let number): number.json
      case .name(let name): name.json
      }
    return .object(["domain": error.domain?.json ?? .null, "code": code, "basis": basis?.json ?? .null])
  }
}
