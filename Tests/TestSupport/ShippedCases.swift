import CommandSupport
package import Conformance
package import PushModel
import ReferenceAdapter
package import ReferencePort

/// The cases that the package ships, read once for all tests.
package enum ShippedCases {
  package static let loaded = CaseTables.shipped

  /// The cases that are not retired.
  package static let all = loaded.cases

  /// The cases of an edition, ready to be played.
  package static func compiled(in edition: Edition) -> [CompiledCase] { byEdition[edition] ?? [] }

  private static let byEdition: [Edition: [CompiledCase]] = Dictionary(
    uniqueKeysWithValues: Edition.allCases.map { edition in
      (
        edition,
        all.filter { $0.editions.contains(edition) }.compactMap { try? CompiledCase($0, edition: edition) }
      )
    })

  package static func play(
    _ cases: [CompiledCase], in edition: Edition, fault: Fault? = nil
  ) -> [CaseRecord] {
    var adapter = ReferenceAdapter(edition: edition, fault: fault)
    let profile = adapter.profile
    return cases.map { CaseRunner.run($0, on: &adapter, profile: profile) }
  }
}
