package import PushModel

/// Lines of a document on which an entry of the specification rests.
package struct CitedPlace: CustomStringConvertible, Hashable, Sendable {
  /// The id of the entry: a requirement, a question, a difference, a contradiction or a defect.
  package let id: String
  package let edition: Edition
  package let lines: Lines

  /// The place in a few words, for messages.
  package var description: String { "\(id) on \(edition.rawValue) \(lines.text)" }

  /// Every place, in the order of the catalogues.
  package static let all: [CitedPlace] = requirements + questions + differences + contradictions + defects

  /// The places of each line of each edition, by their numbers in the list of all.
  package static let byLine: [Edition: [Int: [Int]]] = {
    var places: [Edition: [Int: [Int]]] = [:]
    for (number, place) in all.enumerated() {
      for line in place.lines.numbers {
        places[place.edition, default: [:]][line, default: []].append(number)
      }
    }
    return places
  }()

  /// The ids of the entries at some places, given by their numbers; each once, in their order.
  package static func ids(of numbers: some Sequence<Int>) -> [String] {
    numbers.reduce(into: []) { ids, number in
      if !ids.contains(all[number].id) { ids.append(all[number].id) }
    }
  }

  private static let requirements = AllEvidence.requirements.flatMap { requirement in
    Edition.allCases.compactMap { edition in
      requirement.evidence(in: edition).lines.map {
        CitedPlace(id: requirement.id, edition: edition, lines: $0)
      }
    }
  }

  private static let questions = AllEvidence.questions.flatMap { places($0.id, $0.says) }

  private static let differences = Difference.all.flatMap { difference in
    places(difference.id, difference.positions.flatMap(\.cited))
  }

  private static let contradictions = Contradiction.all.flatMap { contradiction in
    contradiction.places.flatMap { place in
      [place.one, place.other].map {
        CitedPlace(id: contradiction.id, edition: place.edition, lines: $0)
      }
    }
  }

  private static let defects = Defect.all.flatMap { places($0.id, $0.cited) }

  private static func places(_ id: String, _ cited: [OpenQuestion.Cited]) -> [CitedPlace] {
    cited.map { CitedPlace(id: id, edition: $0.edition, lines: $0.lines) }
  }
}
