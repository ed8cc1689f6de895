import PushModel

/// The specification for programs in other languages.
enum SpecificationJSON {
  static var text: String {
    JSONText.object([
      ("generatedBy", .string(SpecificationFiles.command)),
      ("version", .number(1)),
      ("editions", .array(Edition.allCases.map(edition))),
      ("requirements", .array(Requirement.all.map(requirement))),
      ("questions", .array(OpenQuestion.all.map(question))),
      ("differences", .array(Difference.all.map(difference))),
      ("contradictions", .array(Contradiction.all.map(contradiction))),
      ("errors", .array(ErrorCode.allCases.map(error))),
      ("machines", .array(MachineRegistry.all.map(MachineJSON.machine))),
    ]).rendered()
  }

  private static func edition(_ edition: Edition) -> JSONText {
    .object([
      ("name", .string(edition.rawValue)), ("isDefault", .bool(edition == .standard)),
      ("classes", .string(edition.family)), ("file", .string(edition.file)),
      ("sha256", .string(edition.digest)),
    ])
  }

  private static func requirement(_ requirement: Requirement) -> JSONText {
    .object([
      ("id", .string(requirement.id)), ("subject", .string(requirement.subject.rawValue)),
      ("level", .string(requirement.level.rawValue)), ("grade", .string(requirement.grade.rawValue)),
      ("sentence", .string(requirement.sentence)), ("note", .optional(requirement.note)),
      (
        "evidence",
        .object(Edition.allCases.map { ($0.rawValue, evidence(requirement, in: $0)) })
      ),
    ])
  }

  private static func evidence(_ requirement: Requirement, in edition: Edition) -> JSONText {
    switch requirement.evidence(in: edition) {
    case .stated(let lines, _):
      .object(
        [("is", .string("stated")), ("grade", .string(requirement.grade(in: edition).rawValue))]
          + place(lines, in: edition))
    case .contradicted(let lines): .object([("is", .string("contradicted"))] + place(lines, in: edition))
    case .silent: .object([("is", .string("silent"))])
    case .external: .object([("is", .string("external"))])
    }
  }

  private static func place(_ lines: Lines, in edition: Edition) -> [(String, JSONText)] {
    [
      ("lines", .string(lines.text)),
      ("sections", .strings(Places.sections(lines, in: edition))),
    ]
  }

  private static func question(_ question: OpenQuestion) -> JSONText {
    .object([
      ("id", .string(question.id)), ("asks", .string(question.asks)),
      ("editions", .strings(question.editions.map(\.rawValue))),
      ("says", .array(question.says.map(cited))),
      (
        "readings",
        .array(
          question.readings.map {
            .object([("name", .string($0.name)), ("meaning", .string($0.meaning))])
          })
      ),
      (
        "leaning",
        question.leaning.map {
          .object([("reading", .string($0.reading)), ("because", .string($0.because))])
        } ?? .null
      ),
      ("untestable", .optional(question.untestable)),
    ])
  }

  private static func cited(_ cited: OpenQuestion.Cited) -> JSONText {
    .object([("edition", .string(cited.edition.rawValue))] + place(cited.lines, in: cited.edition))
  }

  private static func difference(_ difference: Difference) -> JSONText {
    .object([
      ("id", .string(difference.id)), ("about", .string(difference.about)),
      (
        "positions",
        .array(
          difference.positions.map {
            .object([("says", .string($0.says)), ("cited", .array($0.cited.map(cited)))])
          })
      ),
    ])
  }

  private static func contradiction(_ contradiction: Contradiction) -> JSONText {
    .object([
      ("id", .string(contradiction.id)), ("one", .string(contradiction.one)),
      ("other", .string(contradiction.other)), ("treatment", .string(contradiction.treatment)),
      (
        "places",
        .array(
          contradiction.places.map {
            .object([
              ("edition", .string($0.edition.rawValue)), ("one", .string($0.one.text)),
              ("other", .string($0.other.text)),
            ])
          })
      ),
    ])
  }

  private static func error(_ code: ErrorCode) -> JSONText {
    .object([
      ("name", .string(code.rawValue)),
      (
        "written",
        .object(
          Edition.allCases.map { edition in
            (edition.rawValue, code.written(in: edition).map(written) ?? .null)
          })
      ),
    ])
  }

  private static func written(_ error: WrittenError) -> JSONText {
    let code: JSONText =
      switch error.code {
      case .number(let number): .number(number)
      case .name(let name): .string(name)
      }
    return .object([("domain", .optional(error.domain)), ("code", code)])
  }
}
