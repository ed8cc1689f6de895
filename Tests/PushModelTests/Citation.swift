import PushModel

/// A place of a document that something of the specification rests on.
struct Citation: CustomStringConvertible, Sendable {
  let id: String
  let edition: Edition
  let lines: Lines

  var description: String { "\(id) on \(edition.rawValue) \(lines.text)" }

  /// Every citation of the specification.
  static let all: [Citation] = requirements + questions + differences + contradictions

  private static let requirements = Requirement.all.flatMap { requirement in
    Edition.allCases.compactMap { edition in
      requirement.evidence(in: edition).lines.map {
        Citation(id: requirement.id, edition: edition, lines: $0)
      }
    }
  }

  private static let questions = OpenQuestion.all.flatMap { question in
    question.says.map { Citation(id: question.id, edition: $0.edition, lines: $0.lines) }
  }

  private static let differences = Difference.all.flatMap { difference in
    difference.positions.flatMap(\.cited).map {
      Citation(id: difference.id, edition: $0.edition, lines: $0.lines)
    }
  }

  private static let contradictions = Contradiction.all.flatMap { contradiction in
    contradiction.places.flatMap {
      [
        Citation(id: contradiction.id, edition: $0.edition, lines: $0.one),
        Citation(id: contradiction.id, edition: $0.edition, lines: $0.other),
      ]
    }
  }
}
