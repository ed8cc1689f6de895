public import PushModel

/// The branches of the machines that no alphabet leads to.
public struct UnfollowedBranches: Sendable {
  /// Those that have no reason.
  public private(set) var unexplained: [String] = []
  /// How many have one.
  public private(set) var explainedCount = 0
  /// The reasons that explain nothing.
  public private(set) var stale: [String]

  /// What a survey of all alphabets leaves out that followed every reading alone at least.
  public init(_ survey: SystemSurvey) { self.init(survey.edition, followed: survey.followed) }

  /// What is left out of an edition, if these branches are followed.
  public init(_ edition: Edition, followed: Set<String>) {
    let reasons = CoverageException.ofTheExploration.filter {
      $0.editions?.contains(edition.rawValue) ?? true
    }
    var isUsed = [Bool](repeating: false, count: reasons.count)
    for machine in MachineRegistry.sdk {
      guard let table = machine.table(of: edition.rawValue) else { continue }
      let items = CoverageItems(of: machine, in: table)
      for rule in items.rules where rule.isPossible && !followed.contains(rule.key) {
        let cell = items.cells[rule.cell].key
        let used = reasons.indices.filter {
          reasons[$0].covers(cell, under: rule.branch.readings, edition: edition.rawValue)
        }
        for reason in used { isUsed[reason] = true }
        if used.isEmpty { unexplained.append(rule.key) } else { explainedCount += 1 }
      }
    }
    stale = reasons.indices.filter { !isUsed[$0] }.map { reasons[$0].name }
  }
}

extension CoverageException {
  /// The branches that the alphabets leave out, each with the reason. One that is followed after all is refused.
  public static let ofTheExploration: [CoverageException] = []
}
