import Conformance
import ConformanceCases
import Foundation
import PushModel
import ReferenceAdapter
import ReferencePort

/// The cases that the package ships, read once.
enum ShippedCases {
  static let loaded = CaseLoader.load(path: ConformanceCases.tables.path)

  /// The cases of an edition, ready to be played.
  static func compiled(in edition: Edition) -> [CompiledCase] { byEdition[edition] ?? [] }

  /// The cases of an edition that touch a question, whether they name it or decide something by it.
  static func compiled(in edition: Edition, on question: String) -> [CompiledCase] {
    byQuestion[edition]?[question] ?? []
  }

  private static let byQuestion: [Edition: [String: [CompiledCase]]] = byEdition.mapValues { cases in
    cases.reduce(into: [:]) { byQuestion, one in
      for question in Set(one.source.questionsSeen) { byQuestion[question, default: []].append(one) }
    }
  }

  private static let byEdition: [Edition: [CompiledCase]] = Dictionary(
    uniqueKeysWithValues: Edition.allCases.map { edition in
      (
        edition,
        loaded.cases.filter { $0.editions.contains(edition) }.compactMap {
          try? CompiledCase($0, edition: edition)
        }
      )
    })

  /// Plays cases on the reference port.
  static func play(
    _ cases: [CompiledCase], in edition: Edition, readings: [String: String] = [:], fault: Fault? = nil
  ) throws -> [CaseRecord] {
    var adapter = ReferenceAdapter(edition: edition, choices: try Choices(readings), fault: fault)
    let profile = adapter.profile
    return cases.map { CaseRunner.run($0, on: &adapter, profile: profile) }
  }
}
