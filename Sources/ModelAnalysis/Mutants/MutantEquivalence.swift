import PushModel
import StateMachines

/// Which of many mutants no test can tell from the specification.
public enum MutantEquivalence {
  /// Alphabets under which the specification has more states than this are left out.
  private static let stateLimit = 40_000

  /// The places in the list of the mutants that are proved: over every alphabet under which their branch is
  /// followed, and that is small enough, nothing else can be seen.
  ///
  /// A mutant whose branch is followed under none of them is not proved.
  public static func proved(among mutants: [RuleMutant]) -> Set<Int> {
    var proved: Set<Int> = []
    let groups = Dictionary(grouping: mutants.indices) { index in
      Group(edition: mutants[index].edition, readings: mutants[index].readings)
    }
    for (group, members) in groups {
      var open = Set(members)
      var followed: Set<Int> = []
      let interpretation = Interpretation(edition: group.edition, readings: group.readings)
      for alphabet in ClosedSystem.Alphabet.all(in: group.edition) where !open.isEmpty {
        guard let proof = EquivalenceProof(interpretation, alphabet: alphabet, limit: stateLimit)
        else { continue }
        for index in open {
          switch proof.result(for: mutants[index]) {
          case .equivalent: followed.insert(index)
          case .neverFollowed: break
          case .told, .undecided: open.remove(index)
          }
        }
      }
      proved.formUnion(open.intersection(followed))
    }
    return proved
  }

  private struct Group: Hashable {
    let edition: Edition
    let readings: Readings
  }
}
